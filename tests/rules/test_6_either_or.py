"""Section 6, either or: collect or build, one of them if one can."""

import pytest

from tests.scenes import AT_LEISURE, options, play, refused, scene


@pytest.mark.rule("6.14")
def test_who_has_collected_does_not_build() -> None:
    """The boats for b01 stand at i14, but a token has been taken."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, culture={"i22": "plum"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")
    assert {"collect i22", "build b01 i14"} <= set(game.legal())
    play(game, "collect i22")

    assert refused(game, "build b01 i14") == "6.14 step_3_over"


@pytest.mark.rule("6.14")
def test_who_has_built_does_not_collect() -> None:
    """The token stays."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, culture={"i22": "plum"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert refused(game, "collect i22") == "6.14 step_3_over"


@pytest.mark.rule("6.14")
def test_who_is_collecting_does_not_build() -> None:
    """Between two tokens building is refused."""
    game = scene(
        fleets=[6],
        row=["b01"],
        boats={"s02": "bamboo"},
        hand={0: ["gold"]},
        culture={"i15": "rice", "i22": "plum", "i23": "rice"},
    )

    play(game, "fleet 6, place bamboo s01, place wood s06, place gold s11, collect i22")

    assert options(game, "collect") == ["i15", "i23"]
    assert refused(game, "build b01 i14") == "6.6 collect_first"


@pytest.mark.rule("6.14")
def test_who_can_collect_or_build_must() -> None:
    """The refusal of `done` says what can be done."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, culture={"i22": "plum"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")

    refusal = game.why_not("done")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("must_collect_or_build", "6.14")
    assert refusal.values == {"actions": ["collect i22", "build b01 i14"]}


@pytest.mark.rule("6.14")
def test_who_can_only_build_must_build() -> None:
    """No token is in reach."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")

    assert refused(game, "done") == "6.14 must_collect_or_build"


@pytest.mark.rule("6.14")
def test_who_can_only_collect_must_collect() -> None:
    """No building is possible."""
    game = scene(culture={"i22": "plum"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")

    assert refused(game, "done") == "6.14 must_collect_or_build"


@pytest.mark.rule("6.14")
def test_who_can_do_neither_may_end_the_step() -> None:
    """A boat is placed where nothing is to be had."""
    game = scene(**AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")

    assert "done" in game.legal()


@pytest.mark.rule("6.14")
def test_without_a_boat_placed_neither_is_possible() -> None:
    """Boats of before do not count; done is allowed."""
    game = scene(row=["b01"], boats={"s01": "bamboo", "s02": "bamboo"}, culture={"i22": "plum"})

    play(game, "fleet 1")

    assert refused(game, "collect i22") == "6.14 no_boat_placed"
    assert refused(game, "build b01 i14") == "6.14 no_boat_placed"
    assert "done" in game.legal()


@pytest.mark.rule("6.14")
def test_a_building_possible_only_with_the_discount_need_not_be_built() -> None:
    """b20 lacks its clay: it may be built, and one may end the step."""
    game = scene(fleets=[9], row=["b20"], boats={"s02": "stone"}, **AT_LEISURE)

    play(game, "fleet 9, place wood s01")

    assert {"build b20 i14", "done"} <= set(game.legal())


@pytest.mark.rule("6.14")
def test_a_building_possible_without_the_discount_must_be_built_with_fleet_9_too() -> None:
    """b18 needs wood and stone, and both are there."""
    game = scene(fleets=[9], row=["b18", "b20"], boats={"s02": "stone"}, **AT_LEISURE)

    play(game, "fleet 9, place wood s01")

    assert {"build b18 i14", "build b20 i14"} <= set(game.legal())
    assert refused(game, "done") == "6.14 must_collect_or_build"


@pytest.mark.rule("6.14")
def test_with_the_discount_a_token_in_reach_still_obliges() -> None:
    """One must collect or build; with the discount if one likes."""
    game = scene(
        fleets=[9], row=["b20"], boats={"s02": "stone"}, culture={"i22": "plum"}, **AT_LEISURE
    )

    play(game, "fleet 9, place wood s01")

    assert {"build b20 i14", "collect i22"} <= set(game.legal())
    assert refused(game, "done") == "6.14 must_collect_or_build"


@pytest.mark.rule("6.14")
def test_what_a_power_would_make_possible_does_not_oblige() -> None:
    """With two boats swapped b01 could be built: before that one may end the step."""
    game = scene(
        fleets=[8], row=["b01"], boats={"s02": "gold", "s30": "bamboo"}, hand={0: ["stone"]}
    )

    play(game, "fleet 8, place bamboo s01")
    assert {"swap s02 s30", "done"} <= set(game.legal())
    play(game, "swap s02 s30")

    assert refused(game, "done") == "6.14 must_collect_or_build"


@pytest.mark.rule("6.14")
def test_sacred_ground_that_one_could_lift_does_not_oblige() -> None:
    """Kachiko would make i14 empty; Kachiko is optional."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, sacred=["i14"], crew={0: ["kachiko"]})

    play(game, "fleet 1, place bamboo s01")

    assert game.legal() == ["kachiko i14", "done"]


@pytest.mark.rule("6.14")
@pytest.mark.parametrize(
    ("coins", "build", "done"),
    [
        (2, "legal", "6.14 must_collect_or_build"),
        (1, "8.3 toll", "legal"),
    ],
)
def test_a_toll_one_can_pay_obliges_one_cannot_pay_does_not(
    coins: int, build: str, done: str
) -> None:
    """Ananda's 2 coins: with them the building is possible, without them it is not."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo"},
        built={"i08": 1},
        coins={0: coins},
        crew={0: ["hetsuka"], 1: ["ananda"]},
        tokens={0: {"plum": 1}},
    )

    play(game, "fleet 1, place bamboo s01")

    assert refused(game, "build b01 i14") == build
    assert refused(game, "done") == done


@pytest.mark.rule("6.15")
@pytest.mark.parametrize("what", ["collect i22", "build b01 i14"])
def test_no_boat_is_placed_after_collecting_or_building(what: str) -> None:
    """Boats are left in hand, and a slot beside the chain is empty."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo"},
        culture={"i22": "plum"},
        hand={0: ["gold", "stone"]},
        crew={0: ["riu", "raijin"]},
    )

    play(game, f"fleet 1, place bamboo s01, {what}")

    assert game.position()["step"] == "after"
    assert options(game, "place") == []
    assert refused(game, "place gold s06") == "6.15 placing_over"


@pytest.mark.rule("6.15")
def test_boats_may_be_placed_as_long_as_nothing_is_collected_or_built() -> None:
    """A possible collection does not end the chain."""
    game = scene(culture={"i22": "plum"}, hand={0: ["gold"]})

    play(game, "fleet 1, place bamboo s01")

    assert "collect i22" in game.legal()
    assert options(game, "place gold") == ["s02", "s05", "s06"]
