"""What goes wrong: crashes, a database that is away, clients that misbehave."""

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from himiko.server.ops.load.players import post
from himiko.server.ops.load.process import ServerProcess
from himiko.server.ops.verify import verify
from himiko.server.storage import logs
from himiko.server.storage.database import connect as open_database
from tests.server.postgres import Cluster
from tests.server.serving import Server, ask, serving, settings, told


class Duel(threading.Thread):
    """One person with both seats of a table, who plays over a socket until the server is gone."""

    def __init__(self, address: str, table: str, cookie: str) -> None:
        super().__init__(daemon=True)
        self.address, self.table, self.cookie = address, table, cookie
        self.acknowledged: dict[int, str] = {}
        self.refused: list[Any] = []

    def run(self) -> None:
        """Play on; note what is acknowledged."""
        headers = {"Cookie": self.cookie}
        url = f"ws://{self.address}/api/tables/{self.table}/live"
        try:
            with connect(url, additional_headers=headers, max_size=None) as socket:
                sent = (-1, "")
                while True:
                    message = json.loads(socket.recv(timeout=20))
                    if message["type"] == "done":
                        self.acknowledged[message["ply"]] = sent[1]
                    elif message["type"] == "error":
                        self.refused.append(message)
                    elif message["legal"] and message["ply"] != sent[0]:
                        sent = (message["ply"], random.choice(message["legal"]))
                        play = {"do": "play", "ply": sent[0], "action": sent[1]}
                        socket.send(json.dumps(play))
                    elif message["status"] != "running":
                        return
        except (WebSocketException, OSError, TimeoutError):
            return


def killed(folder: Path, times: int) -> None:
    """Kill a server in the middle of load, again and again; nothing acknowledged is lost."""
    url = f"sqlite:///{folder / 'himiko.db'}"
    server = ServerProcess(url).start()
    _, cookie = post(server.address, "/api/me", {"name": "Ann"})
    tables = []
    for _ in range(4):
        made, _ = post(server.address, "/api/tables", {"seats": ["me", "me"]}, cookie)
        tables.append(made["table"]["id"])
    known: dict[str, dict[int, str]] = {table: {} for table in tables}
    for number in range(times):
        duels = [Duel(server.address, table, cookie) for table in tables]
        for duel in duels:
            duel.start()
        time.sleep(1.0 + 0.3 * random.random())
        server.kill()
        for duel in duels:
            duel.join(30)
            assert not duel.refused
            known[duel.table] |= duel.acknowledged
        assert verify(url) == [], number
        _all_stored(url, known)
        server.start()
    server.stop()
    assert sum(map(len, known.values())) > 10 * times


def _all_stored(url: str, known: dict[str, dict[int, str]]) -> None:
    engine = open_database(url)
    with engine.connect() as connection:
        for table, plies in known.items():
            game = logs.load(connection, table).game
            assert game
            assert {ply: game.actions[ply - 1] for ply in plies} == plies
    engine.dispose()


def test_a_killed_server_has_stored_all_it_acknowledged(tmp_path: Path) -> None:
    """And every game goes on after the restart."""
    killed(tmp_path, 2)


@pytest.mark.long
def test_ten_times_killed(tmp_path: Path) -> None:
    """The same, ten times in a row."""
    killed(tmp_path, 10)


def flood(socket: ClientConnection) -> None:
    """Send far too much, until it is over."""
    for _ in range(500):
        socket.send('{"do":"undo"}')
    while True:
        socket.recv(timeout=20)


def test_garbage_and_floods_disturb_nobody_else(tmp_path: Path) -> None:
    """Clear answers, then the socket is closed; the others play on."""
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}")) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me")
        with ann.live(table) as good, server.guest("Eve").live(table) as bad:
            for text in ("{", "[]", '{"do":"dance"}', '{"id":[],"do":"undo"}', '"x"'):
                bad.send(text)
                assert told(bad, "error")["code"] == "bad_message"
            with pytest.raises(ConnectionClosed) as closed:
                flood(bad)
            state = told(good, "state")
            answer = ask(good, do="play", ply=0, action=state["legal"][0])

    assert closed.value.rcvd
    assert closed.value.rcvd.code in {4400, 4429}
    assert answer["type"] == "done"


def test_a_client_that_never_reads_disturbs_nobody(tmp_path: Path) -> None:
    """What it is not sent does not pile up, and the game goes on."""
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}")) as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        table = ann.new_table("me", "me")
        with eve.live(table, max_queue=1), ann.live(table) as good:
            state = told(good, "state")
            for ply in range(40):
                ask(good, do="play", ply=ply, action=state["legal"][0])
                state = told(good, "state")

    assert state["ply"] == 40


def away(postgres: Cluster, seconds: float) -> None:
    """Take the database away for a while: 503 with a code meanwhile, then all goes on."""
    with serving(settings(postgres.new_database())) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me")
        state = ann.state(table)
        postgres.stop()
        try:
            refused = ann.post(f"{table}/play", ply=0, action=state["legal"][0])
            ill = ann.get("/health")
            time.sleep(seconds)
        finally:
            postgres.start()
        answer = _in_time(lambda: ann.post(f"{table}/play", ply=0, action=state["legal"][0]))

    assert (refused.status_code, refused.json()["code"]) == (503, "storage_away")
    assert ill.status_code == 503
    assert answer.json()["ply"] == 1
    assert verify(server.settings.database) == []


def test_a_database_that_is_away_is_said_and_comes_back(postgres: Cluster) -> None:
    """Without a restart."""
    away(postgres, 0)


@pytest.mark.long
def test_a_database_that_is_away_for_ten_seconds(postgres: Cluster) -> None:
    """The same, for longer."""
    away(postgres, 10)


def _in_time(act: Any, seconds: float = 30) -> httpx.Response:
    end = time.monotonic() + seconds
    while True:
        answer: httpx.Response = act()
        if answer.status_code != 503 or time.monotonic() > end:
            return answer
        time.sleep(0.2)


def test_two_processes_show_the_same_sequence(postgres: Cluster) -> None:
    """Clients of one table at both of them, playing in turn."""
    url = postgres.new_database()
    with serving(settings(url)) as one, serving(settings(url)) as other:
        ann, bob = _at_both(one, other)
        table = ann.new_table("me", "me")
        with ann.live(table) as first, bob.live(table) as second:
            seen = [[told(first, "state")], [told(second, "state")]]
            for ply in range(20):
                socket = (first, second)[ply % 2]
                while seen[ply % 2][-1]["ply"] < ply:
                    seen[ply % 2].append(told(socket, "state"))
                action = seen[ply % 2][-1]["legal"][0]
                assert ask(socket, do="play", ply=ply, action=action)["type"] == "done"
            for states, socket in zip(seen, (first, second), strict=True):
                while states[-1]["ply"] < 20:
                    states.append(told(socket, "state"))

    events = [[event for state in states for event in state["events"]] for states in seen]
    assert events[0] == events[1]
    assert seen[0][-1]["view"] == seen[1][-1]["view"]


def _at_both(one: Server, other: Server) -> Any:
    """Return the same person's clients at two processes."""
    ann, bob = one.guest("Ann"), other.client()
    code = ann.post("/api/me/code").json()["code"]
    assert bob.post("/api/devices", code=code).status_code == 200
    return ann, bob


def test_another_process_takes_over_from_one_that_died(postgres: Cluster) -> None:
    """Killed in its computer player's turn; the other plays on within seconds."""
    url = postgres.new_database()
    first = ServerProcess(url, HIMIKO_THINK_SECONDS="5").start()
    with serving(settings(url)) as second:
        _, cookie = post(first.address, "/api/me", {"name": "Ann"})
        table, _ = post(first.address, "/api/tables", {"seats": ["himiko", "himiko"]}, cookie)
        path = f"/api/tables/{table['table']['id']}"
        time.sleep(0.5)
        first.kill()
        client = second.client()
        before = client.state(path)["ply"]
        end = time.monotonic() + 60
        while client.state(path)["ply"] == before and time.monotonic() < end:
            time.sleep(0.2)
        assert client.state(path)["ply"] > before
