"""What wins, counted by hand."""

import math

import pytest

from himiko import Edition
from himiko.arena.game_result import GameResult
from himiko.arena.intervals import clustered_share, share
from himiko.arena.win_stats import ThingStats, WinStats, by_deal, what_wins
from tests.arena.make import game_result, result, series


def win_stats(games: list[GameResult]) -> WinStats:
    """Return what wins in games of one size."""
    (found,) = what_wins(games, Edition.standard())
    return found


def line(found: WinStats, section: str, thing: str) -> ThingStats:
    """Return the line of a thing."""
    return next(line for line in found.sections[section] if line.thing == thing)


def test_specialists() -> None:
    """Riu's owner won in two games of three; equal players expect a half."""
    games = [
        game_result(result("A", 1, specialists=["riu"]), result("A", 2), game=0),
        game_result(result("A", 2), result("A", 1, specialists=["riu", "ebisu"]), game=1),
        game_result(result("A", 2, specialists=["riu"]), result("A", 1), game=2),
        game_result(result("A", 2), result("A", 1), game=3),
    ]

    riu = line(win_stats(games), "specialists", "riu")

    assert (riu.number, riu.wins, riu.expected) == (3, 2, 0.5)
    assert riu.share == clustered_share([(1, 1), (1, 1), (0, 1)])
    assert line(win_stats(games), "specialists", "ebisu").share == share(1, 1)


def test_expected_is_what_the_same_players_win() -> None:
    """A, who wins three of four anyway, wins three of four with Riu: Riu does nothing."""
    games = [
        game_result(
            result("A", 1 if won else 2, specialists=["riu"]),
            result("B", 2 if won else 1),
            game=number,
        )
        for number, won in enumerate([True, True, True, False])
    ]

    riu = line(win_stats(games), "specialists", "riu")

    assert riu.share.value == riu.expected == 0.75
    assert riu.lift == 0


def test_fleets_count_as_often_as_they_are_chosen() -> None:
    """Of three choices of fleet 7 in one deal, the winner made two."""
    game = game_result(result("A", 1, fleets=[7, 10, 7]), result("A", 2, fleets=[7, 2]))

    found = win_stats([game])

    assert line(found, "fleets", "7").share.value == pytest.approx(2 / 3)
    assert [one.thing for one in found.sections["fleets"]] == ["2", "7", "10"]


def test_kinds_of_building() -> None:
    """Tiles count for their kind."""
    kinds = {tile.id: tile.kind for tile in Edition.standard().tiles}
    torii = [tile for tile, kind in kinds.items() if kind == "torii"]
    game = game_result(result("A", 1, tiles=torii[:2]), result("A", 2, tiles=torii[2:3]))

    found = win_stats([game])

    assert line(found, "kinds", "torii").number == 3
    assert line(found, "kinds", "torii").wins == 2
    assert line(found, "tiles", torii[0]).wins == 1


def test_seats_and_places() -> None:
    """Seat 0 won three of four games; in each the order was that of the seats."""
    games = [
        game_result(result("A", 1 if won else 2), result("A", 2 if won else 1), game=number)
        for number, won in enumerate([True, True, False, True])
    ]

    found = win_stats(games)

    assert line(found, "seats", "0").share.value == 0.75
    assert line(found, "places", "2").share.value == 0.25


def test_ends_and_what_winners_have_more_of() -> None:
    """Two ends; winners led by 10 and by 4 points."""
    games = [
        game_result(result("A", 1, 30), result("A", 2, 20), game=0),
        game_result(result("A", 2, 20), result("A", 1, 24), game=1, end="no_buildings"),
    ]

    found = win_stats(games)

    assert [(end.end, end.games, end.margin) for end in found.ends] == [
        ("no_boats", 1, 10),
        ("no_buildings", 1, 4),
    ]
    coins = found.contrasts[0]
    assert (coins.thing, coins.winners, coins.others) == ("part-coins", 27, 20)
    assert coins.difference.value == 7
    assert coins.difference.high - 7 == pytest.approx(1.959964 * math.sqrt(18 / 2))


def test_games_of_one_deal_hang_together() -> None:
    """They are one observation; games without a number for their deal stand alone."""
    one, two, three = series("wlw")
    again = GameResult(9, 0, one.seed, "no_boats", 8, (0, 1), two.seats)
    unknown = GameResult(9, 0, -1, "no_boats", 8, (0, 1), three.seats)

    deals = by_deal([one, two, again, unknown, unknown])

    assert [len(deal) for deal in deals] == [2, 1, 1, 1]


def test_only_games_that_ended_count() -> None:
    """Neither what was cut off nor what failed says what wins; sizes are kept apart."""
    games = [
        *series("wl"),
        game_result(result("A", 1), result("B", 2), end="cut_off"),
        game_result(result("A", 1), result("B", 2), end="failed"),
        game_result(result("A", 1), result("B", 2), result("C", 3)),
    ]

    found = what_wins(games, Edition.standard())

    assert [(one.players, one.games) for one in found] == [(2, 2), (3, 1)]
