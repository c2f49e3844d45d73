"""A quota: how much somebody may use over time; what was used is only known afterwards."""

import time
from typing import Final

_MOST: Final = 50_000


class Quota:
    """An amount for each key, filled up again at a rate; it may be overdrawn, once."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left: dict[str, tuple[float, float]] = {}

    def is_left(self, key: str) -> bool:
        """Is anything left?"""
        return self._now(key) > 0

    def charge(self, key: str, amount: float) -> None:
        """Take what was used."""
        left = self._now(key) - amount
        self._left.pop(key, None)
        self._left[key] = (left, time.monotonic())
        if len(self._left) > _MOST:  # the one charged longest ago
            del self._left[next(iter(self._left))]

    def _now(self, key: str) -> float:
        left, then = self._left.get(key, (self._most, 0.0))
        return min(self._most, left + (time.monotonic() - then) * self._rate)
