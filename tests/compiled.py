"""Everything compiled that the tests run, once: else each of their processes would compile it.

`python -m tests.compiled` does it beside other checks, before any test runs, in two processes.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from himiko.arena import simulate
from himiko.arena.simulate import SimulationSpec
from himiko.bots import warm_up as bots
from himiko.lab import warm_up as lab
from himiko.rules.compile import JIT


def compile_all() -> None:
    """Compile the engine, the players, batches and playouts, or load them from the cache."""
    if JIT:
        bots.warm_up()
        _compile_the_rest()


def _compile_the_rest() -> None:
    simulate.warm_up(SimulationSpec(0, 2))
    lab.warm_up()


def compile_side_by_side() -> None:
    """Do the same in two processes, each about half of it.

    What both need is in `lab` and comes late there: by then the other has put it in the cache.
    """
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for half in [pool.submit(bots.warm_up), pool.submit(_compile_the_rest)]:
            half.result()


if __name__ == "__main__":
    compile_side_by_side()
