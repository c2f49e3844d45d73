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
    "fisher": Measured("deckhand", 400, 0.715),
    "rower": Measured("fisher", 400, 0.795),
    "merchant": Measured("rower", 400, 0.73),
    "pilot": Measured("merchant", 400, 0.798),
    "helmsman": Measured("pilot", 400, 0.755),
    "captain": Measured("helmsman", 200, 0.755),
    "himiko": Measured("captain", 200, 0.735),
}
