"""From the start of the interpreter to the first legal actions: compiling first, then from disk."""

import os
import subprocess
import sys
import tempfile
import time

from tools.bench.problem import CannotMeasure

_FIRST_QUESTION = """
import himiko
print(len(himiko.Game.new(players=4, seed=1).legal()), flush=True)
"""


def cold_and_warm(warm_starts: int) -> tuple[float, list[float]]:
    """Return the seconds of a start without compiled code, and those of some starts after it."""
    with tempfile.TemporaryDirectory(prefix="himiko-bench-") as folder:
        cold = _start(folder)
        return cold, [_start(folder) for _ in range(warm_starts)]


def _start(cache: str) -> float:
    start = time.perf_counter()
    with subprocess.Popen(  # noqa: S603  (our own program)
        [sys.executable, "-c", _FIRST_QUESTION],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "HIMIKO_CACHE": cache},
    ) as program:
        answered = program.stdout is not None and program.stdout.readline()
        seconds = time.perf_counter() - start
    if not answered:
        raise CannotMeasure("no_start")
    return seconds
