"""How late a server's event loop was meanwhile, by its own histogram."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final
from urllib.request import urlopen

_BUCKET: Final = re.compile(r'^himiko_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)


def buckets(addresses: Iterable[str]) -> Counter[float]:
    """Return how often all event loops together were at most this late, by seconds."""
    found: Counter[float] = Counter()
    for address in addresses:
        with urlopen(f"http://{address}/metrics", timeout=30) as answer:
            for bound, times in _BUCKET.findall(answer.read().decode()):
                found[float(bound)] += int(float(times))
    return found


def quantile(before: Counter[float], after: Counter[float], part: float) -> float:
    """Return the milliseconds that a share of the checks in between did not exceed, rounded up."""
    looks = after[float("inf")] - before[float("inf")]
    for bound in sorted(after):
        if after[bound] - before[bound] >= part * looks:
            return 1000 * bound
    return 0.0
