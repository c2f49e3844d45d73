"""The facts of a state, read once as Python numbers and lists, for those who put it into words."""

from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import SPECIALISTS
from himiko.game.memo import memo
from himiko.rules import engine
from himiko.rules.facts import FACTS
from himiko.rules.state import STATE, STEPS

# All fields but the log, where they are: read in one go, which is three times as fast.
_NAMES: Final = tuple(name for name in STATE.names or () if name != "log")
_FIELDS: Final[Any] = STATE.fields
_READ: Final = np.dtype(
    {
        "names": list(_NAMES),
        "formats": [_FIELDS[name][0] for name in _NAMES],
        "offsets": [_FIELDS[name][1] for name in _NAMES],
        "itemsize": STATE.itemsize,
    }
)


@memo(4096)  # from one position to the next most sets stay as they are
def members(mask: int) -> tuple[int, ...]:
    """Return the things of a set of the engine, rising."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(found)


def union(masks: list[int]) -> int:
    """Return the set of all things in any of the sets."""
    every = 0
    for mask in masks:
        every |= mask
    return every


def engine_facts(states: NDArray[np.void], edition: Edition) -> dict[str, Any]:
    """Ask the engine what follows from a state by the rules."""
    found = np.zeros(1, FACTS)
    engine.facts(states, 0, edition.components, found)
    values: Any = found.item()
    names = FACTS.names or ()
    return {
        name: value if type(value) is int else value.tolist()
        for name, value in zip(names, values, strict=True)
    }


class Facts:
    """A state's `fields`, and what follows from them: directly, or by the rules (`facts`)."""

    def __init__(self, state: NDArray[np.void], edition: Edition) -> None:
        values: Any = state.view(_READ).item(0)
        self.fields: dict[str, Any] = {
            name: value if type(value) is int else value.tolist()
            for name, value in zip(_NAMES, values, strict=True)
        }
        self.edition = edition
        self._state = state
        self.step: str = STEPS[self.fields["step"]]
        self.players: int = self.fields["players"]
        self.turns: int = self.fields["turns"]
        self.seats = range(self.players)

    @property
    def mover(self) -> int:
        """The seat to act."""
        seat: int = self.fields["order"][self.fields["turn"]]
        return seat

    @property
    def played(self) -> list[int]:
        """The fleets taken this round."""
        return [fleet for fleet in self.fields["played"] if fleet]

    @property
    def fleet(self) -> int:
        """The fleet of this turn, 0 before it is chosen."""
        number: int = self.fields["played"][self.fields["turn"]]
        return number

    def power(self, fleet: int) -> str:
        """Return the name of a fleet's power."""
        return self.edition.fleets[fleet - 1].power

    def owns(self, seat: int, who: str) -> bool:
        """Has the seat the specialist?"""
        return bool(self.fields["crew"][seat] >> SPECIALISTS.index(who) & 1)

    @cached_property
    def facts(self) -> dict[str, Any]:
        """What the engine says of the state (see `rules.facts`)."""
        return engine_facts(self._state, self.edition)

    def room(self, seat: int) -> int:
        """Return how many boats the seat's harbour holds."""
        number: int = self.facts["harbour_room"][seat]
        return number

    def component(self, name: str, index: int) -> int:
        """Look up a set among the edition's components."""
        return int(self.edition.components[0][name][index])
