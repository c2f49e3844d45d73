"""When the plies of a game were played: eight bytes for each."""

from array import array
from typing import Self


class Moments:
    """By ply, in milliseconds since 1970; the first is that of the table's start."""

    __slots__ = ("_first", "_moments")

    def __init__(self, ply: int, at: int) -> None:
        """Begin at a ply; when those before it were played, this table does not know."""
        self._first = ply
        self._moments = array("q", [at])

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin._first = self._first
        twin._moments = self._moments[:]
        return twin

    def add(self, at: int) -> None:
        """Note the moment of a ply that was just played."""
        self._moments.append(at)

    def cut(self, ply: int) -> None:
        """Forget what came after a ply."""
        del self._moments[ply + 1 - self._first :]

    def since(self, ply: int) -> list[int]:
        """Return those after a ply, as far as they are known: the last one is of the last ply."""
        return self._moments[max(0, ply + 1 - self._first) :].tolist()
