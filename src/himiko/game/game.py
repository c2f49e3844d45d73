"""A game: its state, its history, and everything one can ask of it."""

import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.game import record
from himiko.game.chance import Seed, checked, key_of, new_seed
from himiko.game.errors import BadAction, IllegalAction
from himiko.game.events import Event, hide, last_turn, read_events
from himiko.game.notation import Notation, arrangements, notation_of
from himiko.game.position import Position, write_position
from himiko.game.read_position import read_position
from himiko.game.refusal import Refusal
from himiko.game.view import View, view_of
from himiko.game.why_not import explain
from himiko.rules import engine
from himiko.rules.rows import PEEK_SIZE
from himiko.rules.scoring import PARTS
from himiko.rules.state import ARRANGE_STEP, ENDS, OVER, QUESTION_SHAPE, STATE


class _Scratch(threading.local):
    """Room for one question, for each thread: the engine writes its answers here."""

    def __init__(self) -> None:
        self.question = np.zeros(QUESTION_SHAPE, np.int64)
        self.actions = np.zeros(engine.MOST_ANSWERS, np.int16)


_scratch: Final = _Scratch()


class _Ply:
    """One action of the history: who played what, what it caused, and the ply before.

    A history is a chain of plies, so a copy of a game shares it. The first ply is the deal.
    Every so many plies keep the state after them; the others are played again from there.
    """

    __slots__ = ("action", "before", "log", "number", "seat", "state")

    def __init__(self, before: "_Ply | None", action: str, seat: int | None, log: bytes) -> None:
        self.before = before
        self.action = action
        self.seat = seat
        self.log = log
        self.number: int = before.number + 1 if before else 0
        self.state: bytes | None = None


_KEEP_EVERY: Final = 16
_LOG_AT: Final[int] = STATE.fields["log"][1]  # type: ignore[index]
_ROW: Final = 8  # bytes


class Game:
    """A game of Yamataï: ask `legal()`, `play(action)`, until it is `over`."""

    __slots__ = ("_array", "_bytes", "_last", "_notation", "headers", "names", "seed")

    def __init__(
        self,
        edition: Edition,
        state: NDArray[np.void],
        *,
        seed: Seed | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """Wrap a state. Use `new`, `from_position` or `from_record` instead."""
        self.seed = seed
        self.names = tuple(names)
        self.headers: Mapping[str, str] = {}
        self._notation: Notation = notation_of(edition)
        self._set_state(state.tobytes())
        self._last = _Ply(None, "", None, self._log(int(state["log_size"][0])))
        self._last.state = bytes(self._bytes)

    def _set_state(self, content: bytes | bytearray) -> None:
        self._bytes = bytearray(content)
        self._array: NDArray[np.void] | None = None

    @property
    def _state(self) -> NDArray[np.void]:
        """The state as the engine takes it, made when first needed: most copies are not played."""
        array = self._array
        if array is None:
            array = self._array = np.frombuffer(self._bytes, STATE)
        return array

    @property
    def edition(self) -> Edition:
        """The components the game is played with."""
        return self._notation.edition

    def _log(self, rows: int) -> bytes:
        return bytes(self._bytes[_LOG_AT : _LOG_AT + rows * _ROW])

    @classmethod
    def new(
        cls,
        players: int = 2,
        seed: Seed | None = None,
        *,
        edition: Edition | None = None,
        names: Sequence[str] = (),
    ) -> Self:
        """Deal a new game. Without a seed one is drawn from the operating system."""
        if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"a game has 2, 3 or 4 players, not {players!r}")
        edition = edition or Edition.standard()
        seed = new_seed() if seed is None else checked(seed)
        state = np.zeros(1, STATE)
        state["key"] = key_of(seed)
        engine.prepare()
        engine.deal(state, 0, edition.components, players)
        return cls(edition, state, seed=seed, names=record.full_names(names, players))

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, Any],
        edition: Edition | None = None,
        *,
        names: Sequence[str] = (),
    ) -> Self:
        """Begin a game at a position. `BadPosition` says what is wrong with it, and where."""
        edition = edition or Edition.standard()
        engine.prepare()
        state = read_position(position, edition)
        players = len(position["players"])
        return cls(edition, state, names=record.full_names(names, players))

    @classmethod
    def from_record(cls, text: str, edition: Edition | None = None) -> Self:
        """Replay a record, checking every action. `BadRecord` names the line that is wrong."""
        return record.read(cls, text, edition or Edition.standard())

    # whose turn, and what can be done

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self._state["players"][0])

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""
        if self.over:
            return None
        return int(self._state["order"][0, self._state["turn"][0]])

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self._state["step"][0] == OVER)

    @property
    def end(self) -> str | None:
        """How the game ended; None before."""
        return ENDS[int(self._state["end"][0])]

    @property
    def turn_place(self) -> tuple[int, int]:
        """The round, from 1, and the turn within it, from 0."""
        return int(self._state["round_number"][0]), int(self._state["turn"][0])

    @property
    def ply(self) -> int:
        """The number of actions played so far."""
        return self._last.number

    def legal(self) -> list[str]:
        """Return all legal actions, in rising order of their numbers."""
        room = _scratch
        number = engine.ask(self._state, 0, self._notation.components, room.question, room.actions)
        texts = self._notation.texts
        actions = room.actions[:number].tolist()
        if self._state["step"][0] == ARRANGE_STEP:
            ways = arrangements(self._seen_tiles())
            return [ways[action] for action in actions]
        return [texts[action] for action in actions]

    def play(self, action: str) -> None:
        """Play an action. `IllegalAction` says why not, and leaves the game as it was."""
        try:
            number = self._notation.numbers.get(action)
        except TypeError:  # no text, nor anything else that could be a key
            number = None
        if number is None:
            action, number = self._read(action)
        done = engine.play(self._state, 0, self._notation.components, number, _scratch.question)
        if not done:
            raise IllegalAction(action, self._refusal(action))
        done -= 1
        self._last = ply = _Ply(self._last, action, done % 4, self._log(done // 4))
        if ply.number % _KEEP_EVERY == 0:
            ply.state = bytes(self._bytes)

    def _read(self, action: str) -> tuple[str, int]:
        """Return an action as it is written, with its number; -1 if it is impossible now."""
        if not isinstance(action, str):
            raise BadAction(repr(action), "a text")
        number = self._notation.number(action)
        action = " ".join(action.split())
        if number is None:
            ways = arrangements(self._seen_tiles())
            number = next((n for n, text in ways.items() if text == action), -1)
        return action, number

    def _seen_tiles(self) -> list[str]:
        """Return the tiles that the seat to act is looking at."""
        state = self._state[0]
        if state["step"] != ARRANGE_STEP:
            return []
        deck = state["deck"][: state["deck_size"]][::-1][:PEEK_SIZE]
        return [self.edition.tile_ids[tile] for tile in deck]

    def why_not(self, action: str) -> Refusal | None:
        """Say why an action is not legal; None if it is. `BadAction`: it is no action at all."""
        action, number = self._read(action)
        room = _scratch
        count = engine.ask(self._state, 0, self._notation.components, room.question, room.actions)
        if number in room.actions[:count].tolist():
            return None
        return self._refusal(action)

    def _refusal(self, action: str) -> Refusal:
        return explain(action, self._state, self.edition, self.legal())

    # history

    def undo(self) -> str:
        """Take the last action back, with all it caused; return it."""
        last = self._last
        if last.before is None:
            raise IndexError("there is no action to take back")
        self._go_to(last.before)
        return last.action

    def _go_to(self, ply: _Ply) -> None:
        """Return to the state after an earlier ply."""
        replayed = []
        kept = ply
        while kept.state is None and kept.before is not None:
            replayed.append(kept.action)
            kept = kept.before
        self._set_state(kept.state or b"")
        for action in reversed(replayed):
            _, number = self._read(action)
            engine.play(self._state, 0, self._notation.components, number, _scratch.question)
        self._last = ply

    def at(self, ply: int) -> Self:
        """Return the game as it was after so many actions."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"this game has the plies 0 to {self.ply}, not {ply}")
        twin = self.copy()
        twin._go_to(self._plies()[ply])  # noqa: SLF001  (a game of this class)
        return twin

    @property
    def actions(self) -> list[str]:
        """All actions played, in order."""
        return [ply.action for ply in self._plies()[1:]]

    def history(self) -> Iterator[tuple[tuple[int, int], int | None, str]]:
        """Go through all actions: round and turn, seat, action."""
        first, *plies = self._plies()
        start = np.frombuffer(first.state or b"", STATE)
        place = int(start["round_number"][0]), int(start["turn"][0])
        for ply in plies:
            yield place, ply.seat, ply.action
            place = last_turn(ply.log, place)

    def _plies(self) -> list[_Ply]:
        plies = []
        ply: _Ply | None = self._last
        while ply is not None:
            plies.append(ply)
            ply = ply.before
        return plies[::-1]

    def copy(self) -> Self:
        """Return an independent copy; the history is shared until it differs."""
        twin = object.__new__(type(self))
        twin.seed = self.seed
        twin.names = self.names
        twin.headers = self.headers
        twin._notation = self._notation
        twin._bytes = self._bytes[:]
        twin._array = None
        twin._last = self._last
        return twin

    def from_here(self) -> Self:
        """Return a copy that begins where this game stands: its history is empty."""
        state = self._state.copy()
        state["log_size"] = 0
        return type(self)(self.edition, state, names=self.names)

    def __copy__(self) -> Self:
        """Do what `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Do what `copy` does: nothing that is shared ever changes."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what a game is: where it began, and its actions."""
        standard = self.edition == Edition.standard()
        text = None if standard else self.edition.export()
        start = self._plies()[0].state
        rest = {"seed": self.seed, "names": self.names, "headers": self.headers}
        return _unpickle, (type(self), text, start, self.actions), (None, rest)

    # what can be seen

    def position(self) -> Position:
        """Return everything, as a dict."""
        return write_position(self._state, self.edition)

    def view(self, seat: int | None) -> View:
        """Return what a seat may know; None: a spectator."""
        self._check_seat(seat)
        return view_of(self.position(), seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.players)):
            raise ValueError(f"a seat is a number from 0 to {self.players - 1}, not {seat!r}")

    @property
    def events(self) -> list[Event]:
        """All that happened, in order, hidden things included."""
        return self.events_since(0)

    def events_since(self, ply: int) -> list[Event]:
        """Return what happened from a ply on; ply 0 is the deal."""
        events: list[Event] = []
        for one in self._plies()[ply:]:
            events += read_events(one.number, one.seat, one.action, one.log, self.edition)
        return events

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return what happened, without what the seat may not see."""
        self._check_seat(seat)
        return [hide(event, seat) for event in self.events_since(since)]

    def scores(self) -> list[dict[str, int]]:
        """Return each seat's points by part, their total, and the rank, as if it ended now."""
        table = np.zeros((MAX_PLAYERS, len(PARTS)), np.int64)
        engine.scores(self._state, 0, self._notation.components, table)
        return [dict(zip(PARTS, row, strict=True)) for row in table[: self.players].tolist()]

    def record(self, *, masked: bool = False) -> str:
        """Write the game as a record; masked: as others see it while it is being played."""
        return record.write(self, masked=masked)

    def __repr__(self) -> str:
        """Name what tells games apart."""
        state = f"over: {self.end}" if self.over else f"seat {self.turn} to act"
        return f"<Game {self.edition.name}, {self.players} players, ply {self.ply}, {state}>"


def _unpickle(kind: type[Game], text: str | None, start: bytes, actions: list[str]) -> Game:
    """Return the game that began so, after these actions."""
    edition = Edition.standard() if text is None else Edition.parse(text, "pickle")
    engine.prepare()
    game = kind(edition, np.frombuffer(start, STATE))
    for action in actions:
        game.play(action)
    return game
