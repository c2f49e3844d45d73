"""What a batch was asked to be: the same for the processor and for a GPU."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from himiko.lab.lab_problems import BadLab
from himiko.lab.layouts import Layout

Masks = Literal["bytes", "bits", "none"]
RANDOM: Final = "drifter"
"""The level that acts at random, so that the engine can play it."""


@dataclass(frozen=True)
class BatchSpec:
    """How many games of which kind, and what is written of them."""

    games: int
    layout: Layout
    masks: Masks
    observe: bool
    autoreset: bool
    worth: NDArray[np.float32]
    """What each rank is worth, the first before the others."""


def by_rank(players: int) -> list[float]:
    """Return what ranks are worth if nothing is said: 1 to win, shared by the others to lose."""
    return [1.0] + [-1.0 / (players - 1)] * (players - 1)


def worth_of(rewards: Sequence[float] | None, players: int) -> NDArray[np.float32]:
    """Return what ranks are worth to a batch."""
    rewards = by_rank(players) if rewards is None else rewards
    if len(rewards) != players:
        raise BadLab("rewards", expected=players, given=len(rewards))
    return np.array(rewards, np.float32)
