"""Solo challenges: beat this level from this deal. The deals are fixed, the same everywhere.

A table is a challenge's if it has its deal: nobody can choose the seed of a table otherwise.
"""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from himiko.game.catalogue import LADDER, Level
from himiko.game.deal import SIZE, Deal

_PLAYERS: Final = (2, 2, 3)
"""The players of each level's challenges, the person included."""


@dataclass(frozen=True)
class Challenge:
    """A deal to win against a level; one sits on the first seat."""

    level: Level
    number: int
    players: int

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return f"{self.level}-{self.number}"

    @cached_property
    def deal(self) -> Deal:
        """The deal: known to everybody, so its salt is, too."""
        drawn = hashlib.sha256(f"himiko challenge {self.id}".encode()).digest()
        return Deal(drawn[:SIZE], drawn[SIZE:])

    @property
    def seats(self) -> list[str]:
        """Who sits where, as a new table is asked for."""
        return ["me", *[self.level] * (self.players - 1)]


CHALLENGES: Final[dict[str, Challenge]] = {
    one.id: one
    for level in LADDER
    for number, players in enumerate(_PLAYERS, 1)
    for one in [Challenge(level, number, players)]
}
BY_SEED: Final[dict[bytes, Challenge]] = {one.deal.seed: one for one in CHALLENGES.values()}
