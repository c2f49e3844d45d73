"""The store: reads in a few threads, writes in one, both awaited from the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from himiko.server.storage import migrate
from himiko.server.storage.database import connect, is_postgresql
from himiko.server.storage.writer import StorageAway, Writer

T = TypeVar("T")


class Store:
    """A database, opened and migrated."""

    def __init__(self, url: str, readers: int = 4) -> None:
        self.url = url
        self.engine = connect(url, pool=readers + 2)
        self.shared = is_postgresql(self.engine)
        migrate.upgrade(self.engine)
        self.writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(readers, "himiko-reader")

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
            raise StorageAway from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Store something; it is committed when this returns."""
        return await asyncio.wrap_future(self.writer.submit(job))

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
