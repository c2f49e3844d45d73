"""The hall: finds tables, does what is asked at them, stores it, and then tells everyone."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from himiko.game import IllegalAction
from himiko.server.hall.live import Live
from himiko.server.hall.presence import Presence
from himiko.server.moment import Moments
from himiko.server.refused import Refused
from himiko.server.storage import logs, persons, talk
from himiko.server.storage.store import Store
from himiko.server.tables import Draft, Table

_TRIES: Final = 5
IDLE_SECONDS: Final = 60.0
Act = Callable[[Table], list[Draft]]


class Hall:
    """The tables in use in this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = Moments()
        self.lives: dict[str, Live] = {}
        self.on_change: Callable[[Live], None] = lambda _: None
        self.catch_beat: Callable[[], Awaitable[object]] = _nothing
        """Gives clocks back what they lost while nobody could play, before anything is stored."""
        self.presence = Presence(self)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._missed: set[str] = set()
        """Tables that something was told of while they were being loaded."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def live(self, id_: str) -> Live:
        """Return a table, loaded from its entries if it is not in use yet."""
        live = self.lives.get(id_)
        if live is None:
            task = self._loading.get(id_)
            if task is None:
                task = self._loading[id_] = asyncio.create_task(self._load(id_))
                task.add_done_callback(lambda _: self._loading.pop(id_, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        if live.stale:
            async with live.lock:
                await self._freshen(live)
        return live

    async def _load(self, id_: str) -> Live:
        def load(connection: Connection) -> Live:
            table = logs.load(connection, id_)
            return Live(table, persons.names(connection, _people(table)))

        self._missed.discard(id_)
        live = self.lives.setdefault(id_, await self.store.read(load))
        if id_ in self._missed:
            live.doubt()
        await self.presence.look_at(live)
        return live

    async def create(self, table: Table, drafts: list[Draft]) -> Live:
        """Store a new table with its first entries."""
        now = self.now()
        after = table
        entries = []
        for draft in drafts:  # one by one: each is numbered after the one before
            (entry,) = after.entries([draft], now)
            entries.append(entry)
            after = after.after([entry])
        await self.store.write(lambda c: logs.create(c, table.after(entries), entries, now))
        live = await self.live(table.setup.id)
        self.on_change(live)
        return live

    async def do(self, id_: str, act: Act) -> Table:
        """Do something at a table: checked, stored, and only then told.

        If another process was first, what it did is read and the act is checked again.
        """
        live = await self.live(id_)
        async with live.lock:
            for _ in range(_TRIES):
                await self.catch_beat()
                await self._freshen(live)
                entries = live.table.entries(act(live.table), self.now())
                if not entries:
                    return live.table
                if await self._store(live, entries):
                    return live.table
        raise Refused("busy", 503)

    async def _store(self, live: Live, entries: list[Any]) -> bool:
        before = live.table
        try:
            after = before.after(entries)
        except IllegalAction as error:
            raise Refused.illegal(error) from error
        doubt = live.doubt()  # until we know: whatever happens now, the database is right
        try:
            await self.store.write(logs.Append(before, after, entries))
        except IntegrityError:
            return False
        except asyncio.CancelledError:
            self.later(self._tell_all_the_same(before.setup.id))
            raise
        if live.doubts == doubt:  # nobody else had a reason meanwhile
            live.settle(doubt)
        await self._learn_names(live, after)
        live.change(after)
        self.on_change(live)
        return True

    async def _tell_all_the_same(self, id_: str) -> None:
        """Whoever asked has gone, while it was being stored: tell the others if it was."""
        await self.store.write(lambda _: None)  # one after the other: ours has been done
        self.look_again(id_)

    async def _freshen(self, live: Live) -> None:
        """Read what other processes have stored; the caller holds the lock."""
        if not live.stale:
            return
        id_, number, doubt = live.table.setup.id, live.table.number, live.doubts
        entries = await self.store.read(lambda c: logs.entries_after(c, id_, number))
        after = live.table.after(entries)
        await self._learn_names(live, after)
        live.settle(doubt)  # news that came while we read leave it stale
        if entries:
            live.change(after)
            self.on_change(live)

    async def _learn_names(self, live: Live, table: Table) -> None:
        unknown = _people(table) - live.names.keys()
        if unknown:
            live.names |= await self.store.read(lambda c: persons.names(c, unknown))

    def look_again(self, id_: str) -> None:
        """A table has new entries that were not made here: read them soon."""
        live = self.lives.get(id_)
        if live is not None:
            live.doubt()
            self.later(self._catch_up(live))

    # what other processes, and other parts, tell

    def heard(self, notice: str) -> None:
        """Take a notice of another process: a table, something said, a person, their mutes."""
        kind, id_, *rest = notice.split()
        live = self.lives.get(id_)
        if kind == "table" and live is None and id_ in self._loading:
            self._missed.add(id_)
        elif kind == "table" and live is not None:
            live.heard = max(live.heard, int(rest[0]))
            if live.stale:
                self.later(self._catch_up(live))
        elif kind == "here" and live is not None:
            self.later(self.presence.look_at(live))
        elif kind == "chat" and live is not None:
            self.later(self._pass_on(live, int(rest[0])))
        elif kind == "person":
            self.forget_name(id_)
        elif kind in {"muted", "unmuted"}:
            self.mute(id_, rest[0], muted=kind == "muted")

    def all_stale(self) -> None:
        """Notices may have been missed: look at everything again."""
        self._missed.update(self._loading)
        for id_ in self.lives:
            self.look_again(id_)
        self.later(self.presence.renew())

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            await self._freshen(live)

    async def _pass_on(self, live: Live, number: int) -> None:
        id_ = live.table.setup.id
        lines = await self.store.read(lambda c: talk.said(c, id_, number - 1))
        self.say(live, [line for line in lines if line["number"] == number])

    def say(self, live: Live, lines: list[dict[str, Any]]) -> None:
        """Pass on what was said."""
        for line in lines:
            for listener in live.listeners:
                listener.hear(line)

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """A person wants to hear another no more, or again, at all tables they are at."""
        for live in self.lives.values():
            for listener in live.listeners:
                listener.mute(person, other, muted=muted)

    def forget_name(self, person: str) -> None:
        """A name has changed: it is read again where it is shown."""
        for live in self.lives.values():
            if live.names.pop(person, None) is not None:
                self.later(self._rename(live))

    async def _rename(self, live: Live) -> None:
        async with live.lock:
            await self._learn_names(live, live.table)
            live.change(live.table)

    def later(self, work: Any) -> None:  # noqa: ANN401  (any coroutine)
        """Do something soon, without anyone waiting for it."""
        task = asyncio.ensure_future(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def drop_idle(self) -> None:
        """Forget tables that nobody uses; they are in the database."""
        late = time.monotonic() - IDLE_SECONDS
        for id_, live in list(self.lives.items()):
            unused = not live.listeners and not live.here and not live.lock.locked()
            if unused and live.used < late:
                for player in live.players.values():
                    player.close()
                del self.lives[id_]


def _people(table: Table) -> set[str]:
    return {seat.person for seat in table.seats if seat.person}


async def _nothing() -> None:
    pass


async def _quietly(work: Any) -> None:  # noqa: ANN401
    with contextlib.suppress(Refused):  # storage is away: what is stale is read when next used
        await work
