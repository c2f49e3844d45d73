"""Rates: a bucket for each client and kind of request, kept in this process."""

import time
from typing import Final

from himiko.server.refused import Refused

_MOST: Final = 50_000


class Rate:
    """A number of requests a second, with a burst, for each key."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        """Take one; False: too many."""
        now = time.monotonic()
        left, then = self._buckets.pop(key, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._rate)
        self._buckets[key] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > _MOST:  # the one that asked longest ago, full again by now
            del self._buckets[next(iter(self._buckets))]
        return left >= 1

    def check(self, key: str) -> None:
        """Take one, or refuse."""
        if not self.take(key):
            raise Refused("too_many", retry=self.retry(key))

    def retry(self, key: str) -> float | None:
        """Return in how many seconds to ask again; None: never."""
        left, _ = self._buckets[key]
        return round((1 - left) / self._rate, 1) if self._rate else None


class Counts:
    """How many at once, for each key."""

    def __init__(self, most: int, in_all: int) -> None:
        self._most = most
        self._in_all = in_all
        self._counts: dict[str, int] = {}
        self.total = 0

    def enter(self, key: str) -> bool:
        """Count one more; False: too many."""
        if self._counts.get(key, 0) >= self._most or self.total >= self._in_all:
            return False
        self._counts[key] = self._counts.get(key, 0) + 1
        self.total += 1
        return True

    def leave(self, key: str) -> None:
        """Count one less."""
        self.total -= 1
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]
