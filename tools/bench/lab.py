"""The laboratory: batches on one core and two, and the interfaces of others, by random play."""

import statistics
import time
from functools import cache

import numpy as np

from himiko.lab import Batch
from himiko.lab.gym_env import YamataiEnv, YamataiVectorEnv
from himiko.lab.pettingzoo_env import YamataiAEC
from tools.bench import clock

_PLAYERS = 2
_GAMES = 1024
_STEPS = 50  # of a batch, between two looks at the clock
_rng = np.random.default_rng(1)


@cache
def _batch(threads: int) -> Batch:
    """Return a batch in the middle of its games, so that dealing counts as often as it does."""
    batch = Batch(_GAMES, _PLAYERS, threads=threads)
    _play(batch, 400)
    return batch


def _play(batch: Batch, steps: int) -> int:
    for _ in range(steps):
        batch.step(batch.sample())
    return steps * len(batch)


def batch(seconds: float) -> float:
    """Return steps a second of one core, each with mask and observation."""
    return clock.rate(lambda: _play(_batch(1), _STEPS), seconds)


def threads_ratio(rounds: int) -> float:
    """Return how much faster a batch is by the wall clock with two threads than with one."""

    def rate(threads: int) -> float:
        start = time.perf_counter()
        return _play(_batch(threads), 4 * _STEPS) / (time.perf_counter() - start)

    rate(2)
    return statistics.median(rate(2) / rate(1) for _ in range(rounds))


def vector(seconds: float) -> float:
    """Return steps a second of Gymnasium's VectorEnv."""
    made = YamataiVectorEnv(_GAMES, _PLAYERS)
    made.reset(seed=1)

    def steps() -> int:
        for _ in range(_STEPS):
            made.step(made.batch.sample())
        return _STEPS * _GAMES

    return clock.rate(steps, seconds)


def pettingzoo(seconds: float) -> float:
    """Return steps a second of PettingZoo's loop: `last`, a random legal action, `step`."""
    made = YamataiAEC(_PLAYERS)

    def game() -> int:
        made.reset(seed=int(_rng.integers(2**31)))
        steps = 0
        for _ in made.agent_iter():
            observation, _, over, _, _ = made.last()
            legal = np.flatnonzero(observation["action_mask"])
            made.step(None if over else int(legal[_rng.integers(len(legal))]))
            steps += not over
        return steps

    return clock.rate(game, seconds)


def gymnasium(seconds: float) -> float:
    """Return steps a second of Gymnasium, against a random player whose actions are not counted."""
    made = YamataiEnv(_PLAYERS, "drifter")

    def game() -> int:
        made.reset(seed=int(_rng.integers(2**31)))
        steps, over = 0, False
        while not over:
            legal = np.flatnonzero(made.action_masks())
            _, _, over, _, _ = made.step(legal[_rng.integers(len(legal))])
            steps += 1
        return steps

    return clock.rate(game, seconds)


def openspiel(seconds: float) -> float:
    """Return steps a second of OpenSpiel's loop, with the observation of the player to act."""
    import pyspiel  # noqa: PLC0415  (not there on every system)

    import himiko.lab.openspiel_game  # noqa: F401, PLC0415

    made = pyspiel.load_game("himiko_yamatai", {"players": _PLAYERS})

    def game() -> int:
        state = made.new_initial_state()
        state.apply_action(0)
        steps = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(_rng.integers(len(legal)))])
            steps += 1
        return steps

    return clock.rate(game, seconds)


CONTENDERS = {
    "batch_steps_per_s": batch,
    "vector_env_steps_per_s": vector,
    "pettingzoo_steps_per_s": pettingzoo,
    "gymnasium_steps_per_s": gymnasium,
    "openspiel_steps_per_s": openspiel,
}
FACES = [name for name in CONTENDERS if name != "batch_steps_per_s"]
