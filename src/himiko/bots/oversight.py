"""What people overlook: a weaker player searches a position in which it misses some things.

Nobody plays worse at random. A tile of the row is overlooked the more easily the more boats it
needs, a specialist more easily than a tile; and of two turns the longer chain is found less often.
What is overlooked stays so until the turn is over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS
from himiko.rules.space import PLACE, SPAN


@dataclass(frozen=True)
class Sight:
    """How much a player sees of what it could do."""

    attention: float = 1.0
    """The chance to notice a tile that needs one boat; each further boat multiplies it again."""
    people: float = 1.0
    """The chance to notice a specialist of the row."""
    chain: int = 16
    """How many boats, one after another, it can think of."""

    def overlook(self, state: NDArray[np.void], edition: Edition, dice: Random) -> None:
        """Take out of a state what the player does not notice this turn."""
        needs = edition.components["tile_needs"][0]
        size = int(state["row_size"][0])
        tiles = state["row"][0, :size].tolist()
        seen = [n for n, tile in enumerate(tiles) if dice.random() < self._notices(needs[tile])]
        _keep(state["row"][0], seen)
        state["row_size"] = len(seen)
        number = int(state["specialist_row_size"][0])
        met = [n for n in range(number) if dice.random() < self.people]
        _keep(state["specialist_row"][0], met)
        _keep(state["row_coins"][0], met)
        state["specialist_row_size"] = len(met)

    def _notices(self, needs: int) -> float:
        """Return the chance to notice a tile that needs these boats, eight bits for each colour."""
        boats = sum(int(needs) >> (8 * colour) & 255 for colour in range(len(COLOURS)))
        return self.attention ** max(1, boats - 1)

    def within_reach(self, plans: Sequence[Sequence[int]]) -> list[int]:
        """Return the plans whose chain is not too long; if all are, those with the shortest."""
        lengths = [sum(_is_placing(action) for action in plan) for plan in plans]
        longest = max(self.chain, min(lengths))
        return [n for n, length in enumerate(lengths) if length <= longest]


def _is_placing(action: int) -> bool:
    return PLACE <= action // SPAN < PLACE + len(COLOURS)


def _keep(row: NDArray[np.generic], indices: Sequence[int]) -> None:
    """Keep some entries of a row, closed up; what is behind them is zero."""
    kept = row[list(indices)]
    row[:] = 0
    row[: len(indices)] = kept
