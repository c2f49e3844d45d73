"""Fitting the value function on games: `python -m himiko.bots.fit` writes weights.npz anew.

Planners play against themselves with the weights so far; what they saw at the start of every
turn is set against how the game ended; ridge regression gives the next weights. The first
generation starts from a beginner's guess; each is fitted on its own games and those of the one
before, so that it does not forget what it no longer does, and has to beat the best so far.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from himiko.bots import search
from himiko.bots.search.features import RANK_PART, SEAT_FEATURES, TOTAL_PART
from himiko.bots.search.selfplay import Games, play_games
from himiko.bots.search.value import simple_weights

CHUNK = 40
RIDGE = 40.0
_CHALLENGES = 77_000_000  # first seed of the games that decide; none is fitted on


def gather(
    weights: NDArray[np.void], players: int, first: int, games: int, noise: float
) -> list[Games]:
    """Play games on all cores."""
    starts = range(first, first + games, CHUNK)
    with ThreadPoolExecutor(2) as pool:
        return list(
            pool.map(
                lambda start: play_games(
                    weights, players, range(start, start + CHUNK), width=12, noise=noise
                ),
                starts,
            )
        )


def _flatten(chunks: list[Games], players: int) -> dict[str, NDArray[np.float64]]:
    rows: dict[str, list[NDArray[np.float64]]] = {
        name: [] for name in ("game", "seats", "points", "left", "finals", "won")
    }
    for games in chunks:
        for n in range(len(games.turns)):
            turns = int(games.turns[n])
            per_round = games.game[n, 0, 7]
            when = games.when[n, :turns]
            rows["game"].append(games.game[n, :turns])
            rows["seats"].append(games.seats[n, :turns])
            rows["points"].append(games.points[n, :turns].astype(float))
            rows["left"].append(games.last_round[n] + 1 - when[:, 0] - when[:, 1] / per_round)
            finals = games.finals[n, :players]
            rows["finals"].append(np.tile(finals[:, TOTAL_PART].astype(float), (turns, 1)))
            rows["won"].append(np.tile(finals[:, RANK_PART] == 1, (turns, 1)).astype(float))
    return {name: np.concatenate(parts) for name, parts in rows.items()}


def _ridge(x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.float64]:
    scale = x.std(axis=0) + 1e-9
    scale[x.std(axis=0) == 0] = np.abs(x).max(axis=0)[x.std(axis=0) == 0] + 1e-9
    z = x / scale
    solved: NDArray[np.float64] = np.linalg.solve(z.T @ z + RIDGE * np.eye(x.shape[1]), z.T @ y)
    unscaled: NDArray[np.float64] = solved / scale
    return unscaled


def fit(weights: NDArray[np.void], chunks: list[Games], players: int) -> dict[str, float]:
    """Fit the weights for a number of players in place; return how well they do."""
    seen = _flatten(chunks, players)
    of = players - 2
    weights["rounds"][0, of] = _ridge(seen["game"], seen["left"])
    rounds = np.maximum(seen["game"] @ weights["rounds"][0, of], 0.3)
    x = seen["seats"].reshape(-1, SEAT_FEATURES)
    many = np.repeat(rounds, players)[:, None]
    gain = (seen["finals"] - seen["points"]).reshape(-1)
    both = _ridge(np.hstack([x, x * many]), gain)
    weights["now"][0, of] = both[:SEAT_FEATURES]
    weights["later"][0, of] = both[SEAT_FEATURES:]
    expected = seen["points"] + (np.hstack([x, x * many]) @ both).reshape(-1, players)
    weights["spread"][0, of], loss, hit = _fit_spread(expected, rounds, seen["won"])
    error = float(np.sqrt(np.mean((expected - seen["finals"]) ** 2)))
    return {"samples": len(gain), "score_error": error, "loss": loss, "hit": hit}


def _fit_spread(
    expected: NDArray[np.float64], rounds: NDArray[np.float64], won: NDArray[np.float64]
) -> tuple[tuple[float, float], float, float]:
    """Find the spread under which the winners are least surprising."""
    ahead = expected - expected.max(axis=1, keepdims=True)
    best = ((1.0, 0.0), np.inf)
    for base in np.linspace(0.5, 6, 12):
        for slope in np.linspace(0, 1.5, 16):
            odds = np.exp(ahead / (base + slope * rounds)[:, None])
            chances = (odds * won).sum(axis=1) / odds.sum(axis=1)
            loss = -float(np.log(np.maximum(chances, 1e-9)).mean())
            if loss < best[1]:
                best = ((float(base), float(slope)), loss)
    hit = float((expected.argmax(axis=1) == won.argmax(axis=1)).mean())
    return best[0], best[1], hit


def challenge(
    challenger: NDArray[np.void], champion: NDArray[np.void], players: int, games: int
) -> float:
    """Return the challenger's share of wins, alone against champions, in every seat equally."""
    won = 0
    each = games // players
    with ThreadPoolExecutor(2) as pool:
        for seat in range(players):
            seated = np.repeat(champion, players)
            seated[seat] = challenger[0]
            starts = range(_CHALLENGES, _CHALLENGES + each, CHUNK)
            play = partial(_play_seated, seated, players, each)
            won += sum(
                int((games.finals[:, seat, RANK_PART] == 1).sum())
                for games in pool.map(play, starts)
            )
    return won / (each * players)


def _play_seated(seated: NDArray[np.void], players: int, each: int, start: int) -> Games:
    seeds = range(start, min(start + CHUNK, _CHALLENGES + each))
    return play_games(seated, players, seeds, width=12, noise=0.0)


def improve(players: int, games: int, generations: int, noise: float) -> NDArray[np.void]:
    """Fit generation after generation; one that does not beat the best so far is dropped."""
    champion = simple_weights().copy()
    before: list[Games] = []
    for generation in range(generations):
        first = 1_000_000 * (generation + 1) + 100_000 * players
        chunks = gather(champion, players, first, games, noise)
        challenger = champion.copy()
        report = fit(challenger, before + chunks, players)
        before = chunks
        share = challenge(challenger, champion, players, 240)
        report["share"] = share
        print(f"{players} players, generation {generation}: {report}", flush=True)  # noqa: T201
        if share > 1 / players:
            champion = challenger
    return champion


def main() -> None:
    """Fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each generation")
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--noise", type=float, default=0.02)
    parser.add_argument("--out", type=Path, default=Path(search.__file__).with_name("weights.npz"))
    options = parser.parse_args()
    weights = simple_weights().copy()
    for players in (2, 3, 4):
        best = improve(players, options.games, options.generations, options.noise)
        for name in weights.dtype.names or ():
            weights[name][0, players - 2] = best[name][0, players - 2]
    np.savez(options.out, **{name: weights[name][0] for name in weights.dtype.names or ()})


if __name__ == "__main__":
    main()
