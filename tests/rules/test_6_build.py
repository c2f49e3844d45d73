"""Section 6, building: which tile, where, and with what boats.

The usual site is i14, with the slots s01, s02, s06 and s07.
"""

import pytest

from tests.scenes import AT_LEISURE, options, play, player, refused, scene


@pytest.mark.rule("6.8")
def test_a_tile_of_the_row_is_built_on_an_empty_island_beside_a_boat_placed() -> None:
    """b01 needs two bamboo: they stand at i14."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")
    assert options(game, "build") == ["b01 i14"]
    play(game, "build b01 i14")

    assert game.position()["built"] == {"i14": 0}
    assert "b01" not in game.position()["buildings"]["row"]


@pytest.mark.rule("6.8")
def test_a_tile_reserved_earlier_is_built_like_one_of_the_row() -> None:
    """One's own, of an earlier round."""
    game = scene(reserved={0: {"b01": 4}}, boats={"s02": "bamboo"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")

    assert options(game, "build") == ["b01 i14"]


@pytest.mark.rule("6.8")
def test_other_tiles_are_not_built() -> None:
    """Not from the deck, not those reserved or built by anybody else."""
    game = scene(
        boats={"s02": "bamboo"},
        top=["b01"],
        reserved={1: {"b16": 4}},
        tiles={1: ["b02"]},
        built={"i30": 1},
        **AT_LEISURE,
    )

    play(game, "fleet 1, place bamboo s01")

    assert refused(game, "build b01 i14") == "6.8 tile_in_deck"
    assert refused(game, "build b16 i14") == "6.8 tile_reserved"
    assert refused(game, "build b02 i14") == "6.8 tile_built"


@pytest.mark.rule("6.8")
def test_an_island_with_a_culture_token_is_not_empty() -> None:
    """Its token would have to be collected first."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, culture={"i14": "plum"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")

    assert refused(game, "build b01 i14") == "6.8 island_not_empty"


@pytest.mark.rule("6.8")
@pytest.mark.parametrize("there", [0, 1, "torii", "palace"])
def test_an_island_with_a_building_is_not_empty(there: int | str) -> None:
    """Whosever it is."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, built={"i14": there}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")

    assert refused(game, "build b01 i14") == "6.8 island_not_empty"


@pytest.mark.rule("6.8")
def test_an_island_with_sacred_ground_is_not_empty() -> None:
    """Until the sacred ground is lifted."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, sacred=["i14"], crew={0: ["kachiko"]})

    play(game, "fleet 1, place bamboo s01")
    assert refused(game, "build b01 i14") == "6.8 island_not_empty"
    play(game, "kachiko i14")

    assert game.position()["built"] == {"i14": 0}


@pytest.mark.rule("6.8")
def test_an_island_without_a_boat_placed_this_turn_is_not_built_on() -> None:
    """All boats stand at i14, but the one placed this turn is elsewhere."""
    game = scene(row=["b01"], boats={"s01": "bamboo", "s02": "bamboo"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s04")

    assert refused(game, "build b01 i14") == "6.8 not_adjacent"


@pytest.mark.rule("6.8")
def test_one_boat_placed_at_the_island_is_enough_and_need_not_be_a_needed_one() -> None:
    """A gold is placed on s01; the two bamboo were there before."""
    game = scene(row=["b01"], boats={"s02": "bamboo", "s06": "bamboo"}, **AT_LEISURE)

    play(game, "fleet 5, place gold s01")

    assert options(game, "build") == ["b01 i14"]


@pytest.mark.rule("6.9")
def test_each_needed_boat_is_a_different_boat() -> None:
    """One bamboo does not count twice."""
    game = scene(row=["b01"], boats={"s02": "wood"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")

    refusal = game.why_not("build b01 i14")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("boats_missing", "6.9")
    assert refusal.values == {"colours": ["bamboo"]}


@pytest.mark.rule("6.9")
def test_boats_beyond_the_islands_slots_do_not_count() -> None:
    """The second bamboo stands on s03, one slot too far."""
    game = scene(row=["b01"], boats={"s03": "bamboo"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s02")

    assert refused(game, "build b01 i14") == "6.9 boats_missing"
    assert options(game, "build") == ["b01 i08"]


@pytest.mark.rule("6.9")
def test_more_boats_than_needed_do_no_harm() -> None:
    """Three bamboo and a gold are two bamboo."""
    boats = {"s02": "bamboo", "s06": "bamboo", "s07": "gold"}
    game = scene(row=["b01"], boats=boats, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01")

    assert "build b01 i14" in game.legal()


@pytest.mark.rule("6.9")
def test_the_boats_stay_where_they_are() -> None:
    """After building they stand as before."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert game.position()["boats"] == {"s01": "bamboo", "s02": "bamboo"}


@pytest.mark.rule("6.10")
@pytest.mark.parametrize(("tile", "other"), [("b01", "bamboo"), ("b16", "wood")])
def test_a_standard_tile_puts_one_of_ones_own_buildings_there(tile: str, other: str) -> None:
    """A trading post is a standard building too."""
    game = scene(row=[tile], boats={"s02": other}, **AT_LEISURE)

    play(game, f"fleet 1, place bamboo s01, build {tile} i14")

    assert game.position()["built"] == {"i14": 0}
    assert player(game, 0)["buildings_left"] == 9


@pytest.mark.rule("6.10")
@pytest.mark.parametrize(
    ("tile", "thing", "boats"),
    [
        ("b22", "torii", {"s07": "wood", "s13": "stone", "s15": "gold"}),
        ("b25", "palace", {"s07": "wood", "s13": "stone", "s15": "gold", "s11": "clay"}),
    ],
)
def test_a_prestige_tile_puts_a_neutral_building_there(
    tile: str, thing: str, boats: dict[str, str]
) -> None:
    """It belongs to nobody and costs no standard building."""
    game = scene(row=[tile], boats=boats, hand={0: ["clay"]}, **AT_LEISURE)

    play(game, f"fleet 1, place clay s01, place bamboo s06, build {tile} i15")

    assert game.position()["built"] == {"i15": thing}
    assert player(game, 0)["buildings_left"] == 10
    assert player(game, 0)["tiles"] == [tile]


@pytest.mark.rule("6.10")
def test_without_a_standard_building_left_only_prestige_tiles_are_built() -> None:
    """All six stand on the board: b01 is refused, the torii is not."""
    game = scene(
        players=4,
        played=[4],
        row=["b01", "b22"],
        built=dict.fromkeys(["i29", "i30", "i31", "i32", "i33", "i34"], 0),
        boats={"s07": "bamboo", "s11": "bamboo", "s13": "wood", "s15": "stone"},
        hand={0: ["clay"]},
        **AT_LEISURE,
    )

    play(game, "fleet 5, place clay s01, place gold s06")

    assert refused(game, "build b01 i15") == "6.10 no_buildings_left"
    assert options(game, "build") == ["b22 i15"]


@pytest.mark.rule("6.11")
def test_one_building_a_turn() -> None:
    """After one building another is refused, though its boats are there."""
    game = scene(
        row=["b01", "b16"],
        boats={"s02": "bamboo", "s05": "wood"},
        **AT_LEISURE,
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert refused(game, "build b16 i22") == "6.14 step_3_over"


@pytest.mark.rule("6.11")
def test_the_tile_is_kept_and_scores() -> None:
    """It lies with its builder, after those built before."""
    game = scene(
        row=["b01"], boats={"s02": "bamboo"}, built={"i30": 0}, tiles={0: ["b07"]}, **AT_LEISURE
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["tiles"] == ["b07", "b01"]
    assert game.scores()[0]["buildings"] == 3 + 2
