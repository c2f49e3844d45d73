"""The heartbeat of this process: it shows in the database, and without it clocks do not run."""

import asyncio
import contextlib
import time
from typing import Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from himiko.server.live.peers import Peers
from himiko.server.refused import Refused
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage import heartbeat, processes
from himiko.server.storage.store import Store

_log = structlog.get_logger("himiko.heartbeat")
READY_SECONDS: Final = 12.0
"""A process that has not been able to write for this long is not ready."""


class Heartbeat:
    """Writes that this process is alive; alone on its database, for the clocks only."""

    def __init__(self, store: Store, clock: SteadyClock, peers: Peers) -> None:
        self._store = store
        self._clock = clock
        self._peers = peers
        self._process = peers.process
        self._last = 0
        self._is_first = False
        """Was no process there when we started? Then the first heartbeat says whose time counts."""
        self._seen: int | None = None
        """The heartbeat that we found."""
        self._written = float("-inf")
        self._beating: asyncio.Task[list[str]] | None = None

    @property
    def is_written(self) -> bool:
        """Was something written within the last seconds?"""
        return time.monotonic() - self._written < READY_SECONDS

    async def align(self) -> None:
        """Let our clock go on from where those of the others are, or were: no moment comes twice.

        A clock that was wrong, at this machine or another, then neither stops nor hurries anybody.
        """
        last = self._seen = await self._store.read(heartbeat.read)
        if last is None:
            self._is_first = True
            return
        others = await self._store.read(processes.beats) if self._store.shared else {}
        if others:  # some may be there: then the number moves, and theirs is the time
            await asyncio.sleep(1.5 * processes.HEARTBEAT_SECONDS)
            again = await self._store.read(heartbeat.read)
            if again is not None and again != last:
                self._clock.set(again)
                return
        self._is_first = True
        if self._clock() < last:
            self._clock.set(last)

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
        """Write it; return the tables whose clocks got time back: their logs have new entries.

        A caller who comes while it is being written waits for that one: two at once would each set
        the clock by what they found.
        """
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat())
            self._beating.add_done_callback(_take_note)
        return await asyncio.shield(self._beating)

    async def _beat(self) -> list[str]:
        store, now = self._store, self._clock()
        credited: list[str] = []
        if store.shared:
            forgotten = self._peers.forgotten
            await store.write(lambda c: processes.register(c, self._process, now, forgotten))
            self._peers.note(await store.read(processes.beats))
        with contextlib.suppress(IntegrityError):  # somebody plays on just now: next time
            credited = await self._write(now)
            self._last = self._clock()
            self._written = time.monotonic()
        for id_ in credited:
            _log.info("clocks_stood_still", table=id_)
        return credited

    async def _write(self, now: int) -> list[str]:
        """Write it; if the time of others counts, or has gone ahead, go on from theirs."""
        first, seen = self._is_first, self._seen

        def write(connection: Connection) -> tuple[list[str], int]:
            if first:
                return heartbeat.first_heartbeat(connection, now, seen)
            return heartbeat.heartbeat(connection, now), heartbeat.read(connection) or now

        credited, at = await self._store.write(write)
        self._is_first = False
        if first or at - now > heartbeat.GAP_MS:
            self._clock.set(self._clock() + at - now)
        return credited

    async def ensure(self) -> list[str]:
        """Do the same, if it is late: before anything is stored."""
        return await self.beat() if self.is_late else []

    async def stop(self) -> None:
        """Give the leases to the other processes."""
        if self._store.shared:
            with contextlib.suppress(Refused):
                await self._store.write(lambda c: processes.unregister(c, self._process))


def _take_note(beating: "asyncio.Task[list[str]]") -> None:
    """Fetch the error if all who waited for it have gone: otherwise asyncio complains loudly."""
    if not beating.cancelled():
        beating.exception()
