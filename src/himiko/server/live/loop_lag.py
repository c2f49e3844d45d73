"""How late the event loop is: everybody waits that long, whatever they ask for."""

import asyncio
import time
from typing import Final

from prometheus_client import Histogram

TICK_SECONDS: Final = 0.05
LAG: Final = Histogram(
    "himiko_loop_lag_seconds",
    "How late the event loop was, looked at twenty times a second",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)


def watch_loop() -> None:
    """Note from now on how late the running event loop is."""
    loop = asyncio.get_running_loop()
    due = time.monotonic() + TICK_SECONDS

    def tick() -> None:
        nonlocal due
        now = time.monotonic()
        LAG.observe(max(0.0, now - due))
        due = now + TICK_SECONDS
        loop.call_later(TICK_SECONDS, tick)

    loop.call_later(TICK_SECONDS, tick)
