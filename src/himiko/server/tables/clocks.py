"""Clocks, computed from the moments of the log: nothing ticks."""

from dataclasses import dataclass, replace
from typing import Final, Self

from himiko.server.tables.options import MINUTE

GRACE: Final = MINUTE
"""What a player who comes back to an empty clock is given."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """What each seat has used, whose clock runs, and since when."""

    limit: int | None
    per_turn: bool
    used: tuple[int, ...]
    seat: int | None = None
    since: int = 0
    paused: bool = False

    def left(self, seat: int, now: int) -> int | None:
        """Return the milliseconds a seat has left."""
        if self.limit is None:
            return None
        running = max(0, now - self.since) if seat == self.seat and not self.paused else 0
        return max(0, self.limit - self.used[seat] - running)

    @property
    def deadline(self) -> int | None:
        """The moment at which the running clock is empty; None if none runs."""
        if self.limit is None or self.seat is None or self.paused:
            return None
        return self.since + self.limit - self.used[self.seat]

    def settled(self, now: int) -> Self:
        """Book the time since the last entry."""
        used, seat = self.used, self.seat
        if seat is not None and self.limit is not None and not self.paused:
            spent = used[seat] + max(0, now - self.since)
            used = (*used[:seat], spent, *used[seat + 1 :])
        # Called for every entry of a log: `replace` would take three times as long.
        return type(self)(self.limit, self.per_turn, used, seat, now, self.paused)

    def started(self, seat: int | None, *, fresh: int | None) -> Self:
        """Let a seat's clock run; None: nobody's. `fresh`: the seat whose turn begins."""
        clocks = self._with(fresh, 0) if fresh is not None and self.per_turn else self
        return clocks if clocks.seat == seat else replace(clocks, seat=seat)

    def refreshed(self, seat: int) -> Self:
        """Give a seat that comes back to an empty clock enough time to act."""
        if self.limit is None or self.used[seat] < self.limit:
            return self
        most = 0 if self.per_turn else max(0, self.limit - GRACE)
        return self._with(seat, most)

    def credited(self, passed: int) -> Self:
        """Give the seat whose clock runs back what was booked while nobody could play."""
        if self.seat is None or self.paused:
            return self
        return self._with(self.seat, max(0, self.used[self.seat] - passed))

    def with_pause(self, *, paused: bool) -> Self:
        """Stop all clocks, or let them go on."""
        return replace(self, paused=paused)

    def _with(self, seat: int, used: int) -> Self:
        parts = list(self.used)
        parts[seat] = used
        return replace(self, used=tuple(parts))
