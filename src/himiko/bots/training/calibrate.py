"""Making winning chances true: those learnt from exploring players are too cautious.

Players that explore make mistakes, and every lead is less certain among them than among players
that do not. So the logits of each number of players are stretched by one number, such that they
predict best who wins when nobody explores.
"""

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.layout import FINALS_AT
from himiko.bots.training.learn import Floats

_STRETCHES = np.arange(0.5, 3.0, 0.01)


def best_stretch(logits: NDArray[np.float32], won: NDArray[np.float32]) -> float:
    """Return the factor by which logits predict best who won."""
    losses = []
    for stretch in _STRETCHES:
        stretched = stretch * logits
        stretched = stretched - stretched.max(axis=1, keepdims=True)
        everything = np.log(np.exp(stretched).sum(axis=1, keepdims=True))
        losses.append(-(won * (stretched - everything)).sum(axis=1).mean())
    return float(_STRETCHES[int(np.argmin(losses))])


def stretch_logits(floats: Floats, players: int, stretch: float) -> Floats:
    """Return the weights with the logits of one number of players stretched."""
    third, bias = floats.third.copy(), floats.third_bias.copy()
    third[players - 2, :FINALS_AT] *= np.float32(stretch)
    bias[players - 2, :FINALS_AT] *= np.float32(stretch)
    return floats._replace(third=third, third_bias=bias)
