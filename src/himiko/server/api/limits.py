"""Rates: a bucket for each client and kind of request, kept in this process."""

import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from himiko.server.refused import Refused

_MOST: Final = 50_000
_HOST_BITS: Final = 64


@lru_cache(maxsize=4_096)
def network(address: str) -> str:
    """Return the client behind an address: one that has an IPv6 address has a whole /64 of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> _HOST_BITS << _HOST_BITS)}/{_HOST_BITS}"


class Bucket:
    """A number of things a second, with a burst, for one client; small, as sockets have two."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._then = time.monotonic()

    def take(self) -> bool:
        """Count one more; False: too many."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rate:
    """A number of requests a second, with a burst, for each key."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, cost: float = 1) -> bool:
        """Charge a client; False: it is too much, and nothing is charged."""
        now = time.monotonic()
        left, then = self._buckets.pop(key, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._rate)
        enough = left >= cost
        self._buckets[key] = (left - cost if enough else left, now)
        if len(self._buckets) > _MOST:  # the one that asked longest ago, full again by now
            del self._buckets[next(iter(self._buckets))]
        return enough

    def check(self, key: str, cost: float = 1) -> None:
        """Charge a client, or refuse."""
        if not self.take(key, cost):
            raise Refused("too_many", retry=self.retry(key, cost))

    def retry(self, key: str, cost: float = 1) -> float | None:
        """Return in how many seconds to ask again; None: never."""
        left, _ = self._buckets[key]
        return round((cost - left) / self._rate, 1) if self._rate else None


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
