"""Section 4: what the power of each fleet does."""

from itertools import permutations

import pytest

from tests.scenes import happened, options, play, player, refused, scene, verbs


@pytest.mark.rule("4.3")
def test_fleet_1_has_no_power_but_goes_first_next_round() -> None:
    """Nothing but trade, placing and done; the next round begins with its player."""
    game = scene(players=3, order=[0, 1, 2], boats={"s20": "wood"}, culture={"i20": "plum"})

    play(game, "fleet 4, done, done")
    play(game, "fleet 3, done, done")
    play(game, "fleet 1")
    assert verbs(game) == {"buy", "sell", "place", "done"}
    play(game, "done")

    assert game.position()["order"] == [2, 1, 0]


# fleet 2


@pytest.mark.rule("4.3")
def test_fleet_2_reserves_a_tile_of_the_row() -> None:
    """The tile lies before its player with the round it was taken in; the row keeps the gap."""
    game = scene(row=["b04", "b11", "b22", "b02", "b16"])

    play(game, "fleet 2")
    assert options(game, "reserve") == ["b02", "b04", "b11", "b16", "b22"]
    assert refused(game, "reserve b05") == "4.3 tile_in_deck"
    play(game, "reserve b11")

    assert player(game, 0)["reserved"] == {"b11": 5}
    assert game.position()["buildings"]["row"] == ["b04", "b22", "b02", "b16"]
    assert refused(game, "reserve b04") == "4.3 power_used"


@pytest.mark.rule("4.3")
def test_a_tile_reserved_is_not_built_in_the_same_round() -> None:
    """With 2 players the second turn comes in the same round: too early."""
    game = scene(order=[0, 1, 0, 1], row=["b01"], boats={"s02": "bamboo"})

    play(game, "fleet 2, reserve b01, done")
    play(game, "fleet 4, done, done")
    play(game, "fleet 1, place bamboo s01")

    assert refused(game, "build b01 i14") == "4.3 reserved_this_round"


@pytest.mark.rule("4.3")
def test_a_tile_reserved_is_built_in_a_later_round() -> None:
    """Reserved in round 4, built in round 5: it is a built tile then."""
    game = scene(round=5, reserved={0: {"b05": 3, "b01": 4, "b06": 4}}, boats={"s02": "bamboo"})

    play(game, "fleet 2, buy bamboo, place bamboo s01, build b01 i14")

    assert player(game, 0)["reserved"] == {"b05": 3, "b06": 4}
    assert player(game, 0)["tiles"] == ["b01"]
    assert len(game.position()["buildings"]["row"]) == 5


@pytest.mark.rule("4.3")
def test_only_its_owner_can_build_a_reserved_tile() -> None:
    """Nobody else can build it, nor reserve it again."""
    game = scene(reserved={1: {"b01": 4}}, boats={"s02": "bamboo"})

    play(game, "fleet 2, buy bamboo, place bamboo s01")

    assert refused(game, "build b01 i14") == "6.8 tile_reserved"
    assert refused(game, "reserve b01") == "4.3 tile_reserved"


@pytest.mark.rule("4.3")
def test_the_row_is_refilled_only_at_the_end_of_the_round() -> None:
    """Four tiles until the round is over, then five, the new one at the right."""
    game = scene(order=[0, 1, 0, 1], played=[4, 1], row=["b04"], top=["b20"])

    play(game, "fleet 2, reserve b04, done")
    assert len(game.position()["buildings"]["row"]) == 4
    play(game, "fleet 5, done, done")

    assert game.position()["buildings"]["row"] == ["b28", "b27", "b26", "b25", "b20"]


@pytest.mark.rule("4.3")
def test_a_reserved_tile_not_built_costs_a_point() -> None:
    """Minus 1 for each, from the moment it is reserved."""
    game = scene(row=["b04"], reserved={0: {"b05": 4}})

    play(game, "fleet 2, reserve b04")

    assert game.scores()[0]["reserved"] == -2


# fleet 3


@pytest.mark.rule("4.3")
def test_fleet_3_looks_at_the_top_three_and_puts_them_back_in_any_way() -> None:
    """Every order and every cut into top and bottom is offered."""
    game = scene(top=["b03", "b11", "b20"])

    play(game, "fleet 3, peek")

    every = {
        " ".join([*tiles[:kept], "/", *tiles[kept:]])
        for tiles in permutations(["b03", "b11", "b20"])
        for kept in range(4)
    }
    assert len(options(game, "arrange")) == 24
    assert set(options(game, "arrange")) == every
    assert refused(game, "arrange b03 b11 / b21") == "4.3 not_the_tiles_seen"
    assert refused(game, "arrange b03 / b11") == "4.3 not_the_tiles_seen"


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("kept", range(4))
@pytest.mark.parametrize("tiles", [*permutations(["b03", "b11", "b20"])], ids=" ".join)
def test_tiles_put_back_lie_on_top_or_under_the_deck(tiles: tuple[str, ...], kept: int) -> None:
    """On top the first is drawn first; under the deck the last named is lowest."""
    game = scene(top=["b03", "b11", "b20"])
    rest = game.position()["buildings"]["deck"][3:]

    play(game, "fleet 3, peek, arrange " + " ".join([*tiles[:kept], "/", *tiles[kept:]]))

    assert game.position()["buildings"]["deck"] == [*tiles[:kept], *rest, *tiles[kept:]]
    assert game.position()["step"] == "act"


@pytest.mark.rule("4.3")
def test_a_deck_of_two_shows_two() -> None:
    """All that is left is seen; two tiles can be put back in six ways."""
    game = scene(deck=["b03", "b11"])

    play(game, "fleet 3, peek")
    assert happened(game, "peeked") == [{"tiles": ["b03", "b11"], "number": 2}]
    assert options(game, "arrange") == [
        "/ b03 b11",
        "/ b11 b03",
        "b03 / b11",
        "b11 / b03",
        "b03 b11 /",
        "b11 b03 /",
    ]
    play(game, "arrange b11 / b03")

    assert game.position()["buildings"]["deck"] == ["b11", "b03"]


@pytest.mark.rule("4.3")
def test_a_deck_of_one_shows_one() -> None:
    """Top and bottom are the same then, and both are offered."""
    game = scene(deck=["b03"])

    play(game, "fleet 3, peek")
    assert happened(game, "peeked") == [{"tiles": ["b03"], "number": 1}]
    assert options(game, "arrange") == ["/ b03", "b03 /"]
    play(game, "arrange / b03")

    assert game.position()["buildings"]["deck"] == ["b03"]


@pytest.mark.rule("4.3")
def test_an_empty_deck_shows_nothing() -> None:
    """There is nothing to peek at."""
    game = scene(deck=[])

    play(game, "fleet 3")

    assert refused(game, "peek") == "4.3 deck_empty"


@pytest.mark.rule("4.3")
def test_peeking_is_done_once() -> None:
    """After arranging, the power is used; arranging without a peek is refused."""
    game = scene(top=["b03", "b11", "b20"])

    play(game, "fleet 3")
    assert refused(game, "arrange b03 b11 b20 /") == "4.3 nothing_to_arrange"
    play(game, "peek, arrange b03 b11 b20 /")

    assert refused(game, "peek") == "4.3 power_used"


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("step", "before"),
    [
        ("act", "fleet 3"),
        ("after", "fleet 3, place stone s04, collect i01"),
        ("recruit", "fleet 3, done"),
    ],
)
def test_after_arranging_the_turn_goes_on_where_it_was(step: str, before: str) -> None:
    """The step of the peek comes back."""
    game = scene(
        top=["b03", "b11", "b20"],
        culture={"i01": "rice"},
        crew={0: ["michimata"]},
        tokens={0: {"plum": 2}},
    )

    play(game, before)
    assert game.position()["step"] == step
    play(game, "peek, arrange b03 / b11 b20")

    assert game.position()["step"] == step


# fleets 4 to 8


@pytest.mark.rule("4.3")
def test_fleet_4_moves_any_boat_to_a_connected_empty_slot() -> None:
    """Whoever placed it; not to a slot that is occupied or not connected."""
    game = scene(boats={"s08": "gold", "s09": "wood"})

    play(game, "fleet 4")
    assert options(game, "move") == ["s08 s03", "s08 s07", "s08 s14", "s09 s04", "s09 s16"]
    assert refused(game, "move s08 s09") == "4.3 slot_occupied"
    assert refused(game, "move s08 s10") == "4.3 not_connected"
    assert refused(game, "move s01 s02") == "4.3 no_boat"
    play(game, "move s08 s14")

    assert game.position()["boats"] == {"s09": "wood", "s14": "gold"}
    assert refused(game, "move s14 s08") == "4.3 power_used"


@pytest.mark.rule("4.3")
def test_fleet_5_lays_sacred_ground_on_an_empty_island() -> None:
    """Empty means: no culture token, no building, no sacred ground; a mountain may be there."""
    game = scene(
        culture={"i01": "plum"},
        built={"i02": 1, "i03": "torii", "i04": "palace"},
        sacred=["i05"],
        mountains=["i06"],
    )

    play(game, "fleet 5")
    assert options(game, "sacred")[:2] == ["i06", "i07"]
    for island in ("i01", "i02", "i03", "i04", "i05"):
        assert refused(game, f"sacred {island}") == "4.3 island_not_empty"
    play(game, "sacred i06")

    assert game.position()["sacred"] == ["i05", "i06"]
    assert refused(game, "sacred i07") == "4.3 power_used"


@pytest.mark.rule("4.3")
def test_nobody_builds_on_sacred_ground_not_even_who_laid_it() -> None:
    """What could be built there before cannot be built after."""
    game = scene(row=["b16"], boats={"s02": "wood"}, hand={0: ["bamboo"]})

    play(game, "fleet 5, place bamboo s01")
    assert "build b16 i14" in game.legal()
    play(game, "sacred i14")

    assert refused(game, "build b16 i14") == "6.8 island_not_empty"


@pytest.mark.rule("4.3")
def test_fleet_6_swaps_two_culture_tokens_and_mountains_stay() -> None:
    """The tokens change places, the mountain of one does not; kinds must differ."""
    game = scene(
        fleets=[6],
        culture={"i03": "plum", "i09": "rice", "i12": "plum"},
        mountains=["i03"],
    )

    play(game, "fleet 6")
    assert options(game, "swap") == ["i03 i09", "i09 i12"]
    assert refused(game, "swap i03 i12") == "4.3 same_kind"
    assert refused(game, "swap i03 i04") == "4.3 no_culture_token"
    assert refused(game, "swap i02 i03") == "4.3 no_culture_token"
    play(game, "swap i03 i09")

    assert game.position()["culture"] == {"i03": "rice", "i09": "plum", "i12": "plum"}
    assert "i03" in game.position()["mountains"]
    assert "i09" not in game.position()["mountains"]
    assert refused(game, "swap i03 i09") == "4.3 power_used"


@pytest.mark.rule("4.3")
def test_fleet_7_removes_up_to_two_boats_to_the_reserve() -> None:
    """None, one or two; the boats are back in the reserve."""
    game = scene(fleets=[7], boats={"s20": "gold", "s21": "gold", "s22": "wood"})

    play(game, "fleet 7")
    assert options(game, "remove") == ["s20", "s21", "s22"]
    assert refused(game, "remove s23") == "4.3 no_boat"
    play(game, "remove s20")
    assert {"remove s21", "done"} <= set(game.legal())
    play(game, "remove s22")

    assert game.position()["boats"] == {"s21": "gold"}
    assert game.position()["reserve"]["gold"] == 9
    assert game.position()["reserve"]["wood"] == 19
    assert refused(game, "remove s21") == "4.3 power_used"


@pytest.mark.rule("4.3")
def test_fleet_8_swaps_two_boats_of_different_colours() -> None:
    """The boats change places; of one colour they cannot."""
    game = scene(fleets=[8], boats={"s10": "wood", "s44": "gold", "s50": "wood"})

    play(game, "fleet 8")
    assert options(game, "swap") == ["s10 s44", "s44 s50"]
    assert refused(game, "swap s10 s50") == "4.3 same_colour"
    assert refused(game, "swap s10 s11") == "4.3 no_boat"
    assert refused(game, "swap s09 s10") == "4.3 no_boat"
    play(game, "swap s10 s44")

    assert game.position()["boats"] == {"s10": "gold", "s44": "wood", "s50": "wood"}
    assert refused(game, "swap s10 s44") == "4.3 power_used"


# fleets 9 and 10


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("missing", "placed", "there"),
    [
        ("bamboo", "stone", ("wood", "gold")),
        ("wood", "stone", ("bamboo", "gold")),
        ("stone", "wood", ("bamboo", "gold")),
        ("gold", "wood", ("bamboo", "stone")),
    ],
)
def test_fleet_9_builds_with_one_required_boat_missing(
    missing: str, placed: str, there: tuple[str, str]
) -> None:
    """Any one of the boats that b22 needs may be missing."""
    game = scene(fleets=[9], row=["b22"], boats={"s02": there[0], "s06": there[1]})

    play(game, f"fleet 9, place {placed} s01, build b22 i14")

    assert happened(game, "discounted") == [{"colour": missing}]
    assert game.position()["built"] == {"i14": "torii"}


@pytest.mark.rule("4.3")
def test_fleet_9_does_not_build_with_two_missing() -> None:
    """Two boats missing are one too many."""
    game = scene(fleets=[9], row=["b22"], boats={"s02": "wood"})

    play(game, "fleet 9, place wood s01")

    assert refused(game, "build b22 i14") == "6.9 boats_missing"


@pytest.mark.rule("4.3")
def test_the_discount_is_not_used_where_all_boats_are_there() -> None:
    """It is mentioned only where a boat is missing."""
    game = scene(fleets=[9], row=["b18", "b20"], boats={"s02": "stone"})
    play(game, "fleet 9, place wood s01")
    whole, discounted = game.copy(), game.copy()

    play(whole, "build b18 i14")
    play(discounted, "build b20 i14")

    assert happened(whole, "discounted") == []
    assert happened(discounted, "discounted") == [{"colour": "clay"}]


@pytest.mark.rule("4.3")
def test_the_discount_is_for_this_turn_only() -> None:
    """With another fleet the same boats do not suffice."""
    game = scene(fleets=[9], row=["b20"], boats={"s02": "stone"}, hand={0: ["wood"]})

    play(game, "fleet 1, place wood s01")

    assert refused(game, "build b20 i14") == "6.9 boats_missing"


@pytest.mark.rule("4.3")
def test_fleet_10_has_no_power() -> None:
    """Its third boat is the advantage: nothing but trade, placing and done is offered."""
    game = scene(fleets=[10], boats={"s20": "wood"}, culture={"i20": "plum", "i21": "rice"})

    play(game, "fleet 10, take stone")

    assert verbs(game) == {"buy", "sell", "place", "done"}
    for power in ("peek", "move s20 s21", "swap i20 i21", "remove s20", "swap s20 s21"):
        assert refused(game, power) == "4.3 other_power"
