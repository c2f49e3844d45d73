"""A game: how it begins, how it is copied, and what can be seen of it (for playing: `line`)."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.game import record
from himiko.game.catalogue import Event
from himiko.game.chance import Seed, checked, key_of, new_seed
from himiko.game.drawing import Theme, draw
from himiko.game.events import hide, read_events
from himiko.game.history import log_of, seat_of
from himiko.game.line import Line
from himiko.game.position import write_position
from himiko.game.prospects import Prospects
from himiko.game.read_position import read_position
from himiko.game.shapes import Ends, NextRound, Position
from himiko.game.view import Masked, View, view_of
from himiko.rules import engine
from himiko.rules.hidden import SPECTATOR
from himiko.rules.scoring import PARTS
from himiko.rules.state import STATE


class Game(Line):
    """A game of Yamataï: ask `legal()`, `play(action)`, until it is `over`."""

    __slots__ = ("headers", "names", "seed")

    def __init__(
        self,
        edition: Edition,
        state: NDArray[np.void],
        *,
        seed: Seed | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """Wrap a state. Use `new`, `from_position` or `from_record` instead."""
        super().__init__(edition, state)
        self.seed = seed
        self.names = tuple(names)
        self.headers: Mapping[str, str] = {}

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

    # copies

    def at(self, ply: int) -> Self:
        """Return the game as it was after its first `ply` actions."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"this game has the plies 0 to {self.ply}, not {ply}")
        twin = self.copy()
        twin._go_to(ply)  # noqa: SLF001  (a game of this class)
        return twin

    def copy(self) -> Self:
        """Return an independent copy; the history is shared until it differs."""
        twin = object.__new__(type(self))
        twin.seed = self.seed
        twin.names = self.names
        twin.headers = self.headers
        twin._notation = self._notation
        twin._bytes = self._bytes[:]
        twin._array = None
        twin._past = self._past
        return twin

    def from_here(self) -> Self:
        """Return a copy that begins where this game stands: its history is empty."""
        state = np.frombuffer(self._bytes[:], STATE)
        state["log_size"] = 0
        return type(self)(self.edition, state, names=self.names)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Do what `copy` does: nothing that is shared ever changes."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what a game is: where it began, and its actions."""
        standard = self.edition == Edition.standard()
        text = None if standard else self.edition.export()
        start = bytes(self.at(0)._bytes)  # noqa: SLF001  (a game of this class)
        rest = {"seed": self.seed, "names": self.names, "headers": self.headers}
        return _unpickle, (type(self), text, start, self.actions), (None, rest)

    # what can be seen

    def position(self) -> Position:
        """Return everything, as a dict."""
        return write_position(self._state, self.edition)

    def view(self, seat: int | None) -> View:
        """Return what a seat may know; None: a spectator."""
        self._check_seat(seat)
        content = self._bytes[:]  # NumPy copies a record field by field, which takes far longer
        engine.mask(np.frombuffer(content, STATE), 0, SPECTATOR if seat is None else seat)
        return view_of(self.position(), seat, Masked(bytes(content), seat, self.edition))

    def ends(self) -> Ends:
        """Return how far away each end of the game is, in things left (9.1-9.4).

        0: as things stand, this round is the last.
        """
        return self.prospects().ends()

    def harbour_rooms(self) -> list[int]:
        """Return how many boats each seat's harbour holds (7.1)."""
        return self.prospects().harbour_rooms()

    def next_round(self) -> NextRound | None:
        """Return the order of the next round as far as it is known (9.5); None: there is none.

        `order` has the fleets taken so far with their seats, as they will act. `fleets` says of
        each that can still be taken how many of those would act before it (`ahead`), and the
        `earliest` and `latest` turn, from 0, in which it may act: that depends on what others take.
        """
        return self.prospects().next_round()

    def prospects(self) -> Prospects:
        """Ask the engine what follows from the position: ends, harbours and the next round."""
        return Prospects(self._state, self.edition)

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
        for number, one in enumerate(self.plies()[ply:], ply):
            action, _, said, _ = one
            seat = seat_of(said) if number else None
            events += read_events(number, seat, action, log_of(one), self.edition)
        return events

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return what happened, without what the seat may not see."""
        self._check_seat(seat)
        return [hide(event, seat) for event in self.events_since(since)]

    def scores(self) -> list[dict[str, int]]:
        """Return each seat's points by part, their total, and the rank, as if it ended now."""
        points = np.zeros((MAX_PLAYERS, len(PARTS)), np.int64)
        engine.scores(self._state, 0, self._notation.components, points)
        return [dict(zip(PARTS, row, strict=True)) for row in points[: self.players].tolist()]

    def record(self, *, masked: bool = False) -> str:
        """Write the game as a record; masked: as others see it while it is being played."""
        return record.write(self, masked=masked)

    def to_svg(self, theme: Theme = "light") -> str:
        """Draw the board and what the players have; all of it is open to everybody."""
        points = [score["total"] for score in self.scores()]
        return draw(self.position(), points, self.edition, theme, repr(self))

    def _repr_svg_(self) -> str:
        """Draw itself in a notebook."""
        return self.to_svg()

    def __repr__(self) -> str:
        """Name what tells games apart."""
        state = f"over: {self.end}" if self.over else f"seat {self.turn} to act"
        return f"<Game {self.edition.name}, {self.players} players, ply {self.ply}, {state}>"


def _unpickle(kind: type[Game], text: str | None, start: bytes, actions: list[str]) -> Game:
    """Return the game that began so, after these actions."""
    edition = Edition.standard() if text is None else Edition.parse(text, "pickle")
    engine.prepare()
    game = kind(edition, np.frombuffer(start, STATE))
    game.play_all(actions)
    return game
