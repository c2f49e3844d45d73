"""Random games by the thousand: the compiled engine on all cores, or on those of a Ray cluster.

Game number i of a simulation has the seed `seed` + i, so any of them can be dealt again alone.
Everything counted is a whole number: the result does not depend on the number of threads.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from himiko.cluster import Cluster
from himiko.edition import Edition
from himiko.game import Game
from himiko.game.chance import key_of
from himiko.rules import engine
from himiko.rules.scoring import PARTS, RANK
from himiko.rules.state import ENDS, OVER, QUESTION_SHAPE, SEATS, STATE

DEFAULT_CAP = 200
_BATCH = 512  # games; few enough that the states of a batch stay in the processor's cache
_TRACE_LENGTH = 512  # actions of a trace; doubled where a game has more
_NO_ACTION = -1


@dataclass(frozen=True)
class SimulationSpec:
    """What is simulated."""

    games: int
    players: int
    seed: int = 1
    cap: int = DEFAULT_CAP
    edition: Edition = field(default_factory=Edition.standard)

    def batches(self) -> Iterator[range]:
        """Cut the games into batches, each the range of its seeds."""
        end = self.seed + self.games
        for first in range(self.seed, end, _BATCH):
            yield range(first, min(first + _BATCH, end))


@dataclass(frozen=True)
class Batch:
    """Some games, played. Arrays have one entry for each game."""

    seeds: range
    players: int
    scores: NDArray[np.int64]  # by seat and part
    decisions: NDArray[np.int64]
    rounds: NDArray[np.int64]
    ends: NDArray[np.int64]  # numbers of ways to end; 0: cut off at the cap
    traces: NDArray[np.int16] | None  # actions by number


def warm_up(spec: SimulationSpec) -> None:
    """Compile what plays, or load it, so that it is not done under the clock."""
    _play(spec, range(0))


def simulate(
    spec: SimulationSpec, threads: int, *, keep: bool = False, ray: str | None = None
) -> Iterator[Batch]:
    """Play the games of a simulation; yield them batch by batch, in order of their seeds.

    With `ray`, the cluster at that address plays, and not the threads of this machine.
    """
    if ray is None:
        yield from _simulate_here(spec, threads, keep=keep)
        return
    with Cluster(ray) as cluster:
        tasks = ((spec, seeds, keep) for seeds in spec.batches())
        yield from cluster.in_order(_play, tasks)


def _simulate_here(spec: SimulationSpec, threads: int, *, keep: bool) -> Iterator[Batch]:
    waiting: deque[Future[Batch]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for seeds in spec.batches():
                waiting.append(pool.submit(_play, spec, seeds, keep))
                if len(waiting) > 2 * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(spec: SimulationSpec, seeds: range, keep: bool = False) -> Batch:  # noqa: FBT001, FBT002
    length = _TRACE_LENGTH
    while True:
        states = np.zeros(len(seeds), STATE)
        states["key"] = _keys(seeds)
        scores = np.zeros((len(seeds), SEATS, len(PARTS)), np.int64)
        decisions = np.zeros(len(seeds), np.int64)
        traces = np.full((len(seeds), length) if keep else (1, 0), _NO_ACTION, np.int16)
        question = np.zeros(QUESTION_SHAPE, np.int64)
        components = spec.edition.components
        engine.playouts(
            states, components, spec.players, spec.cap, question, traces, scores, decisions
        )
        if not keep or np.all(traces[:, -1] == _NO_ACTION):
            break
        length *= 2
    over = states["step"] == OVER
    return Batch(
        seeds,
        spec.players,
        scores[:, : spec.players],
        decisions,
        np.minimum(states["round_number"], spec.cap).astype(np.int64),
        np.where(over, states["end"], 0).astype(np.int64),
        traces if keep else None,
    )


def _keys(seeds: range) -> NDArray[np.int64]:
    return np.array([key_of(seed) for seed in seeds], np.int64).reshape(-1, 4)


def games_of(batch: Batch, edition: Edition) -> Iterator[Game]:
    """Play the kept games of a batch again, action by action."""
    if batch.traces is None:
        raise ValueError("the games of this batch were not kept")
    for seed, trace in zip(batch.seeds, batch.traces.tolist(), strict=True):
        game = Game.new(batch.players, seed, edition=edition)
        end = trace.index(_NO_ACTION) if _NO_ACTION in trace else len(trace)
        game.play_codes(trace[:end])
        yield game


class Totals:
    """The results of many games. Scores and wins are those of the games that were finished."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.most_rounds = 0
        self.ends = dict.fromkeys([end for end in ENDS if end], 0)
        self.wins = [0] * players
        self.points = [dict.fromkeys(PARTS[:RANK], 0) for _ in range(players)]

    def add(self, batch: Batch) -> None:
        self.games += len(batch.seeds)
        self.decisions += int(batch.decisions.sum())
        self.rounds += int(batch.rounds.sum())
        self.most_rounds = max(self.most_rounds, int(batch.rounds.max(initial=0)))
        for number, end in enumerate(ENDS):
            if end:
                self.ends[end] += int(np.count_nonzero(batch.ends == number))
        finished = batch.scores[batch.ends > 0]
        for seat, sums in enumerate(self.points):
            self.wins[seat] += int(np.count_nonzero(finished[:, seat, RANK] == 1))
            for part, name in enumerate(sums):
                sums[name] += int(finished[:, seat, part].sum())

    @property
    def finished(self) -> int:
        return sum(self.ends.values())

    @property
    def cut_off(self) -> int:
        """The number of games that were cut off at the cap (12.1)."""
        return self.games - self.finished

    def win_share(self, seat: int) -> float | None:
        """Return the share of finished games that a seat won."""
        return self.wins[seat] / self.finished if self.finished else None

    def mean(self, seat: int, part: str) -> float | None:
        return self.points[seat][part] / self.finished if self.finished else None

    def mean_rounds(self) -> float:
        return self.rounds / self.games

    def mean_decisions(self) -> float:
        return self.decisions / self.games
