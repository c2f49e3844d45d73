"""What each number of an observation is: named parts, in an order that stays.

The layout depends on the edition and on the number of players. Wherever seats are counted, 0 is
the seat that looks, 1 the one after it, and so on: all seats see alike.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, MAX_PLAYERS, MIN_PLAYERS, SPECIALISTS
from himiko.lab.lab_problems import BadLab
from himiko.rules.state import STEPS

_FIRST_SPECIALISTS: Final = 18  # those of version 1
VERSION: Final = 1 + len(SPECIALISTS) - _FIRST_SPECIALISTS
"""Of the layout: it changes when a number of an observation changes its meaning.

A new specialist moves the numbers after its own, so each adds 1. Do the same by hand after any
other change of the parts.
"""


class Part(NamedTuple):
    """A part of an observation: `shape` numbers from `start` on, the last axis running first."""

    name: str
    axes: tuple[str, ...]
    shape: tuple[int, ...]
    start: int
    bits: bool
    """Are all its numbers 0 or 1?"""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def slice(self) -> slice:
        """Where it is in an observation."""
        return slice(self.start, self.start + self.size)


# Name, axes. The order is that in which `compiled.observe` reads the state.
_VALUES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("round", ()),
    ("trades", ()),
    ("power_left", ()),
    ("recruited", ()),
    ("reserve", ("colour",)),
    ("coins_on_specialist", ("specialist",)),
    ("known_top", ("tile",)),
    ("known_bottom", ("tile",)),
    ("players", ("seat", "holding")),
)
_BITS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("boats", ("colour", "slot")),
    ("culture", ("kind", "island")),
    ("mountains", ("island",)),
    ("sacred", ("island",)),
    ("torii", ("island",)),
    ("palaces", ("island",)),
    ("houses", ("seat", "island")),
    ("placed", ("slot",)),
    ("last_placed", ("slot",)),
    ("taken", ("island",)),
    ("row", ("tile",)),
    ("deck", ("tile",)),
    ("reserved_this_round", ("tile",)),
    ("tiles", ("seat", "tile")),
    ("reserved", ("seat", "tile")),
    ("specialist_row", ("specialist",)),
    ("specialist_deck", ("specialist",)),
    ("used", ("specialist",)),
    ("specialists", ("seat", "specialist")),
    ("fleets_up", ("fleet",)),
    ("fleets_down", ("fleet",)),
    ("fleets_last_round", ("fleet",)),
    ("played", ("turn", "fleet")),
    ("order", ("turn", "seat")),
    ("turn", ("turn",)),
    ("step", ("step",)),
    ("step_after_arranging", ("step",)),
)
HOLDINGS: Final = (
    "coins",
    "prestige",
    "points",
    "buildings_left",
    *(f"hand_{colour}" for colour in COLOURS),
    *(f"aside_{colour}" for colour in COLOURS),
    *(f"culture_{kind}" for kind in CULTURE),
)
"""What the last axis of `players` counts; `points` are those if the game ended now."""


class Layout:
    """The layout of observations for an edition and a number of players."""

    version: Final = VERSION

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition: Final = edition
        self.number_of_players: Final = players
        self._labels: Final = _labels(edition, players)
        self.parts: Final[dict[str, Part]] = {}
        start = 0
        for kind, bits in ((_VALUES, False), (_BITS, True)):
            for name, axes in kind:
                shape = tuple(len(self._labels[axis]) for axis in axes)
                part = Part(name, axes, shape, start, bits)
                self.parts[name] = part
                start += part.size
        self.size: Final = start
        self.values: Final = sum(part.size for part in self.parts.values() if not part.bits)

    def labels(self, axis: str) -> tuple[str, ...]:
        """Return what is counted along an axis, in order."""
        return self._labels[axis]

    def words(self) -> list[int]:
        """Return where each set of bits begins, in the order they are gathered."""
        return [
            start
            for part in self.parts.values()
            if part.bits
            for start in range(part.start, part.start + part.size, part.shape[-1])
        ]

    def names(self) -> Iterator[str]:
        """Go through the names of all numbers: `boats[wood,s12]`."""
        for part in self.parts.values():
            for index in _indices(part.shape):
                labels = (self._labels[axis][n] for axis, n in zip(part.axes, index, strict=True))
                yield f"{part.name}[{','.join(labels)}]" if index else part.name


def _labels(edition: Edition, players: int) -> dict[str, tuple[str, ...]]:
    turns = players * edition.limits.turns_per_round[players]
    return {
        "colour": COLOURS,
        "kind": CULTURE,
        "specialist": SPECIALISTS,
        "slot": tuple(edition.slot_ids),
        "island": tuple(edition.island_ids),
        "tile": tuple(edition.tile_ids),
        "fleet": tuple(str(fleet.number) for fleet in edition.fleets),
        "seat": tuple(str(seat) for seat in range(players)),
        "turn": tuple(str(turn) for turn in range(turns)),
        "step": STEPS,
        "holding": HOLDINGS,
    }


def _indices(shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not shape:
        yield ()
        return
    for first in range(shape[0]):
        for rest in _indices(shape[1:]):
            yield (first, *rest)


@lru_cache(maxsize=16)
def _layout(edition: Edition, players: int) -> Layout:
    return Layout(edition, players)


def layout(players: int, edition: Edition | None = None) -> Layout:
    """Return the layout of observations of games with this number of players."""
    if players not in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        raise BadLab("players", given=players)
    return _layout(edition or Edition.standard(), players)
