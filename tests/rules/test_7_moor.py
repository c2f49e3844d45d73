"""Section 7: mooring the boats left, setting aside those beyond the harbour's room."""

import pytest

from tests.scenes import options, play, player, refused, scene


@pytest.mark.rule("7.1")
def test_the_harbour_holds_one_boat() -> None:
    """One boat left is moored without a question, and is there in the next turn."""
    game = scene(order=[0, 1, 0, 1])

    play(game, "fleet 1, done")
    assert game.turn == 1
    play(game, "fleet 4, done")

    assert player(game, 0)["boats"] == ["bamboo"]
    assert player(game, 0)["aside"] == []


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("kept", ["bamboo", "wood", "gold"])
def test_the_player_chooses_which_boats_are_set_aside(kept: str) -> None:
    """Also the one that was in the harbour before may go."""
    game = scene(fleets=[6], hand={0: ["gold"]})
    others = [colour for colour in ("bamboo", "wood", "gold") if colour != kept]

    play(game, "fleet 6, done")
    assert options(game, "discard") == ["bamboo", "wood", "gold"]
    play(game, f"discard {others[0]}, discard {others[1]}")

    assert player(game, 0)["boats"] == [kept]
    assert player(game, 0)["aside"] == others
    assert game.turn == 1


@pytest.mark.rule("7.1")
def test_boats_are_set_aside_only_while_there_are_too_many() -> None:
    """Neither before step 4 nor when they fit."""
    game = scene(fleets=[9], specialists=["riu"], tokens={0: {"plum": 2}})

    play(game, "fleet 9")
    assert refused(game, "discard wood") == "7.1 nothing_to_set_aside"
    play(game, "done")
    assert options(game, "discard") == ["wood", "stone"]
    assert refused(game, "discard clay") == "7.1 not_in_hand"
    assert refused(game, "done") == "7.1 discard_first"
    play(game, "discard stone")

    assert refused(game, "discard wood") == "7.1 nothing_to_set_aside"


@pytest.mark.rule("7.2")
def test_boats_set_aside_come_neither_to_the_hand_nor_to_the_reserve() -> None:
    """They lie aside for good: the reserve does not get them back."""
    game = scene(order=[0, 1, 0, 1], fleets=[6, 1, 4])

    play(game, "fleet 6, done, discard wood")
    reserve = game.position()["reserve"]
    play(game, "fleet 1, done")
    play(game, "fleet 4")

    assert reserve["wood"] == 18
    assert player(game, 0)["aside"] == ["wood"]
    assert player(game, 0)["boats"] == ["bamboo", "clay"]
    assert refused(game, "sell wood") == "5.3 not_in_hand"
    assert refused(game, "place wood s01") == "6.1 not_in_hand"


@pytest.mark.rule("7.2")
def test_boats_set_aside_cost_points() -> None:
    """One for each two."""
    game = scene(fleets=[6], aside={0: ["clay"]})

    play(game, "fleet 6, done, discard wood")

    assert game.scores()[0]["aside"] == -1
