"""Presence: the table shows who has it open, whichever process they are connected to."""

import asyncio
import json
import time
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from himiko.server.live import presence
from himiko.server.storage.store import Store
from himiko.server.tables.options import MINUTE
from tests.server.clockwork import pass_time, query, wait_until
from tests.server.postgres import Cluster
from tests.server.services import services
from tests.server.serving import Client, serving, settings
from tests.server.test_storage import stored
from tools.loadtest.process import ServerProcess


def here(state: Any) -> list[bool | None]:
    """Return who is there, by seat."""
    return [seat["here"] for seat in state["table"]["seats"]]


def until_here(socket: ClientConnection, wanted: list[bool | None]) -> None:
    """Wait for the notice that these are there, and for nothing else."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == "state" and here(message) == wanted:
            return


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who closes a table is gone half a second later."""
    monkeypatch.setattr(presence, "LINGER_SECONDS", 0.5)


def test_a_table_shows_who_is_there(url: str) -> None:
    """On opening and closing it, without asking; computers' seats have nobody."""
    with serving(settings(url)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.new_table("me", "open", "drifter")
        bob.post(f"{table}/sit")

        assert here(ann.state(table)) == [False, False, None]
        with ann.live(table) as socket:
            until_here(socket, [True, False, None])
            with bob.live(table), bob.live(table), server.guest("Eve").live(table):
                until_here(socket, [True, True, None])
            until_here(socket, [True, False, None])


def test_who_reloads_the_page_has_not_gone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others do not hear of a short break."""
    monkeypatch.setattr(presence, "LINGER_SECONDS", 30.0)
    with serving(settings(url)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.new_table("me", "open")
        bob.post(f"{table}/sit")
        with bob.live(table) as socket:
            until_here(socket, [False, True])
            for _ in range(3):
                with ann.live(table) as short:
                    until_here(short, [True, True])
            until_here(socket, [True, True])

            assert here(bob.state(table)) == [True, True]
            with pytest.raises(TimeoutError):
                socket.recv(timeout=0.5)


def sit(client: Client, table: str, name: str) -> None:
    """Sit down at a table through a process."""
    assert client.post("/api/me", name=name).status_code == 200
    assert client.post(f"{table}/sit").status_code == 200


def test_presence_reaches_over_processes_and_ends_with_them(postgres: Cluster) -> None:
    """Who is connected to a process that dies is not there any more."""
    url = postgres.new_database()
    with serving(settings(url)) as one, ServerProcess(url) as other:
        ann = one.guest("Ann")
        table = ann.new_table("me", "open")
        with ann.live(table) as socket, Client(other.address) as bob:
            sit(bob, table, "Bob")
            until_here(socket, [True, False])
            with bob.live(table) as theirs:
                until_here(socket, [True, True])
                until_here(theirs, [True, True])

                other.kill()

                until_here(socket, [True, False])


def test_who_comes_together_is_written_together(postgres: Cluster) -> None:
    """However many they are, so that players wait for few commits; the last word counts."""
    store = Store(postgres.new_database())
    desk = stored(store)

    async def story() -> int:
        parts = await services(store)
        session = await parts.tables.session(desk.table.setup.id)
        before = store.writer.commits
        for number in range(300):
            parts.presence.arrive(session, [f"guest {number}"])
        parts.presence._gone(session, ["guest 0"])  # noqa: SLF001  (without waiting for it)
        while len(query(store.url, "SELECT 1 FROM presences")) < 299:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        return store.writer.commits - before

    commits = asyncio.run(story())
    there = {person for (person,) in query(store.url, "SELECT person FROM presences")}
    store.close()

    assert commits < 20
    assert there == {f"guest {number}" for number in range(1, 300)}


def test_presence_survives_a_database_that_was_away(postgres: Cluster) -> None:
    """What changed meanwhile is known to both processes afterwards."""
    url = postgres.new_database()
    with serving(settings(url)) as one, serving(settings(url)) as other:
        ann = one.guest("Ann")
        table = ann.new_table("me", "open")
        bob = other.client()
        sit(bob, table, "Bob")
        with ann.live(table) as socket:
            with bob.live(table):
                until_here(socket, [True, True])
                postgres.stop()
            time.sleep(1)  # Bob has gone, which nobody could write down
            postgres.start()
            until_here(socket, [True, False])


def test_a_second_device_elsewhere_keeps_a_person_there(postgres: Cluster) -> None:
    """The last one to close decides."""
    url = postgres.new_database()
    with serving(settings(url)) as one, serving(settings(url)) as other:
        ann = one.guest("Ann")
        table = ann.new_table("me", "open")
        twin = other.client()
        twin.cookies = ann.cookies
        with other.client().live(table) as eve:
            with ann.live(table):
                until_here(eve, [True, None])
                with twin.live(table):
                    wait_until(lambda: query(url, "SELECT count(*) FROM presences") == [(2,)])
                wait_until(lambda: query(url, "SELECT count(*) FROM presences") == [(1,)])
                assert here(twin.state(table)) == [True, None]
            until_here(eve, [False, None])


def test_whoever_is_away_is_replaced_when_the_host_has_set_a_time(url: str) -> None:
    """While somebody waits; since when they are away is said."""
    with serving(settings(url)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.new_table("me", "open", stand_in_after=1, stand_in="drifter")
        bob.post(f"{table}/sit")
        turn = ann.state(table)["turn"]
        waiting = (bob, ann)[turn]
        with waiting.live(table):
            wait_until(lambda: waiting.state(table)["table"]["seats"][turn]["away"] is not None)
            kind = waiting.state(table)["table"]["seats"][turn]["kind"]

            pass_time(server, 2 * MINUTE)

            wait_until(lambda: waiting.state(table)["table"]["seats"][turn]["why"] == "away")
        assert kind == "human"
