"""Events: what each action caused, told from the rows the engine left in its log.

An event is a dict: `ply` (0 for the deal), `seat` (who acted), `event` (its type, a past tense),
and the values of that type, with the notation's ids. `EVENTS` lists all types and values.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

import numpy as np

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS
from himiko.game.notation import notation_of
from himiko.rules import marks
from himiko.rules.state import ENDS

Event = dict[str, Any]

# How the numbers of a row are read: the name of the value, and what kind of thing it is.
EVENTS: Final[dict[int, tuple[str, dict[str, str]]]] = {
    marks.ANSWERED: ("answered", {"action": "action"}),
    marks.FLEET_CHOSEN: ("fleet_chosen", {"fleet": "number"}),
    marks.BOATS_TAKEN: ("boats_taken", {"colour": "colour", "number": "number"}),
    marks.BOATS_MISSING: ("boats_missing", {"colour": "colour", "number": "number"}),
    marks.BOUGHT: ("bought", {"colour": "colour", "coins": "number"}),
    marks.SOLD: ("sold", {"colour": "colour", "coins": "number"}),
    marks.TILE_RESERVED: ("tile_reserved", {"tile": "tile"}),
    marks.PEEKED: ("peeked", {}),
    marks.ARRANGED: ("arranged", {"kept": "number", "under": "number"}),
    marks.BOAT_MOVED: ("boat_moved", {"colour": "colour", "slot": "slot", "to": "slot"}),
    marks.SACRED_LAID: ("sacred_laid", {"island": "island"}),
    marks.CULTURE_SWAPPED: ("culture_swapped", {"island": "island", "other": "island"}),
    marks.BOAT_REMOVED: ("boat_removed", {"colour": "colour", "slot": "slot"}),
    marks.BOATS_SWAPPED: ("boats_swapped", {"slot": "slot", "other": "slot"}),
    marks.BOAT_PLACED: ("boat_placed", {"colour": "colour", "slot": "slot"}),
    marks.COLLECTED: ("collected", {"kind": "kind", "island": "island"}),
    marks.EBISU_COLLECTED: ("ebisu_collected", {"kind": "kind", "island": "island"}),
    marks.BUILT: ("built", {"tile": "tile", "island": "island"}),
    marks.DISCOUNTED: ("discounted", {"colour": "colour"}),
    marks.TOLL_PAID: ("toll_paid", {"to": "number", "coins": "number"}),
    marks.PRESTIGE_GAINED: ("prestige_gained", {"cause": "cause", "number": "number"}),
    marks.COINS_GAINED: (
        "coins_gained",
        {"cause": "cause", "coins": "number", "group": "number"},
    ),
    marks.COINS_PAID: ("coins_paid", {"cause": "cause", "coins": "number"}),
    marks.TOKENS_SPENT: ("tokens_spent", {"kind": "kind", "number": "number"}),
    marks.BOATS_RETURNED: ("boats_returned", {"colour": "colour", "number": "number"}),
    marks.BOAT_SET_ASIDE: ("boat_set_aside", {"colour": "colour"}),
    marks.BOATS_MOORED: ("boats_moored", {"number": "number"}),
    marks.RECRUITED: ("recruited", {"specialist": "specialist"}),
    marks.COINS_SHARED: ("coins_shared", {"to": "number", "coins": "number"}),
    marks.SACRED_LIFTED: ("sacred_lifted", {"island": "island"}),
    marks.TURN_ENDED: ("turn_ended", {}),
    marks.ROUND_ENDED: ("round_ended", {"round": "number"}),
    marks.COINS_LAID: ("coins_laid", {"specialist": "specialist", "coins": "number"}),
    marks.SPECIALIST_LAID: ("specialist_laid", {"specialist": "specialist"}),
    marks.BUILDING_LAID: ("building_laid", {"tile": "tile"}),
    marks.ORDER_SET: ("order_set", {"turn": "number", "to": "number"}),
    marks.FLEET_TURNED_UP: ("fleet_turned_up", {"fleet": "number"}),
    marks.FLEETS_LAID_DOWN: ("fleets_laid_down", {"number": "number"}),
    marks.ROUND_STARTED: ("round_started", {"round": "number"}),
    marks.TURN_STARTED: ("turn_started", {"turn": "number", "to": "number"}),
    marks.GAME_ENDED: ("game_ended", {"end": "end"}),
}

# Why coins or prestige were gained or paid.
CAUSES: Final = {
    marks.BY_PRESTIGE_BUILDINGS: "prestige_buildings",
    marks.BY_MOUNTAIN: "mountain",
    marks.BY_KAGUTSUCHI: "kagutsuchi",
    marks.BY_GROUP: "group",
    marks.BY_TRADING_POST: "trading_post",
    marks.BY_SPECIALIST_COINS: "specialist_coins",
    marks.BY_HETSUKA: "hetsuka",
    marks.BY_KACHIKO: "kachiko",
}

# Events that belong to nobody's action.
_OF_THE_GAME: Final = frozenset(
    {
        marks.ROUND_ENDED,
        marks.COINS_LAID,
        marks.SPECIALIST_LAID,
        marks.BUILDING_LAID,
        marks.ORDER_SET,
        marks.FLEET_TURNED_UP,
        marks.FLEETS_LAID_DOWN,
        marks.ROUND_STARTED,
        marks.TURN_STARTED,
        marks.GAME_ENDED,
    }
)


@lru_cache(maxsize=16)
def _readers(edition: Edition) -> dict[str, Callable[[int], Any]]:
    return {
        "number": int,
        "action": notation_of(edition).texts.__getitem__,
        "colour": COLOURS.__getitem__,
        "kind": CULTURE.__getitem__,
        "specialist": SPECIALISTS.__getitem__,
        "slot": edition.slot_ids.__getitem__,
        "island": edition.island_ids.__getitem__,
        "tile": edition.tile_ids.__getitem__,
        "cause": CAUSES.__getitem__,
        "end": ENDS.__getitem__,
    }


def read_events(
    ply: int, seat: int | None, action: str, log: bytes, edition: Edition
) -> Iterator[Event]:
    """Tell the events of one ply from the engine's log of it."""
    read = _readers(edition)
    for mark, *numbers in _rows(log):
        name, values = EVENTS[mark]
        event: Event = {"ply": ply, "seat": seat, "event": name}
        if mark in _OF_THE_GAME:
            event["seat"] = None
        for (key, kind), number in zip(values.items(), numbers, strict=False):
            event[key] = read[kind](number)
        if mark == marks.PEEKED:
            event["tiles"] = [edition.tile_ids[n - 1] for n in numbers if n]
            event["number"] = len(event["tiles"])
        elif mark == marks.ARRANGED:
            top, _, bottom = action.removeprefix("arrange").partition("/")
            event["top"], event["bottom"] = top.split(), bottom.split()
        yield event


def last_turn(log: bytes, place: tuple[int, int]) -> tuple[int, int]:
    """Return the round and turn after a ply, given those before it."""
    round_, turn = place
    for mark, number, *_ in _rows(log):
        if mark == marks.ROUND_STARTED:
            round_ = number
        elif mark == marks.TURN_STARTED:
            turn = number
    return round_, turn


def _rows(log: bytes) -> list[list[int]]:
    rows: list[list[int]] = np.frombuffer(log, np.int16).reshape(-1, 4).tolist()
    return rows


def hide(event: Event, seat: int | None) -> Event:
    """Return the event as a seat may see it: a peek's tiles are the peeking seat's alone (11.1)."""
    if event["event"] not in {"peeked", "arranged"} or event["seat"] == seat:
        return event
    return {key: value for key, value in event.items() if key not in {"tiles", "top", "bottom"}}
