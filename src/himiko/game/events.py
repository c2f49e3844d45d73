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
from himiko.rules import log_events
from himiko.rules.state import ENDS

Event = dict[str, Any]

# How the numbers of a row are read: the name of the value, and what kind of thing it is.
EVENTS: Final[dict[int, tuple[str, dict[str, str]]]] = {
    log_events.ANSWERED: ("answered", {"action": "action"}),
    log_events.FLEET_CHOSEN: ("fleet_chosen", {"fleet": "number"}),
    log_events.BOATS_TAKEN: ("boats_taken", {"colour": "colour", "number": "number"}),
    log_events.BOATS_MISSING: ("boats_missing", {"colour": "colour", "number": "number"}),
    log_events.BOUGHT: ("bought", {"colour": "colour", "coins": "number"}),
    log_events.SOLD: ("sold", {"colour": "colour", "coins": "number"}),
    log_events.TILE_RESERVED: ("tile_reserved", {"tile": "tile"}),
    log_events.PEEKED: ("peeked", {}),
    log_events.ARRANGED: ("arranged", {"kept": "number", "under": "number"}),
    log_events.BOAT_MOVED: ("boat_moved", {"colour": "colour", "slot": "slot", "to": "slot"}),
    log_events.SACRED_LAID: ("sacred_laid", {"island": "island"}),
    log_events.CULTURE_SWAPPED: ("culture_swapped", {"island": "island", "other": "island"}),
    log_events.BOAT_REMOVED: ("boat_removed", {"colour": "colour", "slot": "slot"}),
    log_events.BOATS_SWAPPED: ("boats_swapped", {"slot": "slot", "other": "slot"}),
    log_events.BOAT_PLACED: ("boat_placed", {"colour": "colour", "slot": "slot"}),
    log_events.COLLECTED: ("collected", {"kind": "kind", "island": "island"}),
    log_events.EBISU_COLLECTED: ("ebisu_collected", {"kind": "kind", "island": "island"}),
    log_events.BUILT: ("built", {"tile": "tile", "island": "island"}),
    log_events.DISCOUNTED: ("discounted", {"colour": "colour"}),
    log_events.TOLL_PAID: ("toll_paid", {"to": "number", "coins": "number"}),
    log_events.PRESTIGE_GAINED: ("prestige_gained", {"cause": "cause", "number": "number"}),
    log_events.COINS_GAINED: (
        "coins_gained",
        {"cause": "cause", "coins": "number", "group": "number"},
    ),
    log_events.COINS_PAID: ("coins_paid", {"cause": "cause", "coins": "number"}),
    log_events.TOKENS_SPENT: ("tokens_spent", {"kind": "kind", "number": "number"}),
    log_events.BOATS_RETURNED: ("boats_returned", {"colour": "colour", "number": "number"}),
    log_events.BOAT_SET_ASIDE: ("boat_set_aside", {"colour": "colour"}),
    log_events.BOATS_MOORED: ("boats_moored", {"number": "number"}),
    log_events.RECRUITED: ("recruited", {"specialist": "specialist"}),
    log_events.COINS_SHARED: ("coins_shared", {"to": "number", "coins": "number"}),
    log_events.SACRED_LIFTED: ("sacred_lifted", {"island": "island"}),
    log_events.TURN_ENDED: ("turn_ended", {}),
    log_events.ROUND_ENDED: ("round_ended", {"round": "number"}),
    log_events.COINS_LAID: ("coins_laid", {"specialist": "specialist", "coins": "number"}),
    log_events.SPECIALIST_LAID: ("specialist_laid", {"specialist": "specialist"}),
    log_events.BUILDING_LAID: ("building_laid", {"tile": "tile"}),
    log_events.ORDER_SET: ("order_set", {"turn": "number", "to": "number"}),
    log_events.FLEET_TURNED_UP: ("fleet_turned_up", {"fleet": "number"}),
    log_events.FLEETS_LAID_DOWN: ("fleets_laid_down", {"number": "number"}),
    log_events.ROUND_STARTED: ("round_started", {"round": "number"}),
    log_events.TURN_STARTED: ("turn_started", {"turn": "number", "to": "number"}),
    log_events.GAME_ENDED: ("game_ended", {"end": "end"}),
}

# Why coins or prestige were gained or paid.
CAUSES: Final = {
    log_events.BY_PRESTIGE_BUILDINGS: "prestige_buildings",
    log_events.BY_MOUNTAIN: "mountain",
    log_events.BY_KAGUTSUCHI: "kagutsuchi",
    log_events.BY_GROUP: "group",
    log_events.BY_TRADING_POST: "trading_post",
    log_events.BY_SPECIALIST_COINS: "specialist_coins",
    log_events.BY_HETSUKA: "hetsuka",
    log_events.BY_KACHIKO: "kachiko",
}

# Events that belong to nobody's action.
_OF_THE_GAME: Final = frozenset(
    {
        log_events.ROUND_ENDED,
        log_events.COINS_LAID,
        log_events.SPECIALIST_LAID,
        log_events.BUILDING_LAID,
        log_events.ORDER_SET,
        log_events.FLEET_TURNED_UP,
        log_events.FLEETS_LAID_DOWN,
        log_events.ROUND_STARTED,
        log_events.TURN_STARTED,
        log_events.GAME_ENDED,
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
    for code, *numbers in _rows(log):
        name, values = EVENTS[code]
        event: Event = {"ply": ply, "seat": seat, "event": name}
        if code in _OF_THE_GAME:
            event["seat"] = None
        for (key, kind), number in zip(values.items(), numbers, strict=False):
            event[key] = read[kind](number)
        if code == log_events.PEEKED:
            event["tiles"] = [edition.tile_ids[n - 1] for n in numbers if n]
            event["number"] = len(event["tiles"])
        elif code == log_events.ARRANGED:
            top, _, bottom = action.removeprefix("arrange").partition("/")
            event["top"], event["bottom"] = top.split(), bottom.split()
        yield event


def _rows(log: bytes) -> list[list[int]]:
    rows: list[list[int]] = np.frombuffer(log, np.int16).reshape(-1, 4).tolist()
    return rows


def hide(event: Event, seat: int | None) -> Event:
    """Return the event as a seat may see it: a peek's tiles are the peeking seat's alone (11.1)."""
    if event["event"] not in {"peeked", "arranged"} or event["seat"] == seat:
        return event
    return {key: value for key, value in event.items() if key not in {"tiles", "top", "bottom"}}
