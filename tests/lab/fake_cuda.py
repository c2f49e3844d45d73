"""A GPU made of Python: kernels of a batch run uncompiled, thread by thread, beside the processor.

Run as a program with NUMBA_DISABLE_JIT=1. A block has one thread, except where a warp works
together: its threads are real ones, which wait for each other.
"""

import sys
import threading
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from himiko.lab import Batch, kernels
from himiko.rules.state import STATE

_own = threading.local()


class Array(np.ndarray[Any, Any]):
    """An array of this machine that says it is on a GPU."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"data": (self.ctypes.data, False)}

    def copy_to_host(self) -> Any:
        """Copy it."""
        return np.array(self)

    def copy_to_device(self, other: Any) -> None:
        """Fill it."""
        assert other.dtype == self.dtype
        self[...] = other


class Kernel:
    """A kernel that is launched as numba's are."""

    def __init__(self, function: Callable[..., None], *, warps: bool) -> None:
        self.function = function
        self.warps = warps

    def __getitem__(self, shape: tuple[int, int]) -> Callable[..., None]:
        return lambda *arguments: self.launch(shape[0] * shape[1], arguments)

    def launch(self, threads: int, arguments: tuple[Any, ...]) -> None:
        """Run all threads, a warp at a time or one after another."""
        if not self.warps:
            for index in range(threads):
                _own.index, _own.barrier = index, None
                self.function(*arguments)
            return
        games = len(arguments[7])  # the observations
        for first in range(0, games * kernels.WARP, kernels.WARP):
            barrier = threading.Barrier(kernels.WARP)
            lanes = [
                threading.Thread(target=self.run, args=(first + lane, barrier, arguments))
                for lane in range(kernels.WARP)
            ]
            for lane in lanes:
                lane.start()
            for lane in lanes:
                lane.join()

    def run(self, index: int, barrier: threading.Barrier, arguments: tuple[Any, ...]) -> None:
        """Run one thread of a warp."""
        _own.index, _own.barrier = index, barrier
        self.function(*arguments)


class Local:
    """Memory of a thread."""

    @staticmethod
    def array(shape: Any, kind: Any) -> Any:
        """Return memory, filled with anything."""
        return np.zeros(shape, np.int64 if kind is numba.int64 else STATE)


class Atomic:
    """What only one thread does at a time."""

    @staticmethod
    def add(array: Any, index: int, number: int) -> Any:
        """Add, and return what was there before."""
        before = int(array[index])
        array[index] += number
        return before


class Cuda:
    """As much of numba.cuda as batches use."""

    local = Local
    atomic = Atomic

    @staticmethod
    def grid(_: int) -> int:
        return int(_own.index)

    @staticmethod
    def syncthreads_or(value: Any) -> bool:
        return bool(value)

    @staticmethod
    def syncwarp() -> None:
        _own.barrier.wait()

    @staticmethod
    def to_device(array: Any) -> Any:
        return np.array(array).view(Array)


def compare(players: int, games: int, steps: int, masks: Any) -> int:
    """Play the same games on both; return how many ended. Everything must be the same."""
    here = Batch(games, players, masks=masks)
    there = Batch(games, players, masks=masks, device="cuda")
    ended = 0
    for step in range(steps):
        actions = here.sample()
        assert np.array_equal(actions, there.sample().copy_to_host()), step
        here.step(actions)
        there.step(actions)
        ended += int(here.dones.sum())
        for name in ("observations", "masks", "rewards", "dones", "scores", "seats", "seeds"):
            mine, theirs = getattr(here, name), getattr(there, name).copy_to_host()
            assert np.array_equal(mine, theirs), (step, name)
    assert here.game(0).position() == there.game(0).position()
    seats = np.zeros(games, np.int8)
    assert np.array_equal(here.observe(seats), there.observe(seats))
    return ended


def main() -> None:
    """Compare, and say how many games ended."""
    kernels.load = Cuda
    kernels.BLOCK = 1

    def compiled(name: str) -> Kernel:
        return Kernel(kernels.KERNELS[name](), warps=name == "write_games")

    kernels.compiled = compiled  # type: ignore[assignment]
    players, games, steps, masks = sys.argv[1:]
    sys.stdout.write(f"{compare(int(players), int(games), int(steps), masks)}\n")


if __name__ == "__main__":
    main()
