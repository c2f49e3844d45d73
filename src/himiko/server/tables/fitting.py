"""Which level fits a person: the one against which they would win about every other game.

A person's strength is estimated from the results of games alone against computer players, the
latest of which count most. One step of the ladder is odds of three to one; before the first game
somebody is taken for a little better than the weakest level.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from himiko.game.catalogue import LADDER, Level

STEP: Final = math.log(3)
FORGETTING: Final = 0.85  # what each earlier game counts, to the one after it
_FIRST: Final = 0.5  # the strength of somebody unknown, in steps above the weakest level
_SPREAD: Final = 1.5  # how far, in steps, people are from that
_DRIFTING: Final = -3.0  # the strength of those below the ladder
_GRID: Final = [n / 10 for n in range(-20, 91)]


@dataclass(frozen=True)
class SoloResult:
    """A game alone against computer players."""

    levels: tuple[Level, ...]
    """Those of the others."""
    won: bool


def fitting_level(results: Sequence[SoloResult]) -> Level:
    """Return the level that fits; the results are given latest first."""
    strength = max(_GRID, key=lambda one: _likelihood(one, results))
    return LADDER[min(len(LADDER) - 1, max(0, round(strength)))]


def _likelihood(strength: float, results: Sequence[SoloResult]) -> float:
    """Return the logarithm of how likely the results are for somebody of a strength."""
    likelihood = -(((strength - _FIRST) / _SPREAD) ** 2) / 2
    for age, result in enumerate(results):
        chance = _chance(strength, result.levels)
        likelihood += FORGETTING**age * math.log(chance if result.won else 1 - chance)
    return likelihood


def _chance(strength: float, levels: Sequence[Level]) -> float:
    mine = math.exp(STEP * strength)
    return mine / (mine + sum(math.exp(STEP * _strength(level)) for level in levels))


def _strength(level: Level) -> float:
    return LADDER.index(level) if level in LADDER else _DRIFTING
