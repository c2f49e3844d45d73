"""Presence: who has a table open, at this process and at the others."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import islice
from typing import Final

from sqlalchemy import Connection

from himiko.server.live.background import Background
from himiko.server.live.peers import Peers
from himiko.server.live.table_session import TableSession
from himiko.server.refused import Refused
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage import processes
from himiko.server.storage.store import Store

_MOST_AT_ONCE: Final = 500
LINGER_SECONDS: Final = 5.0
"""Somebody who reloads the page, or switches networks, has not left."""


class Presence:
    """Keeps `here` and `elsewhere` of the tables in use; listeners are notified."""

    def __init__(
        self,
        store: Store,
        clock: SteadyClock,
        background: Background,
        peers: Peers,
        sessions: Mapping[str, TableSession],
    ) -> None:
        self._store = store
        self._clock = clock
        self._background = background
        self._peers = peers
        self._process = peers.process
        self._sessions = sessions
        self._changes: dict[tuple[str, str], bool] = {}
        """What is to be written: who has come to which table, or left it."""
        self._is_writing = False
        self.is_unwritten = False
        """Could something not be written, because the database was away?"""

    def arrive(self, session: TableSession, people: Iterable[str]) -> None:
        """Count people who open a table."""
        before = _present(session)
        new = [person for person in people if not session.here[person]]
        session.here.update(people)
        session.note_absences(self._clock())
        self._write_soon(session, new, here=True)
        _notify(session, before)

    def depart(self, session: TableSession, people: Iterable[str]) -> None:
        """Count people who close it, after a while."""
        asyncio.get_running_loop().call_later(LINGER_SECONDS, self._gone, session, people)

    def _gone(self, session: TableSession, people: Iterable[str]) -> None:
        before = _present(session)
        session.here.subtract(people)
        gone = [person for person in people if not session.here[person]]
        for person in gone:
            del session.here[person]
        session.note_absences(self._clock())
        self._write_soon(session, gone, here=False)
        _notify(session, before)

    def _write_soon(self, session: TableSession, people: Iterable[str], *, here: bool) -> None:
        """Write for the others who has come or gone; all that comes meanwhile is written together.

        After a restart everybody comes at once, and players must not wait for each of them.
        """
        if not self._store.shared:
            return
        id_ = session.table.setup.id
        self._changes |= {(id_, person): here for person in people}
        if self._changes and not self._is_writing:
            self._is_writing = True
            self._background.run(self._write_changes())

    async def _write_changes(self) -> None:
        try:
            while self._changes:
                some = dict(islice(self._changes.items(), _MOST_AT_ONCE))
                for one in some:
                    del self._changes[one]
                change = partial(processes.change_presence, changes=some, process=self._process)
                await self._write(change)
        finally:
            self._is_writing = False

    async def _write(self, job: Callable[[Connection], None]) -> None:
        try:
            await self._store.write(job)
        except Refused:
            self.is_unwritten = True
            raise

    async def refresh(self, session: TableSession) -> None:
        """Learn who is at a table elsewhere."""
        if self._store.shared:
            await self._refresh([session], session.table.setup.id)

    async def refresh_all(self) -> None:
        """Learn who is at all tables elsewhere: a process has come or gone."""
        await self._refresh(self._sessions.values())

    async def _refresh(self, sessions: Iterable[TableSession], id_: str | None = None) -> None:
        reads = [(session, session.begin_presence_read()) for session in sessions]
        others = self._peers.alive - {self._process}
        found = await self._store.read(lambda c: processes.present_elsewhere(c, others, id_))
        for session, read in reads:
            if read == session.presence_reads:  # otherwise a later read knows better
                before = _present(session)
                session.elsewhere = found.get(session.table.setup.id, set())
                session.note_absences(self._clock())
                _notify(session, before)

    async def rewrite(self) -> None:
        """Write again who is here, and read who is elsewhere: the database was away."""
        here = {id_: list(one.here) for id_, one in self._sessions.items() if one.here}
        self.is_unwritten = False
        await self._write(lambda c: processes.rewrite_presence(c, here, self._process))
        await self.refresh_all()


def _present(session: TableSession) -> list[bool | None]:
    return [session.is_here(seat) for seat in session.table.seats]


def _notify(session: TableSession, before: list[bool | None]) -> None:
    """Notify listeners, if it concerns a seat."""
    if _present(session) != before:
        session.change(session.table)
