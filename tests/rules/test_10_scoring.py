"""Section 10: points and ranks."""

import pytest

from himiko import Game
from tests.scenes import play, scene


def ranks(game: Game) -> list[int]:
    """Return the rank of each seat."""
    return [points["rank"] for points in game.scores()]


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3)])
def test_a_point_for_each_five_coins(coins: int, points: int) -> None:
    """Rounded down."""
    game = scene(coins={0: coins})

    assert game.scores()[0]["coins"] == points


@pytest.mark.rule("10.1")
def test_a_point_for_each_prestige_token() -> None:
    """One each."""
    game = scene(prestige={0: 7})

    assert game.scores()[0]["prestige"] == 7


@pytest.mark.rule("10.1")
def test_the_points_of_the_buildings_built() -> None:
    """Standard tiles and prestige tiles, as they show; on whoever's tile pile they lie."""
    game = scene(
        built={"i01": 0, "i02": "torii", "i03": "palace", "i04": 1},
        tiles={0: ["b15", "b22", "b28"], 1: ["b01"]},
    )

    assert game.scores()[0]["buildings"] == 5 + 5 + 10
    assert game.scores()[1]["buildings"] == 2


@pytest.mark.rule("10.1")
def test_the_points_of_the_specialists() -> None:
    """As they show: Riu 3, Yasoma 4, Ebisu 0."""
    game = scene(crew={0: ["riu", "yasoma", "ebisu"]})

    assert game.scores()[0]["specialists"] == 7


@pytest.mark.rule("10.1")
def test_a_point_less_for_each_reserved_tile_not_built() -> None:
    """One each."""
    game = scene(reserved={0: {"b05": 2, "b28": 4}})

    assert game.scores()[0]["reserved"] == -2


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("aside", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2)])
def test_a_point_less_for_each_two_boats_set_aside(aside: int, points: int) -> None:
    """Rounded down in the player's favour: an odd boat costs nothing."""
    colours = ["bamboo", "wood", "stone", "gold"][:aside]
    game = scene(aside={0: colours})

    assert game.scores()[0]["aside"] == points


@pytest.mark.rule("10.1")
def test_boats_moored_in_the_harbour_do_not_count() -> None:
    """Three boats in Riu's harbour cost nothing."""
    game = scene(crew={0: ["riu"]}, hand={0: ["bamboo", "wood", "gold"]})

    assert game.scores()[0]["aside"] == 0


@pytest.mark.rule("10.1")
def test_culture_tokens_left_are_worth_nothing() -> None:
    """They are in no part of the score."""
    game = scene(tokens={0: {"plum": 4, "rice": 3}}, coins={0: 0})

    assert game.scores()[0]["total"] == 0


@pytest.mark.rule("10.1")
def test_the_total_is_the_sum_of_the_parts() -> None:
    """It may be below zero."""
    game = scene(
        coins={0: 12, 1: 0},
        prestige={0: 3},
        crew={0: ["riu"]},
        built={"i01": 0},
        tiles={0: ["b13"]},
        reserved={0: {"b05": 2}, 1: {"b06": 2}},
        aside={0: ["wood", "clay", "gold"], 1: ["wood", "wood"]},
    )

    rich, poor = game.scores()
    assert rich == {
        "coins": 2,
        "prestige": 3,
        "buildings": 4,
        "specialists": 3,
        "reserved": -1,
        "aside": -1,
        "total": 10,
        "rank": 1,
    }
    assert poor["total"] == -2


@pytest.mark.rule("10.2")
def test_most_points_wins() -> None:
    """The whole ranking is by points, whatever the order of play."""
    game = scene(players=4, order=[0, 1, 2, 3], prestige={0: 1, 1: 4, 2: 3, 3: 2})

    assert ranks(game) == [4, 1, 2, 3]


@pytest.mark.rule("10.2")
def test_among_equals_whoever_played_earlier_in_the_last_round_is_ahead() -> None:
    """All ranks differ: seats 0, 1 and 3 have the same points."""
    game = scene(players=4, order=[3, 2, 0, 1], prestige={0: 2, 1: 2, 2: 1, 3: 2})

    assert ranks(game) == [2, 3, 4, 1]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("order", "expected"),
    [([0, 1, 1, 0], [1, 2]), ([1, 0, 0, 1], [2, 1]), ([1, 1, 0, 0], [2, 1])],
)
def test_with_two_players_the_first_turn_counts(order: list[int], expected: list[int]) -> None:
    """Not the second, not the last."""
    game = scene(order=order)

    assert ranks(game) == expected


@pytest.mark.rule("10.2")
def test_the_order_is_that_of_the_round_just_played() -> None:
    """Seat 2 played the lowest fleet, but the game is over before a new order is made."""
    # What is missing in the reserve lies aside with seat 2; its prestige makes up for it.
    game = scene(players=3, order=[0, 1, 2], played=[4, 3], reserve={"gold": 0}, prestige={2: 5})

    play(game, "fleet 1, done")

    assert game.end == "no_boats"
    assert [points["total"] for points in game.scores()] == [2, 2, 2]
    assert ranks(game) == [1, 2, 3]


@pytest.mark.rule("10.2")
def test_a_finished_game_can_still_be_scored_from_its_position() -> None:
    """The position of a finished game keeps the order of its last round."""
    game = scene(players=3, order=[1, 2, 0], played=[4, 3], reserve={"gold": 0})

    play(game, "fleet 1, done")

    assert Game.from_position(game.position()).scores() == game.scores()
