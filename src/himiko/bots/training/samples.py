"""From games to samples: the inputs of every position, and what it turned out to be worth."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.layout import INPUTS, SUMMED_PARTS
from himiko.bots.search.net import POINTS_UNIT
from himiko.bots.search.selfplay import Games
from himiko.rules.scoring import RANK, TOTAL

PADDED = 240  # inputs kept of a sample; the rest is filled with INPUTS, which is no input


class Samples(NamedTuple):
    """Positions of games with one number of players, seats in the order they play next."""

    inputs: NDArray[np.uint16]
    chances: NDArray[np.float32]
    finals: NDArray[np.float32]  # in units of the network's output
    parts: NDArray[np.int8]  # seat by seat what the final score was made of, in points


def returns(games: Games, players: int, trace: float) -> tuple[NDArray[np.float32], ...]:
    """Return what each position is worth: λ-returns of chances and of final scores.

    The return of a position mixes the value of the best turn found from there with the return
    of the position it led to. Where another turn was played, only the value counts: what came
    of a mistake says nothing about the position before it.
    """
    number, most = games.sizes.shape
    chances = np.zeros((number, most, players), np.float32)
    finals = np.zeros((number, most, players), np.float32)
    won = (games.scores[:, :players, RANK] == 1).astype(np.float32)
    points = games.scores[:, :players, TOTAL].astype(np.float32)
    for turn in range(int(games.turns.max()) - 1, -1, -1):
        chances[:, turn] = won
        finals[:, turn] = points
        share = np.where(games.explored[:, turn], 0.0, trace)
        share = np.where(turn < games.turns, share, 1.0).astype(np.float32)[:, None]
        won = share * won + (1 - share) * games.chances[:, turn, :players]
        points = share * points + (1 - share) * games.finals[:, turn, :players]
    return chances, finals


def make_samples(games: Games, players: int, trace: float) -> Samples:
    """Return all positions of the games that can be learnt from."""
    chances, finals = returns(games, players, trace)
    kept = games.sizes > 0
    sizes = games.sizes[kept]
    inputs = games.inputs[kept][:, :PADDED].copy()
    inputs[np.arange(PADDED)[None, :] >= sizes[:, None]] = INPUTS
    who = games.who[kept][:, :players].astype(np.int64)
    scores = games.scores[np.nonzero(kept)[0], :players, : len(SUMMED_PARTS)]
    parts = np.take_along_axis(scores, who[:, :, None], axis=1)
    return Samples(
        inputs,
        np.take_along_axis(chances[kept], who, axis=1),
        np.take_along_axis(finals[kept], who, axis=1) / np.float32(POINTS_UNIT),
        np.clip(parts, -128, 127).astype(np.int8).reshape(len(who), -1),
    )


def join(parts: list[Samples]) -> Samples:
    """Put samples together."""
    return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
