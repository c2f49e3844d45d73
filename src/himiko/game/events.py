"""Events: what each action caused, read from the rows the engine left in its log.

An event is a dict: `ply` (0 for the deal), `seat` (who acted), `event` (its type, a past tense),
and the values of that type, with the notation's ids. The catalogue lists all types and values.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final, cast

import numpy as np

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS
from himiko.game.catalogue import CAUSES, EVENT_KINDS, EVENTS, Event
from himiko.game.notation import notation_of
from himiko.rules import log_events
from himiko.rules.state import ENDS

_HIDING: Final = {kind.name: frozenset(kind.hidden) for kind in EVENT_KINDS.values() if kind.hidden}


@lru_cache(maxsize=16)
def _readers(edition: Edition) -> dict[str, Callable[[int], Any]]:
    """Return for each kind of value what its number in the log stands for."""
    return {
        "action": notation_of(edition).texts.__getitem__,
        "cause": CAUSES.__getitem__,
        "colour": COLOURS.__getitem__,
        "end": ENDS.__getitem__,
        "island": edition.island_ids.__getitem__,
        "kind": CULTURE.__getitem__,
        "slot": edition.slot_ids.__getitem__,
        "specialist": SPECIALISTS.__getitem__,
        "tile": edition.tile_ids.__getitem__,
    }


def read_events(
    ply: int, seat: int | None, action: str, log: bytes, edition: Edition
) -> Iterator[Event]:
    """Read the events of one ply from the engine's log of it."""
    read = _readers(edition)
    for code, *numbers in _rows(log):
        kind = EVENTS[code]
        actor = None if kind.of_game else seat
        event: dict[str, Any] = {"ply": ply, "seat": actor, "event": kind.name}
        if code == log_events.PEEKED:
            event["tiles"] = [edition.tile_ids[n - 1] for n in numbers if n]
            event["number"] = len(event["tiles"])
        else:
            for (name, what), number in zip(kind.values.items(), numbers, strict=False):
                event[name] = read[what](number) if what in read else number
        if code == log_events.ARRANGED:
            top, _, bottom = action.removeprefix("arrange").partition("/")
            event["top"], event["bottom"] = top.split(), bottom.split()
        yield cast("Event", event)


def _rows(log: bytes) -> list[list[int]]:
    rows: list[list[int]] = np.frombuffer(log, np.int16).reshape(-1, 4).tolist()
    return rows


def hide(event: Event, seat: int | None) -> Event:
    """Return the event as a seat may see it: a peek's tiles are the peeking seat's alone (11.1)."""
    hidden = _HIDING.get(event["event"])
    if not hidden or event["seat"] == seat:
        return event
    return cast("Event", {name: event[name] for name in event if name not in hidden})  # type: ignore[literal-required]
