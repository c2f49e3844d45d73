"""Work that nobody waits for."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from himiko.server.refused import Refused

_log = structlog.get_logger("himiko.background")


class Background:
    """Runs coroutines beside the requests, and keeps them from being collected meanwhile."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something soon. If storage is away it is given up: what is stale is read again."""
        task = asyncio.ensure_future(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except Refused:
        pass
    except Exception:  # noqa: BLE001  (nobody else would hear of it)
        _log.exception("background")
