"""Estimates with 95 % intervals."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""


@dataclass(frozen=True)
class Estimate:
    """A value, and the interval in which the true one is likely to be."""

    value: float
    low: float
    high: float

    def is_above(self, value: float) -> bool:
        """Does the whole interval lie above a value?"""
        return self.low > value

    def is_below(self, value: float) -> bool:
        """Does the whole interval lie below a value?"""
        return self.high < value


NOTHING: Final = Estimate(math.nan, math.nan, math.nan)
"""What can be said without data."""


def share(hits: float, number: float) -> Estimate:
    """Estimate a share from hits among independent trials, after Wilson (1927)."""
    if number <= 0:
        return NOTHING
    value = hits / number
    shrunk = 1 + Z * Z / number
    middle = (value + Z * Z / (2 * number)) / shrunk
    reach = Z / shrunk * math.sqrt(value * (1 - value) / number + Z * Z / (4 * number * number))
    return Estimate(
        value, max(0.0, min(value, middle - reach)), min(1.0, max(value, middle + reach))
    )


def clustered_share(clusters: Iterable[tuple[int, int]]) -> Estimate:
    """Estimate a share from the (hits, trials) of several deals.

    Trials of one deal depend on each other. Each deal counts as one observation of a ratio; its
    variance says how many independent trials the data are worth, and Wilson's interval is taken for
    those.
    """
    pairs = [(hits, trials) for hits, trials in clusters if trials]
    number = sum(trials for _, trials in pairs)
    if not number:
        return NOTHING
    value = sum(hits for hits, _ in pairs) / number
    deals = len(pairs)
    squares = sum((hits - value * trials) ** 2 for hits, trials in pairs)
    variance = squares / number**2 * deals / (deals - 1) if deals > 1 else 0.0
    worth = value * (1 - value) / variance if variance > 0 else deals
    return share(value * worth, worth)


def mean(values: Sequence[float]) -> Estimate:
    """Estimate a mean, with the normal interval; without one for less than two values."""
    number = len(values)
    if not number:
        return NOTHING
    value = math.fsum(values) / number
    if number == 1:
        return Estimate(value, math.nan, math.nan)
    variance = math.fsum((one - value) ** 2 for one in values) / (number - 1)
    reach = Z * math.sqrt(variance / number)
    return Estimate(value, value - reach, value + reach)


def quantile(values: Sequence[float], part: float) -> float:
    """Return the smallest value that at least this part of all values does not exceed."""
    if not values:
        return math.nan
    ordered = sorted(values)
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]
