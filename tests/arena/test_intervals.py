"""Estimates and their intervals, against cases computed by hand."""

import math
from random import Random

import pytest

from himiko.arena.intervals import Z, clustered_share, mean, quantile, share


@pytest.mark.parametrize(
    ("hits", "number", "low", "high"),
    [
        # Middle (p + z²/2n) / (1 + z²/n), reach z / (1 + z²/n) · √(p(1 - p)/n + z²/4n²).
        # 8 of 10: z² = 3.8415; middle (0.8 + 0.19207) / 1.38415 = 0.71674, and
        # reach 1.95996 / 1.38415 · √(0.016 + 0.0096037) = 0.22657.
        (8, 10, 0.49016, 0.94332),
        # 150 of 200: middle (0.75 + 0.0096037) / 1.0192073 = 0.745289, and
        # reach 1.95996 / 1.0192073 · √(0.0009375 + 0.0000240091) = 0.059630.
        (150, 200, 0.68566, 0.80492),
        # None of 10: from 0 to z² / (n + z²) = 3.8415 / 13.8415; all of 10 is its mirror image.
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
    ],
)
def test_wilson(hits: int, number: int, low: float, high: float) -> None:
    """The interval of a share is Wilson's."""
    estimate = share(hits, number)

    assert estimate.value == hits / number
    assert estimate.low == pytest.approx(low, abs=1e-5)
    assert estimate.high == pytest.approx(high, abs=1e-5)


def test_ninety_five_percent_of_intervals_hold_the_truth() -> None:
    """Wilson's interval keeps its promise, for a share like that of four equal players."""
    chance = Random(1)
    trials, games, truth = 2000, 120, 0.25

    held = 0
    for _ in range(trials):
        estimate = share(sum(chance.random() < truth for _ in range(games)), games)
        held += estimate.low <= truth <= estimate.high

    assert 0.93 < held / trials < 0.97


def test_no_trials_say_nothing() -> None:
    """Without data there is neither value nor verdict."""
    nothing = share(0, 0)

    assert math.isnan(nothing.value)
    assert not nothing.is_above(0.5)
    assert not nothing.is_below(0.5)


def test_clustered_share() -> None:
    """Four deals of two trials with 1, 1, 0 and 2 hits are worth six independent trials.

    The share is 4/8. The deals miss their halves by 0, 0, 1 and 1, squares that sum up to 2: the
    variance is 2/8² · 4/3 = 1/24, and a share of ½ has it with ¼ / (1/24) = 6 trials.
    """
    estimate = clustered_share([(1, 2), (1, 2), (0, 2), (2, 2)])

    assert estimate == share(3, 6)


def test_clusters_that_hang_together_are_worth_less() -> None:
    """Eight trials that always agree in pairs say less than eight independent ones."""
    together = clustered_share([(2, 2), (0, 2), (2, 2), (0, 2)])

    assert together.value == 0.5
    assert together.low < share(4, 8).low


def test_clusters_without_variance_count_once_each() -> None:
    """Where all deals agree their number is all that is known."""
    assert clustered_share([(2, 2), (3, 3), (0, 0)]) == share(2, 2)
    assert math.isnan(clustered_share([(0, 0)]).value)


def test_mean() -> None:
    """1, 2 and 3 have the mean 2, the variance 1, and the interval 2 ± z/√3."""
    estimate = mean([1, 2, 3])

    assert estimate.value == 2
    assert estimate.high - 2 == pytest.approx(Z / math.sqrt(3))
    assert 2 - estimate.low == pytest.approx(Z / math.sqrt(3))


def test_mean_of_little() -> None:
    """One value has no interval, none no mean."""
    assert mean([4]).value == 4
    assert math.isnan(mean([4]).low)
    assert math.isnan(mean([]).value)


def test_quantile() -> None:
    """It is a value that occurred: of a hundred the 99th, of ten the last."""
    assert quantile(range(1, 101), 0.99) == 99
    assert quantile(range(1, 201), 0.99) == 198
    assert quantile(range(1, 11), 0.99) == 10
    assert quantile([7], 0.99) == 7
    assert math.isnan(quantile([], 0.99))
