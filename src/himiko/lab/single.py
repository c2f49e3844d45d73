"""One game for environments: actions by their ids, and no history.

A `Game` keeps texts, events and a past that can be taken back; what learns from millions of
actions needs none of it.
"""

from collections.abc import Mapping
from typing import Any, Final, Self, cast

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.game import Game
from himiko.game.chance import key_of
from himiko.game.memory import thread
from himiko.lab.batch_spec import by_rank
from himiko.lab.encode import Encoder
from himiko.lab.lab_problems import BadLab
from himiko.rules import engine, space
from himiko.rules.scoring import PARTS, RANK, TOTAL
from himiko.rules.state import OVER, SEATS, STATE

_FIELDS: Final[Mapping[str, tuple[Any, int]]] = STATE.fields  # type: ignore[assignment]
_STEP_AT, _TURN_AT, _ORDER_AT = (_FIELDS[name][1] for name in ("step", "turn", "order"))
_LEGAL_MASK: Final = (1 << engine.LEGAL_BITS) - 1
_NO_ID: Final = -1


class Rulebook:
    """What all games of an edition for a number of players have in common."""

    def __init__(self, players: int, edition: Edition | None = None) -> None:
        self.encoder: Final = Encoder(players, edition)
        self.players: Final = players
        self.edition: Final = self.encoder.layout.edition
        self.components: Final = self.edition.components
        self.numbers: Final[list[int]] = self.encoder.actions.numbers.tolist()
        self.ids: Final = np.full(space.GROUPS * space.SPAN, _NO_ID, np.int32)
        self.ids[self.encoder.actions.numbers] = np.arange(len(self.numbers))
        self.worth: Final[list[float]] = by_rank(players)
        engine.prepare()

    def deal(self, seed: int) -> "Single":
        """Deal the game of a seed, as `Game.new` does."""
        state = np.zeros(1, STATE)
        state["key"] = key_of(seed)
        engine.deal(state, 0, self.components, self.players)
        return Single(self, bytearray(state.tobytes()))

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Share it: nothing in it ever changes."""
        return self


class Single:
    """A game as the engine holds it, with the ids of its legal actions."""

    __slots__ = ("_bytes", "_state", "book", "legal")

    def __init__(
        self, book: Rulebook, content: bytearray, legal: NDArray[np.int32] | None = None
    ) -> None:
        self.book: Final = book
        self._bytes = content
        self._state = np.frombuffer(content, STATE)
        if legal is None:
            memory = thread.memory
            memory.asked = None
            parts = (self._state, 0, book.components, memory.question, memory.actions)
            legal = book.ids[memory.actions[: engine.Direct.ask(*parts)]]
        self.legal: NDArray[np.int32] = legal

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._bytes[_STEP_AT] == OVER

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self._bytes[_ORDER_AT + self._bytes[_TURN_AT]]

    def play(self, id_: int) -> None:
        """Play an action; `BadLab` if it is not legal."""
        book, memory = self.book, thread.memory
        memory.asked = None
        memory.actions_view[0] = book.numbers[id_] if 0 <= id_ < len(book.numbers) else _NO_ID
        played = engine.Direct.play(
            self._state,
            0,
            book.components,
            memory.actions,
            1,
            engine.UNKNOWN,
            memory.question,
            memory.plies,
            memory.log,
        )
        if not played:
            raise BadLab("illegal", action=int(id_), game=0)
        number = memory.plies_view[0] >> engine.LEGAL_SHIFT & _LEGAL_MASK
        self.legal = book.ids[memory.actions[:number]]

    def observe(self, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know."""
        seats = np.array([seat], np.int8)
        (observation,) = self.book.encoder.observe_states(self._state, seats)
        return cast("NDArray[np.int16]", observation)

    def mask(self) -> NDArray[np.int8]:
        """Return a byte for each action: 1 if it is legal."""
        mask = np.zeros(len(self.book.numbers), np.int8)
        mask[self.legal] = 1
        return mask

    def rewards(self) -> list[float]:
        """Return what each seat gets if the game ends now."""
        worth = self.book.worth
        return [worth[row[RANK] - 1] for row in self._points()]

    def points(self) -> list[int]:
        """Return each seat's points if the game ends now."""
        return [row[TOTAL] for row in self._points()]

    def _points(self) -> list[list[int]]:
        points = np.zeros((SEATS, len(PARTS)), np.int64)
        engine.scores(self._state, 0, self.book.components, points)
        rows: list[list[int]] = points[: self.book.players].tolist()
        return rows

    def redeal(self, seat: int, key: NDArray[np.int64]) -> "Single":
        """Return a game that the seat cannot tell from this one."""
        twin = self.copy()
        engine.redeal(twin._state, 0, seat, key)  # noqa: SLF001  (a game of this class)
        return twin

    def copy(self) -> "Single":
        """Return an independent copy."""
        return Single(self.book, self._bytes[:], self.legal)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Single":
        return self.copy()

    def game(self) -> Game:
        """Return it as a `Game` that begins where it stands."""
        state = np.frombuffer(self._bytes[:], STATE)
        state["log_size"] = 0
        return Game(self.book.edition, state)


def describe(game: Game) -> str:
    """Return a game in a few lines: whose turn it is, and what everybody has."""
    turn = "over" if game.over else f"seat {game.turn} to act"
    position = game.position()
    lines = [f"round {position['round']}, {position['step']}: {turn}"]
    for seat, (player, score) in enumerate(zip(position["players"], game.scores(), strict=True)):
        boats = " ".join(player["boats"]) or "none"
        parts = f"points {score['total']}, coins {player['coins']}, boats {boats}"
        lines.append(f"seat {seat}: {parts}, buildings left {player['buildings_left']}")
    return "\n".join(lines) + "\n"
