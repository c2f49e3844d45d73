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
    "fisher": Measured("deckhand", 2000, 0.739),
    "rower": Measured("fisher", 2000, 0.769),
    "merchant": Measured("rower", 4000, 0.778),
    "pilot": Measured("merchant", 4000, 0.768),
    "helmsman": Measured("pilot", 2000, 0.746),
    "captain": Measured("helmsman", 400, 0.778),
    "himiko": Measured("captain", 100, 0.88),
}
