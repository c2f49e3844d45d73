"""Spoiling things at random, to see that whatever is wrong with them is found."""

import copy
from random import Random
from typing import Any, Final

WORDS: Final = (
    *("bamboo", "wood", "stone", "clay", "gold", "plum", "maple", "rice", "wisteria"),
    *("s01", "s03", "s08", "s59", "s60", "i01", "i08", "i34", "b01", "b16", "b28", "b29"),
    *("riu", "ebisu", "raijin", "ananda", "nobody", "torii", "palace", "fleet", "act", "take"),
    *("arrange", "collect", "ebisu", "after", "moor", "recruit", "over", "no_boats", "top", "0"),
    *("last_building", "end", "bottom", "back", "power", "", "ff", "standard/1"),
)
NUMBERS: Final = (
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    9,
    10,
    11,
    16,
    80,
    127,
    128,
    256,
    40_000,
    2**31,
    2**63,
    2**64,
)


def anything(rng: Random, depth: int = 2) -> Any:
    """Return any value that JSON can hold."""
    match rng.randrange(5 if depth else 3):
        case 0:
            return rng.choice(WORDS)
        case 1:
            return rng.choice(NUMBERS)
        case 2:
            return rng.choice([None, True, False, 0.5, 3.0, float("inf")])
        case 3:
            return [anything(rng, depth - 1) for _ in range(rng.randint(0, 3))]
        case _:
            return {rng.choice(WORDS): anything(rng, depth - 1) for _ in range(rng.randint(0, 3))}


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place inside a value: the dict or list, and the key or index."""
    if isinstance(value, dict):
        inside: list[Any] = list(value)
    elif isinstance(value, list):
        inside = list(range(len(value)))
    else:
        return []
    found = [(value, key) for key in inside]
    for key in inside:
        found += places(value[key])
    return found


def spoiled(content: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return the content with one to three of its values changed somehow."""
    other = copy.deepcopy(content)
    for _ in range(rng.randint(1, 3)):
        spots = places(other)
        if spots:
            rng.choice(_WAYS)(*rng.choice(spots), spots, rng)
    return other


def _set(box: Any, key: Any, _: Any, rng: Random) -> None:
    box[key] = anything(rng)


def _near(box: Any, key: Any, _: Any, rng: Random) -> None:
    if isinstance(box[key], int):
        box[key] += rng.choice([-2, -1, 1, 2])


def _delete(box: Any, key: Any, _: Any, __: Random) -> None:
    del box[key]


def _exchange(box: Any, key: Any, spots: Any, rng: Random) -> None:
    """Exchange two values of one sort, wherever they are: often still a possible position."""
    same = [(b, k) for b, k in spots if type(b[k]) is type(box[key])]
    other, other_key = rng.choice(same)
    box[key], other[other_key] = copy.deepcopy((other[other_key], box[key]))


def _move(box: Any, key: Any, spots: Any, rng: Random) -> None:
    """Move an item from one list to another."""
    lists = [b[k] for b, k in spots if isinstance(b[k], list)]
    if isinstance(box, list) and lists:
        target = rng.choice(lists)
        target.insert(rng.randint(0, len(target)), box.pop(key))


def _double(box: Any, key: Any, spots: Any, rng: Random) -> None:
    value = copy.deepcopy(box[key])
    other, other_key = rng.choice(spots)
    if isinstance(other, list):
        other.insert(other_key, value)
    else:
        other[rng.choice(WORDS)] = value


_WAYS: Final = (_set, _near, _near, _delete, _exchange, _exchange, _move, _double)
