"""Work that nobody waits for."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from himiko.server.refused import Refused


class Background:
    """Runs coroutines beside the requests, and keeps them from being collected meanwhile."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something soon. If storage is away it is given up: what is stale is read again."""
        task = asyncio.ensure_future(_ignoring_refusals(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _ignoring_refusals(work: Coroutine[Any, Any, object]) -> None:
    with contextlib.suppress(Refused):
        await work
