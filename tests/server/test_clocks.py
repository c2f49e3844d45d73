"""Clocks: they stand still while the server is away, and one process looks after each."""

import asyncio
import time
from typing import Any

import pytest

from himiko.server.live import peers
from himiko.server.live.heartbeat import Heartbeat
from himiko.server.live.table_service import TableService
from himiko.server.ops.verify import verify
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage import heartbeat, table_log
from himiko.server.storage.database import connect
from himiko.server.storage.schema import metadata
from himiko.server.storage.store import Store
from himiko.server.tables import Table
from himiko.server.tables.options import DAY, MINUTE
from tests.server.clockwork import advance, move_back, pass_time, query, tables, wait_until
from tests.server.postgres import Cluster
from tests.server.services import first, services
from tests.server.serving import serving, settings
from tests.server.tables import Desk
from tests.server.test_storage import stored
from tools.loadtest.players import post
from tools.loadtest.process import ServerProcess

LIVE = {"clock": {"kind": "live", "minutes": 5}, "stand_in": "drifter"}


@pytest.mark.parametrize(
    "clock", [{"kind": "live", "minutes": 5}, {"kind": "days", "days": 1}], ids=["live", "days"]
)
def test_clocks_stand_still_while_the_server_is_away(url: str, clock: Any) -> None:
    """However long: the player to act has the time they had when it went."""
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me", clock=clock)
        cookies = ann.cookies
        before = ann.state(table)
    move_back(url, 3 * DAY, heartbeat=True)

    with serving(settings(url)) as server:
        again = server.client()
        again.cookies = cookies
        time.sleep(1.5)  # the sweep for empty clocks has come by
        after = again.state(table)

    turn = before["turn"]
    assert after["table"]["seats"][turn]["kind"] == "human"
    assert before["clocks"]["left"][turn] - after["clocks"]["left"][turn] < MINUTE
    assert verify(url) == []


def test_clocks_run_on_while_the_server_is_there(url: str) -> None:
    """A heartbeat that is not missing gives nothing back."""
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me", **LIVE)
        turn = ann.state(table)["turn"]

        pass_time(server, 6 * MINUTE)

        wait_until(lambda: ann.state(table)["table"]["seats"][turn]["kind"] == "absent")
        assert ann.state(table)["table"]["seats"][turn]["why"] == "time"


def test_a_missing_heartbeat_is_given_back_once(store: Store) -> None:
    """As an entry of the log; a second process finds nothing more to give."""
    desk = Desk(clock={"kind": "live", "minutes": 10})
    stored(store, desk)
    seat, then = desk.table.clocks.seat or 0, desk.table.at
    left = desk.table.clocks.left(seat, then)
    gap = 7 * MINUTE

    first = store.writer.submit(lambda c: heartbeat.heartbeat(c, then)).result()
    given = store.writer.submit(lambda c: heartbeat.heartbeat(c, then + gap)).result()
    again = store.writer.submit(lambda c: heartbeat.heartbeat(c, then + gap)).result()

    table = store.ask(lambda c: table_log.load(c, "t"))
    assert (first, given, again) == ([], ["t"], [])
    assert table.clocks.left(seat, then + gap) == left
    assert table.clocks.deadline == then + gap + (left or 0)
    assert table.number == desk.table.number + 1


def test_whoever_moves_right_after_an_outage_gets_it_back(store: Store) -> None:
    """Even before the server has looked after the clocks."""
    desk = Desk(clock={"kind": "live", "minutes": 10})
    desk.now = int(time.time() * 1000)
    stored(store, desk)
    seat = desk.table.turn or 0

    async def story() -> Table:
        parts = await services(store)
        await parts.scheduler.start()
        advance(parts.clock, 7 * MINUTE)
        table = await parts.tables.do("t", first)
        await parts.scheduler.stop()
        return table

    table = asyncio.run(story())

    assert table.ply == 1
    assert table.clocks.used[seat] < MINUTE


def test_only_what_was_missed_is_given_back(store: Store) -> None:
    """Who moved within the gap was not waiting all of it; one without a clock gets nothing."""
    desk = Desk(clock={"kind": "live", "minutes": 10})
    stored(store, desk)
    then = desk.table.at
    store.writer.submit(lambda c: heartbeat.heartbeat(c, then - 5 * MINUTE)).result()

    store.writer.submit(lambda c: heartbeat.heartbeat(c, then + MINUTE)).result()

    table = store.ask(lambda c: table_log.load(c, "t"))
    assert table.clocks.used == (0, 0)
    assert table.clocks.left(table.clocks.seat or 0, then + MINUTE) == 10 * MINUTE


def test_a_table_that_cannot_be_replayed_stops_no_other(url: str) -> None:
    """The server starts, gives the others their time back, and looks after their clocks."""
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        broken, good = (ann.new_table("me", "me", **LIVE) for _ in range(2))
        cookies = ann.cookies
    spoil(url, broken.rpartition("/")[2])
    move_back(url, DAY, heartbeat=True)

    with serving(settings(url)) as server:
        again = server.client()
        again.cookies = cookies
        before = again.state(good)
        pass_time(server, 6 * MINUTE)
        wait_until(lambda: replaced(url).keys() == {good.rpartition("/")[2]})

    assert before["table"]["seats"][before["turn"]]["kind"] == "human"


def spoil(url: str, table: str) -> None:
    """Let a table's log end with what cannot have been played, and its clock be due first."""
    engine = connect(url)
    entry = metadata.tables["entries"].insert()
    with engine.connect().execution_options(write=True) as connection, connection.begin():
        row = {"table": table, "number": 99, "at": 1, "kind": "action", "seat": 0}
        connection.execute(entry.values({**row, "data": '{"action":"dance"}'}))
        tables = metadata.tables["tables"]
        connection.execute(tables.update().where(tables.c.id == table).values(due=1))
    engine.dispose()


def replaced(url: str) -> dict[str, int]:
    """Count for each table how often a player was replaced."""
    statement = "SELECT \"table\", count(*) FROM entries WHERE kind = 'replaced' GROUP BY 1"
    return {row[0]: row[1] for row in query(url, statement)}


@pytest.fixture
def doers(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[int]]:
    """Return, for each table, the halls that did something there."""
    known: dict[str, set[int]] = {}
    plain = TableService.do

    async def noted(self: TableService, id_: str, command: Any) -> Any:
        known.setdefault(id_, set()).add(id(self))
        return await plain(self, id_, command)

    monkeypatch.setattr(TableService, "do", noted)
    return known


def test_each_clock_is_handled_by_one_process(
    postgres: Cluster, doers: dict[str, set[int]]
) -> None:
    """Both see that it is empty; the one with the lease acts, the other does not even try."""
    url = postgres.new_database()
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        tables = {ann.new_table("me", "me", **LIVE).rpartition("/")[2] for _ in range(12)}
    move_back(url, 6 * MINUTE, heartbeat=False)

    with serving(settings(url)), serving(settings(url)):
        wait_until(lambda: replaced(url).keys() == tables)
        time.sleep(2)  # both have swept again
        held = {row[0] for row in query(url, 'SELECT "table" FROM leases')}

    assert set(replaced(url).values()) == {1}
    assert doers.keys() == held == tables
    assert all(len(halls) == 1 for halls in doers.values())
    assert verify(url) == []


def test_each_computer_turn_is_handled_by_one_process(
    postgres: Cluster, doers: dict[str, set[int]]
) -> None:
    """Whole games of computer players, found by two processes at once."""
    url = postgres.new_database()
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        options = {"start_when_full": False}
        paths = [ann.new_table("drifter", "drifter", **options) for _ in range(6)]
        ids = {path.rpartition("/")[2] for path in paths}
    doers.clear()

    with serving(settings(url)) as one, serving(settings(url)):
        again = one.client()
        again.cookies = ann.cookies
        for path in paths:
            assert again.post(f"{path}/start").status_code == 200
        over = "SELECT count(*) FROM tables WHERE status = 'over'"
        wait_until(lambda: query(url, over)[0][0] == len(paths), 180)
        starter = id(tables(one))

    # Who started a game is in it, too: that was the person's act, not the process's own.
    assert doers.keys() == ids
    assert all(len(doing - {starter}) <= 1 for doing in doers.values())
    numbers = query(url, 'SELECT count(*), count(DISTINCT number) FROM entries GROUP BY "table"')
    assert all(every == different for every, different in numbers)
    assert verify(url) == []


def test_clocks_and_computers_of_a_process_that_died_are_taken_over(postgres: Cluster) -> None:
    """By the other one, as soon as the first is not alive any more, and not before."""
    url = postgres.new_database()
    with ServerProcess(url) as first, serving(settings(url)) as second:
        _, cookie = post(first.address, "/api/me", {"name": "Ann"})
        body = {"seats": ["drifter", "me"], "options": LIVE}
        tables: set[str] = set()
        while len(query(url, LEASED)) < 3:  # a table at which the drifter began
            made, _ = post(first.address, "/api/tables", body, cookie)
            tables.add(made["table"]["id"])
            wait_until(lambda: len(query(url, WAITING)) == len(tables))
        leased = {table for table, _ in query(url, LEASED)}

        alive = last_alive(url, query(url, LEASED)[0][1])
        first.kill()
        pass_time(second, 6 * MINUTE)
        early = replaced(url).keys() & leased
        while time.monotonic() < alive + peers.ALIVE_SECONDS - 0.5:
            assert not early
            time.sleep(0.2)
            early = replaced(url).keys() & leased

        wait_until(lambda: replaced(url).keys() == tables)
        ((last,),) = query(url, "SELECT max(at) FROM entries WHERE kind = 'replaced'")
        wait_until(lambda: query(url, PLAYED, at=last))

    assert set(replaced(url).values()) == {1}
    assert verify(url) == []


def last_alive(url: str, process: str) -> float:
    """Wait for a sign of life of a process; return a moment shortly before it, and not after."""

    def sign() -> Any:
        return query(url, "SELECT until FROM processes WHERE id = :id", id=process)

    before, moment = sign(), time.monotonic()
    while True:
        asked = time.monotonic()
        if sign() != before:
            return moment
        moment = asked
        time.sleep(0.05)


LEASED = 'SELECT "table", process FROM leases'
WAITING = "SELECT 1 FROM tables WHERE turn = 1"
PLAYED = "SELECT 1 FROM entries WHERE kind = 'action' AND at > :at LIMIT 1"


def test_of_those_who_start_together_one_says_what_time_it_is(store: Store) -> None:
    """Their clocks may be hours apart; on a new database, and after nobody was there."""
    hour = 60 * MINUTE

    def start(now: int, seen: int | None) -> int:
        given = store.writer.submit(lambda c: heartbeat.first_heartbeat(c, now, seen)).result()
        return given[1]

    fresh = [start(10 * hour, None), start(12 * hour, None)]
    later = [start(11 * hour, 10 * hour), start(9 * hour, 10 * hour), start(13 * hour, 10 * hour)]
    equal = [start(11 * hour, 11 * hour), start(20 * hour, 11 * hour)]

    assert fresh == [10 * hour, 10 * hour]
    assert later == [11 * hour, 11 * hour, 11 * hour]
    assert equal == [11 * hour + 1, 11 * hour + 1]


def test_two_heartbeats_at_once_set_the_clock_once(store: Store) -> None:
    """A process that comes second takes the time of the first, however many are in a hurry."""

    async def hurried() -> int:
        clock = SteadyClock()
        own = Heartbeat(store, clock, peers.Peers("second"))
        store.writer.submit(lambda c: heartbeat.heartbeat(c, clock() - MINUTE)).result()
        await own.align()
        ahead = clock() + 120 * MINUTE
        store.writer.submit(lambda c: heartbeat.heartbeat(c, ahead)).result()
        await asyncio.gather(own.beat(), own.beat())
        return clock() - ahead

    assert 0 <= asyncio.run(hurried()) < MINUTE
