"""Batches on a GPU: how fast, and whether they play the processor's games, bit for bit."""

import statistics
import time
from typing import Any

import numpy as np

from himiko.lab import Batch, kernels

_GAMES = 1 << 16
_STEPS = 100
_ROUNDS = 5
_COMPARED = 10_000  # games for each number of players
_EVERY = 16  # steps between two looks at everything
_SEEN = ("observations", "masks", "rewards", "dones", "scores", "seats", "seeds", "illegal")


def steps_per_second(players: int = 2, games: int = _GAMES) -> float:
    """Return the median rate of steps with mask and observation, random actions drawn there."""
    cuda = kernels.load()
    batch = Batch(games, players, device="cuda")
    rates = []
    for _ in range(_ROUNDS + 1):
        cuda.synchronize()
        start = time.perf_counter()
        for _ in range(_STEPS):
            batch.step(batch.sample())
        cuda.synchronize()
        rates.append(games * _STEPS / (time.perf_counter() - start))
    return statistics.median(rates[1:])


def is_identical(players: int, games: int = _COMPARED, threads: int = 2) -> bool:
    """Play on until as many games are over: is all that can be seen the same here and there?"""
    here = Batch(games, players, threads=threads)
    there = Batch(games, players, device="cuda")
    ended = step = 0
    while ended < games:
        actions = here.sample()
        if not np.array_equal(actions, there.sample().copy_to_host()):
            return False
        here.step(actions)
        there.step(actions)
        ended += int(here.dones.sum())
        step += 1
        if (step % _EVERY == 0 or ended >= games) and not _looks_the_same(here, there):
            return False
    return _states_are_the_same(here, there)


def _looks_the_same(here: Batch, there: Batch) -> bool:
    return all(
        np.array_equal(getattr(here, name), getattr(there, name).copy_to_host()) for name in _SEEN
    )


def _states_are_the_same(here: Batch, there: Batch) -> bool:
    mine: Any = here._games.states  # noqa: SLF001  (nothing else shows the hidden part)
    theirs: Any = there._games.all_states()  # noqa: SLF001
    return np.array_equal(mine.view(np.uint8), theirs.view(np.uint8))
