"""How far back undo may go: to the last moment something hidden was revealed, or another acted."""

from array import array
from typing import Final, Literal, NamedTuple, Self

from himiko.game.catalogue import EVENTS
from himiko.rules.state import LOG_PARTS

_REVEALING: Final = frozenset(code for code, kind in EVENTS.items() if kind.reveals)


def reveals(log: bytes) -> bool:
    """Did anybody learn something hidden from what a ply caused? Its log is the engine's."""
    return not _REVEALING.isdisjoint(memoryview(log).cast("h")[::LOG_PARTS])


_TURNS: Final = 8  # more than a round has


class PlyFacts(NamedTuple):
    """A ply that was played: by whom, in which round and turn, and whether it revealed anything."""

    seat: int
    turn: tuple[int, int]
    revealed: bool


StepKind = Literal["undone", "redone"]


class Step(NamedTuple):
    """An undo or a redo that was done."""

    kind: StepKind
    seat: int
    request: str | None
    """What the client calls it; None: nothing."""


MOST_STEPS: Final = 32
"""How many are remembered, to know a request that comes again."""


class UndoLimits:
    """For every ply of a game: who played it, and how far back its player may go from there."""

    __slots__ = ("_floors", "_movers", "_turns")

    def __init__(self, ply: int) -> None:
        """Begin at a ply; what lies before is beyond undo."""
        before = ply + 1
        self._movers = array("b", [-1] * before)
        self._turns = array("i", [-1] * before)
        self._floors = array("i", range(before))

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin._movers = self._movers[:]
        twin._turns = self._turns[:]
        twin._floors = self._floors[:]
        return twin

    def add(self, played: PlyFacts, *, by_stand_in: bool = False) -> None:
        """Note a ply that was just played; what a stand-in played was a hint, and is final."""
        ply = len(self._floors)
        turn = _number(played.turn)
        floor = self._floors[-1] if turn == self._turns[-1] else ply - 1
        self._movers.append(played.seat)
        self._turns.append(turn)
        self._floors.append(ply if played.revealed or by_stand_in else floor)

    def cut(self, ply: int) -> None:
        """Forget what came after a ply."""
        del self._movers[ply + 1 :]
        del self._turns[ply + 1 :]
        del self._floors[ply + 1 :]

    def before(self, turn: tuple[int, int], turns: int) -> int:
        """Return the ply before the last n turns, the present one being one of them."""
        ply, number = len(self._turns) - 1, _number(turn)
        for _ in range(turns):
            while self._turns[ply] == number:
                ply -= 1
            number = self._turns[ply]
            if number < 0:  # before the table began
                break
        return ply

    def mover(self, ply: int) -> int:
        """Return the seat that played after a ply."""
        return self._movers[ply + 1]

    def floor(self, seat: int) -> int:
        """Return the lowest ply the seat may go back to; the last one if it may not."""
        return self._floors[-1] if self._movers[-1] == seat else len(self._floors) - 1


def _number(turn: tuple[int, int]) -> int:
    """Number the turns of a game, by round and turn."""
    return turn[0] * _TURNS + turn[1]
