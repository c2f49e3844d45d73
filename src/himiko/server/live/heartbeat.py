"""The heartbeat of this process: in the database it is alive, and clocks do not run without it."""

import contextlib

import structlog
from sqlalchemy.exc import IntegrityError

from himiko.server.refused import Refused
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage import heartbeat, processes
from himiko.server.storage.store import Store

_log = structlog.get_logger("himiko.heartbeat")


class Heartbeat:
    """Writes that this process is alive; alone on its database, for the clocks only."""

    def __init__(self, store: Store, clock: SteadyClock, process: str) -> None:
        self._store = store
        self._clock = clock
        self._process = process
        self._last = 0

    @property
    def seconds(self) -> float:
        """How long to wait from one to the next."""
        shared = self._store.shared
        return processes.HEARTBEAT_SECONDS if shared else processes.LONE_HEARTBEAT_SECONDS

    @property
    def is_late(self) -> bool:
        """Was nobody able to play for a while, so that clocks must first get that time back?"""
        return self._clock() - self._last > heartbeat.GAP_MS

    async def beat(self) -> list[str]:
        """Write it; return the tables whose clocks got time back: their logs have new entries."""
        store, now = self._store, self._clock()
        credited: list[str] = []
        if store.shared:
            await store.write(lambda c: processes.register(c, self._process, now))
        with contextlib.suppress(IntegrityError):  # somebody plays on just now: next time
            credited = await store.write(lambda c: heartbeat.heartbeat(c, now))
            self._last = now
        for id_ in credited:
            _log.info("clocks_stood_still", table=id_)
        return credited

    async def ensure(self) -> list[str]:
        """Do the same, if it is late: before anything is stored."""
        return await self.beat() if self.is_late else []

    async def stop(self) -> None:
        """Give the leases to the other processes."""
        if self._store.shared:
            with contextlib.suppress(Refused):
                await self._store.write(lambda c: processes.unregister(c, self._process))
