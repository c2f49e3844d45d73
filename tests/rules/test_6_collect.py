"""Section 6, collecting: one boat, one token."""

import pytest

from himiko import Game
from tests.scenes import happened, options, play, player, refused, scene


@pytest.mark.rule("6.6")
def test_a_boat_takes_a_token_of_an_island_adjacent_to_its_slot() -> None:
    """s03 lies at i01 and i08; farther tokens, and islands without one, are out of reach."""
    game = scene(culture={"i01": "plum", "i08": "rice", "i02": "rice"}, hand={0: ["gold"]})

    play(game, "fleet 1, place bamboo s03")

    assert options(game, "collect") == ["i01", "i08"]
    assert refused(game, "collect i02") == "6.6 not_adjacent"
    assert refused(game, "collect i14") == "6.6 no_culture_token"


@pytest.mark.rule("6.6")
def test_one_boat_takes_one_token() -> None:
    """With one boat placed the collection is over after one token."""
    game = scene(culture={"i01": "plum", "i08": "rice"})

    play(game, "fleet 1, place bamboo s03, collect i08")

    assert player(game, 0)["culture"] == {"rice": 1}
    assert game.position()["culture"] == {"i01": "plum"}
    assert game.turn == 1


@pytest.mark.rule("6.6")
def test_only_boats_placed_this_turn_take_tokens() -> None:
    """The boats that stood there before bring nothing."""
    game = scene(
        boats={"s04": "gold", "s09": "gold"},
        culture={"i01": "plum", "i08": "rice", "i02": "maple"},
    )

    play(game, "fleet 1, place bamboo s03, collect i01")

    assert player(game, 0)["culture"] == {"plum": 1}


@pytest.mark.rule("6.6")
def test_a_boat_without_a_token_beside_it_brings_none() -> None:
    """Two boats, one token within reach: one is taken."""
    game = scene(fleets=[6], culture={"i01": "plum", "i20": "rice"}, hand={0: ["gold"]})

    play(game, "fleet 6, place bamboo s04, place wood s09, collect i01")

    assert player(game, 0)["culture"] == {"plum": 1}
    assert game.turn == 1


@pytest.mark.rule("6.6")
def test_a_collection_goes_on_until_no_further_token_can_be_taken() -> None:
    """Two boats, three tokens: the second must be taken, whichever."""
    game = scene(fleets=[6], culture={"i01": "plum", "i08": "rice", "i02": "maple"})

    play(game, "fleet 6, place bamboo s03, place wood s08, collect i01")

    assert game.legal() == ["collect i02", "collect i08"]
    assert refused(game, "done") == "6.6 collect_first"


@pytest.mark.rule("6.6")
def test_boats_already_assigned_are_assigned_again_where_that_helps() -> None:
    """s03 may take i01 or i08, s04 only i01: i01 first does not cost i08."""
    game = scene(fleets=[6], culture={"i01": "plum", "i08": "rice"}, hand={0: ["gold"]})

    play(game, "fleet 6, place bamboo s04, place wood s03, collect i01")

    assert player(game, 0)["culture"] == {"plum": 1, "rice": 1}


def chain_of_four() -> Game:
    """Return a game with boats on s04, s03, s02, s01, each pair beside a common island."""
    game = scene(
        fleets=[10],
        hand={0: ["gold"]},
        culture={"i01": "plum", "i08": "rice", "i14": "maple", "i22": "plum"},
    )
    play(game, "fleet 10, take stone")
    play(game, "place wood s04, place clay s03, place gold s02, place stone s01")
    return game


@pytest.mark.rule("6.6")
def test_a_whole_chain_of_boats_is_assigned_again() -> None:
    """i22 needs s01, which gives i14 to s02, which gives i08 to s03, which gives i01 to s04."""
    game = chain_of_four()

    play(game, "collect i01, collect i08, collect i14")

    assert happened(game, "collected") == [
        {"kind": "maple", "island": "i14"},
        {"kind": "plum", "island": "i22"},
    ]
    assert player(game, 0)["culture"] == {"plum": 2, "maple": 1, "rice": 1}


@pytest.mark.rule("6.6")
def test_a_token_beside_a_boat_that_is_needed_elsewhere_is_refused() -> None:
    """Only s08 lies at i08 and i09: whoever takes i08 cannot take i09."""
    game = scene(
        fleets=[10],
        culture={"i01": "plum", "i02": "rice", "i08": "maple", "i09": "rice"},
    )

    play(game, "fleet 10, take gold, place wood s04, place clay s09, place gold s08, collect i08")

    assert options(game, "collect") == ["i01", "i02"]
    assert refused(game, "collect i09") == "6.6 boats_used"


def numbers_of_tokens(game: Game) -> set[int]:
    """Return how many tokens the ways to finish a collection bring."""
    if not options(game, "collect"):
        return {sum(player(game, 0)["culture"].values())}
    found = set()
    for action in game.legal():
        if action.startswith("collect"):
            next_game = game.copy()
            next_game.play(action)
            found |= numbers_of_tokens(next_game)
    return found


@pytest.mark.rule("6.6")
def test_every_way_brings_the_same_greatest_number() -> None:
    """The order of choosing never costs a token."""
    crowded = scene(
        fleets=[10],
        culture={"i01": "plum", "i02": "rice", "i08": "maple", "i09": "rice", "i03": "plum"},
    )
    play(crowded, "fleet 10, take gold, place wood s04, place clay s09, place gold s08")

    assert numbers_of_tokens(crowded) == {3}
    assert numbers_of_tokens(chain_of_four()) == {4}


@pytest.mark.rule("6.6")
def test_nothing_is_collected_without_a_token_in_reach() -> None:
    """The boat stands; the turn may end."""
    game = scene(culture={"i20": "plum"}, hand={0: ["gold"]})

    play(game, "fleet 1, place bamboo s03")

    assert options(game, "collect") == []
    assert "done" in game.legal()


@pytest.mark.rule("6.7")
def test_taken_tokens_are_kept_openly() -> None:
    """Every seat and every spectator sees them."""
    game = scene(players=3, culture={"i01": "plum", "i08": "rice"})

    play(game, "fleet 1, place bamboo s03, collect i08")

    for seat in (0, 1, 2, None):
        assert game.view(seat)["players"][0]["culture"] == {"rice": 1}


@pytest.mark.rule("6.7")
def test_a_mountain_token_is_like_a_plain_one_of_its_kind() -> None:
    """One of a mountain and one of the plain pay for a specialist together; the mountain stays."""
    game = scene(
        fleets=[6],
        mountains=["i01"],
        culture={"i01": "plum", "i08": "plum"},
        specialists=["riu"],
    )

    play(game, "fleet 6, place bamboo s04, place wood s03, collect i01, recruit riu plum plum")

    assert player(game, 0)["specialists"] == ["riu"]
    assert "i01" in game.position()["mountains"]
