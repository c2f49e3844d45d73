"""The scheduler: sweeps for clocks that ran out and bots that must think; renews leases."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy.exc import IntegrityError

from himiko.server.live.bot_runner import BotRunner
from himiko.server.live.table_service import TableService
from himiko.server.refused import Refused
from himiko.server.storage import heartbeat, processes, table_log
from himiko.server.storage.writer import StorageAway
from himiko.server.tables import commands

_log = structlog.get_logger("himiko.scheduler")
SWEEP_SECONDS: Final = 0.5
_AT_ONCE: Final = 500


class Scheduler:
    """Runs beside the requests until it is stopped."""

    def __init__(self, tables: TableService, bot_runner: BotRunner, process: str) -> None:
        self._tables = tables
        self._bot_runner = bot_runner
        self._process = process
        self._tasks: list[asyncio.Task[None]] = []
        self._last_heartbeat = 0
        self._alive: set[str] = set()
        self._broken: set[str] = set()

    async def start(self) -> None:
        """Begin; first say that this process is alive."""
        self._tables.on_change = self._bot_runner.wake
        self._tables.ensure_heartbeat = self._ensure_heartbeat
        self._tables.presence.process = self._process
        await self._heartbeat()
        shared = self._tables.store.shared
        pause = processes.HEARTBEAT_SECONDS if shared else processes.LONE_HEARTBEAT_SECONDS
        self._tasks.append(asyncio.create_task(self._every(pause, self._heartbeat)))
        self._tasks.append(asyncio.create_task(self._every(SWEEP_SECONDS, self._sweep)))

    async def stop(self) -> None:
        """End, and give the leases to the others."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._tables.store.shared:
            with contextlib.suppress(Refused):
                await self._tables.store.write(lambda c: processes.unregister(c, self._process))

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Refused as refused:
                _log.warning("storage", code=refused.code)
            except Exception:  # noqa: BLE001  (the table goes on)
                _log.exception("scheduler")

    async def _heartbeat(self) -> None:
        """Say that this process is alive, and look who else is."""
        store, now = self._tables.store, self._tables.now()
        if store.shared:
            await store.write(lambda c: processes.register(c, self._process, now))
        with contextlib.suppress(IntegrityError):  # somebody plays on just now: next time
            for id_ in await store.write(lambda c: heartbeat.heartbeat(c, now)):
                _log.info("clocks_stood_still", table=id_)
                self._tables.sync_soon(id_)
            self._last_heartbeat = now
        if store.shared:
            alive = await store.read(lambda c: processes.alive(c, now))
            if self._alive != alive:  # somebody is gone, or there again
                await self._tables.presence.refresh_all()
            self._alive = alive
            if self._tables.presence.lost:
                await self._tables.presence.rewrite()

    async def _ensure_heartbeat(self) -> bool:
        """Beat if it is late: clocks first get back the time that is missing."""
        late = self._tables.now() - self._last_heartbeat > heartbeat.GAP_MS
        if late:
            await self._heartbeat()
        return late

    async def _sweep(self) -> None:
        now = self._tables.now()
        if await self._ensure_heartbeat():
            return
        process = self._process if self._tables.store.shared else None
        ids = await self._tables.store.read(lambda c: table_log.due(c, now, _AT_ONCE, process))
        for id_ in ids:
            try:
                await self._attend(id_, now)
            except StorageAway:
                raise  # then no table can be looked after
            except Exception:  # noqa: BLE001  (the other tables go on)
                self._report_broken(id_)
        self._tables.drop_idle()

    async def _attend(self, id_: str, now: int) -> None:
        session = await self._tables.session(id_)
        self._bot_runner.wake(session)
        if commands.time_out(session.table, now) and await self._bot_runner.has_lease(id_):
            await self._tables.do(id_, lambda table: commands.time_out(table, self._tables.now()))

    def _report_broken(self, id_: str) -> None:
        """Say once that a table cannot be looked after."""
        if id_ not in self._broken:
            self._broken.add(id_)
            _log.exception("cannot_attend", table=id_)
