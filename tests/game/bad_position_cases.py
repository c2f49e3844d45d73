"""Positions that cannot be: for each thing that can be wrong, what is changed and what is said."""

from collections.abc import Callable
from typing import Any, Final

from tests.game.step_positions import GONE, base


def moved(*boats: str) -> Callable[[dict[str, int]], dict[str, int]]:
    """Return a change of the reserve: these boats are taken from it."""
    return lambda reserve: {colour: reserve[colour] - boats.count(colour) for colour in reserve}


def swapped(reserve: dict[str, int]) -> dict[str, int]:
    """Return the reserve with a bamboo boat more and a wooden one less."""
    return {**reserve, "bamboo": reserve["bamboo"] + 1, "wood": reserve["wood"] - 1}


# Where, the beginning of what is said, in which position, and what is changed in it.
Wrong = tuple[str, str, str, dict[str, Any]]

FORM: Final[list[Wrong]] = [
    ("position", "the key 'round' is missing", "new", {"round": GONE}),
    ("position", "the key 'rng' is missing", "new", {"rng": GONE}),
    ("position", "there is no key 'more'", "new", {"more": 1}),
    (
        "edition",
        "expected the edition 'standard/1', not 'standard/2'",
        "new",
        {"edition": "standard/2"},
    ),
    ("edition", "expected the edition", "new", {"edition": 1}),
    ("rules", "expected a number from 1 to 1, not 2", "new", {"rules": 2}),
    ("rules", "expected a whole number, not '1'", "new", {"rules": "1"}),
    ("rules", "expected a whole number, not True", "new", {"rules": True}),
    ("round", "expected a whole number, not 1.0", "new", {"round": 1.0}),
    ("round", "expected a number from 1 to 30000, not …", "new", {"round": 16**5000}),
    ("round", "expected a number from 1", "new", {"round": 0}),
    ("players", "expected 2 to 4 players, not 0", "new", {"players": []}),
    ("players", "expected 2 to 4 players, not 5", "new", {"players": [{}] * 5}),
    ("players", "expected a list, not None", "new", {"players": None}),
    ("players", "expected a list, not 'ab'", "new", {"players": "ab"}),
    ("players[1]", "expected an object with coins", "new", {"players.1": 3}),
    ("players[1]", "the key 'aside' is missing", "new", {"players.1.aside": GONE}),
    ("order", "expected 4 turns, not 2", "new", {"order": [0, 1]}),
    ("order[1]", "expected a number from 0 to 1, not 2", "new", {"order": [0, 2, 0, 2]}),
    ("turn", "expected a number from 0 to 4, not 5", "new", {"turn": 5}),
    ("fleets", "the key 'down' is missing", "new", {"fleets.down": GONE}),
    ("fleets", "expected each fleet from 1 to 10 once", "new", {"fleets.up": [1, 1, 1, 1, 1]}),
    ("fleets.up[0]", "expected a number from 1 to 10, not 11", "new", {"fleets.up.0": 11}),
    (
        "fleets.played",
        "expected at most 4 fleets",
        "new",
        {"fleets": {"up": [], "down": [1, 2, 3, 4, 5], "played": [6, 7, 8, 9, 10]}},
    ),
    ("buildings.row[0]", "expected a building tile, not 'b99'", "new", {"buildings.row.0": "b99"}),
    ("buildings.row", "b01 appears twice", "new", {"buildings.row": ["b01", "b01"]}),
    (
        "buildings.row",
        "expected at most 5",
        "new",
        {"buildings.row": ["b01", "b02", "b03", "b04", "b05", "b06"]},
    ),
    ("specialists.row[0]", "expected a list, not 'riu'", "new", {"specialists.row.0": "riu"}),
    (
        "specialists.row[0]",
        "expected a specialist and the coins on it",
        "new",
        {"specialists.row.0": ["riu"]},
    ),
    (
        "specialists.row[0][0]",
        "expected a specialist, not 'nobody'",
        "new",
        {"specialists.row.0": ["nobody", 0]},
    ),
    (
        "specialists.row[0][1]",
        "the coins on a specialist are always even",
        "fleet",
        {"specialists.row.0.1": 3},
    ),
    ("specialists.row", "expected at most 5", "new", {"specialists.row": [["riu", 0]] * 6}),
    ("specialists.deck", "riu appears twice", "new", {"specialists.deck": ["riu", "riu"]}),
    ("reserve", "the key 'gold' is missing", "new", {"reserve.gold": GONE}),
    ("reserve.gold", "expected a number from 0 to 10, not 11", "new", {"reserve.gold": 11}),
    ("boats", "expected a slot, not 's60'", "new", {"boats": {"s60": "wood"}}),
    ("boats.s01", "expected a colour of boat, not 'red'", "new", {"boats": {"s01": "red"}}),
    ("boats", "expected an object, not []", "new", {"boats": []}),
    ("culture", "expected an island, not 's01'", "new", {"culture": {"s01": "plum"}}),
    ("culture.i01", "expected a kind of culture, not 'fig'", "new", {"culture": {"i01": "fig"}}),
    ("mountains", "expected a list, not {}", "new", {"mountains": {}}),
    ("mountains", "i01 appears twice", "new", {"mountains": ["i01"] * 7}),
    ("sacred[0]", "expected an island, not 9", "new", {"sacred": [9]}),
    ("built.i01", "expected a number from 0 to 1, not 2", "new", {"built": {"i01": 2}}),
    ("built.i01", "expected a whole number, not 'shrine'", "new", {"built": {"i01": "shrine"}}),
    ("players[0].coins", "expected a number from 0", "new", {"players.0.coins": -1}),
    ("players[0].coins", "expected a number from 0", "new", {"players.0.coins": 2**70}),
    ("players[1].prestige", "expected a whole number", "new", {"players.1.prestige": None}),
    ("players[0].boats[0]", "expected a colour of boat", "new", {"players.0.boats": ["sail"]}),
    ("players[0].boats", "expected at most", "new", {"players.0.boats": ["gold"] * 257}),
    ("players[0].aside", "expected at most", "new", {"players.0.aside": ["gold"] * 65_537}),
    ("players[0].culture", "expected a kind of culture", "new", {"players.0.culture": {"fig": 1}}),
    ("players[0].culture.plum", "expected a number", "new", {"players.0.culture": {"plum": 6}}),
    (
        "players[0].specialists",
        "riu appears twice",
        "new",
        {"players.0.specialists": ["riu", "riu"]},
    ),
    ("players[0].tiles[0]", "expected a building tile", "new", {"players.0.tiles": ["b00"]}),
    ("players[0].reserved", "expected a building tile", "new", {"players.0.reserved": {"i01": 1}}),
    ("players[0].reserved.b05", "expected a number", "new", {"players.0.reserved": {"b05": 2}}),
    ("players[0].buildings_left", "expected a number", "new", {"players.0.buildings_left": 11}),
    ("step", "expected a step, not 'rest'", "new", {"step": "rest"}),
    ("now", "a turn that has not begun has no 'now'", "new", {"now": {}}),
    ("now", "expected an object with trades", "act", {"now": GONE}),
    ("now", "the key 'chain' is missing", "act", {"now.chain": GONE}),
    ("now", "expected an object with end", "over", {"now": GONE}),
    ("now.end", "expected a way to end, not None", "over", {"now": {"end": None}}),
    ("now.trades", "expected a number from 0 to 100, not 101", "act", {"now.trades": 101}),
    ("now.power", "expected a number from 0 to 100, not -1", "act", {"now.power": -1}),
    ("now.used[0]", "expected one of raijin", "act", {"now.used": ["tomoe"]}),
    ("now.used", "raijin appears twice", "act", {"now.used": ["raijin", "raijin"]}),
    ("now.chain[0]", "expected a slot, not 3", "act", {"now.chain": [3]}),
    ("now.chain", "that many boats can't have been placed", "act", {"now.chain": ["s03"] * 16}),
    (
        "now.chain",
        "that many boats can't have been placed, or tokens taken",
        "act",
        {"now.taken": ["i02", "i03"]},
    ),
    ("now.taken", "i02 appears twice", "act", {"now.taken": ["i02", "i02"]}),
    ("now.recruited", "expected true or false, not 0", "act", {"now.recruited": 0}),
    ("now.back", "expected the step to return to, not None", "arrange", {"now.back": GONE}),
    ("now.back", "expected the step to return to, not 'moor'", "arrange", {"now.back": "moor"}),
    ("now.back", "there is a step to return to only while arranging", "act", {"now.back": "act"}),
    ("known", "expected a seat, not '2'", "new", {"known": {"2": {}}}),
    ("known.0", "there is no key 'middle'", "new", {"known": {"0": {"middle": []}}}),
    (
        "known.0.top",
        "these are not the tiles on top of the deck",
        "arrange",
        {"known.0.top": ["b02", "b01", "b03"]},
    ),
    (
        "known.0.top",
        "expected at most 3",
        "arrange",
        {"known.0.top": ["b01", "b02", "b03", "b04"]},
    ),
    (
        "known.0.bottom",
        "these are not the tiles at the bottom",
        "arrange",
        {"known.0.bottom": ["b01"]},
    ),
    ("rng", "expected hexadecimal digits", "new", {"rng": 7}),
    ("rng", "expected hexadecimal digits", "new", {"rng": "xyz"}),
    ("rng", "expected hexadecimal digits", "new", {"rng": ""}),
]

TOGETHER: Final[list[Wrong]] = [
    ("order", "expected each seat 2 times", "fleet", {"order": [0, 0, 0, 1]}),
    ("order", "the first round repeats the same order", "new", {"order": [0, 1, 1, 0]}),
    ("turn", "turn 4 and step 'over' go together", "fleet", {"turn": 4}),
    ("turn", "turn 3 and step 'over' go together", "over", {"turn": 2}),
    ("fleets.played", "expected 1 fleets, one for each turn", "fleet", {"turn": 1}),
    (
        "fleets.up",
        "expected 5 face-up fleets",
        "fleet",
        {"fleets": {"up": [1, 2, 3, 4], "down": [5, 6, 7, 8, 9, 10], "played": []}},
    ),
    ("boats", "expected 10 gold boats in all, not 9", "new", {"reserve.gold": 9}),
    ("boats", "expected 19 wood boats in all, not 20", "new", {"boats": {"s01": "wood"}}),
    (
        "buildings",
        "a tile is in two places",
        "fleet",
        {"players.0.reserved": {"b28": 1}},
    ),
    ("buildings", "a tile is missing", "fleet", {"buildings.deck": lambda deck: deck[1:]}),
    (
        "buildings.row",
        "the row is full when a round begins",
        "new",
        {
            "buildings.row": lambda row: row[:4],
            "buildings.deck": lambda deck: [*deck, base("new")["buildings"]["row"][4]],
        },
    ),
    (
        "players[0].tiles",
        "0 standard tiles, but 1 buildings on the board",
        "new",
        {"built": {"i01": 0}, "culture": lambda islands: without(islands, "i01")},
    ),
    ("players[0].buildings_left", "expected 10", "new", {"players.0.buildings_left": 9}),
    ("built", "expected 1 of kind torii", "fleet", {"built.i22": "palace"}),
    (
        "specialists",
        "a specialist is in two places",
        "new",
        {"players.0.specialists": lambda _: [base("new")["specialists"]["deck"][0]]},
    ),
    ("specialists", "a specialist is missing", "new", {"specialists.deck": lambda deck: deck[1:]}),
    (
        "specialists.row",
        "the row is full when a round begins",
        "new",
        {
            "specialists.row": lambda row: row[:4],
            "specialists.deck": lambda deck: [*deck, base("new")["specialists"]["row"][4][0]],
        },
    ),
    ("culture", "two things are on the island i01", "fleet", {"sacred": ["i01"]}),
    ("culture", "two things are on the island i20", "fleet", {"culture.i20": "plum"}),
    (
        "sacred",
        "expected at most 8",
        "three",
        {"sacred": [f"i{n:02}" for n in range(1, 10)]},
    ),
    ("mountains", "expected 7 mountains", "fleet", {"mountains": ["i01"]}),
    (
        "culture",
        "6 tokens of kind plum are too many",
        "three",
        {"culture": {f"i{n:02}": "plum" for n in range(1, 7)}},
    ),
    (
        "players[0].boats",
        "the harbour holds 1, not 2",
        "fleet",
        {"players.0.boats": ["wood", "gold"], "reserve": moved("wood", "gold")},
    ),
    (
        "players[0].boats",
        "the harbour holds 1, not 2",
        "recruit",
        {"players.0.boats": ["bamboo", "wood"], "reserve": moved("wood")},
    ),
    (
        "players[1].boats",
        "the harbour holds 1, not 2",
        "act",
        {"players.1.boats": ["wood", "wood"], "reserve": moved("wood", "wood")},
    ),
    (
        "players[0].boats",
        "a turn can't have that many boats",
        "act",
        {"players.0.boats": lambda hand: [*hand, *["wood"] * 12], "reserve": moved(*["wood"] * 12)},
    ),
    (
        "known",
        "nobody else knows the tiles being arranged",
        "arrange",
        {"known.1": {"top": ["b01"], "bottom": []}},
    ),
    (
        "known",
        "nobody else knows the tiles being arranged",
        "short deck",
        {"known.1": {"bottom": ["b03", "b04"]}},
    ),
    (
        "reserve",
        "the game would have ended: a colour is empty",
        "fleet",
        {"reserve.gold": 0, "players.0.aside": ["gold"] * 9},
    ),
    (
        "players",
        "the game would have ended: no buildings left",
        "last built",
        {"turn": 0, "fleets.played": [], "fleets.up": lambda up: [6, *up]},
    ),
    (
        "step",
        "nothing has ended this game",
        "over",
        {"reserve.gold": 1, "players.0.boats": []},
    ),
    ("now.end", "expected 'no_boats', not 'no_buildings'", "over", {"now.end": "no_buildings"}),
]

TURN: Final[list[Wrong]] = [
    ("now.power", "this fleet's power has at most 1 uses", "collect", {"now.power": 2}),
    ("now.power", "this fleet's power has at most 1 uses", "collect", {"now.power": 100}),
    ("now.trades", "more transactions than a turn allows", "act", {"now.trades": 2}),
    ("now.trades", "more transactions than a turn allows", "act", {"now.trades": 100}),
    ("now.used", "raijin is not this player's", "act", {"now.used": ["raijin"]}),
    ("step", "nobody has peeked", "act", {"step": "arrange", "now.back": "act"}),
    ("step", "nobody has peeked", "arrange", {"now.power": 1}),
    (
        "now.chain",
        "each slot is connected to the one before",
        "act",
        {"now.chain": ["s20", "s03"]},
    ),
    (
        "now.chain",
        "a boat placed this turn is not there any more",
        "act",
        {"boats": {"s20": "wood"}, "reserve.bamboo": lambda number: number + 1},
    ),
    ("now.taken", "a token was taken where one still lies", "collect", {"now.taken": ["i02"]}),
    ("now.taken", "nothing has been collected yet in this step", "act", {"now.taken": ["i20"]}),
    ("now.taken", "something has been collected in this step", "collect", {"now.taken": []}),
    ("now.recruited", "recruiting comes in the last step", "act", {"now.recruited": True}),
    ("step", "fleet 6 has no boat to choose", "moor", {"step": "take"}),
    ("now", "nothing can be done before the third boat", "take", {"now.trades": 1}),
    ("step", "the player to move doesn't have Ebisu", "collect", {"step": "ebisu"}),
    ("step", "the boats fit into the harbour", "recruit", {"step": "moor"}),
    ("now.taken", "these islands cannot all be assigned", "collect", {"now.taken": ["i20"]}),
    ("step", "'after' is asked only where a power that gives boats", "moor", {"step": "after"}),
    (
        "step",
        "'collect' has only one answer here",
        "collect",
        {"culture": {"i08": "rice", "i30": "plum"}},
    ),
    ("step", "'collect' has only one answer here", "collect", {"culture": {}}),
    ("step", "'recruit' has only one answer here", "recruit", {"players.0.culture": {}}),
    (
        "step",
        "'moor' has only one answer here",
        "moor",
        {"players.0.boats": ["wood", "wood"], "reserve": swapped},
    ),
]


CASES: Final = [*FORM, *TOGETHER, *TURN]


def without(islands: dict[str, str], island: str) -> dict[str, str]:
    """Return what lies on the islands, but for one."""
    return {key: value for key, value in islands.items() if key != island}
