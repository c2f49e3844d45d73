"""Section 2: setting up a game."""

from collections import Counter

import pytest

from himiko import Game
from himiko.edition.names import CULTURE
from tests.scenes import happened

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("2.1")
@PLAYERS
def test_five_specialists_and_five_buildings_lie_face_up(players: int) -> None:
    """The others are decks; no coins lie on the specialists."""
    position = Game.new(players=players, seed=3).position()

    assert len(position["specialists"]["row"]) == 5
    assert len(position["specialists"]["deck"]) == 13
    assert all(coins == 0 for _, coins in position["specialists"]["row"])
    assert len(position["buildings"]["row"]) == 5
    assert len(position["buildings"]["deck"]) == 23


@pytest.mark.rule("2.1")
def test_both_are_shuffled() -> None:
    """Over many seeds every specialist and every tile comes to lie in the row."""
    positions = [Game.new(seed=seed).position() for seed in range(60)]

    specialists = Counter(who for one in positions for who, _ in one["specialists"]["row"])
    tiles = Counter(tile for one in positions for tile in one["buildings"]["row"])
    assert len(specialists) == 18
    assert len(tiles) == 28


@pytest.mark.rule("2.2")
def test_five_fleets_face_up_and_five_face_down() -> None:
    """The first five places of the track are up; every fleet comes to lie in each part."""
    positions = [Game.new(seed=seed).position()["fleets"] for seed in range(60)]

    assert all(len(fleets["up"]) == len(fleets["down"]) == 5 for fleets in positions)
    assert all(fleets["played"] == [] for fleets in positions)
    assert {fleet for fleets in positions for fleet in fleets["up"]} == set(range(1, 11))
    assert {fleet for fleets in positions for fleet in fleets["down"]} == set(range(1, 11))


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("seed", range(12))
def test_tokens_and_mountains(seed: int) -> None:
    """30 tokens, 5 of each kind; 7 mountains, one under each kind and one on an empty island."""
    position = Game.new(seed=seed).position()

    culture, mountains = position["culture"], position["mountains"]
    assert Counter(culture.values()) == dict.fromkeys(CULTURE, 5)
    assert len(mountains) == 7
    assert sorted(culture.get(island, "") for island in mountains) == sorted(["", *CULTURE])


@pytest.mark.rule("2.3")
def test_tokens_are_shuffled() -> None:
    """Over many seeds each island has had every kind, none, and a mountain."""
    positions = [Game.new(seed=seed).position() for seed in range(80)]

    seen = {one["culture"].get("i17") for one in positions}
    assert seen == {*CULTURE, None}
    assert {island for one in positions for island in one["mountains"]} == {
        f"i{number:02}" for number in range(1, 35)
    }


@pytest.mark.rule("2.3")
def test_nothing_else_is_on_the_board() -> None:
    """No boat, no building and no sacred ground."""
    position = Game.new(seed=3).position()

    assert (position["boats"], position["built"], position["sacred"]) == ({}, {}, [])


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(("players", "buildings"), [(2, 10), (3, 8), (4, 6)])
def test_what_each_player_starts_with(players: int, buildings: int) -> None:
    """10 coins, 10, 8 or 6 standard buildings, and nothing else."""
    position = Game.new(players=players, seed=3).position()

    assert position["players"] == players * [
        {
            "coins": 10,
            "prestige": 0,
            "boats": [],
            "aside": [],
            "culture": {},
            "specialists": [],
            "tiles": [],
            "reserved": {},
            "buildings_left": buildings,
        }
    ]


@pytest.mark.rule("2.5")
@pytest.mark.parametrize(("players", "orders"), [(3, 6), (4, 24)])
def test_the_first_order_is_drawn(players: int, orders: int) -> None:
    """Over many seeds every order of the players comes up."""
    drawn = {tuple(Game.new(players=players, seed=seed).position()["order"]) for seed in range(150)}

    assert all(sorted(order) == list(range(players)) for order in drawn)
    assert len(drawn) == orders


@pytest.mark.rule("2.5")
def test_the_first_in_the_order_begins_round_1() -> None:
    """The deal tells it, and the game asks that seat."""
    game = Game.new(players=4, seed=3)

    first = game.position()["order"][0]
    assert happened(game, "round_started") == [{"round": 1}]
    assert happened(game, "turn_started") == [{"turn": 0, "to": first}]
    assert game.turn == first


@pytest.mark.rule("2.5")
def test_with_two_players_the_drawn_order_is_repeated() -> None:
    """A B A B or B A B A: turns three and four are not drawn again."""
    drawn = {tuple(Game.new(players=2, seed=seed).position()["order"]) for seed in range(30)}

    assert drawn == {(0, 1, 0, 1), (1, 0, 1, 0)}
