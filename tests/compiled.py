"""Everything compiled that the tests run, once: else each of their processes would compile it.

`python -m tests.compiled` does it beside other checks, before any test runs.
"""

from himiko.arena import simulate
from himiko.arena.simulate import SimulationSpec
from himiko.bots import warm_up as bots
from himiko.lab import warm_up as lab
from himiko.rules.compile import JIT


def compile_all() -> None:
    """Compile the engine, the players, batches and playouts, or load them from the cache."""
    if JIT:
        bots.warm_up()
        lab.warm_up()
        simulate.warm_up(SimulationSpec(0, 2))


if __name__ == "__main__":
    compile_all()
