"""Section 4: choosing a fleet, and the boats it brings."""

import pytest

from himiko.edition.names import COLOURS
from tests.scenes import happened, options, play, player, refused, scene

NOTHING_LEFT: dict[str, int] = dict.fromkeys(COLOURS, 0)


@pytest.mark.rule("4.1")
def test_a_face_up_fleet_must_be_chosen() -> None:
    """The five face-up fleets are offered, and nothing else."""
    game = scene(fleets=[9, 2, 7, 4, 10])

    assert game.legal() == ["fleet 2", "fleet 4", "fleet 7", "fleet 9", "fleet 10"]
    assert refused(game, "fleet 1") == "4.1 fleet_face_down"
    assert refused(game, "done") == "4.1 fleet_first"


@pytest.mark.rule("4.1")
def test_nothing_is_refilled_during_the_round() -> None:
    """The second player chooses among the four left, the fourth among two."""
    game = scene(players=4, fleets=[1, 4, 9, 10, 6])

    play(game, "fleet 4, done")
    assert options(game, "fleet") == ["1", "6", "9", "10"]
    assert refused(game, "fleet 4") == "4.1 fleet_taken"
    play(game, "fleet 1, done")
    play(game, "fleet 9, sell wood, done")

    assert options(game, "fleet") == ["6", "10"]


@pytest.mark.rule("4.1")
def test_one_fleet_a_turn() -> None:
    """No second fleet after the first."""
    game = scene()

    play(game, "fleet 1")

    assert refused(game, "fleet 2") == "4.1 fleet_chosen"


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(
    ("fleet", "boats"),
    [
        (1, ["bamboo"]),
        (2, ["wood"]),
        (3, ["stone"]),
        (4, ["clay"]),
        (5, ["gold"]),
        (6, ["bamboo", "wood"]),
        (7, ["bamboo", "stone"]),
        (8, ["bamboo", "clay"]),
        (9, ["wood", "stone"]),
        (10, ["wood", "clay"]),
    ],
)
def test_the_boats_shown_go_from_the_reserve_to_the_hand(fleet: int, boats: list[str]) -> None:
    """Each fleet brings its boats, beside the one in the harbour."""
    game = scene(fleets=[fleet], hand={0: ["gold"]})
    before = game.position()["reserve"]

    play(game, f"fleet {fleet}")

    after = game.position()["reserve"]
    assert sorted(player(game, 0)["boats"]) == sorted([*boats, "gold"])
    assert after == {colour: before[colour] - boats.count(colour) for colour in COLOURS}


@pytest.mark.rule("4.2")
def test_a_colour_that_has_run_out_is_not_taken_without_compensation() -> None:
    """Fleet 6 without bamboo in the reserve brings one wood and no coins."""
    game = scene(played=[1], fleets=[6], reserve={"bamboo": 0})

    play(game, "fleet 6")

    assert player(game, 0)["boats"] == ["wood"]
    assert player(game, 0)["coins"] == 10
    assert happened(game, "boats_missing") == [{"colour": "bamboo", "number": 1}]
    assert happened(game, "boats_taken") == [{"colour": "wood", "number": 1}]


@pytest.mark.rule("4.2")
def test_fleet_10s_third_boat_is_of_any_colour_gold_included() -> None:
    """All five colours are offered; gold may be taken."""
    game = scene(fleets=[10])

    play(game, "fleet 10")
    assert options(game, "take") == list(COLOURS)
    play(game, "take gold")

    assert player(game, 0)["boats"] == ["wood", "clay", "gold"]


@pytest.mark.rule("4.2")
def test_the_third_boat_is_of_a_colour_still_in_the_reserve() -> None:
    """Stone has run out; the last clay came with the fleet itself."""
    game = scene(played=[1], fleets=[10], reserve={"stone": 0, "clay": 1})

    play(game, "fleet 10")

    assert options(game, "take") == ["bamboo", "wood", "gold"]
    assert refused(game, "take stone") == "4.2 reserve_empty"
    assert refused(game, "take clay") == "4.2 reserve_empty"


@pytest.mark.rule("4.2")
def test_the_third_boat_is_not_asked_for_when_the_reserve_is_empty() -> None:
    """Fleet 10 brings nothing then, and the turn goes on."""
    game = scene(played=[1], fleets=[10], reserve=NOTHING_LEFT, hand={0: ["wood"]})

    play(game, "fleet 10")

    assert game.position()["step"] == "act"
    assert player(game, 0)["boats"] == ["wood"]
    assert refused(game, "take wood") == "4.2 no_boat_to_take"


@pytest.mark.rule("4.2")
def test_only_fleet_10_has_a_boat_to_choose() -> None:
    """After another fleet none is asked for."""
    game = scene()

    play(game, "fleet 1")

    assert refused(game, "take gold") == "4.2 no_boat_to_take"
