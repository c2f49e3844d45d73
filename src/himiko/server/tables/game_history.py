"""The history of a game: all its actions, but states and events of the last few plies only.

A game that keeps its whole history takes some fifty kilobytes, and a server has many tables. What
lies further back is played again when somebody asks for it, which takes less than a millisecond.
"""

from collections.abc import Sequence
from sys import intern
from typing import Final, Self

from himiko.game import Game
from himiko.game.catalogue import Event
from himiko.game.history import Ply, log_of, seat_of, turn_of
from himiko.server.tables.setup import Setup
from himiko.server.tables.undo import PlyFacts, reveals

KEPT: Final = 12
"""The plies a game may keep; then it begins again where it stands."""


def _facts(ply: Ply) -> PlyFacts:
    said = ply[2]
    return PlyFacts(seat_of(said), turn_of(said), reveals(log_of(ply)))


class GameHistory:
    """A game under way; `game` is for what holds now, its own history is short."""

    __slots__ = ("_actions", "_base", "_first", "_setup", "game")

    def __init__(self, setup: Setup) -> None:
        """Begin where the setup does: at the deal, or within another game."""
        self._setup = setup
        self.game = setup.game()
        self._base = 0
        self._first = self.game.ply
        self._actions: tuple[str, ...] = ()
        self._shorten()

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin._setup = self._setup
        twin._base = self._base
        twin._first = self._first
        twin._actions = self._actions
        twin.game = self.game.copy()
        return twin

    @property
    def ply(self) -> int:
        """The number of actions played, those before the table began included."""
        return self._first + len(self._actions)

    def action(self, ply: int) -> str | None:
        """Return what was played after a ply at this table; None: nothing."""
        index = ply - self._first
        return self._actions[index] if 0 <= index < len(self._actions) else None

    def play(self, action: str) -> PlyFacts:
        """Play an action; return what undo and clocks need to know of it."""
        self._shorten()
        self.game.play(action)
        self._actions = (*self._actions, intern(action))
        return _facts(self.game.plies()[-1])

    def play_all(self, actions: Sequence[str]) -> list[PlyFacts]:
        """Play actions that were played before, at once; return what undo and clocks need."""
        self._shorten()
        first = self.game.ply
        self.game.play_all(actions)
        self._actions += tuple(map(intern, actions))
        return [_facts(ply) for ply in self.game.plies()[first + 1 :]]

    def _shorten(self) -> None:
        """Forget the states behind, if there are many."""
        if self.game.ply >= KEPT:
            self.game = self.game.from_here()
            self._base = self.ply

    def rewind(self, to: int) -> list[str]:
        """Go back to a ply; return the actions taken back, the last one first."""
        back = self._actions[to - self._first :]
        self._actions = self._actions[: to - self._first]
        if to < self._base:
            self.game = self.whole()
            self._base = 0
        else:
            for _ in back:
                self.game.undo()
        return list(reversed(back))

    def whole(self) -> Game:
        """Return the game with all its history."""
        game = self._setup.game()
        game.play_all(self._actions)
        return game

    def events_since(self, ply: int) -> list[Event]:
        """Return what happened from a ply on; ply 0 is the deal."""
        if ply <= self._base:
            return self.whole().events_since(ply)
        events = self.game.events_since(ply - self._base)
        return [{**event, "ply": event["ply"] + self._base} for event in events]
