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
from himiko.game.catalogue import CAUSES, EVENT_KINDS, EVENTS, Event, EventKind
from himiko.game.notation import notation_of
from himiko.rules import log_events
from himiko.rules.state import ENDS

_HIDING: Final = {kind.name: frozenset(kind.hidden) for kind in EVENT_KINDS.values() if kind.hidden}


_Row = tuple[EventKind, list[tuple[str, Callable[[int], Any]]]]


@lru_cache(maxsize=16)
def _forms(edition: Edition) -> list[_Row]:
    """Return each event of the log with its values and what their numbers stand for."""
    read: dict[str, Callable[[int], Any]] = {
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
    kinds = [EVENTS[code] for code in range(len(EVENTS))]
    return [
        (kind, [(name, read.get(what, int)) for name, what in kind.values.items()])
        for kind in kinds
    ]


def read_events(
    ply: int, seat: int | None, action: str, log: bytes, edition: Edition
) -> Iterator[Event]:
    """Read the events of one ply from the engine's log of it."""
    forms = _forms(edition)
    for code, *numbers in _rows(log):
        kind, values = forms[code]
        actor = None if kind.of_game else seat
        # No type checker follows keys that are computed: the catalogue is their type.
        event: Any = {"ply": ply, "seat": actor, "event": kind.name}
        for (name, read), number in zip(values, numbers, strict=False):
            event[name] = read(number)
        if code == log_events.PEEKED:  # its row has 1 + tile for each, and 0 for none
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
    hidden = _HIDING.get(event["event"])
    if not hidden or event["seat"] == seat:
        return event
    shown: Any = {name: value for name, value in event.items() if name not in hidden}
    return cast("Event", shown)
