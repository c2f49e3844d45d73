"""Timing: seconds of one core, so that what else runs on the machine counts as little as it can."""

import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float) -> float:
    """Repeat some work for a number of seconds; return how much of it is done in one."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent
