"""Why an action is not legal: the engine's reason, a code and numbers, as a refusal."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, get_args

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, POWERS, SPECIALISTS
from himiko.game.catalogue import KINDS, REFUSALS
from himiko.game.refusal import Refusal
from himiko.rules import engine
from himiko.rules.reasons import CODE, NO_VALUE, REASON_SIZE, RULE, VALUES
from himiko.rules.space import COLLECT, RAIJIN, SPAN
from himiko.rules.state import ENDS, STEPS

_CODES: Final = tuple(REFUSALS)
"""The codes, by the engine's numbers."""


def explain(
    code: int, states: NDArray[np.void], edition: Edition, legal: Callable[[], Mapping[int, str]]
) -> Refusal:
    """Return why an action that is not among the legal ones is refused; it is given by number."""
    reason = np.zeros(REASON_SIZE, np.int64)
    engine.why_not(states, 0, edition.components, code, reason)
    numbers: list[int] = reason.tolist()
    name = _CODES[numbers[CODE]]
    major, minor = divmod(numbers[RULE], 100)
    values = {}
    readers = _readers(edition)
    for (key, kind), number in zip(REFUSALS[name].values.items(), numbers[VALUES:], strict=False):
        if kind == "actions":
            values[key] = _collecting_or_building(legal())
        elif number != NO_VALUE:
            values[key] = readers[kind](number)
    return Refusal(name, f"{major}.{minor}", values)


def _collecting_or_building(legal: Mapping[int, str]) -> list[str]:
    first, end = COLLECT * SPAN, RAIJIN * SPAN
    return [text for code, text in legal.items() if first <= code < end]


@lru_cache(maxsize=16)
def _readers(edition: Edition) -> Mapping[str, Callable[[int], Any]]:
    """Return how the number of each kind of value is read."""
    return {
        "number": int,
        "coins": int,
        "fleet": int,
        "seat": int,
        "colour": COLOURS.__getitem__,
        "colours": _spelled_out(COLOURS),
        "kind": CULTURE.__getitem__,
        "kinds": _spelled_out(CULTURE),
        "specialist": SPECIALISTS.__getitem__,
        "power": POWERS.__getitem__,
        "slot": edition.slot_ids.__getitem__,
        "island": edition.island_ids.__getitem__,
        "tile": edition.tile_ids.__getitem__,
        "thing": get_args(KINDS["thing"]).__getitem__,
        "step": STEPS.__getitem__,
        "end": ENDS.__getitem__,
    }


def _spelled_out(names: Sequence[str]) -> Callable[[int], list[str]]:
    """Return the reader of numbers of things, eight bits for each name."""

    def read(packed: int) -> list[str]:
        return [name for n, name in enumerate(names) for _ in range(packed >> 8 * n & 255)]

    return read
