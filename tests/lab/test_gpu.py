"""Batches on a GPU. Whether they play the same games there, `tools/bench` says (`--gpu`)."""

import gc
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import config
from numpy.typing import NDArray

from himiko.lab import BadLab, Batch, device_array, kernels
from himiko.rules import gpu

ROOT = Path(__file__).parents[2]
needs_compiler = pytest.mark.skipif(
    config.DISABLE_JIT or importlib.util.find_spec("numba_cuda") is None,
    reason="needs numba-cuda and the JIT",
)


@needs_compiler
@pytest.mark.parametrize(
    "kernel",
    [
        "write_games",
        "sample_games",
        pytest.param("deal_games", marks=pytest.mark.long),
        pytest.param("step_block", marks=pytest.mark.long),
    ],
)
def test_a_kernel_compiles_without_a_gpu(kernel: str) -> None:
    """For the compute capability of an H200: what a batch needs stays what a GPU can run."""
    text = kernels.ptx(kernel)

    assert re.search(r"^\.target sm_90\b", text, re.MULTILINE)
    assert len(re.findall(rf"^\.visible \.entry \w*{kernel}", text, re.MULTILINE)) == 1


@pytest.mark.parametrize(
    ("players", "games", "steps", "masks", "ended"),
    [
        pytest.param(2, 1, 230, "bytes", 1, marks=pytest.mark.long),
        (3, 2, 25, "bits", 0),
    ],
)
def test_the_kernels_do_what_the_processor_does(
    players: int, games: int, steps: int, masks: str, ended: int
) -> None:
    """Run uncompiled, thread by thread: everything is the same, over the end of a game too."""
    command = [sys.executable, "-m", "tests.lab.fake_cuda"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}

    done = subprocess.run(  # noqa: S603  (our own program)
        [*command, str(players), str(games), str(steps), masks],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
        cwd=ROOT,
    )

    assert (done.stdout, done.returncode) == (f"{ended}\n", 0), done.stderr


@needs_compiler
def test_without_a_gpu_a_batch_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """One clear problem, not one of the driver's."""

    def refuse() -> None:
        raise gpu.NoGpu("CUDA finds no GPU here")

    monkeypatch.setattr(kernels, "load", refuse)

    with pytest.raises(BadLab, match="no GPU to play on: CUDA finds no GPU here"):
        Batch(2, 2, device="cuda")


class Lender:
    """Lends an array of this machine as a batch lends those on a GPU."""

    def __init__(self, array: NDArray[np.generic]) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return device_array.CPU, 0

    def __dlpack__(self, **_: object) -> object:
        array, device = self.array, self.__dlpack_device__()
        parts = array.ctypes.data, array.shape, array.strides, array.dtype
        return device_array.lend(array, device_array.Memory(*parts, device))


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64, np.uint8, np.float32, np.bool_])
def test_lent_memory_is_shared(kind: type[np.generic]) -> None:
    """The same address, rows with padding included; what was lent is given back."""
    array = np.zeros((4, 6), kind)[:, :5]
    before = len(device_array._lent)  # noqa: SLF001  (nothing else tells)

    lender: Any = Lender(array)
    borrowed = np.from_dlpack(lender)
    array[1, 2] = kind(1)

    assert borrowed.ctypes.data == array.ctypes.data
    assert np.array_equal(borrowed, array)
    assert borrowed.dtype == kind
    assert len(device_array._lent) == before + 1  # noqa: SLF001
    del borrowed
    gc.collect()
    assert len(device_array._lent) == before  # noqa: SLF001


def test_what_nobody_takes_is_given_back() -> None:
    """A capsule that is dropped unopened."""
    before = len(device_array._lent)  # noqa: SLF001

    capsule = Lender(np.zeros(3)).__dlpack__()
    lent = len(device_array._lent)  # noqa: SLF001
    del capsule
    gc.collect()

    assert (lent, len(device_array._lent)) == (before + 1, before)  # noqa: SLF001
