"""What a seat cannot know, made otherwise."""

import copy
from collections.abc import Mapping
from random import Random
from typing import Any

Position = dict[str, Any]


def shuffle_hidden(position: Mapping[str, Any], seat: int | None, rng: Random) -> Position:
    """Return a position that differs in everything hidden from a seat, and in nothing else."""
    other = copy.deepcopy(dict(position))
    known = position.get("known", {}).get(str(seat), {"top": [], "bottom": []})
    deck = other["buildings"]["deck"]
    _shuffle(deck, len(known["top"]), len(deck) - len(known["bottom"]), rng)
    rng.shuffle(other["specialists"]["deck"])
    _shuffle_fleets(other, rng)
    other["rng"] = rng.randbytes(16).hex() + f"{rng.randrange(1000):016x}"
    other["known"] = _others_know(other, seat, rng)
    if not other["known"]:
        del other["known"]
    return other


def _shuffle(things: list[Any], start: int, end: int, rng: Random) -> None:
    part = things[start:end]
    rng.shuffle(part)
    things[start:end] = part


def _shuffle_fleets(position: Position, rng: Random) -> None:
    """Shuffle the face-down fleets; those of the last round are known to lie at the right."""
    down = position["fleets"]["down"]
    last = len(position["order"]) if position["round"] > 1 else 0
    _shuffle(down, 0, len(down) - last, rng)
    _shuffle(down, len(down) - last, len(down), rng)


def _others_know(position: Position, seat: int | None, rng: Random) -> dict[str, Any]:
    """Make up what the other seats know of the deck; the seat itself knows what it did."""
    deck = position["buildings"]["deck"]
    arranging = position["order"][position["turn"]] if position["step"] == "arrange" else None
    seen = min(3, len(deck))
    known = {}
    for other in range(len(position["players"])):
        if other == seat:
            continue
        top, bottom = rng.randint(0, seen), rng.randint(0, len(deck) - seen)
        if arranging is not None:
            top = seen if other == arranging else 0
        if top or bottom:
            known[str(other)] = {"top": deck[:top], "bottom": deck[len(deck) - bottom :]}
    own = position.get("known", {}).get(str(seat))
    return known | ({str(seat): own} if own else {})
