"""On a GPU: how fast, and whether its games are the CPU's, bit for bit."""

from typing import Any

import numpy as np

from himiko.edition import Edition
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.rules import gpu
from tools.bench import batch_on_gpu, ours

_GAMES_COMPARED = 10_000  # for each number of players


def measure() -> dict[str, Any]:
    """Return the figures of the GPU; `gpu.NoGpu` where there is none."""
    components = Edition.standard().components
    return {
        "gpu": gpu.name(),
        "gpu_decisions_per_s": gpu.decisions_per_second(components, MAX_PLAYERS, ours.CAP),
        "gpu_identical": all(_is_identical(n) for n in range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        "gpu_batch_steps_per_s": batch_on_gpu.steps_per_second(),
        "gpu_batch_identical": all(
            batch_on_gpu.is_identical(n) for n in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        ),
    }


def _is_identical(players: int) -> bool:
    """Are final states, numbers of decisions and scores the same on CPU and GPU?"""
    keys = ours.keys(_GAMES_COMPARED)
    here = ours.play_out(keys, players)
    there = gpu.playouts(keys, Edition.standard().components, players, ours.CAP)
    return all(np.array_equal(_bytes(a), _bytes(b)) for a, b in zip(here, there, strict=True))


def _bytes(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.ascontiguousarray(array).view(np.uint8)
