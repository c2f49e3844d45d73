"""The service of tables: finds them, does what is asked, stores it, and then notifies everyone."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from himiko.game import IllegalAction
from himiko.server.live.presence import Presence
from himiko.server.live.table_session import TableSession
from himiko.server.refused import Refused
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage import chat, people, table_log
from himiko.server.storage.store import Store
from himiko.server.tables import NewEntry, Table

_TRIES: Final = 5
IDLE_SECONDS: Final = 60.0
TableCommand = Callable[[Table], list[NewEntry]]


class TableService:
    """The tables in use in this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = SteadyClock()
        self.sessions: dict[str, TableSession] = {}
        self.on_change: Callable[[TableSession], None] = lambda _: None
        self.ensure_heartbeat: Callable[[], Awaitable[object]] = _nothing
        """Gives clocks back what they lost while nobody could play, before anything is stored."""
        self.presence = Presence(self)
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._missed: set[str] = set()
        """Tables that something was told of while they were being loaded."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def session(self, id_: str) -> TableSession:
        """Return a table, loaded from its entries if it is not in use yet."""
        session = self.sessions.get(id_)
        if session is None:
            task = self._loading.get(id_)
            if task is None:
                task = self._loading[id_] = asyncio.create_task(self._load(id_))
                task.add_done_callback(lambda _: self._loading.pop(id_, None))
            session = await asyncio.shield(task)
        session.used = time.monotonic()
        if session.stale:
            async with session.lock:
                await self._sync(session)
        return session

    async def _load(self, id_: str) -> TableSession:
        def load(connection: Connection) -> TableSession:
            table = table_log.load(connection, id_)
            return TableSession(table, people.names(connection, _people(table)))

        self._missed.discard(id_)
        session = self.sessions.setdefault(id_, await self.store.read(load))
        if id_ in self._missed:
            session.invalidate()
        await self.presence.refresh(session)
        return session

    async def create(self, table: Table, new_entries: list[NewEntry]) -> TableSession:
        """Store a new table with its first entries."""
        now = self.now()
        after = table
        entries = []
        for new_entry in new_entries:  # one by one: each is numbered after the one before
            (entry,) = after.entries([new_entry], now)
            entries.append(entry)
            after = after.after([entry])
        await self.store.write(lambda c: table_log.create(c, table.after(entries), entries, now))
        session = await self.session(table.setup.id)
        self.on_change(session)
        return session

    async def do(self, id_: str, command: TableCommand) -> Table:
        """Do something at a table: checked, stored, and only then told.

        If another process was first, what it did is read and the command is checked again.
        """
        session = await self.session(id_)
        async with session.lock:
            for _ in range(_TRIES):
                await self.ensure_heartbeat()
                await self._sync(session)
                entries = session.table.entries(command(session.table), self.now())
                if not entries:
                    return session.table
                if await self._store(session, entries):
                    return session.table
        raise Refused("busy", 503)

    async def _store(self, session: TableSession, entries: list[Any]) -> bool:
        before = session.table
        try:
            after = before.after(entries)
        except IllegalAction as error:
            raise Refused.illegal(error) from error
        invalidation = (
            session.invalidate()
        )  # until we know: whatever happens now, the database is right
        try:
            await self.store.write(table_log.Append(before, after, entries))
        except IntegrityError:
            return False
        except asyncio.CancelledError:
            self.in_background(self._sync_after_cancel(before.setup.id))
            raise
        if session.invalidations == invalidation:  # nobody else had a reason meanwhile
            session.mark_synced(invalidation)
        await self._load_names(session, after)
        session.change(after)
        self.on_change(session)
        return True

    async def _sync_after_cancel(self, id_: str) -> None:
        """Whoever asked has gone, while it was being stored: tell the others if it was."""
        await self.store.write(lambda _: None)  # one after the other: ours has been done
        self.sync_soon(id_)

    async def _sync(self, session: TableSession) -> None:
        """Read what other processes have stored; the caller holds the lock."""
        if not session.stale:
            return
        id_, number, invalidation = (
            session.table.setup.id,
            session.table.number,
            session.invalidations,
        )
        entries = await self.store.read(lambda c: table_log.entries_after(c, id_, number))
        after = session.table.after(entries)
        await self._load_names(session, after)
        session.mark_synced(invalidation)  # news that came while we read leave it stale
        if entries:
            session.change(after)
            self.on_change(session)

    async def _load_names(self, session: TableSession, table: Table) -> None:
        unknown = _people(table) - session.names.keys()
        if unknown:
            session.names |= await self.store.read(lambda c: people.names(c, unknown))

    def sync_soon(self, id_: str) -> None:
        """A table has new entries that were not made here: read them soon."""
        session = self.sessions.get(id_)
        if session is not None:
            session.invalidate()
            self.in_background(self._sync_session(session))

    # what other processes, and other parts, tell

    def heard(self, notice: str) -> None:
        """Take a notice of another process: a table, something said, a person, their mutes."""
        kind, id_, *rest = notice.split()
        session = self.sessions.get(id_)
        if kind == "table" and session is None and id_ in self._loading:
            self._missed.add(id_)
        elif kind == "table" and session is not None:
            session.heard = max(session.heard, int(rest[0]))
            if session.stale:
                self.in_background(self._sync_session(session))
        elif kind == "here" and session is not None:
            self.in_background(self.presence.refresh(session))
        elif kind == "chat" and session is not None:
            self.in_background(self._forward_chat(session, int(rest[0])))
        elif kind == "person":
            self.forget_name(id_)
        elif kind in {"muted", "unmuted"}:
            self.mute(id_, rest[0], muted=kind == "muted")

    def invalidate_all(self) -> None:
        """Notices may have been missed: look at everything again."""
        self._missed.update(self._loading)
        for id_ in self.sessions:
            self.sync_soon(id_)
        self.in_background(self.presence.rewrite())

    async def _sync_session(self, session: TableSession) -> None:
        async with session.lock:
            await self._sync(session)

    async def _forward_chat(self, session: TableSession, number: int) -> None:
        id_ = session.table.setup.id
        lines = await self.store.read(lambda c: chat.said(c, id_, number - 1))
        self.say(session, [line for line in lines if line["number"] == number])

    def say(self, session: TableSession, lines: list[dict[str, Any]]) -> None:
        """Pass on what was said."""
        for line in lines:
            for listener in session.listeners:
                listener.hear(line)

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """A person wants to hear another no more, or again, at all tables they are at."""
        for session in self.sessions.values():
            for listener in session.listeners:
                listener.mute(person, other, muted=muted)

    def forget_name(self, person: str) -> None:
        """A name has changed: it is read again where it is shown."""
        for session in self.sessions.values():
            if session.names.pop(person, None) is not None:
                self.in_background(self._rename(session))

    async def _rename(self, session: TableSession) -> None:
        async with session.lock:
            await self._load_names(session, session.table)
            session.change(session.table)

    def in_background(self, work: Any) -> None:  # noqa: ANN401  (any coroutine)
        """Do something soon, without anyone waiting for it."""
        task = asyncio.ensure_future(_ignoring_outages(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def drop_idle(self) -> None:
        """Forget tables that nobody uses; they are in the database."""
        late = time.monotonic() - IDLE_SECONDS
        for id_, session in list(self.sessions.items()):
            unused = not session.listeners and not session.here and not session.lock.locked()
            if unused and session.used < late:
                for player in session.players.values():
                    player.close()
                del self.sessions[id_]


def _people(table: Table) -> set[str]:
    return {seat.person for seat in table.seats if seat.person}


async def _nothing() -> None:
    pass


async def _ignoring_outages(work: Any) -> None:  # noqa: ANN401
    with contextlib.suppress(Refused):  # storage is away: what is stale is read when next used
        await work
