"""The service of tables: what is kept in memory, for whom, and for how long."""

import asyncio
from functools import partial
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from himiko.server.live import scheduler
from himiko.server.live.bot_runner import level
from himiko.server.live.table_service import IDLE_SECONDS
from himiko.server.live.table_session import MOST_KEPT, Known, TableSession
from himiko.server.storage.people import Shown
from himiko.server.storage.store import Store
from himiko.server.tables import Identity, Table, commands
from himiko.server.tables.seats import NOBODY
from tests.server.services import Listening, first, services
from tests.server.tables import ANN, BOB, Desk
from tests.server.test_storage import stored


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


def test_what_is_sent_of_a_table_is_never_old(store: Store) -> None:
    """It is written only when something of it has changed: who is there, names, seats."""
    desk = stored(store)
    session = TableSession(desk.table, {})
    before = desk.table
    told: list[tuple[bytes, dict[str, Any]]] = []

    def tell() -> None:
        known = Known(ANN, None, desk.table.ply, desk.table.number)
        told.append((session.message_for(None, known, desk.now), full(session, desk)))

    tell()
    session.here.update(["ann"])
    tell()
    session.note_absences(desk.now)
    tell()
    session.names = {"bob": Shown("Bob", verified=True)}
    tell()
    session.change(played(desk, 1))
    tell()
    desk.do(commands.leave, BOB)
    session.change(desk.table)
    tell()
    twin = before.after(())
    twin.rematch = "another"
    session.change(twin)
    tell()

    assert [from_json(sent) for sent, _ in told] == [shown for _, shown in told]
    assert len({sent for sent, _ in told}) == len(told)


def full(session: TableSession, desk: Desk) -> dict[str, Any]:
    """Return the state written from scratch, as it comes out of JSON."""
    state = session.state(ANN, None, desk.table.ply, desk.table.number, desk.now)
    written: dict[str, Any] = from_json(to_json(state))
    return written


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


def test_a_table_that_cannot_be_looked_after_hinders_nothing_else(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is stale is still read again, and what nobody uses is dropped."""
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.01)
    stored(store)

    def fail(*_: object) -> list[Any]:
        raise ValueError("broken")

    monkeypatch.setattr(commands, "stand_in", fail)

    async def story() -> None:
        parts = await services(store)
        Listening(await parts.tables.session("t"))
        gone_on = asyncio.Event()

        def drop_idle() -> int:
            gone_on.set()
            return 0

        monkeypatch.setattr(parts.tables, "drop_idle", drop_idle)
        await parts.scheduler.start()
        async with asyncio.timeout(30):
            await gone_on.wait()
        await parts.scheduler.stop()

    asyncio.run(story())


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


def test_memory_is_given_back_when_most_tables_are_gone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no more are going; while others take their place, everybody would wait in vain."""
    monkeypatch.setattr(scheduler, "GIVE_BACK_SECONDS", 0.0)
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.01)
    drops = [1, 0, 2, 3, 0, 0]
    given = []
    monkeypatch.setattr(scheduler, "give_back", lambda: given.append(len(drops)))
    stored(store)

    async def story() -> None:
        parts = await services(store)
        session = await parts.tables.session("t")
        session.here.update(["ann"])  # one table is in use all the time
        monkeypatch.setattr(parts.tables, "drop_idle", lambda: drops.pop(0) if drops else 0)
        await parts.scheduler.start()
        async with asyncio.timeout(30):
            while drops:  # noqa: ASYNC110  (no event tells)
                await asyncio.sleep(0.01)
        await parts.scheduler.stop()

    asyncio.run(story())

    assert given == [1]  # after the first look that found nothing to drop any more


def played(desk: Desk, plies: int) -> Table:
    """Play on."""
    for _ in range(plies):
        desk.add(first(desk.table))
    return desk.table
