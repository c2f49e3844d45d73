"""Storage, on both databases."""

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, select, text
from sqlalchemy.exc import IntegrityError

from himiko.server.names import skeleton
from himiko.server.storage import (
    chat,
    devices,
    migrate,
    people,
    processes,
    schema,
    table_log,
)
from himiko.server.storage.database import connect
from himiko.server.storage.schema import metadata
from himiko.server.storage.store import Store
from himiko.server.storage.table_queries import TableQuery, listed
from himiko.server.tables import Identity, commands
from himiko.server.tables.options import MINUTE, Options
from tests.server.tables import Desk

if TYPE_CHECKING:
    from concurrent.futures import Future
from functools import partial

NOW = 10


def stored(store: Store, desk: Desk | None = None) -> Desk:
    """Return a running table that is in the database."""
    desk = desk or Desk(2, listed=True)
    store.writer.submit(_people).result()
    for name in ("ann", "bob"):
        desk.do(commands.sit, Identity(name, frozenset({name})))
    store.writer.submit(lambda c: table_log.create(c, desk.table, desk.log, 5)).result()
    return desk


def _people(connection: Connection) -> None:
    for name in ("ann", "bob"):
        row = {"id": name, "name": name.title(), "created": 1}
        connection.execute(metadata.tables["people"].insert().values(row))


def play(store: Store, desk: Desk) -> "Future[None]":
    """Play the first legal action and store it."""
    before = desk.table
    assert before.game
    name = ("ann", "bob")[before.turn or 0]
    who = Identity(name, frozenset({name}))
    desk.do(commands.play, who, before.ply, before.game.legal()[0])
    after, entry = desk.table, desk.log[-1]
    return store.writer.submit(table_log.Append(before, after, [entry]))


def test_migrations_make_the_schema(url: str) -> None:
    """From an empty database, and nothing differs from what the code expects."""
    engine = connect(url)
    assert migrate.current(engine) is None

    migrate.upgrade(engine)

    assert migrate.current(engine) == migrate.newest()
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_an_older_database_is_brought_up_with_its_games(url: str) -> None:
    """What it holds stays."""
    engine = connect(url)
    migrate.upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people (id, name, created) VALUES ('x', 'X', 1)"))
        assert not inspect(connection).has_table("leases")
    engine.dispose()

    store = Store(url)

    assert store.ask(lambda c: people.names(c, ["x"])) == {"x": ("X", False)}
    assert store.ask(lambda c: inspect(c).has_table("leases"))
    store.close()


def test_a_guest_of_an_older_database_wears_no_account_s_name(url: str) -> None:
    """Nor the same in other letters; whoever has another name keeps it."""
    engine = connect(url)
    migrate.upgrade(engine, "0006")
    rows = (("a", "max", "max"), ("b", "Max", None), ("c", "Mia", None))
    insert = text(
        "INSERT INTO people (id, name, created, account, skeleton, verified)"
        " VALUES (:id, :name, 1, :account, :skeleton, :verified)"
    )
    with engine.begin() as connection:
        for id_, name, account in rows:
            look = skeleton(name)
            row = {"id": id_, "name": name, "account": account, "skeleton": look}
            connection.execute(insert, {**row, "verified": account and look})
    engine.dispose()

    store = Store(url)
    shown = store.ask(lambda c: people.names(c, ["a", "b", "c"]))
    store.close()

    assert (shown["a"], shown["c"]) == (("max", True), ("Mia", False))
    assert shown["b"].name.startswith("Max ")


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    """From its entries alone."""
    desk = stored(store)
    for _ in range(20):
        play(store, desk).result()

    table = store.ask(lambda c: table_log.load(c, "t"))

    assert table.game
    assert desk.table.game
    assert table.game.position() == desk.table.game.position()
    assert (table.number, table.seats, table.at) == (
        desk.table.number,
        desk.table.seats,
        desk.table.at,
    )


def test_an_entry_is_stored_once(store: Store) -> None:
    """The second of the same number is refused, and takes nothing else with it."""
    desk = stored(store)
    before, after, entry = desk.table, desk.table, desk.log[-1]
    one = store.writer.submit(table_log.Append(before, after, [entry]))
    other = play(store, desk)

    with pytest.raises(IntegrityError):
        one.result()
    other.result()

    assert len(store.ask(lambda c: table_log.entries_after(c, "t", 0))) == len(desk.log)


def test_entries_that_wait_together_fail_alone(store: Store) -> None:
    """One of a batch that is stored already is refused; the others are stored, and told."""
    desk = stored(store)
    start = threading.Event()
    held = store.writer.submit(lambda _: start.wait(10))  # all that follow make one batch
    first = play(store, desk)
    before, after, entry = desk.table, desk.table, desk.log[-1]
    again = store.writer.submit(table_log.Append(before, after, [entry]))
    last = play(store, desk)
    start.set()

    assert held.result()
    first.result()
    with pytest.raises(IntegrityError):
        again.result()
    last.result()
    assert store.ask(lambda c: table_log.load(c, "t")).number == desk.table.number
    (row,) = store.ask(lambda c: listed(c, TableQuery("running", [], 10, None), NOW))
    assert row["turn"] == desk.table.turn


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_play_is_one_statement_where_processes_share_a_database(store: Store) -> None:
    """It is stored with its table's summary, and the others are notified; nothing else is asked."""
    desk = stored(store)
    play(store, desk).result()  # a connection is kept for the next
    said: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *given: said.append(given[2]))

    for _ in range(12):
        play(store, desk).result()

    assert len(said) == 12
    assert all("pg_notify" in one for one in said)
    row = store.ask(lambda c: c.execute(select(schema.tables)).one())
    after = table_log.summary(desk.table)
    assert (row.status, row.listed, row.turn, row.due) == after
    assert row.last == desk.table.number
    loaded = store.ask(lambda c: table_log.load(c, "t"))
    assert (loaded.head, loaded.at) == (desk.table.head, desk.table.at)


def test_waiting_writes_share_a_commit(store: Store) -> None:
    """All are answered, with fewer commits than writes."""
    desk = stored(store)
    commits = store.writer.commits

    futures = [play(store, desk) for _ in range(40)]
    for future in futures:
        future.result()

    assert store.writer.commits - commits < 40


def test_lists_tell_what_is_open_running_and_whose_turn(store: Store) -> None:
    """From the derived columns."""
    desk = stored(store)
    mover = ("ann", "bob")[desk.table.turn or 0]

    running: Any = store.ask(lambda c: listed(c, TableQuery("running", [], 10, None), NOW))
    mine: Any = store.ask(lambda c: listed(c, TableQuery("mine", [mover], 10, None), NOW))

    assert [row["id"] for row in running] == ["t"]
    assert [seat["name"] for seat in running[0]["seats"]] == ["Ann", "Bob"]
    assert mine[0]["my_turn"]
    assert store.ask(lambda c: listed(c, TableQuery("open", [], 10, None), NOW)) == []


def test_pages_of_one_s_own_tables_repeat_and_miss_none(store: Store) -> None:
    """Those with one's turn all come on the first page, old as they may be."""
    desk = stored(store)
    turn = desk.table.turn or 0
    mover = ("ann", "bob")[turn]

    def add_tables(connection: Connection) -> None:
        tables, seats = schema.tables, schema.seats
        row = dict(connection.execute(tables.select()).mappings().one())
        rows = [dict(one) for one in connection.execute(seats.select()).mappings()]
        for number in range(6):
            new = {"id": f"{number}", "updated": number, "turn": turn if number < 2 else 1 - turn}
            connection.execute(tables.insert().values({**row, **new}))
            new_rows = [{**one, "table": f"{number}"} for one in rows]
            connection.execute(seats.insert(), new_rows)

    store.writer.submit(add_tables).result()

    def page(before: int | None) -> list[Any]:
        return store.ask(lambda c: listed(c, TableQuery("mine", [mover], 2, before), NOW))

    first = page(None)
    second = page(first[-1]["updated"])

    assert [row["id"] for row in first] == ["t", "1", "0", "5", "4"]
    assert [row["id"] for row in second] == ["3", "2"]
    assert page(second[-1]["updated"]) == []


def test_other_options_are_listed(store: Store) -> None:
    """As soon as they are chosen."""
    desk = Desk(2, listed=True)
    store.writer.submit(_people).result()
    store.writer.submit(lambda c: table_log.create(c, desk.table, [], 5)).result()
    before = desk.table

    other = Options(listed=True, hints=False)
    desk.do(commands.change_options, Identity("ann", frozenset({"ann"})), other)
    after, entry = desk.table, desk.log[-1]
    store.writer.submit(table_log.Append(before, after, [entry])).result()

    asked = TableQuery("open", [])
    (row,) = store.ask(lambda c: listed(c, asked, NOW))
    assert Options.model_validate_json(row["options"]) == other
    a_month = 30 * 24 * 60 * MINUTE
    assert store.ask(lambda c: listed(c, asked, NOW + a_month)) == []


def test_lines_keep_their_numbers_when_somebody_is_forgotten(store: Store) -> None:
    """A page knows by the number what it has heard."""
    stored(store)

    def say(person: str, line: str) -> int:
        saying = partial(chat.say, table="t", person=person, text=line, now=1)
        return store.writer.submit(saying).result()

    numbers = [say("ann", "one"), say("bob", "two")]
    store.writer.submit(lambda c: people.forget(c, ["bob"], 2)).result()
    numbers.append(say("ann", "three"))

    assert numbers == [1, 2, 3]
    lines = store.ask(lambda c: chat.said(c, "t", 0))
    assert [(line["number"], line["text"]) for line in lines] == [(1, "one"), (3, "three")]
    assert "two" not in str(store.ask(lambda c: c.execute(select(schema.chats)).all()))


def test_a_secret_is_hashed_and_a_wrong_one_refused(store: Store) -> None:
    """Only the cookie of the device lets its person in."""
    person = store.writer.submit(lambda c: people.new_guest(c, "Ann", 1)).result()
    device = store.writer.submit(lambda c: devices.new_device(c, person, 1)).result()

    known = store.ask(lambda c: devices.identify(c, device.cookie, 1))
    wrong = store.ask(lambda c: devices.identify(c, f"{device.id}.wrong", 1))
    kept = store.ask(lambda c: c.execute(text("SELECT secret FROM devices")).scalar_one())

    assert known
    assert known.who.id == person
    assert wrong is None
    assert device.secret.encode() not in bytes(kept)


def test_an_account_takes_over_a_guest_and_can_be_forgotten(store: Store) -> None:
    """The account is then both of them; the guest's device is nobody's."""

    def story(connection: Connection) -> tuple[Any, ...]:
        owner, guest = (people.new_guest(connection, name, 1) for name in ("Ann", "Guest"))
        people.new_account(connection, owner, "Ann", "hash")
        mine, theirs = (devices.new_device(connection, who, 1) for who in (owner, guest))
        people.merge(connection, guest, owner)
        before = [devices.identify(connection, one.cookie, 1) for one in (mine, theirs)]
        people.forget(connection, [owner, guest], 2)
        return before, {owner, guest}, devices.identify(connection, mine.cookie, 2)

    (mine, theirs), both, after = store.writer.submit(story).result()

    assert mine.who.ids == both
    assert theirs is None
    assert after is None
    assert store.ask(lambda c: people.password_of(c, "ann")) is None


def test_a_lease_is_one_process_s_until_it_is_gone(store: Store) -> None:
    """Then another takes it over."""
    stored(store)

    def story(connection: Connection) -> list[bool]:
        processes.register(connection, "p", 0)
        processes.register(connection, "q", 0)
        mine = processes.claim_lease(connection, "t", "p", {"p", "q"})
        theirs = processes.claim_lease(connection, "t", "q", {"p", "q"})
        late = processes.claim_lease(connection, "t", "q", {"q"})
        again = processes.claim_lease(connection, "t", "p", {"p", "q"})
        return [mine, theirs, late, again]

    assert store.writer.submit(story).result() == [True, False, True, False]


def test_nobody_is_at_a_process_that_is_gone(store: Store) -> None:
    """What it could not take back itself, the others do."""
    rows = [{"table": "t", "person": "ann", "process": process} for process in ("p", "q")]

    def story(connection: Connection) -> list[str]:
        processes.register(connection, "p", 0)
        processes.register(connection, "q", 0)
        connection.execute(schema.presences.insert(), rows)
        processes.register(connection, "q", 1, ["p"])
        return list(connection.scalars(select(schema.presences.c.process)))

    assert store.writer.submit(story).result() == ["q"]


def test_chat_is_numbered_and_mutes_are_kept(store: Store) -> None:
    """The last things said come, the oldest first."""
    stored(store)
    for line in ("one", "two", "three"):
        store.writer.submit(partial(chat.say, table="t", person="ann", text=line, now=1)).result()
    store.writer.submit(lambda c: chat.mute(c, "bob", "ann")).result()

    told: Any = store.ask(lambda c: chat.said(c, "t", 1))

    assert [(line["number"], line["text"]) for line in told] == [(2, "two"), (3, "three")]
    assert store.ask(lambda c: chat.muted(c, ["bob"])) == {"ann"}


def test_writes_can_be_awaited(store: Store) -> None:
    """From an event loop."""

    async def story() -> object:
        await store.write(lambda c: people.new_guest(c, "Ann", 1))
        return await store.read(lambda c: c.execute(text("SELECT name FROM people")).scalar_one())

    assert asyncio.run(story()) == "Ann"


def _echo(number: int, _: Connection) -> int:
    return number


def test_many_writes_are_awaited_at_once(store: Store) -> None:
    """Each gets its own answer or error; one that nobody awaits any more harms no other."""

    def fail(_: Connection) -> None:
        raise KeyError("mine")

    async def story() -> list[object]:
        gone = asyncio.ensure_future(store.write(lambda _: "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        jobs = [store.write(partial(_echo, number)) for number in range(50)]
        return await asyncio.gather(*jobs, store.write(fail), gone, return_exceptions=True)

    *answers, error, gone = asyncio.run(story())

    assert answers == list(range(50))
    assert isinstance(error, KeyError)
    assert isinstance(gone, asyncio.CancelledError)


def test_clocks_are_found_however_many_computers_are_to_act(store: Store) -> None:
    """Each kind of work has its own limit."""
    desk = stored(store, Desk(clock={"kind": "live", "minutes": 10}))

    def add_computers(connection: Connection) -> None:
        tables = metadata.tables["tables"]
        row = dict(connection.execute(tables.select()).mappings().one())
        for number in range(3):
            connection.execute(tables.insert().values({**row, "id": f"c{number}", "due": 0}))

    store.writer.submit(add_computers).result()
    late = desk.now + 11 * MINUTE

    assert store.ask(lambda c: table_log.due(c, desk.now, 2)) == ["c0", "c1"]
    assert store.ask(lambda c: table_log.due(c, late, 2)) == ["t", "c0", "c1"]


def test_a_database_s_errors_do_not_tell_what_was_stored(store: Store) -> None:
    """They may end up in a log."""
    desk = stored(store)
    entry = desk.log[-1]
    seed = str(desk.table.setup.deal.seed)

    with pytest.raises(IntegrityError) as again:
        store.writer.submit(lambda c: table_log.create(c, desk.table, [entry], 5)).result()

    assert seed not in str(again.value)
