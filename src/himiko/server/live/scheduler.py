"""The scheduler: sweeps for clocks that ran out and bots that must think; renews leases."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import structlog

from himiko.server.live.bot_runner import BotRunner
from himiko.server.live.heartbeat import Heartbeat
from himiko.server.live.memory import give_back
from himiko.server.live.peers import Peers
from himiko.server.live.presence import Presence
from himiko.server.live.table_service import TableService
from himiko.server.live.table_session import TableSession
from himiko.server.refused import Refused
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage import table_log, table_queries
from himiko.server.storage.outage import StorageAway
from himiko.server.storage.store import Store
from himiko.server.tables import Table, commands

_log = structlog.get_logger("himiko.scheduler")
SWEEP_SECONDS: Final = 0.5
_AT_ONCE: Final = 500
_AT_A_TIME: Final = 50
"""How many tables are handled before others get a turn."""
GIVE_BACK_SECONDS: Final = 20.0


class Scheduler:
    """Runs beside the requests until it is stopped."""

    def __init__(  # noqa: PLR0913  (named)
        self,
        *,
        store: Store,
        clock: SteadyClock,
        peers: Peers,
        tables: TableService,
        bot_runner: BotRunner,
        heartbeat: Heartbeat,
        presence: Presence,
        lone_tables: int,
    ) -> None:
        self._store = store
        self._clock = clock
        self._peers = peers
        self._tables = tables
        self._bot_runner = bot_runner
        self._heartbeat = heartbeat
        self._presence = presence
        self._lone_tables = lone_tables
        self._tasks: list[asyncio.Task[None]] = []
        self._alive: frozenset[str] = frozenset()
        self._broken: set[str] = set()
        self._dropped = 0
        """Tables that were dropped since memory was last given back."""
        self._given_back = time.monotonic()

    async def start(self) -> None:
        """Begin; first write that this process is alive, now or when the database is there."""
        await _attempt(self._beat)
        for seconds, work in (
            (self._heartbeat.seconds, self._beat),
            (SWEEP_SECONDS, self._sweep),
        ):
            self._tasks.append(asyncio.create_task(self._every(seconds, work)))

    async def stop(self) -> None:
        """End, and give the leases to the others."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._heartbeat.stop()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await _attempt(work)

    async def _beat(self) -> None:
        """Write that this process is alive, and read which others are."""
        for id_ in await self._heartbeat.beat():
            self._tables.sync_soon(id_)
        if self._store.shared:
            alive = self._peers.alive
            if self._alive != alive:  # one is gone, or there again
                await self._presence.refresh_all()
            self._alive = alive
            if self._presence.is_unwritten:
                await self._presence.rewrite()

    async def _sweep(self) -> None:
        if self._heartbeat.is_late:  # clocks first get back the time that is missing
            await self._beat()
            return
        now = self._clock()
        others = self._peers.alive - {self._peers.process}
        ids = await self._store.read(lambda c: table_log.due(c, now, _AT_ONCE, others))
        for id_ in ids:
            await self._go_on(id_, self._attend(id_, now))
        for number, session in enumerate(self._tables.waiting(), 1):
            await self._go_on(session.table.setup.id, self._stand_in(session, now))
            if number % _AT_A_TIME == 0:
                await asyncio.sleep(0)  # players go first
        self._tables.sync_stale()
        await self._drop_idle()

    async def _go_on(self, id_: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something at a table; if it cannot be done, the other tables go on."""
        try:
            await work
        except StorageAway:
            raise  # then no table can be attended to
        except Exception:  # noqa: BLE001
            self._report_broken(id_)

    async def _drop_idle(self) -> None:
        """Drop tables; when most are gone and no more are being dropped, give their memory back.

        As long as other tables take their place, their memory is used again.
        """
        dropped = self._tables.drop_idle()
        self._dropped += dropped
        is_quiet = not dropped and self._dropped > self._tables.in_use
        if is_quiet and time.monotonic() > self._given_back + GIVE_BACK_SECONDS:
            self._dropped, self._given_back = 0, time.monotonic()
            await asyncio.to_thread(give_back)

    async def _attend(self, id_: str, now: int) -> None:
        """Let a table's bot think, or replace the player whose clock is empty."""
        session = await self._tables.session(id_)
        self._bot_runner.wake(session)
        if commands.time_out(session.table, now) and await self._bot_runner.has_lease(id_):
            goes_on = await self._may_go_on(session.table)
            await self._tables.do(
                id_, lambda table: commands.time_out(table, self._clock(), may_go_on=goes_on)
            )

    async def _may_go_on(self, table: Table) -> bool:
        """May computer players go on among themselves where the last person is not there?"""
        people = table.people()
        alone = await self._store.read(lambda c: table_queries.number_alone(c, people))
        return alone < self._lone_tables

    async def _stand_in(self, session: TableSession, now: int) -> None:
        """Let a computer player play for somebody who is away, while others wait."""
        session.note_absences(now)
        if session.table.waits:  # for those who look at it here
            self._bot_runner.wake(session)
        if commands.stand_in(session.table, session.away, now):
            id_, away = session.table.setup.id, session.away
            goes_on = await self._may_go_on(session.table)
            await self._tables.do(
                id_, lambda table: commands.stand_in(table, away, now, may_go_on=goes_on)
            )

    def _report_broken(self, id_: str) -> None:
        """Log once that a table cannot be attended to."""
        if id_ not in self._broken:
            self._broken.add(id_)
            _log.exception("cannot_attend", table=id_)


async def _attempt(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Refused as refused:
        _log.warning("storage", code=refused.code)
    except Exception:  # noqa: BLE001  (the next time, perhaps)
        _log.exception("scheduler")
