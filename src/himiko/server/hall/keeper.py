"""The keeper: sweeps for clocks that ran out and players that must think; keeps leases alive."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy.exc import IntegrityError

from himiko.server.hall.hall import Hall
from himiko.server.hall.thinkers import Thinkers
from himiko.server.refused import Refused
from himiko.server.storage import leases, logs, pulse
from himiko.server.storage.writer import StorageAway
from himiko.server.tables import acts

_log = structlog.get_logger("himiko.keeper")
SWEEP_SECONDS: Final = 0.5
_AT_ONCE: Final = 500


class Keeper:
    """Runs beside the requests until it is stopped."""

    def __init__(self, hall: Hall, thinkers: Thinkers, process: str) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._process = process
        self._tasks: list[asyncio.Task[None]] = []
        self._beaten = 0
        self._alive: set[str] = set()
        self._broken: set[str] = set()

    async def start(self) -> None:
        """Begin; first say that this process is alive."""
        self._hall.on_change = self._thinkers.wake
        self._hall.catch_beat = self._catch_beat
        self._hall.presence.process = self._process
        await self._beat()
        shared = self._hall.store.shared
        pause = leases.BEAT_SECONDS if shared else leases.LONE_BEAT_SECONDS
        self._tasks.append(asyncio.create_task(self._every(pause, self._beat)))
        self._tasks.append(asyncio.create_task(self._every(SWEEP_SECONDS, self._sweep)))

    async def stop(self) -> None:
        """End, and give the leases to the others."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._hall.store.shared:
            with contextlib.suppress(Refused):
                await self._hall.store.write(lambda c: leases.leave(c, self._process))

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Refused as refused:
                _log.warning("storage", code=refused.code)
            except Exception:  # noqa: BLE001  (the table goes on)
                _log.exception("keeper")

    async def _beat(self) -> None:
        """Say that this process is alive, and look who else is."""
        store, now = self._hall.store, self._hall.now()
        if store.shared:
            await store.write(lambda c: leases.beat(c, self._process, now))
        with contextlib.suppress(IntegrityError):  # somebody plays on just now: next time
            for id_ in await store.write(lambda c: pulse.beat(c, now)):
                _log.info("clocks_stood_still", table=id_)
                self._hall.look_again(id_)
            self._beaten = now
        if store.shared:
            alive = await store.read(lambda c: leases.alive(c, now))
            if self._alive != alive:  # somebody is gone, or there again
                await self._hall.presence.look()
            self._alive = alive
            if self._hall.presence.lost:
                await self._hall.presence.renew()

    async def _catch_beat(self) -> bool:
        """Beat if it is late: clocks first get back the time that is missing."""
        late = self._hall.now() - self._beaten > pulse.GAP_MS
        if late:
            await self._beat()
        return late

    async def _sweep(self) -> None:
        now = self._hall.now()
        if await self._catch_beat():
            return
        process = self._process if self._hall.store.shared else None
        ids = await self._hall.store.read(lambda c: logs.due(c, now, _AT_ONCE, process))
        for id_ in ids:
            try:
                await self._look_after(id_, now)
            except StorageAway:
                raise  # then no table can be looked after
            except Exception:  # noqa: BLE001  (the other tables go on)
                self._leave_out(id_)
        self._hall.drop_idle()

    async def _look_after(self, id_: str, now: int) -> None:
        live = await self._hall.live(id_)
        self._thinkers.wake(live)
        if acts.time_out(live.table, now) and await self._thinkers.has_lease(id_):
            await self._hall.do(id_, lambda table: acts.time_out(table, self._hall.now()))

    def _leave_out(self, id_: str) -> None:
        """Say once that a table cannot be looked after."""
        if id_ not in self._broken:
            self._broken.add(id_)
            _log.exception("cannot_look_after", table=id_)
