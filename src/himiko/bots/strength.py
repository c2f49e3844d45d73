"""How strong the levels are, as measured: what each won against the one below, with two players.

The same figures, with the commands that measured them, are in docs/players.md; a test compares.
"""

from dataclasses import dataclass
from typing import Final

from himiko.game.catalogue import Level


@dataclass(frozen=True)
class Measured:
    """A match against the level below: how many games, and what part of them was won."""

    against: Level
    games: int
    share: float


STRENGTH: Final[dict[Level, Measured]] = {
    "fisher": Measured("deckhand", 240, 0.767),
    "rower": Measured("fisher", 240, 0.779),
    "merchant": Measured("rower", 240, 0.8),
    "pilot": Measured("merchant", 240, 0.754),
    "helmsman": Measured("pilot", 120, 0.758),
    "captain": Measured("helmsman", 60, 0.75),
    "himiko": Measured("captain", 30, 0.7),
}
