"""Who plays the games of a run: the threads of this machine, or the workers of a Ray cluster.

Games come in jobs. A job says everything its games depend on, so that it does not matter who
plays it: the same jobs give the same samples in the same order.
"""

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.layout import SEATS
from himiko.bots.search.net import Net
from himiko.bots.search.planner import TASTES, Tools, make_tools, set_width
from himiko.bots.search.selfplay import Games, play_games
from himiko.bots.training.samples import Samples, make_samples
from himiko.cluster import Cluster

CHUNK: Final = 16  # games of a job
_local = threading.local()


@dataclass(frozen=True)
class Job:
    """A few games to play."""

    players: int
    seeds: range
    which: NDArray[np.int64]  # game, seat: the number of its network
    width: int
    explore: float
    tastes: NDArray[np.float64] | None = None  # game, seat: what it likes beside winning


class Workers(Protocol):
    """Plays jobs."""

    def play(self, net: Net, jobs: Sequence[Job], trace: float) -> list[Samples]:
        """Return the samples of every job, in the order of the jobs."""

    def close(self) -> None:
        """Leave nothing behind."""


def cut(  # noqa: PLR0913, PLR0917  (all that games depend on)
    players: int,
    seeds: range,
    which: NDArray[np.int64],
    width: int,
    explore: float,
    tastes: NDArray[np.float64] | None = None,
) -> list[Job]:
    """Cut games into jobs; without tastes, nobody likes anything but winning."""
    if tastes is None:
        tastes = np.zeros((len(seeds), SEATS, TASTES))
    return [
        Job(
            players,
            seeds[n : n + CHUNK],
            which[n : n + CHUNK],
            width,
            explore,
            tastes[n : n + CHUNK],
        )
        for n in range(0, len(seeds), CHUNK)
    ]


def play_job(net: Net, job: Job) -> Games:
    """Play the games of a job."""
    return play_games(
        net,
        job.players,
        job.seeds,
        job.which,
        width=job.width,
        explore=job.explore,
        tastes=job.tastes,
        tools=_tools(job.width),
    )


def _tools(width: int) -> Tools:
    """Return this thread's arrays."""
    if not hasattr(_local, "tools"):
        _local.tools = make_tools(width)
    tools: Tools = _local.tools
    set_width(tools, width)
    return tools


def _sample(net: Net, job: Job, trace: float) -> Samples:
    return make_samples(play_job(net, job), job.players, trace)


class Threads:
    """The processors of this machine."""

    def __init__(self, number: int) -> None:
        self._pool = ThreadPoolExecutor(number)

    def games(self, net: Net, jobs: Sequence[Job]) -> list[Games]:
        """Return the games themselves."""
        return list(self._pool.map(lambda job: play_job(net, job), jobs))

    def play(self, net: Net, jobs: Sequence[Job], trace: float) -> list[Samples]:
        return list(self._pool.map(lambda job: _sample(net, job, trace), jobs))

    def close(self) -> None:
        self._pool.shutdown()


class RayWorkers:
    """The processors of a Ray cluster; `address` is as `himiko.cluster` takes it."""

    def __init__(self, address: str) -> None:
        self._cluster = Cluster(address)

    def play(self, net: Net, jobs: Sequence[Job], trace: float) -> list[Samples]:
        shared = self._cluster.share(net)
        return list(self._cluster.in_order(_sample, [(shared, job, trace) for job in jobs]))

    def close(self) -> None:
        self._cluster.close()
