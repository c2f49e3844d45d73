"""Ratings against cases computed by hand."""

import math

import numpy as np
import pytest

from himiko.arena.ladder import groups_of, rate_all
from himiko.arena.match import Match
from himiko.arena.match_problems import BadMatch
from himiko.arena.match_spec import MatchSpec
from himiko.arena.ratings import compare_by_deal, fit, rate
from tests.arena.make import game_result, result, series


def test_two_players() -> None:
    """Nine wins to three: 400 · log₁₀ (9.5 / 3.5) = 173.5 points apart, 1500 in the middle."""
    high, low = rate(["A", "B"], series("w" * 9 + "l" * 3))

    assert high.value - low.value == pytest.approx(400 * math.log10(9.5 / 3.5), abs=0.01)
    assert high.value + low.value == pytest.approx(3000)


def test_interval_of_two_players() -> None:
    """With one game to a deal the share has the Beta distribution of 9.5 and 3.5.

    Its quantiles are 0.47081 and 0.92406, which are 1490 and 1717 points.
    """
    high, low = rate(["A", "B"], series("w" * 9 + "l" * 3))

    assert high.low == pytest.approx(1500 - 10.2, abs=12)
    assert high.high == pytest.approx(1500 + 217.0, abs=25)
    assert low.low == pytest.approx(3000 - high.high)


def test_who_never_loses_has_an_upper_bound() -> None:
    """Twenty wins to none are a rating and an interval, not infinity."""
    high, low = rate(["A", "B"], series("w" * 20))

    assert high.value - low.value == pytest.approx(400 * math.log10(20.5 / 0.5), abs=0.1)
    assert high.low < high.value < high.high < 5000


def test_three_players_in_one_game() -> None:
    """Every pair of a game counts: the first is ahead of two, the second of one."""
    game = game_result(result("C", 3), result("A", 1), result("B", 2))

    (ahead,) = compare_by_deal(["A", "B", "C"], [game])

    assert ahead.tolist() == [[0, 1, 1], [0, 0, 1], [0, 0, 0]]


def test_known_strengths_are_found() -> None:
    """From odds of 10 and 100 to 1 come differences of 400 and 800 points."""
    ahead = np.array([[0, 10, 100], [1, 0, 10], [1, 1, 0]], dtype=float)

    ratings = fit(ahead)

    assert ratings == pytest.approx([1900, 1500, 1100], abs=0.1)


def test_order_of_games_does_not_matter() -> None:
    """The fit is over all games at once."""
    games = series("wwlwllwwwl")

    forward, backward = (rate(["A", "B"], games), rate(["A", "B"], games[::-1]))

    assert [one.value for one in forward] == pytest.approx([one.value for one in backward])


def test_same_games_same_report() -> None:
    """Intervals are drawn with a fixed seed."""
    games = series("wwlw")

    assert rate(["A", "B"], games) == rate(["A", "B"], games)


def test_ladder_is_sorted_by_strength() -> None:
    """The strongest comes first; who finished ahead of whom is counted by pairs."""
    match = Match(MatchSpec(("A", "B")), 4, tuple(series("llwl")))

    ladder = rate_all(["A", "B", "C"], [match], finished=True)

    assert [rung.player for rung in ladder.rungs] == ["B", "A"]
    assert ladder.ahead["B", "A"].value == 0.75
    assert ladder.ahead["A", "B"].value == 0.25


def test_everyone_meets_everyone() -> None:
    """Every group of players once, and no player twice."""
    assert groups_of("ABC", 2) == [("A", "B"), ("A", "C"), ("B", "C")]
    assert groups_of("ABC", 3) == [("A", "B", "C")]
    with pytest.raises(BadMatch):
        groups_of("ABA", 2)
    with pytest.raises(BadMatch):
        groups_of("AB", 3)
