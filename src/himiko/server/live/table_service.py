"""The service of tables: finds them, does what is asked, stores it, and then notifies everyone."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from himiko.game import IllegalAction
from himiko.server.live.background import Background
from himiko.server.live.engine_start import EngineStart
from himiko.server.live.heartbeat import Heartbeat
from himiko.server.live.presence import Presence
from himiko.server.live.signal import Signal
from himiko.server.live.table_session import TableSession
from himiko.server.refused import Refused
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage import people, table_log
from himiko.server.storage.notices import TableNotice
from himiko.server.storage.outage import StorageAway
from himiko.server.storage.store import Store
from himiko.server.tables import Entry, Identity, NewEntry, Table, commands
from himiko.server.tables.open_state import OpenState

_TRIES: Final = 5
IDLE_SECONDS: Final = 60.0
MOST_ENTRIES: Final = 10_000
"""Of a log; then the game can only be played on."""
MOST_WITH_ACTIONS: Final = 20_000
_OWN_ACTS: Final = frozenset({"replaced", "credited"})
TableCommand = Callable[[Table], list[NewEntry]]


class TableService:
    """The tables in use in this process."""

    def __init__(  # noqa: PLR0913  (named)
        self,
        *,
        engine: EngineStart,
        store: Store,
        clock: SteadyClock,
        background: Background,
        sessions: dict[str, TableSession],
        changes: Signal[TableSession],
        heartbeat: Heartbeat,
        presence: Presence,
    ) -> None:
        self._engine = engine
        self._store = store
        self._clock = clock
        self._background = background
        self._sessions = sessions
        self._changes = changes
        self._heartbeat = heartbeat
        self._presence = presence
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self.is_out = False
        """Are clients sent to other processes?"""
        self._missed: set[str] = set()
        """Tables for which a notice came while they were being loaded."""

    @property
    def in_use(self) -> int:
        """The number of tables in memory."""
        return len(self._sessions)

    def waiting(self) -> list[TableSession]:
        """Return the tables that somebody looks at, here."""
        return [session for session in self._sessions.values() if session.listeners]

    def is_in_use(self, id_: str) -> bool:
        """Is a table in memory, or about to be? Any thread may ask."""
        return id_ in self._sessions or id_ in self._loading

    def find(self, id_: str) -> TableSession | None:
        """Return a table if it is in memory."""
        return self._sessions.get(id_)

    async def session(self, id_: str) -> TableSession:
        """Return a table, loaded from its entries if it is not in use yet."""
        if self.is_out:
            raise StorageAway
        session = self._sessions.get(id_)
        if session is None:
            await self._engine.ready()
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

    async def session_for(self, id_: str, who: Identity) -> TableSession:
        """Return a table, if this person may see it."""
        session = await self.session(id_)
        if not session.table.may_see(who):
            raise Refused("not_for_you")
        return session

    def leave_pool(self, *, out: bool) -> None:
        """Send everybody to the other processes, or take them again."""
        if out and not self.is_out:
            for session in self._sessions.values():
                for listener in session.listeners:
                    listener.dismiss()
        self.is_out = out

    async def _load(self, id_: str) -> TableSession:
        def load(connection: Connection) -> TableSession:
            table = table_log.load(connection, id_)
            return TableSession(table, people.names(connection, _people(table)))

        self._missed.discard(id_)
        session = self._sessions.setdefault(id_, await self._store.read(load))
        if id_ in self._missed:
            session.invalidate()
        await self._presence.refresh(session)
        session.note_absences(self._clock())
        return session

    async def create(self, table: Table, new_entries: list[NewEntry]) -> TableSession:
        """Store a new table with its first entries."""
        await self._engine.ready()
        now = self._clock()
        after = table
        entries = []
        for new_entry in new_entries:  # one by one: each is numbered after the one before
            (entry,) = after.entries([new_entry], now)
            entries.append(entry)
            after = after.after([entry])
        await self._store.write(lambda c: table_log.create(c, table.after(entries), entries, now))
        session = await self.session(table.setup.id)
        self._changes.emit(session)
        return session

    async def do(self, id_: str, command: TableCommand) -> Table:
        """Do something at a table: checked, stored, and only then sent to anyone.

        If another process was first, what it did is read and the command is checked again.
        """
        session = await self.session(id_)
        async with session.lock:
            for _ in range(_TRIES):
                for credited in await self._heartbeat.ensure():
                    self.sync_soon(credited)
                await self._sync(session)
                entries = session.table.entries(command(session.table), self._clock())
                if not entries:
                    return session.table
                _check_length(session.table, entries)
                if await self._append(session, entries):
                    return session.table
        raise Refused("busy")

    async def _append(self, session: TableSession, entries: list[Any]) -> bool:
        before = session.table
        try:
            after = before.after(entries)
        except IllegalAction as error:
            raise Refused.illegal(error) from error
        if following := commands.follow_up(after):
            more = after.entries(following, entries[-1].at)
            entries, after = [*entries, *more], after.after(more)
        # What those at other processes are sent is made once, here.
        open_state = OpenState.of(after) if session.elsewhere else None
        # Until we know: whatever happens now, the database is right.
        invalidation = session.invalidate()
        try:
            await self._store.write(table_log.Append(before, after, entries, open_state))
        except IntegrityError:
            return False
        except asyncio.CancelledError:
            self._background.run(self._sync_after_cancel(before.setup.id))
            raise
        if session.invalidations == invalidation:  # nobody else had a reason meanwhile
            session.mark_synced(invalidation)
        await self._load_names(session, after)
        session.change(after, open_state)
        self._changes.emit(session)
        return True

    async def _sync_after_cancel(self, id_: str) -> None:
        """The client disconnected while it was being stored: notify the others if it was."""
        await self._store.write(lambda _: None)  # one after the other: ours has been done
        self.sync_soon(id_)

    async def _sync(self, session: TableSession) -> None:
        """Read what other processes have stored; the caller holds the lock."""
        if not session.stale:
            return
        id_, number = session.table.setup.id, session.table.number
        invalidation = session.invalidations
        entries = await self._store.read(lambda c: table_log.entries_after(c, id_, number))
        after = session.table.after(entries)
        await self._load_names(session, after)
        session.mark_synced(invalidation)  # news that came while we read leave it stale
        if entries:
            session.change(after)
            self._changes.emit(session)

    async def _load_names(self, session: TableSession, table: Table) -> None:
        unknown = _people(table) - session.names.keys()
        if unknown:
            session.names |= await self._store.read(lambda c: people.names(c, unknown))

    def sync_soon(self, id_: str) -> None:
        """A table has new entries that were not made here: read them soon."""
        session = self._sessions.get(id_)
        if session is not None:
            session.invalidate()
            self._background.run(self._sync_session(session))

    def sync_stale(self) -> None:
        """Read again what could not be read when there was news of it: the database was away."""
        for session in self._sessions.values():
            if session.stale and not session.lock.locked():
                self._background.run(self._sync_session(session))

    def on_entries(self, notice: TableNotice) -> None:
        """Take the entries of another process, if they are what comes next; or read them."""
        session = self._sessions.get(notice.table)
        if session is None:
            if notice.table in self._loading:
                self._missed.add(notice.table)
            return
        if self._take(session, notice):
            return
        session.heard = max(session.heard, notice.number)
        if session.stale:
            self._background.run(self._sync_session(session))

    def _take(self, session: TableSession, notice: TableNotice) -> bool:
        """Go on with entries that somebody else has stored; False: they must be read."""
        entries = notice.entries
        is_busy = session.lock.locked() or session.stale
        if is_busy or not entries or entries[0].number != session.table.number + 1:
            return False
        after = session.table.after(entries)
        if _people(after) - session.names.keys():
            return False
        session.change(after, notice.open_state)
        self._changes.emit(session)
        return True

    def invalidate_all(self) -> None:
        """News of other processes may have been missed: read all tables again, and all names."""
        self._missed.update(self._loading)
        for id_, session in self._sessions.items():
            self.sync_soon(id_)
            self._background.run(self._reload_names(session))

    async def _reload_names(self, session: TableSession) -> None:
        async with session.lock:
            shown = _people(session.table)
            names = await self._store.read(lambda c: people.names(c, shown))
            if any(session.names.get(id_) != name for id_, name in names.items()):
                session.names |= names
                session.change(session.table)

    async def _sync_session(self, session: TableSession) -> None:
        async with session.lock:
            await self._sync(session)

    def reread_name(self, person: str) -> None:
        """A name has changed: it is read again where it is shown; until then the old one stands."""
        for session in self._sessions.values():
            if person in session.names:
                self._background.run(self._reload_names(session))

    def drop_idle(self) -> int:
        """Forget tables that nobody uses; they are in the database. Return their number."""
        before = len(self._sessions)
        late = time.monotonic() - IDLE_SECONDS
        for id_, session in list(self._sessions.items()):
            unused = not session.listeners and not session.here and not session.lock.locked()
            if unused and session.used < late:
                session.dismiss_players()
                del self._sessions[id_]
        return before - len(self._sessions)


def _check_length(table: Table, entries: list[Entry]) -> None:
    """Refuse what would make a log too long; what the server does by itself is always stored."""
    if table.number < MOST_ENTRIES or any(entry.kind in _OWN_ACTS for entry in entries):
        return
    plays_on = all(entry.kind == "action" for entry in entries)
    if not plays_on or table.number >= MOST_WITH_ACTIONS:
        raise Refused("log_full", most=MOST_ENTRIES)


def _people(table: Table) -> set[str]:
    return {seat.person for seat in table.seats if seat.person}
