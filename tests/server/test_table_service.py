"""The service of tables: notices of other processes are never overlooked, in whatever order."""

import asyncio
from functools import partial
from typing import Any

import pytest
from pydantic_core import from_json

from himiko.rules.engine import prepare
from himiko.server.live import scheduler
from himiko.server.live.bot_runner import level
from himiko.server.live.engine_start import EngineStart
from himiko.server.live.table_service import IDLE_SECONDS
from himiko.server.live.table_session import MOST_KEPT, Known, TableSession
from himiko.server.refused import Refused
from himiko.server.services import Services
from himiko.server.settings import Settings
from himiko.server.storage import table_log
from himiko.server.storage.notices import TableNotice, is_from
from himiko.server.storage.store import Store
from himiko.server.tables import Entry, Identity, NewEntry, Table, commands
from himiko.server.tables.seats import NOBODY
from tests.server.tables import Desk
from tests.server.test_storage import stored


def first(table: Table) -> list[NewEntry]:
    """Play the first legal action, whoever's turn it is."""
    assert table.game
    return [NewEntry("action", table.turn, {"action": table.game.legal()[0]})]


class Slow:
    """Keeps back what one kind of question is answered, until it is told to go on."""

    def __init__(self, ask: Any) -> None:
        self._ask = ask
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, question: Any) -> Any:
        """Answer with what is true now, but later."""
        answer = await self._ask(question)
        self.asked.set()
        await self.go_on.wait()
        return answer


class Listening:
    """Notes at which plies it was woken."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self.plies: list[int] = []
        session.add_listener(self)

    def wake(self) -> None:
        """Note the ply."""
        self.plies.append(self._session.table.ply)

    def unhear(self, number: int) -> None:
        """Something that was said has been removed."""

    def hear(self, line: dict[str, Any]) -> None:
        """Not expected."""

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """Not expected."""

    def dismiss(self) -> None:
        """Not expected."""


async def services(store: Store) -> Services:
    """Return the parts of a server process that is alive, and whose scheduler does not run."""
    engine = EngineStart(prepare, is_cached=True)
    engine.start()
    await engine.finished()
    parts = Services.build(Settings(thinkers=1, think_seconds=0.05), engine, store)
    await parts.heartbeat.beat()
    return parts


async def until(session: TableSession, number: int) -> None:
    """Wait until a table has come so far."""
    async with asyncio.timeout(30):
        while session.table.number < number:  # noqa: ASYNC110  (a table has no event)
            await asyncio.sleep(0.01)


def test_news_that_comes_while_reading_is_read_as_well(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two actions in quick succession at another process: the second is not lost."""
    store, other = Store(url), Store(url)
    stored(store)

    async def story() -> tuple[int, int]:
        parts, there = await services(store), (await services(other)).tables
        here = parts.tables
        session = await here.session("t")
        slow = Slow(store.read)
        monkeypatch.setattr(store, "read", slow)
        one = await there.do("t", first)
        parts.news.on_notice(f"table t {one.number}")
        await slow.asked.wait()
        two = await there.do("t", first)
        parts.news.on_notice(f"table t {two.number}")
        slow.go_on.set()
        await until(session, two.number)
        return session.table.ply, two.ply

    mine, theirs = asyncio.run(story())
    store.close()
    other.close()

    assert mine == theirs


def noticed(number: int, entries: list[Entry]) -> str:
    """Return what a process is told of another's entries."""
    return TableNotice("t", number, "other", entries).write()


def test_entries_come_with_the_notice(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes next is taken without asking the database; after a gap it is read."""
    store, other = Store(url), Store(url)
    stored(store)

    async def story() -> list[tuple[int, bool]]:
        parts, there = await services(store), (await services(other)).tables
        here = parts.tables
        session = await here.session("t")
        asked: list[object] = []
        plain = store.read

        async def noted(question: Any) -> Any:
            asked.append(question)
            return await plain(question)

        monkeypatch.setattr(store, "read", noted)
        seen = []
        for known in (True, False):
            before = session.table.number
            if not known:
                await there.do("t", first)  # of this there is no notice
            after = await there.do("t", first)
            last = after.number - 1
            entries = other.ask(partial(table_log.entries_after, table="t", number=last))
            parts.news.on_notice(noticed(after.number, entries))
            await until(session, after.number)
            seen.append((session.table.number - before, bool(asked)))
        assert session.table.whole().actions == after.whole().actions
        return seen

    seen = asyncio.run(story())
    store.close()
    other.close()

    assert seen == [(1, False), (2, True)]


def test_a_notice_is_read_as_it_was_written() -> None:
    """Entries that are too long for one are left out, and read from the database."""
    entry = Entry(7, 1000, "action", 1, {"action": "fleet 5"}, b"\x07" * 32)
    long = Entry(7, 1000, "action", 1, {"action": "x" * 8_000})

    assert TableNotice.read(noticed(7, [entry])) == ("t", 7, "other", [entry])
    assert TableNotice.read(noticed(7, [long])) == ("t", 7, "other", [])
    assert TableNotice.read("table t 7") == ("t", 7, "-", [])
    assert is_from(noticed(7, [entry]), "other")
    assert not is_from(noticed(7, [entry]), "another")


def test_news_that_comes_while_loading_is_read_as_well(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process plays between our reading and our knowing."""
    store, other = Store(url), Store(url)
    stored(store)

    async def story() -> tuple[int, int]:
        parts, there = await services(store), (await services(other)).tables
        here = parts.tables
        slow = Slow(store.read)
        monkeypatch.setattr(store, "read", slow)
        loading = asyncio.create_task(here.session("t"))
        await slow.asked.wait()
        theirs = await there.do("t", first)
        parts.news.on_notice(f"table t {theirs.number}")
        slow.go_on.set()
        return (await loading).table.number, theirs.number

    mine, theirs = asyncio.run(story())
    store.close()
    other.close()

    assert mine == theirs


def test_news_that_comes_while_writing_is_read_as_well(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process goes on from our action before we have heard that it is stored."""
    store, other = Store(url), Store(url)
    stored(store)

    async def story() -> tuple[int, int]:
        parts, there = await services(store), (await services(other)).tables
        here = parts.tables
        session = await here.session("t")
        slow = Slow(store.write)
        monkeypatch.setattr(store, "write", slow)
        mine = asyncio.create_task(here.do("t", first))
        await slow.asked.wait()
        theirs = await there.do("t", first)
        parts.news.on_notice(f"table t {theirs.number}")
        slow.go_on.set()
        await mine
        await until(session, theirs.number)
        return session.table.ply, theirs.ply

    mine, theirs = asyncio.run(story())
    store.close()
    other.close()

    assert mine == theirs == 2


def test_what_was_begun_is_told_although_who_asked_has_gone(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection lost while an action is being stored: the others hear of it."""
    store = Store(url)
    stored(store)

    async def story() -> tuple[int, int]:
        tables = (await services(store)).tables
        session = await tables.session("t")
        listener = Listening(session)
        slow = Slow(store.write)
        monkeypatch.setattr(store, "write", slow)
        asking = asyncio.create_task(tables.do("t", first))
        await slow.asked.wait()
        asking.cancel()
        slow.go_on.set()
        await until(session, session.table.number + 1)
        return session.table.ply, listener.plies[-1]

    ply, told = asyncio.run(story())
    store.close()

    assert (ply, told) == (1, 1)


def test_who_was_not_first_tries_again(url: str) -> None:
    """What another process did is read, and the command is checked against it."""
    store, other = Store(url), Store(url)
    stored(store)

    async def story() -> tuple[int, str]:
        here, there = (await services(store)).tables, (await services(other)).tables
        await here.session("t")
        await there.do("t", first)
        second = await here.do("t", first)
        await there.do("t", first)

        def only_third(table: Table) -> list[NewEntry]:
            if table.ply != 2:
                raise Refused("stale")
            return first(table)

        try:
            await here.do("t", only_third)
        except Refused as refused:
            return second.ply, refused.code
        return second.ply, ""

    ply, code = asyncio.run(story())
    store.close()
    other.close()

    assert (ply, code) == (2, "stale")


def test_a_table_is_kept_while_somebody_counts_as_there(store: Store) -> None:
    """Otherwise two of it would count the same people."""
    stored(store)

    async def story() -> tuple[bool, bool]:
        tables = (await services(store)).tables
        session = await tables.session("t")
        session.here.update(["ann"])
        session.used -= 2 * IDLE_SECONDS
        tables.drop_idle()
        kept = tables.find("t") is session
        session.here.clear()
        tables.drop_idle()
        return kept, tables.find("t") is session

    assert asyncio.run(story()) == (True, False)


def test_what_spectators_are_told_is_shared_but_never_piles_up(store: Store) -> None:
    """Whatever they say they know; and a running clock is told as it is."""
    desk = stored(store, Desk(clock={"kind": "live", "minutes": 10}))
    session, now = TableSession(desk.table, {}), desk.now

    eve = Listening(session)

    def sent(ply: int, version: int, moment: int = now) -> bytes:
        return session.message_for(eve, Known(NOBODY, None, ply, version), moment)

    told = [sent(0, version) for version in range(1, 100)]
    later = sent(0, 1, now + 60_000)
    session.change(played(desk, 30))
    plies = [*range(MOST_KEPT + 1), 0]  # the first one is not kept so long
    many = [sent(ply, desk.table.number) for ply in plies]

    assert len({id(one) for one in told}) == 1
    assert from_json(later)["clocks"] != from_json(told[0])["clocks"]
    assert many[0] == many[-1]
    assert many[0] is not many[-1]


def test_what_all_see_is_kept_until_the_last_was_sent_it(store: Store) -> None:
    """However many spectators are served from the cache; one who goes is not waited for."""
    desk = stored(store)
    session = TableSession(desk.table, {})
    ann, *watching = [Listening(session) for _ in range(4)]
    session.change(played(desk, 1))
    known = Known(NOBODY, None, desk.table.ply - 1, desk.table.number - 1)

    kept = []
    for listener in watching:
        session.message_for(listener, known, desk.now)
        kept.append(session.table.last_events[0])
    before = session.state(NOBODY, None, 0, -1, desk.now)
    kept.append(session.table.last_events[0])
    session.remove_listener(ann)
    kept.append(session.table.last_events[0])

    assert kept == [1, 1, 1, 1, -1]
    assert session.state(NOBODY, None, 0, -1, desk.now) == before


def test_who_waits_for_a_thinker_plays_nothing_when_the_server_stops(store: Store) -> None:
    """A computer player that has not begun to think does not answer without thinking."""
    stored(store)

    async def story() -> tuple[int, int]:
        parts = await services(store)
        tables, bot_runner = parts.tables, parts.bot_runner
        session = await tables.session("t")
        before = session.table.ply
        busy, go_on = asyncio.Event(), asyncio.Event()

        async def hold() -> None:
            async with bot_runner.queue.admission():
                busy.set()
                await go_on.wait()

        holder = asyncio.create_task(hold())
        await busy.wait()
        for name in ("ann", "bob"):
            away = Identity(name, frozenset({name}))
            await tables.do("t", partial(commands.leave, who=away))
        assert level(session.table)
        assert bot_runner.busy
        bot_runner.close()
        go_on.set()
        await holder
        while bot_runner.busy:  # noqa: ASYNC110  (no event tells)
            await asyncio.sleep(0.01)
        return before, session.table.ply

    before, after = asyncio.run(story())

    assert after == before


def test_memory_of_tables_that_are_gone_is_given_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not after each of them, but soon; as long as they are in use it is not."""
    monkeypatch.setattr(scheduler, "GIVE_BACK_SECONDS", 0.0)
    given = []
    monkeypatch.setattr(scheduler, "give_back", lambda: given.append(True))
    stored(store)

    async def story() -> tuple[int, int]:
        parts = await services(store)
        session = await parts.tables.session("t")
        await parts.scheduler.start()
        await asyncio.sleep(2 * scheduler.SWEEP_SECONDS)
        before = len(given)
        session.used -= 2 * IDLE_SECONDS
        async with asyncio.timeout(30):
            while not given:  # noqa: ASYNC110  (no event tells)
                await asyncio.sleep(0.01)
        await parts.scheduler.stop()
        return before, parts.tables.in_use

    assert asyncio.run(story()) == (0, 0)


def played(desk: Desk, plies: int) -> Table:
    """Play on."""
    for _ in range(plies):
        desk.add(first(desk.table))
    return desk.table
