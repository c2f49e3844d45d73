"""Pgx's side: run as a program by the Python of an environment that has it, as `peer_games` is.

Games of a batch of 1,024 go on together, with observation and mask, as ours do: compiled by XLA for
the processor, actions drawn at random, games that are over started again.
"""

import sys
import time
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from typing import Any

import jax  # type: ignore[import-not-found, unused-ignore]
import pgx  # type: ignore[import-not-found, unused-ignore]
from pgx.experimental import auto_reset  # type: ignore[import-not-found, unused-ignore]

PACKAGES = ("jax", "pgx")
GAMES = {
    "pgx_tic_tac_toe": "tic_tac_toe",
    "pgx_connect_four": "connect_four",
    "pgx_backgammon": "backgammon",
    "pgx_chess": "chess",
}
_BATCH = 1024
_STEPS = 16  # between two looks at the clock


@cache
def _player(name: str) -> tuple[Callable[..., Any], list[Any]]:
    """Return what plays some steps of a batch, compiled, and where the batch stands."""
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def step_all(carried: Any, _: None) -> tuple[Any, None]:  # noqa: ANN401  (JAX's)
        states, key = carried
        key, drawn, chance = jax.random.split(key, 3)
        chances = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(drawn, chances, axis=-1)
        keys = jax.random.split(chance, _BATCH)
        return (jax.vmap(step)(states, actions, keys), key), None

    def steps(carried: Any) -> Any:  # noqa: ANN401
        return jax.lax.scan(step_all, carried, None, length=_STEPS)[0]

    keys = jax.random.split(jax.random.PRNGKey(1), _BATCH)
    carried = jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2)
    return jax.jit(steps), [carried]


def steps_per_second(name: str, seconds: float) -> float:
    """Return steps a second of processor time."""
    play, stand = _player(name)
    stand[0] = jax.block_until_ready(play(stand[0]))  # compiles
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        stand[0] = jax.block_until_ready(play(stand[0]))
        steps += _BATCH * _STEPS
    return steps / spent


def main() -> None:
    """Say which versions these are, then answer until there are no more lines."""
    sys.stdout.write(" ".join(map(version, PACKAGES)) + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        name, seconds = line.split()
        sys.stdout.write(f"{steps_per_second(GAMES[name], float(seconds))!r}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
