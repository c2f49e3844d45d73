"""Presence: who has a table open, at this process and at the others."""

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from himiko.server.live.table_session import TableSession
from himiko.server.refused import Refused
from himiko.server.storage import processes

if TYPE_CHECKING:
    from himiko.server.live.table_service import TableService

LINGER_SECONDS: Final = 5.0
"""Who reloads the page, or changes between networks, has not gone."""


class Presence:
    """Keeps `here` and `elsewhere` of the tables in use; listeners are notified."""

    def __init__(self, tables: "TableService") -> None:
        self._tables = tables
        self.process = ""
        self.lost = False
        """Is something unwritten, because the database was away?"""

    def arrive(self, session: TableSession, people: Iterable[str]) -> None:
        """Count people who open a table."""
        before = _told(session)
        new = [person for person in people if not session.here[person]]
        session.here.update(people)
        if new and self._tables.store.shared:
            id_, process = session.table.setup.id, self.process
            self._tables.in_background(
                self._write(lambda c: processes.add_presence(c, id_, new, process))
            )
        _tell(session, before)

    def depart(self, session: TableSession, people: Iterable[str]) -> None:
        """Count people who close it, after a while."""
        asyncio.get_running_loop().call_later(LINGER_SECONDS, self._gone, session, people)

    def _gone(self, session: TableSession, people: Iterable[str]) -> None:
        before = _told(session)
        session.here.subtract(people)
        gone = [person for person in people if not session.here[person]]
        for person in gone:
            del session.here[person]
        if gone and self._tables.store.shared:
            id_ = session.table.setup.id
            self._tables.in_background(
                self._write(lambda c: processes.remove_presence(c, id_, gone, self.process))
            )
        _tell(session, before)

    async def _write(self, job: Callable[[Connection], None]) -> None:
        try:
            await self._tables.store.write(job)
        except Refused:
            self.lost = True
            raise

    async def refresh(self, session: TableSession) -> None:
        """Learn who is at a table elsewhere."""
        store = self._tables.store
        if store.shared:
            id_, now, read_number = (
                session.table.setup.id,
                self._tables.now(),
                session.begin_presence_read(),
            )
            found = await store.read(
                lambda c: processes.present_elsewhere(c, self.process, now, id_)
            )
            self._learn(session, read_number, found)

    async def refresh_all(self) -> None:
        """Learn who is at all tables elsewhere: a process has come or gone."""
        now = self._tables.now()
        presence_reads = [
            (session, session.begin_presence_read()) for session in self._tables.sessions.values()
        ]
        found = await self._tables.store.read(
            lambda c: processes.present_elsewhere(c, self.process, now)
        )
        for session, read_number in presence_reads:
            self._learn(session, read_number, found)

    def _learn(self, session: TableSession, read_number: int, found: dict[str, set[str]]) -> None:
        if read_number == session.presence_reads:  # otherwise a later read knows better
            before = _told(session)
            session.elsewhere = found.get(session.table.setup.id, set())
            _tell(session, before)

    async def rewrite(self) -> None:
        """Write anew who is here, and read who is elsewhere: the database was away."""
        here = {
            id_: list(session.here)
            for id_, session in self._tables.sessions.items()
            if session.here
        }
        self.lost = False
        await self._write(lambda c: processes.rewrite_presence(c, here, self.process))
        await self.refresh_all()


def _told(session: TableSession) -> list[bool | None]:
    return [session.is_here(seat) for seat in session.table.seats]


def _tell(session: TableSession, before: list[bool | None]) -> None:
    """Tell those who look, if it concerns a seat."""
    if _told(session) != before:
        session.change(session.table)
