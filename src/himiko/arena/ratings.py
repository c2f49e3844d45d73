"""Ratings on the scale of Elo, fitted to all games at once.

The model is that of Bradley and Terry: of two players that finish a game, the first is ahead with
the odds 10^(difference / 400). In a game of more than two every pair counts, which for the model of
Plackett and Luce gives the same ratings in the long run. The fit is choix's, by maximum likelihood:
it does not depend on the order of the games, as ratings that are updated game by game do.

Every pair that met is given one more game, half of it won by either, so that a player who never
loses is rated high, but not infinitely high. Intervals are by the Bayesian bootstrap over deals:
games of one deal depend on each other and are weighted together.
"""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.arena.game_result import GameResult
from himiko.arena.intervals import Estimate
from himiko.extra import load

MEAN: Final = 1500.0
_SCALE: Final = 400 / math.log(10)
_DRAWS: Final = 1000
_HALF: Final = 0.5

Matrix = NDArray[np.float64]


def rate(names: Sequence[str], games: Sequence[GameResult]) -> list[Estimate]:
    """Rate the players of some games; 1500 is the mean of all."""
    deals = np.array(compare_by_deal(names, games))
    met = deals.sum(axis=0)
    prior = _HALF * ((met + met.T) > 0)
    ratings = fit(met + prior)
    drawn = _bootstrap(deals, prior)
    low, high = np.quantile(drawn, (0.025, 0.975), axis=0)
    return [
        Estimate(float(value), float(a), float(b))
        for value, a, b in zip(ratings, low, high, strict=True)
    ]


def compare_by_deal(names: Sequence[str], games: Sequence[GameResult]) -> list[Matrix]:
    """Return for each deal how often each player was ahead of each other."""
    index = {name: n for n, name in enumerate(names)}
    deals: dict[int, Matrix] = {}
    for game in games:
        matrix = deals.setdefault(game.seed, np.zeros((len(names), len(names))))
        for ahead in game.seats:
            for behind in game.seats:
                if ahead.rank < behind.rank and ahead.player != behind.player:
                    matrix[index[ahead.player], index[behind.player]] += 1
    return list(deals.values())


def fit(ahead: Matrix) -> NDArray[np.float64]:
    """Return the ratings that make what happened likeliest."""
    choix = load("choix", "arena")
    strengths: NDArray[np.float64] = choix.ilsr_pairwise_dense(ahead, max_iter=10_000, tol=1e-6)
    centred: NDArray[np.float64] = strengths - strengths.mean()
    return MEAN + _SCALE * centred


def _bootstrap(deals: NDArray[np.float64], prior: Matrix) -> NDArray[np.float64]:
    chance = np.random.default_rng(0)  # the same games, the same report
    ratings = []
    for _ in range(_DRAWS):
        weights = chance.standard_exponential(len(deals))
        virtual = chance.standard_gamma(_HALF, prior.shape) * (prior > 0)
        ratings.append(fit(np.tensordot(weights, deals, 1) + virtual))
    return np.array(ratings)
