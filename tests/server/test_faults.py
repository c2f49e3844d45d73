"""What goes wrong: crashes, a database that is away, clients that misbehave."""

import random
import socket
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from himiko.server.api import socket_protocol
from himiko.server.settings import Limits
from tests.server.clockwork import query, wait_until
from tests.server.crowd import Crowd
from tests.server.postgres import Cluster
from tests.server.serving import MANY, Client, Server, ask, serving, settings, told
from tools.loadtest.players import post
from tools.loadtest.process import ServerProcess


def killed(url: str, times: int) -> None:
    """Kill a server in the middle of load, again and again; nothing acknowledged is lost."""
    with ServerProcess(url) as server:
        crowd = Crowd([server.address], 6)
        for _ in range(times):
            crowd.play_on(4)  # all games have gone on since the last time
            time.sleep(0.2 * random.random())
            server.kill()
            crowd.check(url)
            server.start()
            crowd.refill()
        crowd.play_on(4)
        crowd.leave()
        crowd.check(url)
        crowd.check_told(url)
        server.stop()
    assert sum(crowd.counts().values()) > 4 * 6 * times


def test_a_killed_server_has_stored_all_it_acknowledged(url: str) -> None:
    """And every game goes on after the restart."""
    killed(url, 1)


@pytest.mark.long
def test_ten_times_killed(url: str) -> None:
    """The same, ten times in a row."""
    killed(url, 10)


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

    # Whoever sends on and on may be cut off before the reason has reached them.
    assert closed.value.rcvd is None or closed.value.rcvd.code in {4400, 4429}
    assert answer["type"] == "done"


class Deaf:
    """A client with a small buffer that reads the answer to its greeting, and then nothing."""

    def __init__(self, address: str, path: str) -> None:
        host, _, port = address.partition(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((host, int(port)))
        self.socket.settimeout(60)
        greeting = (
            f"GET {path}/live HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self.socket.sendall(greeting.encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")

    def rest(self) -> bytes:
        """Read all that is left, until the other end closes."""
        parts = []
        try:
            while part := self.socket.recv(65_536):
                parts.append(part)
        except ConnectionResetError:
            pass
        self.socket.close()
        return b"".join(parts)


def stuck(server: Server) -> list[Any]:
    """Return the server's ends of sockets whose client does not read: their buffers are full."""
    connections: Any = server.uvicorn.server_state.connections
    return [one for one in list(connections) if not getattr(one, "writable", FREE).is_set()]


FREE = threading.Event()
FREE.set()


class Solo:
    """Somebody with both seats of a table, who plays on it ply by ply."""

    def __init__(self, client: Client, socket_: ClientConnection) -> None:
        self.client, self.socket = client, socket_
        self.state = told(socket_, "state")

    def play(self) -> None:
        """Play one ply; it must be acknowledged, and sent."""
        ply = self.state["ply"]
        answer = ask(self.socket, do="play", ply=ply, action=random.choice(self.state["legal"]))
        assert answer["type"] == "done"
        while self.state["ply"] == ply:
            self.state = told(self.socket, "state")


def test_a_client_that_never_reads_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its buffers fill up; nothing more piles up, the others play on, and it is sent away."""
    monkeypatch.setattr(socket_protocol, "SEND_SECONDS", 5.0)
    monkeypatch.setattr(socket_protocol, "CUT_SECONDS", 120.0)
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}", limits=QUICK)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me")
        with ann.live(table) as good:
            deaf, solo = Deaf(server.address, table), Solo(ann, good)
            while not stuck(server):
                solo.play()
            (full,) = stuck(server)
            waiting = full.transport.get_write_buffer_size()
            meanwhile = 0
            while stuck(server) == [full]:
                size = full.transport.get_write_buffer_size()
                assert size == waiting or not stuck(server)
                time.sleep(0.1)
                if meanwhile < 30:  # the game must not end
                    solo.play()
                    meanwhile += 1
            heard = deaf.rest()
            solo.play()

    assert waiting < 256 * 1024
    assert meanwhile >= 3
    assert heard.endswith(b"\x88\x0a" + (4408).to_bytes(2, "big") + b"too_slow")


def test_a_client_that_never_reads_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection ends, and its place is free, even if it never takes its leave."""
    monkeypatch.setattr(socket_protocol, "SEND_SECONDS", 0.5)
    monkeypatch.setattr(socket_protocol, "CUT_SECONDS", 0.5)
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}", limits=QUICK)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "me")
        with ann.live(table) as good:
            deaf, solo = Deaf(server.address, table), Solo(ann, good)
            while not (full := stuck(server)):
                solo.play()
            solo.play()  # one more to tell
            wait_until(lambda: full[0] not in server.uvicorn.server_state.connections)
            app: Any = server.uvicorn.config.app
            assert app.state.context.sockets.total == 1
            solo.play()
            deaf.socket.close()


QUICK = Limits(**{**MANY.model_dump(), "messages": 1e6, "messages_burst": 10**6})


def away(postgres: Cluster, seconds: float) -> None:
    """Take the database away under load: 503 with a code meanwhile, then all goes on."""
    url = postgres.new_database()
    with serving(settings(url, limits=QUICK)) as one, serving(settings(url, limits=QUICK)) as other:
        ann = one.guest("Ann")
        table = ann.new_table("me", "me")
        state = ann.state(table)
        crowd = Crowd([one.address, other.address], 4)
        crowd.play_on(4)
        postgres.stop()
        try:
            refused = ann.post(f"{table}/play", ply=0, action=state["legal"][0])
            alive = ann.get("/health")
            wait_until(lambda: ann.get("/ready").status_code == 503)
            ill = ann.get("/ready")
            time.sleep(seconds)
        finally:
            postgres.start()
        answer = _in_time(lambda: ann.post(f"{table}/play", ply=0, action=state["legal"][0]))
        crowd.play_on(4)
        crowd.leave()
        wait_until(lambda: ann.get("/ready").status_code == 200)
        well = ann.get("/ready")

    assert (refused.status_code, refused.json()["code"]) == (503, "storage_away")
    assert (alive.status_code, ill.status_code, well.status_code) == (200, 503, 200)
    assert ill.json()["listens"] is False
    assert answer.json()["ply"] == 1
    crowd.check(url)
    crowd.check_told(url)


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


def spread(postgres: Cluster, tables: int, each: int) -> None:
    """Let people of each table play at two processes; all are sent the same, in order."""
    url = postgres.new_database()
    with ServerProcess(url) as one, ServerProcess(url) as other:
        crowd = Crowd([one.address, other.address], tables)
        crowd.play_on(each, 600)
        crowd.leave()
    crowd.check(url)
    crowd.check_told(url)
    for people in crowd.people.values():
        assert {one.address for one in people} == set(crowd.addresses)
        assert all(one.breaks == [] for one in people)


def test_two_processes_show_the_same_sequence(postgres: Cluster) -> None:
    """Clients of one table at both of them, playing in turn."""
    spread(postgres, 3, 15)


@pytest.mark.long
def test_two_processes_show_the_same_sequence_for_whole_games(postgres: Cluster) -> None:
    """The same, to the end of many games."""
    spread(postgres, 12, 1000)


def test_another_process_takes_over_from_one_that_died(postgres: Cluster) -> None:
    """Killed in its computer player's turn; the other plays on within seconds."""
    url = postgres.new_database()
    with ServerProcess(url, HIMIKO_THINK_SECONDS="5") as first, serving(settings(url)) as second:
        _, cookie = post(first.address, "/api/me", {"name": "Ann"})
        table, _ = post(first.address, "/api/tables", {"seats": ["himiko", "himiko"]}, cookie)
        path = f"/api/tables/{table['table']['id']}"
        wait_until(lambda: query(url, "SELECT 1 FROM leases"))  # it has begun to think
        first.kill()
        client = second.client()
        before = client.state(path)["ply"]
        end = time.monotonic() + 60
        while client.state(path)["ply"] == before and time.monotonic() < end:
            time.sleep(0.2)
        assert client.state(path)["ply"] > before
