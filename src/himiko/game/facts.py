"""The facts of a state, read once as Python numbers and lists, for those who tell about it."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS
from himiko.rules.harbour import RIU_ROOM
from himiko.rules.state import STATE, STEPS

# All fields but the log, at their places: read in one go, which is three times as fast.
_NAMES: Final = tuple(name for name in STATE.names or () if name != "log")
_FIELDS: Final[Any] = STATE.fields
_FACTS: Final = np.dtype(
    {
        "names": list(_NAMES),
        "formats": [_FIELDS[name][0] for name in _NAMES],
        "offsets": [_FIELDS[name][1] for name in _NAMES],
        "itemsize": STATE.itemsize,
    }
)


def members(mask: int) -> list[int]:
    """Return the things of a set of the engine, rising."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def union(masks: list[int]) -> int:
    """Return the set of all things in any of the sets."""
    every = 0
    for mask in masks:
        every |= mask
    return every


class Facts:
    """A state's fields (`of`), and what follows from them directly."""

    def __init__(self, state: NDArray[np.void], edition: Edition) -> None:
        values: tuple[Any, ...] = state.view(_FACTS)[0].tolist()
        self.of: dict[str, Any] = {
            name: value if type(value) is int else value.tolist()
            for name, value in zip(_NAMES, values, strict=True)
        }
        self.edition = edition
        self.step: str = STEPS[self.of["step"]]
        self.players: int = self.of["players"]
        self.turns: int = self.of["turns"]
        self.seats = range(self.players)

    @property
    def mover(self) -> int:
        """The seat to act."""
        seat: int = self.of["order"][self.of["turn"]]
        return seat

    @property
    def played(self) -> list[int]:
        """The fleets taken this round."""
        return [fleet for fleet in self.of["played"] if fleet]

    @property
    def fleet(self) -> int:
        """The fleet of this turn, 0 before it is chosen."""
        number: int = self.of["played"][self.of["turn"]]
        return number

    def power(self, fleet: int) -> str:
        """Return the name of a fleet's power."""
        return self.edition.fleets[fleet - 1].power

    def owns(self, seat: int, who: str) -> bool:
        """Has the seat the specialist?"""
        return bool(self.of["crew"][seat] >> SPECIALISTS.index(who) & 1)

    def room(self, seat: int) -> int:
        """Return how many boats the seat's harbour holds."""
        return self.edition.limits.harbour + (RIU_ROOM if self.owns(seat, "riu") else 0)

    def hand(self, seat: int, colour: str) -> int:
        """Return how many boats of a colour the seat has in hand."""
        number: int = self.of["hand"][seat][COLOURS.index(colour)]
        return number

    def reserve(self, colour: str) -> int:
        """Return how many boats of a colour are in the reserve."""
        number: int = self.of["reserve"][COLOURS.index(colour)]
        return number

    def tokens(self, seat: int, kind: str) -> int:
        """Return how many culture tokens of a kind the seat has."""
        number: int = self.of["tokens"][seat][CULTURE.index(kind)]
        return number

    def boat_at(self, slot: str) -> str | None:
        """Return the colour of the boat on a slot."""
        bit = 1 << self.edition.slot_ids.index(slot)
        return next((c for c, m in zip(COLOURS, self.of["boats"], strict=True) if m & bit), None)

    def culture_at(self, island: str) -> str | None:
        """Return the kind of the culture token on an island."""
        bit = 1 << self.edition.island_ids.index(island)
        return next((k for k, m in zip(CULTURE, self.of["culture"], strict=True) if m & bit), None)

    def thing_at(self, island: str) -> str | None:
        """Name what is on an island: culture, sacred, building, torii, palace; None if empty."""
        of = self.of
        bit = 1 << self.edition.island_ids.index(island)
        things = {
            "culture": union(of["culture"]),
            "sacred": of["sacred"],
            "building": union(of["houses"]),
            "torii": of["torii"],
            "palace": of["palaces"],
        }
        return next((name for name, mask in things.items() if mask & bit), None)

    @property
    def placed(self) -> list[int]:
        """The slots that count as placed on this turn (6.4)."""
        return members(self.of["placed"] & union(self.of["boats"]))

    def table(self, name: str, index: int) -> int:
        """Look up a set in the edition's components."""
        return int(self.edition.components[0][name][index])
