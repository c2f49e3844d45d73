"""Notices of other processes are never overlooked, in whatever order they come."""

import asyncio
from functools import partial
from typing import Any

import pytest

from himiko.server.refused import Refused
from himiko.server.storage import people, table_log
from himiko.server.storage.notices import TableNotice, is_from
from himiko.server.storage.store import Store
from himiko.server.tables import Entry, NewEntry, Table
from tests.server.services import Listening, Slow, first, services, until
from tests.server.test_storage import stored


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
    """Return what a process is sent of another's entries."""
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


def test_notices_of_tables_that_nobody_uses_here_wake_nobody(store: Store) -> None:
    """Nor do one's own; those of a table in use, or being loaded, and all others do."""
    stored(store)

    async def story() -> list[bool]:
        parts = await services(store)
        news = parts.news
        theirs, own = "table t 9 other []", f"table t 9 {store.origin} []"
        before = news.concerns(theirs)
        loading = asyncio.create_task(parts.tables.session("t"))
        while not (meanwhile := news.concerns(theirs)):  # noqa: ASYNC110
            await asyncio.sleep(0)
        await loading
        return [before, meanwhile, *map(news.concerns, (theirs, own, "person p"))]

    assert asyncio.run(story()) == [False, True, True, False, True]


def test_a_notice_is_read_as_it_was_written() -> None:
    """Entries that are too long for one are left out, and read from the database."""
    entry = Entry(7, 1000, "action", 1, {"action": "fleet 5"}, b"\x07" * 32)
    long = Entry(7, 1000, "action", 1, {"action": "x" * 8_000})

    assert TableNotice.read(noticed(7, [entry])) == ("t", 7, "other", [entry], None)
    assert TableNotice.read(noticed(7, [long])) == ("t", 7, "other", [], None)
    assert TableNotice.read("table t 7") == ("t", 7, "-", [], None)
    assert TableNotice.read('table t 7 other [{"of": "another version"}]') == (
        "t",
        7,
        "other",
        [],
        None,
    )
    assert TableNotice.read(f"{noticed(7, [entry])}\nno JSON\n") == ("t", 7, "other", [], None)
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


def test_names_that_changed_unheard_are_read_again(store: Store) -> None:
    """Somebody may have deleted all that is personal while other processes were not heard."""
    stored(store)

    async def story() -> list[str]:
        parts = await services(store)
        session = await parts.tables.session("t")
        listening = Listening(session)
        await store.write(lambda c: people.forget(c, ["ann"], 1))
        parts.news.on_missed()
        async with asyncio.timeout(30):
            while not listening.plies:  # noqa: ASYNC110  (no event tells)
                await asyncio.sleep(0.01)
        return session.seat_names()

    assert sorted(asyncio.run(story())) == ["-", "Bob"]


def test_a_name_stands_until_the_new_one_is_read(store: Store) -> None:
    """Nobody is shown without a name meanwhile."""
    stored(store)

    async def story() -> tuple[list[str], list[str]]:
        parts = await services(store)
        session = await parts.tables.session("t")
        listening = Listening(session)
        await store.write(lambda c: people.rename(c, "ann", "Anna"))
        parts.tables.reread_name("ann")
        meanwhile = session.seat_names()
        async with asyncio.timeout(30):
            while not listening.plies:  # noqa: ASYNC110  (no event tells)
                await asyncio.sleep(0.01)
        return meanwhile, session.seat_names()

    meanwhile, afterwards = asyncio.run(story())

    assert sorted(meanwhile) == ["Ann", "Bob"]
    assert sorted(afterwards) == ["Anna", "Bob"]
