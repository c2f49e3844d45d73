"""Positions at each step, for tests to read, change and spoil."""

import copy
from collections.abc import Callable, Mapping
from typing import Any, Final

from himiko import Game
from tests.scenes import Parts, play, scene

Position = dict[str, Any]
GONE: Final = object()


def after(transcript: str, **parts: Any) -> Position:
    """Return the position of a scene after some actions."""
    typed: Parts = parts  # type: ignore[assignment]
    game = scene(**typed)
    if transcript:
        play(game, transcript)
    return {**game.position()}


# A position at each step, made when it is first asked for.
BASES: Final[Mapping[str, Callable[[], Position]]] = {
    "new": lambda: {**Game.new(2, 7).position()},
    "fleet": lambda: after(
        "",
        culture={"i01": "plum", "i30": "rice"},
        boats={"s40": "clay", "s41": "gold"},
        built={"i20": 0, "i21": 1, "i22": "torii"},
        reserved={1: {"b05": 2}},
        specialists=[("riu", 4)],
        tokens={0: {"plum": 2}},
    ),
    "three": lambda: after("", players=3, played=[8, 9]),
    "last built": lambda: after(
        "", players=3, played=[6], built={f"i{n:02}": 0 for n in range(20, 28)}
    ),
    "take": lambda: after("fleet 10", fleets=[10]),
    "reserved": lambda: after("fleet 2, reserve b05", fleets=[2], row=["b05"]),
    "act": lambda: after(
        "fleet 7, place bamboo s03",
        fleets=[7],
        boats={"s20": "wood"},
        culture={"i01": "plum", "i08": "rice", "i30": "rice"},
        crew={0: ["hetsuka", "tomoe"], 1: ["raijin"]},
        tokens={0: {"plum": 1}},
    ),
    "arrange": lambda: after("fleet 3, peek", fleets=[3], top=["b01", "b02", "b03"]),
    "short deck": lambda: after("fleet 3, peek", fleets=[3], deck=["b01", "b02", "b03", "b04"]),
    "collect": lambda: after(
        "fleet 6, place bamboo s03, place wood s08, collect i01",
        fleets=[6],
        culture={"i02": "plum", "i08": "rice", "i01": "maple", "i30": "plum"},
    ),
    "ebisu": lambda: after(
        "fleet 1, place bamboo s04",
        crew={0: ["ebisu"]},
        culture={"i01": "plum", "i30": "rice"},
    ),
    "after": lambda: after(
        "fleet 6, place bamboo s04, collect i01",
        fleets=[6],
        crew={0: ["michimata"]},
        culture={"i01": "plum"},
    ),
    "moor": lambda: after("fleet 6, done", fleets=[6]),
    "recruit": lambda: after("fleet 1, done", tokens={0: {"plum": 2}}),
    "over": lambda: after(
        "fleet 5, done, done", players=3, played=[8, 9], fleets=[5], reserve={"gold": 1}
    ),
}
_made: dict[str, Position] = {}


def base(name: str) -> Position:
    """Return one of the positions above, to be changed at will."""
    if name not in _made:
        _made[name] = BASES[name]()
    return copy.deepcopy(_made[name])


def changed(name: str, changes: Mapping[str, Any]) -> Position:
    """Return a position with values set by path (`players.0.coins`) or taken away."""
    position = base(name)
    for path, value in changes.items():
        *way, last = path.split(".")
        box: Any = position
        for key in way:
            box = box[int(key) if isinstance(box, list) else key]
        place: Any = int(last) if isinstance(box, list) else last
        if value is GONE:
            del box[place]
        else:
            box[place] = value(box[place]) if callable(value) else value
    return position
