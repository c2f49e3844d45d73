"""Refused actions: for every code there is a scene, an action, its rule and its values."""

from dataclasses import dataclass
from typing import Any, Final, Unpack

import pytest

from himiko import Game
from himiko.game.catalogue import REFUSALS
from tests.scenes import Parts, play, scene


@dataclass(frozen=True)
class Case:
    """An action that is refused in a scene, after some others."""

    code: str
    rule: str
    action: str
    values: dict[str, Any]
    after: str
    parts: Parts

    def game(self) -> Game:
        """Return the game just before the action."""
        game = scene(**self.parts)
        if self.after:
            play(game, self.after)
        return game


def case(
    refusal: str,
    action: str,
    values: dict[str, Any] | None = None,
    after: str = "",
    **parts: Unpack[Parts],
) -> Any:
    """Write a case: the refusal is rule and code."""
    rule, code = refusal.split()
    return pytest.param(Case(code, rule, action, values or {}, after, parts), id=f"{code}-{action}")


RING: Final = {"i01": "plum", "i08": "rice"}  # tokens beside s03
BESIDE: Final = {"i02": "plum", "i08": "rice", "i01": "maple"}  # tokens beside s08
EIGHT: Final = {f"i{n:02}": 0 for n in range(20, 28)}
MANY: Final = [f"i{n:02}" for n in range(20, 28)]

OVER: Final = [
    case(
        "9.1 game_over",
        "fleet 1",
        {"end": "last_building"},
        "fleet 1, done",
        players=3,
        played=[8, 9],
        built=EIGHT,
    ),
    case(
        "9.2 game_over",
        "done",
        {"end": "no_boats"},
        "fleet 5, done, done",
        players=3,
        played=[8, 9],
        fleets=[5],
        reserve={"gold": 1},
    ),
    case(
        "9.3 game_over",
        "collect i01",
        {"end": "no_specialists"},
        "fleet 1, done, recruit riu plum plum",
        players=3,
        played=[8, 9],
        specialists=["riu"],
        specialist_deck=[],
        tokens={0: {"plum": 2}},
    ),
    case(
        "9.4 game_over",
        "arrange b01 /",
        {"end": "no_buildings"},
        "fleet 2, reserve b05, done",
        players=3,
        played=[8, 9],
        fleets=[2],
        row=["b05"],
        deck=[],
    ),
]

PENDING: Final = [
    case("4.1 fleet_first", "buy wood", {"step": "fleet"}),
    case("4.1 fleet_first", "done", {"step": "fleet"}),
    case("4.1 fleet_first", "raijin wood gold", {"step": "fleet"}),
    case("4.2 take_first", "done", {"step": "take"}, "fleet 10", fleets=[10]),
    case("4.3 arrange_first", "done", {"step": "arrange"}, "fleet 3, peek", fleets=[3]),
    case(
        "6.6 collect_first",
        "done",
        {"step": "collect"},
        "fleet 6, place bamboo s03, place wood s08, collect i01",
        fleets=[6],
        culture=BESIDE,
    ),
    case(
        "8.3 ebisu_first",
        "buy wood",
        {"step": "ebisu"},
        "fleet 1, place bamboo s04",
        crew={0: ["ebisu"]},
        culture={"i01": "plum", "i30": "rice"},
    ),
    case("7.1 discard_first", "done", {"step": "moor"}, "fleet 6, done", fleets=[6]),
]

STEPS_1_AND_2: Final = [
    case("4.1 fleet_chosen", "fleet 2", {"fleet": 1}, "fleet 1"),
    case("4.1 fleet_taken", "fleet 5", {"fleet": 5}, played=[5]),
    case("4.1 fleet_face_down", "fleet 10", {"fleet": 10}, fleets=[1, 2, 3, 4, 5]),
    case("4.2 no_boat_to_take", "take gold", {}, "fleet 1"),
    case(
        "4.2 reserve_empty",
        "take gold",
        {"colour": "gold"},
        "fleet 10",
        played=[1],
        fleets=[10],
        reserve={"gold": 0},
    ),
    case("5.4 trade_over", "buy wood", {}, "fleet 6, place bamboo s03", fleets=[6]),
    case("3.1 trade_over", "sell wood", {}, "fleet 1, done", tokens={0: {"plum": 2}}),
    case("5.2 no_transaction_left", "buy wood", {"allowed": 1}, "fleet 1, buy wood"),
    case(
        "5.2 no_transaction_left",
        "sell wood",
        {"allowed": 2},
        "fleet 1, buy wood, buy wood",
        crew={0: ["izanagi"]},
    ),
    case("5.1 not_traded", "buy gold", {"colour": "gold"}, "fleet 1"),
    case("5.1 not_traded", "sell gold", {"colour": "gold"}, "fleet 5", fleets=[5]),
    case(
        "5.1 reserve_empty",
        "buy stone",
        {"colour": "stone"},
        "fleet 1",
        fleets=[1],
        played=[2],
        reserve={"stone": 0},
    ),
    case("5.1 too_few_coins", "buy clay", {"needed": 4, "coins": 3}, "fleet 1", coins={0: 3}),
    case(
        "5.1 too_few_coins",
        "buy gold",
        {"needed": 5, "coins": 4},
        "fleet 1",
        coins={0: 4},
        crew={0: ["tomoe"]},
    ),
    case("5.3 not_in_hand", "sell clay", {"colour": "clay"}, "fleet 1"),
]

FLEET_POWERS: Final = [
    case("4.3 other_power", "peek", {"fleet": 1, "power": "none"}, "fleet 1"),
    case("4.3 other_power", "swap i01 i02", {"fleet": 1, "power": "none"}, "fleet 1"),
    case("4.3 other_power", "move s01 s02", {"fleet": 5, "power": "sacred"}, "fleet 5", fleets=[5]),
    case(
        "4.3 power_used",
        "sacred i10",
        {"fleet": 5, "power": "sacred"},
        "fleet 5, sacred i09",
        fleets=[5],
    ),
    case("4.3 tile_in_deck", "reserve b05", {"tile": "b05"}, "fleet 2", fleets=[2], top=["b05"]),
    case(
        "4.3 tile_built",
        "reserve b05",
        {"tile": "b05", "by": 1},
        "fleet 2",
        fleets=[2],
        tiles={1: ["b05"]},
        built={"i20": 1},
    ),
    case(
        "4.3 tile_reserved",
        "reserve b05",
        {"tile": "b05", "by": 0},
        "fleet 2",
        fleets=[2],
        reserved={0: {"b05": 1}},
    ),
    case("4.3 deck_empty", "peek", {}, "fleet 3", fleets=[3], deck=[]),
    case("4.3 nothing_to_arrange", "arrange b01 / b02", {}, "fleet 3", fleets=[3]),
    case("4.3 not_the_tiles_seen", "arrange b01 /", {}, "fleet 3, peek", fleets=[3], top=["b01"]),
    case("4.3 no_boat", "move s10 s11", {"slot": "s10"}, "fleet 4", fleets=[4]),
    case(
        "4.3 slot_occupied",
        "move s01 s02",
        {"slot": "s02", "colour": "gold"},
        "fleet 4",
        fleets=[4],
        boats={"s01": "wood", "s02": "gold"},
    ),
    case(
        "4.3 slot_occupied",
        "move s01 s01",
        {"slot": "s01", "colour": "wood"},
        "fleet 4",
        fleets=[4],
        boats={"s01": "wood"},
    ),
    case(
        "4.3 not_connected",
        "move s01 s03",
        {"slot": "s03", "to": "s01"},
        "fleet 4",
        fleets=[4],
        boats={"s01": "wood"},
    ),
    *(
        case(
            "4.3 island_not_empty",
            f"sacred {island}",
            {"island": island, "thing": thing},
            "fleet 5",
            fleets=[5],
            culture={"i01": "plum"},
            sacred=["i02"],
            built={"i03": 0, "i04": "torii", "i05": "palace"},
        )
        for island, thing in (
            ("i01", "culture"),
            ("i02", "sacred"),
            ("i03", "building"),
            ("i04", "torii"),
            ("i05", "palace"),
        )
    ),
    case(
        "1.5 no_sacred_ground_left",
        "sacred i01",
        {"number": 8},
        "fleet 5",
        fleets=[5],
        sacred=MANY,
    ),
    case(
        "4.3 no_culture_token",
        "swap i01 i02",
        {"island": "i02"},
        "fleet 6",
        fleets=[6],
        culture={"i01": "plum"},
    ),
    case(
        "4.3 same_kind",
        "swap i01 i02",
        {"kind": "plum"},
        "fleet 6",
        fleets=[6],
        culture={"i01": "plum", "i02": "plum"},
    ),
    case("4.3 no_boat", "remove s10", {"slot": "s10"}, "fleet 7", fleets=[7]),
    case(
        "4.3 power_used",
        "remove s12",
        {"fleet": 7, "power": "remove"},
        "fleet 7, remove s10, remove s11",
        fleets=[7],
        boats={"s10": "wood", "s11": "wood", "s12": "wood"},
    ),
    case(
        "4.3 no_boat",
        "swap s10 s11",
        {"slot": "s11"},
        "fleet 8",
        fleets=[8],
        boats={"s10": "wood"},
    ),
    case(
        "4.3 same_colour",
        "swap s10 s11",
        {"colour": "wood"},
        "fleet 8",
        fleets=[8],
        boats={"s10": "wood", "s11": "wood"},
    ),
]

PLACING: Final = [
    case("6.1 not_in_hand", "place gold s01", {"colour": "gold"}, "fleet 1"),
    case(
        "6.5 slot_occupied",
        "place bamboo s01",
        {"slot": "s01", "colour": "clay"},
        "fleet 1",
        boats={"s01": "clay"},
    ),
    case("6.2 no_entry", "place bamboo s07", {"slot": "s07", "colour": "bamboo"}, "fleet 1"),
    case(
        "6.2 no_entry",
        "place bamboo s06",
        {"slot": "s06", "colour": "bamboo"},
        "fleet 1",
        boats={"s01": "clay"},
    ),
    case(
        "6.3 not_connected",
        "place wood s01",
        {"slot": "s01", "to": "s03"},
        "fleet 6, place bamboo s03",
        fleets=[6],
    ),
    case(
        "6.4 chain_broken",
        "place stone s04",
        {"slot": "s03"},
        "fleet 7, place bamboo s03, remove s03",
        fleets=[7],
        boats={"s59": "gold"},
    ),
    case("3.1 placing_over", "place bamboo s03", {}, "fleet 1, done", tokens={0: {"plum": 2}}),
]

COLLECTING: Final = [
    case("6.14 no_boat_placed", "collect i01", {}, "fleet 1", culture=RING),
    case("6.14 step_3_over", "collect i01", {}, "fleet 1, done", tokens={0: {"plum": 2}}),
    case(
        "6.14 must_collect_or_build",
        "done",
        {"actions": ["collect i01", "collect i08"]},
        "fleet 1, place bamboo s03",
        culture=RING,
    ),
    case(
        "6.14 must_collect_or_build",
        "done",
        {"actions": ["build b16 i01", "build b16 i08"]},
        "fleet 6, place bamboo s03, place wood s08",
        fleets=[6],
        row=["b16"],
    ),
    case(
        "6.6 no_culture_token",
        "collect i09",
        {"island": "i09"},
        "fleet 1, place bamboo s03",
        culture=RING,
    ),
    case(
        "6.6 not_adjacent",
        "collect i30",
        {"island": "i30"},
        "fleet 1, place bamboo s03",
        culture={**RING, "i30": "plum"},
    ),
    case(
        "6.6 boats_used",
        "collect i08",
        {"island": "i08"},
        "fleet 6, place bamboo s08, place wood s14, collect i01",
        fleets=[6],
        boats={"s07": "bamboo"},
        culture={"i01": "plum", "i02": "plum", "i03": "rice", "i08": "rice"},
    ),
    case("8.3 not_yours", "ebisu i01", {"specialist": "ebisu"}, "fleet 1", culture=RING),
    case(
        "8.3 only_after_collecting",
        "ebisu i01",
        {"specialist": "ebisu"},
        "fleet 1",
        culture=RING,
        crew={0: ["ebisu"]},
    ),
    case(
        "8.3 no_culture_token",
        "ebisu i31",
        {"island": "i31"},
        "fleet 1, place bamboo s04",
        crew={0: ["ebisu"]},
        culture={"i01": "plum", "i30": "rice"},
    ),
]

BUILDING: Final = [
    case("6.14 no_boat_placed", "build b16 i01", {}, "fleet 1", row=["b16"]),
    case("6.14 step_3_over", "build b16 i01", {}, "fleet 1, done", tokens={0: {"plum": 2}}),
    case(
        "6.8 tile_in_deck",
        "build b01 i01",
        {"tile": "b01"},
        "fleet 6, place bamboo s03",
        fleets=[6],
        top=["b01"],
    ),
    case(
        "6.8 tile_reserved",
        "build b01 i01",
        {"tile": "b01", "by": 1},
        "fleet 6, place bamboo s03",
        fleets=[6],
        reserved={1: {"b01": 2}},
    ),
    case(
        "6.8 tile_built",
        "build b01 i01",
        {"tile": "b01", "by": 0},
        "fleet 6, place bamboo s03",
        fleets=[6],
        tiles={0: ["b01"]},
        built={"i20": 0},
    ),
    case(
        "4.3 reserved_this_round",
        "build b16 i01",
        {"tile": "b16"},
        "fleet 2, reserve b16, place wood s03",
        fleets=[2],
        row=["b16"],
        hand={0: ["bamboo"]},
    ),
    case(
        "6.10 no_buildings_left",
        "build b01 i01",
        {"tile": "b01"},
        "fleet 6, place bamboo s03",
        players=3,
        played=[1],
        fleets=[6],
        row=["b01"],
        built=EIGHT,
    ),
    *(
        case(
            "6.8 island_not_empty",
            f"build b01 {island}",
            {"island": island, "thing": thing},
            "fleet 6, place bamboo s08",
            fleets=[6],
            row=["b01"],
            boats={"s07": "bamboo"},
            sacred=["i02"],
            built={"i01": 1, "i08": "torii"},
        )
        for island, thing in (("i01", "building"), ("i02", "sacred"), ("i08", "torii"))
    ),
    case(
        "6.8 not_adjacent",
        "build b01 i30",
        {"island": "i30"},
        "fleet 6, place bamboo s03",
        fleets=[6],
        row=["b01"],
    ),
    case(
        "6.9 boats_missing",
        "build b22 i01",
        {"colours": ["wood", "stone", "gold"]},
        "fleet 6, place bamboo s03",
        fleets=[6],
        row=["b22"],
    ),
    case(
        "6.9 boats_missing",
        "build b02 i01",
        {"colours": ["stone", "stone"]},
        "fleet 9, place wood s03",
        fleets=[9],
        row=["b02"],
    ),
    case(
        "8.3 toll",
        "build b16 i01",
        {"to": 1, "needed": 2, "coins": 1},
        "fleet 6, place bamboo s03, place wood s04",
        fleets=[6],
        row=["b16"],
        hand={0: ["gold"]},
        coins={0: 1},
        crew={1: ["ananda"]},
        built={"i02": 1},
    ),
]

STEPS_4_AND_5: Final = [
    case("7.1 nothing_to_set_aside", "discard wood", {"room": 1}, "fleet 1"),
    case(
        "7.1 nothing_to_set_aside",
        "discard wood",
        {"room": 3},
        "fleet 1",
        crew={0: ["riu"]},
    ),
    case("7.1 not_in_hand", "discard gold", {"colour": "gold"}, "fleet 6, done", fleets=[6]),
    case("8.1 too_early", "recruit riu plum plum", {"specialist": "riu"}, "fleet 1"),
    case(
        "8.1 already_recruited",
        "recruit riu plum plum",
        {},
        "fleet 1, done, recruit tomoe plum plum",
        specialists=["riu", "tomoe"],
        tokens={0: {"plum": 4}},
        crew={0: ["hetsuka"]},
    ),
    case(
        "8.1 specialist_in_deck",
        "recruit riu plum plum",
        {"specialist": "riu"},
        "fleet 1, done",
        specialists=["tomoe", "izanagi", "raijin", "yasoma", "ebisu"],
        tokens={0: {"plum": 2}},
    ),
    case(
        "8.1 specialist_recruited",
        "recruit riu plum plum",
        {"specialist": "riu", "by": 1},
        "fleet 1, done",
        crew={1: ["riu"]},
        tokens={0: {"plum": 2}},
    ),
    case(
        "8.1 tokens_missing",
        "recruit riu rice rice",
        {"kinds": ["rice"]},
        "fleet 1, done",
        specialists=["riu"],
        tokens={0: {"plum": 2, "rice": 1}},
    ),
    case(
        "8.1 tokens_missing",
        "recruit riu plum maple rice",
        {"kinds": ["maple", "rice"]},
        "fleet 1, done",
        specialists=["riu"],
        tokens={0: {"plum": 2}},
    ),
]

SPECIALISTS: Final = [
    *(
        case("8.3 not_yours", action, {"specialist": action.split()[0]}, "fleet 1")
        for action in (
            "raijin wood wood",
            "nakatsu wood wood",
            "michimata plum",
            "hetsuka plum",
            "kachiko i01",
        )
    ),
    case(
        "8.3 used_this_turn",
        "hetsuka plum",
        {"specialist": "hetsuka"},
        "fleet 1, hetsuka plum",
        crew={0: ["hetsuka"]},
        tokens={0: {"plum": 2}},
    ),
    *(
        case(
            "3.4 too_late",
            action,
            {"specialist": action.split()[0]},
            "fleet 1, done",
            crew={0: ["raijin", "nakatsu", "michimata"]},
            tokens={0: {"plum": 2}},
            hand={0: []},
        )
        for action in ("raijin wood wood", "nakatsu wood wood", "michimata plum")
    ),
    case(
        "8.3 not_in_hand",
        "raijin bamboo bamboo",
        {"colour": "bamboo", "needed": 2},
        "fleet 1",
        crew={0: ["raijin"]},
    ),
    case(
        "8.3 not_in_hand",
        "nakatsu wood wood",
        {"colour": "gold", "needed": 1},
        "fleet 1",
        crew={0: ["nakatsu"]},
    ),
    case(
        "8.3 tokens_missing", "hetsuka plum", {"kinds": ["plum"]}, "fleet 1", crew={0: ["hetsuka"]}
    ),
    case(
        "8.3 tokens_missing",
        "michimata rice",
        {"kinds": ["rice"]},
        "fleet 1",
        crew={0: ["michimata"]},
    ),
    *(
        case(
            "8.4 reserve_empty",
            action,
            {"colour": "gold"},
            "fleet 6",
            fleets=[6],
            played=[1],
            reserve={"gold": 0},
            crew={0: ["raijin", "michimata"]},
            tokens={0: {"plum": 1}},
        )
        for action in ("raijin bamboo wood", "michimata plum")
    ),
    case(
        "8.4 reserve_empty",
        "nakatsu stone stone",
        {"colour": "stone"},
        "fleet 5",
        fleets=[5],
        reserve={"stone": 1},
        crew={0: ["nakatsu"]},
    ),
    case(
        "8.3 no_sacred_ground",
        "kachiko i01",
        {"island": "i01"},
        "fleet 1",
        crew={0: ["kachiko"]},
        culture=RING,
    ),
    case(
        "8.3 too_few_coins",
        "kachiko i09",
        {"needed": 2, "coins": 1},
        "fleet 1",
        coins={0: 1},
        crew={0: ["kachiko"]},
        sacred=["i09"],
    ),
]

CASES: Final = [
    *OVER,
    *PENDING,
    *STEPS_1_AND_2,
    *FLEET_POWERS,
    *PLACING,
    *COLLECTING,
    *BUILDING,
    *STEPS_4_AND_5,
    *SPECIALISTS,
]


CODES: Final = set(REFUSALS) - {"no_action"}
