"""The store: reads in a few threads, writes in one, both awaited from the event loop."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from himiko.server.storage import migrate
from himiko.server.storage.database import connect, is_postgresql
from himiko.server.storage.file import File
from himiko.server.storage.notices import ORIGIN
from himiko.server.storage.outage import StorageAway, is_outage, reason
from himiko.server.storage.writer import Writer

_log = structlog.get_logger("himiko.store")
T = TypeVar("T")


class _Inbox:
    """What threads have done for an event loop; many things done at once wake it once."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._done: deque[tuple[asyncio.Future[Any], Future[Any]]] = deque()
        self._awake = False

    def wait_for(self, work: "Future[T]") -> "asyncio.Future[T]":
        """Return a future of the loop for one of a thread."""
        waiter = self.loop.create_future()
        waiter.add_done_callback(lambda one: work.cancel() if one.cancelled() else None)
        work.add_done_callback(lambda done: self._put(waiter, done))
        return waiter

    def _put(self, waiter: "asyncio.Future[Any]", work: "Future[Any]") -> None:
        self._done.append((waiter, work))
        if not self._awake and not self.loop.is_closed():
            self._awake = True
            self.loop.call_soon_threadsafe(self._take)

    def _take(self) -> None:
        self._awake = False  # first: what is put from now on wakes the loop again
        while self._done:
            waiter, work = self._done.popleft()
            if waiter.done():  # nobody waits any more
                continue
            if (error := work.exception()) is not None:
                waiter.set_exception(error)
            else:
                waiter.set_result(work.result())


class Store:
    """A database, opened and migrated."""

    def __init__(self, url: str, readers: int = 4) -> None:
        self.url = url
        patient = connect(url)
        try:
            migrate.upgrade(patient)
        finally:
            patient.dispose()
        self.origin = secrets.token_hex(4)
        """By which the others know who sent a notice."""
        engine = connect(url, pool=readers + 2, timeouts=True)
        self.engine = engine.execution_options(**{ORIGIN: self.origin})
        self.shared = is_postgresql(self.engine)
        self.file = File.of(url)
        self.writer = Writer(self.engine, self.file)
        self._readers = ThreadPoolExecutor(readers, "himiko-reader")
        self._inbox: _Inbox | None = None

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.ask, question)

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Do what `read` does, from a thread."""
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            if not is_outage(error):
                raise  # a mistake of ours: logged and answered as one
            _log.warning("storage_away", reason=reason(error))
            raise StorageAway from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Store something; it is committed when this returns."""
        loop = asyncio.get_running_loop()
        if self._inbox is None or self._inbox.loop is not loop:
            self._inbox = _Inbox(loop)
        return await self._inbox.wait_for(self.writer.submit(job))

    async def is_there(self) -> bool:
        """Does the database answer?"""
        try:
            return await self.read(lambda connection: connection.scalar(text("SELECT 1")) == 1)
        except StorageAway:
            return False

    def close(self) -> None:
        """Finish all writes."""
        self.writer.close()
        self._readers.shutdown(wait=True, cancel_futures=True)
        self.engine.dispose()
