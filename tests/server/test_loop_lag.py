"""How late the event loop is, as the metrics say it."""

import asyncio
import time

from prometheus_client import REGISTRY

from himiko.server.live.loop_lag import TICK_SECONDS, watch_loop


def late() -> float:
    """Return the seconds by which event loops were late, of all looks together."""
    return REGISTRY.get_sample_value("himiko_loop_lag_seconds_sum") or 0.0


def test_a_loop_that_is_held_up_is_late() -> None:
    """By as long as everybody had to wait."""

    async def story() -> float:
        watch_loop()
        before = late()
        time.sleep(TICK_SECONDS + 0.3)  # noqa: ASYNC251  (that is the fault)
        while late() < before + 0.25:  # noqa: ASYNC110  (nobody is told)
            await asyncio.sleep(TICK_SECONDS / 5)
        return late() - before

    assert asyncio.run(asyncio.wait_for(story(), 10)) > 0.25
