"""One seed of many, run in a separate process: what came of it, whatever it was."""

import traceback

import structlog

from tests.simulation.story import run


def tried(seed: int) -> tuple[int, str, str]:
    """Tell the story of a seed: return it with its trace, and with what went wrong."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    try:
        return seed, run(seed).witness.trace, ""
    except Exception as error:  # noqa: BLE001  (whatever it is, the seed is named and the rest run)
        where = traceback.format_exc(limit=-3)
        return seed, "", f"{type(error).__name__}: {error}\n{where}"
