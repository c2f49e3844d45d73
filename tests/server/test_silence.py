"""What fails silently is noticed: connections, clocks, files."""

import contextlib
import shutil
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from himiko.server.live import heartbeat
from himiko.server.live.heartbeat import Heartbeat
from himiko.server.live.peers import ALIVE_SECONDS, Peers
from himiko.server.storage import file, processes
from himiko.server.storage.database import connect
from himiko.server.storage.outage import StorageAway
from tests.server.clockwork import query, wait_until
from tests.server.postgres import Cluster
from tests.server.serving import serving, settings
from tests.server.silence import relayed

HOURS = 2 * 3_600_000


def change(url: str, statement: str, **values: Any) -> None:
    """Change something in a database."""
    engine = connect(url)
    with engine.connect().execution_options(write=True) as connection, connection.begin():
        connection.execute(text(statement), values)
    engine.dispose()


def test_after_a_silent_fail_over_every_write_is_answered(postgres: Cluster) -> None:
    """Within fifteen seconds, and when the database is there again they succeed."""
    with relayed(postgres.new_database()) as (url, relay), serving(settings(url)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me")
        action = ann.state(table)["legal"][0]
        wait_until(lambda: ann.get("/ready").status_code == 200)
        relay.be_silent()
        took: list[float] = []

        def write() -> None:
            began = time.monotonic()
            answer = ann.post(f"{table}/play", ply=0, action=action)
            assert answer.status_code == 503
            took.append(time.monotonic() - began)

        writers = [threading.Thread(target=write) for _ in range(4)]
        for number, writer in enumerate(writers):
            writer.start()
            time.sleep(number)  # they wait behind each other
        for writer in writers:
            writer.join()
        alive = ann.get("/health").status_code
        wait_until(lambda: ann.get("/ready").status_code == 503)
        relay.speak()
        wait_until(lambda: ann.get("/ready").status_code == 200)
        done = ann.post(f"{table}/play", ply=0, action=action)

    assert len(took) == 4
    assert max(took) < 15
    assert alive == 200
    assert done.status_code == 200


def test_a_listener_that_died_silently_is_noticed(postgres: Cluster) -> None:
    """What the others did meanwhile is read when it listens again."""
    plain = postgres.new_database()
    with (
        serving(settings(plain)) as right,
        relayed(plain) as (url, relay),
        serving(settings(url)) as deaf,
    ):
        ann = right.guest("Ann")
        table = ann.new_table("me", "me")
        there = deaf.client()
        assert there.state(table)["ply"] == 0
        app: Any = deaf.uvicorn.config.app
        listener = app.state.context.readiness.notices
        wait_until(lambda: listener.is_listening)
        for _, passes in relay.pairs:  # all connections of before; new ones get through
            passes.clear()
        state = ann.state(table)
        ann.post(f"{table}/play", ply=0, action=state["legal"][0])

        wait_until(lambda: there.get(table).status_code == 200 and there.state(table)["ply"] == 1)


def test_a_process_that_is_not_ready_sends_its_clients_away(postgres: Cluster) -> None:
    """Their sockets are closed with the code to come again, to another process."""
    with relayed(postgres.new_database()) as (url, relay), serving(settings(url)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me")
        wait_until(lambda: ann.get("/ready").status_code == 200)
        with ann.live(table) as socket:
            relay.be_silent()
            with contextlib.suppress(ConnectionClosed):
                while True:
                    socket.recv(timeout=60)
            closed = socket.close_code
        wait_until(lambda: ann.get(table).status_code == 503)

    assert closed == 1012


def test_a_lease_of_a_machine_whose_clock_was_ahead_does_not_last(postgres: Cluster) -> None:
    """Its process is dead when its number does not move, whatever time it wrote."""
    url = postgres.new_database()
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("drifter", "drifter", start_when_full=False)
    ahead = round(time.time() * 1000) + HOURS
    id_ = table.rpartition("/")[2]
    change(url, "INSERT INTO processes (id, until) VALUES ('ghost', :at)", at=ahead)
    change(url, "INSERT INTO leases (\"table\", process) VALUES (:id, 'ghost')", id=id_)
    change(url, "UPDATE pulse SET at = :at", at=ahead)

    with serving(settings(url)) as server:
        again = server.client()
        again.cookies = ann.cookies
        again.post(f"{table}/start")

        wait_until(lambda: again.state(table)["ply"] > 0, 30)


def test_clocks_run_on_after_a_clock_that_was_ahead(url: str) -> None:
    """Time goes on where it was, instead of standing still until the hour comes again."""
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me", clock={"kind": "live", "minutes": 5})
    for statement in (
        "UPDATE entries SET at = at + :ms",
        "UPDATE tables SET due = due + :ms WHERE due > 0",
        "UPDATE pulse SET at = at + :ms",
    ):
        change(url, statement, ms=HOURS)

    with serving(settings(url)) as server:
        again = server.client()
        again.cookies = ann.cookies
        turn = again.state(table)["turn"]

        def left() -> int:
            return int(again.state(table)["clocks"]["left"][turn])

        first = left()
        wait_until(lambda: left() <= first - 1_000, 30)
        later = left()

    assert first > 4 * 60_000
    assert later > first - 60_000


def test_who_moves_is_alive_by_our_own_clock() -> None:
    """Whatever the numbers say of the time."""
    now = 100.0
    peers = Peers("me", lambda: now)
    peers.note({"moving": 1, "ghost": 10**15, "me": 1})

    now += ALIVE_SECONDS - 1
    peers.note({"moving": 2, "ghost": 10**15, "me": 2})
    both = peers.alive
    now += 2
    one = peers.alive
    now += 700

    assert both == {"me", "moving", "ghost"}
    assert one == {"me", "moving"}
    assert set(peers.forgotten) >= {"ghost"}


def test_a_process_that_comes_takes_the_time_of_those_who_are_there(postgres: Cluster) -> None:
    """Its own clock may be hours ahead: nobody's time is gone for that."""
    url = postgres.new_database()
    with serving(settings(url)) as server:
        app: Any = server.uvicorn.config.app
        clock = app.state.context.clock
        wait_until(lambda: query(url, "SELECT at FROM pulse"))
        clock.offset -= HOURS / 1000  # of those who are there, the time is two hours earlier
        change(url, "UPDATE pulse SET at = at - :ms", ms=HOURS)
        wait_until(lambda: abs(query(url, "SELECT at FROM pulse")[0][0] - clock()) < 10_000)
        with serving(settings(url)) as other:
            its_app: Any = other.uvicorn.config.app
            difference = abs(its_app.state.context.clock() - clock())

    assert difference < 10_000


def test_a_database_that_was_deleted_is_away(tmp_path: Path) -> None:
    """What would be lost with the process is not acknowledged."""
    folder = tmp_path / "data"
    folder.mkdir()
    with serving(settings(f"sqlite:///{folder / 'himiko.db'}")) as server:
        ann = server.guest("Ann")
        wait_until(lambda: ann.get("/ready").json()["ok"])
        shutil.rmtree(folder)
        refused = ann.post("/api/tables", seats=["me", "me"])
        ready = ann.get("/ready")

    assert (refused.status_code, refused.json()["code"]) == (503, "storage_away")
    assert (ready.status_code, ready.json()["room"]) == (503, False)


def test_a_full_disk_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before it is quite full, and while the process is alive."""
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}")) as server:
        client = server.client()
        wait_until(lambda: client.get("/ready").json()["ok"])
        monkeypatch.setattr(file, "FREE_BYTES", 1 << 60)
        answer = client.get("/ready")

    assert answer.status_code == 503
    assert answer.json()["room"] is False
    assert answer.json()["writes"] is True


def test_a_process_that_cannot_write_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though it is alive, can read, and has room: somebody else keeps the database locked."""
    monkeypatch.setattr(heartbeat, "READY_SECONDS", 2.0)
    monkeypatch.setattr(processes, "LONE_HEARTBEAT_SECONDS", 0.2)
    file_ = tmp_path / "himiko.db"
    with serving(settings(f"sqlite:///{file_}")) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me")
        wait_until(lambda: ann.get("/ready").status_code == 200)
        with contextlib.closing(sqlite3.connect(file_, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            wait_until(lambda: ann.get("/ready").status_code == 503)
            said = ann.get("/ready").json()
            others = [ann.get(path).status_code for path in ("/health", table)]
            refused = ann.post(f"{table}/play", ply=0, action=ann.state(table)["legal"][0])
        wait_until(lambda: ann.get("/ready").status_code == 200)

    assert (said["writes"], said["listens"], said["room"]) == (False, True, True)
    assert others == [200, 200]
    assert (refused.status_code, refused.json()["code"]) == (503, "storage_away")


def test_a_connection_to_postgresql_waits_for_nothing_forever(postgres: Cluster) -> None:
    """Not for a statement or a lock; nor does the system for a machine that is gone."""
    engine = connect(postgres.new_database(), timeouts=True)
    with engine.connect() as connection:
        limits = [
            connection.scalar(text(f"SHOW {name}"))
            for name in ("statement_timeout", "lock_timeout")
        ]
        own: Any = connection.connection.dbapi_connection
        system = own.info.get_parameters()
    engine.dispose()

    assert limits == ["4s", "3s"]
    assert int(system["connect_timeout"]) <= 5
    asked, again = int(system["keepalives_idle"]), int(system["keepalives_interval"])
    assert asked + again * int(system["keepalives_count"]) <= 15
    assert int(system["tcp_user_timeout"]) <= 15_000


def test_a_database_away_at_the_start_is_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clocks and computer players begin when it is there, and not never."""
    beat, away = Heartbeat.beat, [True]

    async def first_away(self: Heartbeat) -> list[str]:
        if away:
            away.clear()
            raise StorageAway
        return await beat(self)

    monkeypatch.setattr(Heartbeat, "beat", first_away)

    with serving(settings(url)) as server:
        client = server.client()
        wait_until(lambda: client.get("/ready").status_code == 200)

    assert not away
