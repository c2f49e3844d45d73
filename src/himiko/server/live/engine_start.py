"""The start of the engine: compiled in a thread while the page is served already."""

import asyncio
import threading
from collections.abc import Callable
from typing import Final

import structlog

from himiko.rules.engine import Progress
from himiko.server.refused import Refused

_log = structlog.get_logger("himiko.engine")
LOADING_SECONDS: Final = 30.0
"""How long requests wait for an engine that only has to be loaded from its cache."""
COMPILING_SECONDS: Final = 1.0


class EngineStart:
    """How far the engine and the computer players are compiled; requests wait for it here."""

    def __init__(self, compile_all: Callable[[Progress], None], *, is_cached: bool) -> None:
        self._compile_all = compile_all
        self._seconds = LOADING_SECONDS if is_cached else COMPILING_SECONDS
        self._finished = asyncio.Event()
        self._failure: Exception | None = None
        self.done = 0
        self.parts = 1

    @property
    def is_ready(self) -> bool:
        return self._finished.is_set() and self._failure is None

    def start(self) -> None:
        """Begin, in a thread that the end of the process does not wait for."""
        loop = asyncio.get_running_loop()
        work = threading.Thread(target=self._run, args=(loop,), name="himiko-engine", daemon=True)
        work.start()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            self._compile_all(self._note)
        except Exception as error:  # noqa: BLE001  (those who wait get it)
            _log.error("engine_failed", exc_info=error)
            self._failure = error
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._finished.set)

    def _note(self, done: int, parts: int) -> None:
        self.done, self.parts = done, parts

    async def finished(self) -> None:
        """Wait until it is compiled, however long it takes; raise what went wrong."""
        await self._finished.wait()
        if self._failure is not None:
            raise self._failure

    async def ready(self) -> None:
        """Wait for a while; refuse what needs the engine if it is still being compiled."""
        if self.is_ready:
            return
        try:
            await asyncio.wait_for(self.finished(), self._seconds)
        except TimeoutError as error:
            raise Refused("engine_compiling", done=self.done, parts=self.parts) from error
