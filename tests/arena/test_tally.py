"""What a match says about its players, counted by hand."""

import pytest

from himiko.arena.game_result import Failure
from himiko.arena.intervals import share
from himiko.arena.tally import ends, tally
from tests.arena.make import game_result, result, series


def test_wins_of_two() -> None:
    """Three wins of four are three wins of four, wherever the player sat."""
    first, second = tally(series("wwlw"))

    assert (first.player, first.games, first.wins) == ("A", 4, 3)
    assert first.share == share(3, 4)
    assert first.fair == 0.5
    assert (second.player, second.wins) == ("B", 1)
    assert second.share == share(1, 4)


def test_verdict() -> None:
    """Only an interval that lies wholly on one side of the fair share decides."""
    strong, weak = tally(series("w" * 20 + "l" * 5))
    one, other = tally(series("w" * 12 + "l" * 8))

    assert (strong.verdict, weak.verdict) == ("above", "below")
    assert (one.verdict, other.verdict) == ("level", "level")


def test_one_against_three() -> None:
    """Players of one name are one player: its fair share is that of all its seats."""
    games = [
        game_result(result("A", 1), result("B", 2), result("B", 3), result("B", 4), game=0),
        game_result(result("B", 1), result("A", 2), result("B", 3), result("B", 4), game=1),
    ]

    one, three = tally(games)

    assert (one.seats, one.fair, one.wins, one.rank) == (1, 0.25, 1, 1.5)
    assert (three.seats, three.fair, three.wins, three.games) == (3, 0.75, 1, 2)
    assert three.rank == pytest.approx((2 + 3 + 4 + 1 + 3 + 4) / 6)


def test_points_by_part() -> None:
    """Means are over all seats of a player."""
    games = [
        game_result(result("A", 1, 30), result("B", 2, 20), game=0),
        game_result(result("B", 1, 41), result("A", 2, 40), game=1),
    ]

    one, other = tally(games)

    assert one.points["total"].value == 35
    assert one.points["coins"].value == 35
    assert one.points["aside"].value == 0
    assert other.points["total"].value == 30.5


def test_time_by_turn() -> None:
    """A hundred turns of 1 to 100 ms: the mean, the 99th and the longest."""
    times = [n / 1000 for n in range(1, 101)]
    games = [
        game_result(result("A", 1, times=times[:50]), result("B", 2), game=0),
        game_result(result("A", 1, times=times[50:]), result("B", 2), game=1),
    ]

    thinking = tally(games)[0].thinking

    assert thinking.turns == thinking.decisions == 100
    assert thinking.mean == pytest.approx(0.0505)
    assert (thinking.p99, thinking.most) == (0.099, 0.1)
    assert tally(games)[1].thinking.most == 0


def test_failures_belong_to_who_failed() -> None:
    """They are counted by code, for the seat that failed."""
    games = [
        game_result(
            result("A", 1), result("B", 2), end="failed", failure=Failure(1, "crashed", "")
        ),
        game_result(
            result("B", 2), result("A", 1), end="failed", failure=Failure(0, "crashed", "")
        ),
    ]

    one, other = tally(games)

    assert one.failures == {}
    assert other.failures == {"crashed": 2}
    assert ends(games) == {"failed": 2}
