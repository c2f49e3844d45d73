"""Networks measured by planning alone: matches in compiled code, and how true the chances are."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.net import Net
from himiko.bots.search.selfplay import winners
from himiko.bots.training.workers import Threads, cut
from himiko.rules.scoring import RANK

_MATCHES: Final = 1 << 40  # first seed of the games that only measure
_SEEDS: Final = 1 << 24  # kept apart for each seed of a measurement
BINS: Final = 100


def share_won(  # noqa: PLR0913  (two networks and a match)
    ours: Net,
    theirs: Net,
    players: int,
    games: int,
    width: int,
    *,
    seed: int = 0,
    threads: Threads,
) -> float:
    """Return the share of games that one network wins alone against others, from every seat."""
    which = np.ones((games, 4), np.int64)
    which[np.arange(games), np.arange(games) % players] = 0
    first = _MATCHES + seed * _SEEDS
    jobs = cut(players, range(first, first + games), which, width, 0.0)
    played = threads.games(np.concatenate([ours, theirs]), jobs)
    won = np.concatenate([winners(part, players) for part in played])
    return float((won == np.arange(games) % players).mean())


class Calibration(NamedTuple):
    """Chances sorted into bins, a hundredth each: the sums of what was said and what came true."""

    said: NDArray[np.float64]
    came: NDArray[np.float64]
    number: NDArray[np.int64]

    def between(self, low: int, high: int) -> tuple[float, float, int]:
        """Return what was said on average from one per cent to another, what came, how often."""
        number = int(self.number[low:high].sum())
        said, came = self.said[low:high].sum(), self.came[low:high].sum()
        return float(said) / max(1, number), float(came) / max(1, number), number


def calibrate(  # noqa: PLR0913  (a network and its games)
    net: Net, players: int, games: int, width: int, *, seed: int = 0, threads: Threads
) -> Calibration:
    """Compare the chances a network gives all seats after every turn with who won."""
    first = _MATCHES + seed * _SEEDS
    which = np.zeros((games, 4), np.int64)
    jobs = cut(players, range(first, first + games), which, width, 0.0)
    number = np.zeros(BINS, np.int64)
    said, came = np.zeros(BINS), np.zeros(BINS)
    for part in threads.games(net, jobs):
        won = part.scores[:, :players, RANK] == 1
        for n in range(len(part.turns)):
            chances = part.chances[n, : part.turns[n], :players][part.sizes[n, : part.turns[n]] > 0]
            bins = np.minimum((chances * BINS).astype(int), BINS - 1)
            np.add.at(number, bins, 1)
            np.add.at(said, bins, chances)
            np.add.at(came, bins, np.broadcast_to(won[n], chances.shape))
    return Calibration(said, came, number)
