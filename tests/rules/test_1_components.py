"""Section 1: the board and the components."""

import pytest

from himiko import Edition, Game
from himiko.edition.names import COLOURS, CULTURE
from tests.scenes import happened, options, play, player, refused, scene

STANDARD = Edition.standard()


@pytest.mark.rule("1.1")
def test_the_board_has_34_islands_and_5_entry_slots_in_the_west() -> None:
    """On an empty board a boat can go on the five westernmost slots and no others."""
    game = scene()

    play(game, "fleet 1")

    west = sorted(STANDARD.board.slots, key=lambda slot: slot.x)[:5]
    assert len(STANDARD.island_ids) == 34
    assert options(game, "place bamboo") == sorted(slot.id for slot in west)


@pytest.mark.rule("1.1")
def test_a_slot_is_adjacent_to_the_islands_it_lies_around() -> None:
    """A boat on s08 reaches the four islands that have s08 among their slots."""
    everywhere = {island: CULTURE[n % 6] for n, island in enumerate(STANDARD.island_ids[:30])}
    game = scene(boats={"s03": "bamboo"}, culture=everywhere)

    play(game, "fleet 1, place bamboo s08")

    around = [island.id for island in STANDARD.board.islands if "s08" in island.ring]
    assert around == ["i01", "i02", "i08", "i09"]
    assert options(game, "collect") == around


@pytest.mark.rule("1.2")
def test_slots_are_connected_by_a_lane() -> None:
    """From s08 lanes lead to four slots; others, however near, are not connected."""
    game = scene(boats={"s08": "wood"})

    play(game, "fleet 4")

    assert options(game, "move s08") == ["s03", "s07", "s09", "s14"]
    assert refused(game, "move s08 s04") == "4.3 not_connected"


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(("torii", "prestige"), [("i08", 1), ("i22", 1), ("i09", 0)])
def test_islands_are_adjacent_at_a_border_not_at_a_corner(torii: str, prestige: int) -> None:
    """i14 borders on i08 and i22; with i09 it shares one slot, s07, which is a corner."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, hand={0: ["gold"]}, built={torii: "torii"})

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["prestige"] == prestige


@pytest.mark.rule("1.2")
def test_buildings_at_a_corner_are_no_group() -> None:
    """A building on i09 does not make a group with a new one on i14."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, hand={0: ["gold"]}, built={"i09": 0})

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert happened(game, "coins_gained") == []


@pytest.mark.rule("1.3")
def test_80_boats_lie_in_the_reserve() -> None:
    """22 bamboo, 19 wood, 16 stone, 13 clay, 10 gold."""
    reserve = Game.new(seed=1).position()["reserve"]

    assert reserve == {"bamboo": 22, "wood": 19, "stone": 16, "clay": 13, "gold": 10}
    assert sum(reserve.values()) == 80
    assert tuple(reserve) == COLOURS


@pytest.mark.rule("1.4")
def test_the_tiles_and_tokens() -> None:
    """10 fleets, 28 building tiles of their kinds, 18 specialists, 34 culture tokens."""
    kinds = [tile.kind for tile in STANDARD.tiles]

    assert [fleet.number for fleet in STANDARD.fleets] == list(range(1, 11))
    assert len(kinds) == 28
    assert kinds.count("standard") + kinds.count("trading_post") == 21
    assert kinds.count("trading_post") > 0
    assert (kinds.count("torii"), kinds.count("palace")) == (3, 4)
    assert len(STANDARD.specialists) == 18
    assert STANDARD.culture == (5, 5, 5, 5, 5, 5, 4)


@pytest.mark.rule("1.4")
def test_a_deal_uses_them_all() -> None:
    """Every tile, specialist and fleet lies somewhere, once; so do 7 mountains."""
    position = Game.new(seed=1).position()

    fleets, buildings = position["fleets"], position["buildings"]
    specialists = position["specialists"]
    assert sorted(fleets["up"] + fleets["down"]) == list(range(1, 11))
    assert sorted(buildings["row"] + buildings["deck"]) == list(STANDARD.tile_ids)
    everybody = [who for who, _ in specialists["row"]] + specialists["deck"]
    assert sorted(everybody) == sorted(one.id for one in STANDARD.specialists)
    assert len(position["mountains"]) == 7


@pytest.mark.rule("1.5")
def test_coins_and_prestige_tokens_never_run_out() -> None:
    """Whoever has very many of both can still gain more."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo"},
        hand={0: ["gold"]},
        built={"i08": "torii", "i15": 0},
        coins={0: 900_000},
        prestige={0: 900_000},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["coins"] == 900_002
    assert player(game, 0)["prestige"] == 900_001


@pytest.mark.rule("1.5")
def test_there_are_8_sacred_ground_tokens_and_one_removed_can_be_laid_again() -> None:
    """The ninth is refused until Kachiko has brought one back."""
    eight = ["i10", "i11", "i12", "i13", "i16", "i17", "i18", "i19"]
    game = scene(sacred=eight, crew={0: ["kachiko"]}, fleets=[5])
    play(game, "fleet 5")
    assert refused(game, "sacred i01") == "1.5 no_sacred_ground_left"

    play(game, "kachiko i10, sacred i01")

    assert game.position()["sacred"] == ["i01", *eight[1:]]
