"""One client against all: what it may ask for is counted before anything is done for it."""

import asyncio
import contextlib
import logging
import random
import socket
import string
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from websockets.protocol import State
from websockets.server import ServerProtocol

from himiko.edition import BadEdition, Edition
from himiko.server.api import http_protocol
from himiko.server.api.connections import Connections
from himiko.server.api.guard import REFUSED_SECONDS, Guard
from himiko.server.api.limits import Rate, network
from himiko.server.api.login_limits import LoginLimits
from himiko.server.api.request_costs import cost_of
from himiko.server.api.small_asyncio import SmallEvent
from himiko.server.api.socket_end import TOO_MANY
from himiko.server.api.socket_protocol import SocketProtocol
from himiko.server.edition_process import parse_in_process
from himiko.server.live.uploads import MOST_EACH, Uploads
from himiko.server.logging_setup import LINES_AT_ONCE, Bounded, set_up_logging
from himiko.server.refused import Refused
from himiko.server.settings import Limits, Settings
from tests.server.serving import MANY, Server, serving, settings, told
from tests.server.test_faults import Deaf

PING = b"\x89\x80\x00\x00\x00\x00"


def limited(tmp_path: Path, **limits: float) -> Limits:
    """Return limits that disturb nobody, but for some."""
    assert tmp_path.exists()
    return Limits.model_validate({**MANY.model_dump(), **limits})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server with the usual limits of operators' questions."""
    with serving(settings(f"sqlite:///{tmp_path_factory.mktemp('limits') / 'himiko.db'}")) as one:
        yield one


# addresses


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("?", "?"),
    ],
)
def test_addresses_of_one_network_are_one_client(address: str, whose: str) -> None:
    """Somebody who has one IPv6 address has as many as they like."""
    assert network(address) == whose


def test_guests_are_counted_by_network(tmp_path: Path) -> None:
    """Another address of the same /64 is the same client; another network is not."""
    few = limited(tmp_path, guests=0.001, guests_burst=3)
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few)) as server:

        def become(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            client = server.client()
            answer = client.request("POST", "/api/me", json={"name": "Eve"}, headers=headers)
            return answer.status_code

        same = [become(f"2001:db8::{number:x}") for number in range(1, 6)]
        other = become("2001:db8:0:1::1")

    assert same == [200, 200, 200, 429, 429]
    assert other == 200


# prices


def test_what_is_more_work_costs_more() -> None:
    """A game that is played again, a password, a new table."""
    table = "/api/tables/0123456789abcdef01234567"

    assert cost_of("GET", "/api/me") == 1
    assert cost_of("POST", f"{table}/play") == 1
    assert cost_of("GET", table) < cost_of("GET", f"{table}/plies")
    assert cost_of("POST", "/api/tables") == cost_of("POST", "/api/session") == 5
    assert cost_of("PUT", "/api/account/password") == cost_of("POST", "/api/account/recovery") == 5


def test_a_price_that_is_too_high_is_not_paid() -> None:
    """What is cheap is still to be had; the refusal says when to come again."""
    rate = Rate(0.5, 10)

    rate.check("eve", 8)
    with pytest.raises(Refused) as refused:
        rate.check("eve", 5)

    assert refused.value.values["retry"] == pytest.approx(6, abs=0.2)
    assert rate.take("eve", 2)


def test_a_request_is_charged_its_price_before_anything_is_done_for_it() -> None:
    """One that is refused reaches nothing; what is cheap is still answered."""
    reached: list[str] = []
    answers: list[int] = []

    async def app(scope: Any, _: Any, __: Any) -> None:
        reached.append(scope["path"])

    async def receive() -> Any:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        answers.extend([message["status"]] if "status" in message else [])

    async def story() -> None:
        guard = Guard(app, Settings(limits=Limits(requests=0, requests_burst=6)))
        asked = (("POST", "/api/tables"), ("POST", "/api/tables"), ("GET", "/api/me"))
        for method, path in asked:
            scope = {"type": "http", "method": method, "path": path, "headers": []}
            await guard({**scope, "client": ("192.0.2.7", 1)}, receive, send)

    asyncio.run(story())

    assert cost_of("POST", "/api/tables") + cost_of("GET", "/api/me") == 6
    assert reached == ["/api/tables", "/api/me"]
    assert answers == [429]


# metrics and logs


def test_made_up_methods_are_one_label(server: Server) -> None:
    """Metrics keep every value of a label forever."""
    client = server.client()
    made_up = {"".join(random.choices(string.ascii_uppercase, k=12)) for _ in range(20)}

    for method in made_up:
        client.request(method, "/health")
    shown = client.get("/metrics").text

    assert not [method for method in made_up if method in shown]
    assert 'method="other"' in shown


def test_operators_questions_have_a_rate_of_their_own(tmp_path: Path) -> None:
    """Anybody can ask them, and each costs something."""
    few = limited(tmp_path, probes=0.001, probes_burst=5)
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few)) as server:
        client = server.client()
        answers = [client.get("/health").status_code for _ in range(7)]

        assert answers == [200] * 5 + [429] * 2
        assert client.get("/api/server").status_code == 200


def test_a_line_that_comes_too_often_is_left_out() -> None:
    """The next one says how many were; other kinds are written as before."""
    bounded = Bounded(rate=0, burst=3)

    def write(kind: str) -> object:
        try:
            return bounded(None, "info", {"event": kind})
        except structlog.DropEvent:
            return None

    written = [write("request") for _ in range(10)]
    bounded.rate = 1e9
    later = write("request")

    assert [line is None for line in written] == [False] * 3 + [True] * 7
    assert later == {"event": "request", "left_out": 7}
    assert write("internal") == {"event": "internal"}


def test_the_log_is_bounded(capsys: pytest.CaptureFixture[str]) -> None:
    """As it is set up for a server: whatever clients do, its lines are limited in number."""
    before = structlog.get_config()
    set_up_logging(Settings(json_logs=True))
    try:
        for _ in range(3 * LINES_AT_ONCE):
            structlog.get_logger("himiko.http").info("request", method="GET")
    finally:
        structlog.configure(**before)

    assert LINES_AT_ONCE <= capsys.readouterr().err.count("\n") < 2 * LINES_AT_ONCE


def test_lines_of_the_web_server_are_bounded_as_well(caplog: pytest.LogCaptureFixture) -> None:
    """It writes one for each request that is none."""
    set_up_logging(Settings(log_level="ERROR"))
    log = logging.getLogger("uvicorn.error")

    for number in range(3 * LINES_AT_ONCE):
        log.warning("Broken request %d", number)

    assert len(caplog.messages) < 2 * LINES_AT_ONCE


def test_a_broken_request_is_answered_after_a_while(server: Server) -> None:
    """Whoever sends one after the other waits each time, as with all that is refused."""
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=10) as own:
        began = time.monotonic()
        own.sendall(b"NONSENSE\r\n\r\nNONSENSE\r\n\r\n")
        answer = b"".join(iter(lambda: own.recv(4096), b""))

    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1") == 1
    assert time.monotonic() - began > 0.9 * REFUSED_SECONDS  # timers may be early by a tick


def test_sockets_are_charged_wherever_they_are_opened() -> None:
    """Also where there is no table: what refuses them is work as well."""
    reached: list[str] = []

    async def app(scope: Any, _: Any, __: Any) -> None:
        reached.append(scope["path"])

    async def story() -> list[Any]:
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        guard = Guard(app, Settings(limits=Limits(requests=0, requests_burst=2)))
        scope = {"type": "websocket", "path": "/nowhere", "client": ("192.0.2.7", 1)}
        for _ in range(3):
            await guard(scope, receive, send)
        return sent

    sent = asyncio.run(story())

    assert len(reached) == 2
    assert [(one["type"], one["code"]) for one in sent] == [("websocket.close", TOO_MANY)]


# connections


class Connection:
    """A connection that notes its end."""

    def __init__(self, *, is_idle: bool) -> None:
        self.is_idle = is_idle
        self.was_cut = False

    def cut(self) -> None:
        """Note it."""
        self.was_cut = True


def test_a_network_has_only_so_many_connections() -> None:
    """All of its addresses together; a proxy speaks for many people."""
    connections = Connections(Limits(connections=2), "127.0.0.1, 10.0.0.0/8", 1000)

    from_there = [
        connections.enter(Connection(is_idle=True), f"2001:db8::{n}") for n in range(1, 5)
    ]
    by_proxy = [connections.enter(Connection(is_idle=True), "10.1.2.3") for _ in range(5)]

    assert from_there == [True, True, False, False]
    assert all(by_proxy)


def test_whoever_asks_nothing_makes_room() -> None:
    """The connection that has been idle longest goes; one that is being answered never does."""
    connections = Connections(Limits(all_connections=10, connections=100), "", 1000)
    busy, *idle = [Connection(is_idle=number > 0) for number in range(10)]
    for one in (busy, *idle):
        assert connections.enter(one, "192.0.2.1")

    assert connections.enter(Connection(is_idle=False), "192.0.2.2")

    assert [one.was_cut for one in (busy, *idle)] == [False, True] + [False] * 8
    assert len(connections) == 10


def test_a_full_server_takes_no_more_connections() -> None:
    """If all are being answered; when one has left there is room again."""
    connections = Connections(Limits(all_connections=10), "*", 1000)
    opened = [Connection(is_idle=False) for _ in range(10)]
    for one in opened:
        connections.enter(one, "192.0.2.1")

    refused = connections.enter(Connection(is_idle=False), "192.0.2.1")
    connections.leave(opened[0])

    assert not refused
    assert connections.enter(Connection(is_idle=False), "192.0.2.1")


def half(server: Server, text: bytes) -> socket.socket:
    """Send a part of a request."""
    host, _, port = server.address.partition(":")
    one = socket.create_connection((host, int(port)), timeout=20)
    one.sendall(text)
    return one


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"GET /api/server HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/server HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ser",
    ],
)
def test_half_a_request_is_waited_for_but_not_for_ever(
    server: Server, monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    """Head, body, or the request after one that was answered."""
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.3)

    with half(server, text) as one:
        answer = b"."
        while answer:
            try:
                answer = one.recv(65_536)
            except ConnectionResetError:
                answer = b""

    assert server.client().get("/api/server").status_code == 200


def test_a_socket_is_not_a_request_that_takes_long(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays, although it was begun by one."""
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.3)
    ann = server.guest("Ann")
    with ann.live(ann.new_table("me", "open")) as socket:
        told(socket, "state")
        time.sleep(0.8)

        assert socket.ping().wait(10)


def test_a_client_has_only_so_many_connections(tmp_path: Path) -> None:
    """The next one is answered and closed; those of others are not touched."""
    few = limited(tmp_path, connections=3)
    chosen = settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few, proxies="192.0.2.1")
    with serving(chosen) as server:
        kept = [half(server, b"GET /") for _ in range(3)]
        with half(server, b"GET /") as one:
            refused = one.recv(1000)
        for connection in kept:
            connection.close()

    assert refused.startswith(b"HTTP/1.1 503")


# sockets


def test_pings_are_counted(server: Server) -> None:
    """A flood of them is cut at once, wherever it is in a packet; others there go on."""
    ann = server.guest("Ann")
    table = ann.new_table("me", "open")
    with ann.live(table) as good:
        told(good, "state")
        bad = Deaf(server.address, table)
        bad.socket.sendall(PING * 20)
        with contextlib.suppress(OSError):  # it is cut while we send
            bad.socket.sendall(PING * 200_000)
        rest = bad.rest()
        good.ping().wait(10)

    assert rest.count(b"\x8a\x00") < 200


def test_what_follows_at_once_goes_out_together() -> None:
    """An answer and the state after it are two texts, and one packet."""
    packets: list[bytes] = []
    protocol: Any = object.__new__(SocketProtocol)
    protocol.conn = ServerProtocol(state=State.OPEN)
    protocol.transport = SimpleNamespace(write=packets.append)
    protocol.writable = SmallEvent(is_set=True)
    protocol.disconnected = protocol.close_sent = False
    protocol.handshake_complete, protocol.initial_response = True, None

    async def send() -> None:
        for text, more in (("a", True), ("b", False), ("c", False)):
            await protocol.send({"type": "websocket.send", "text": text, "more": more})

    asyncio.run(send())

    assert packets == [b"\x81\x01a\x81\x01b", b"\x81\x01c"]


# what is brought along


def bomb(length: int) -> str:
    """Return a small file that makes a reader of TOML take a gigabyte."""
    line = "a" + ".a" * 4_900
    return "\n".join(f"k{number}.{line} = 1" for number in range(length // len(line)))


def test_a_bomb_of_an_edition_is_read_within_bounds() -> None:
    """It is refused as one that is nested too deeply; this process does not grow."""
    pages = Path("/proc/self/statm")
    before = int(pages.read_text("ascii").split()[1])

    with pytest.raises(BadEdition) as refused:
        parse_in_process(bomb(127_000), "edition")

    assert refused.value.values["found"].code == "nested"
    assert int(pages.read_text("ascii").split()[1]) - before < 5_000


def test_what_is_wrong_with_an_edition_is_said_as_without_bounds() -> None:
    """Also what comes from the separate process; a correct one is the same edition."""
    text = Path("tests/editions/small.toml").read_text("utf-8") + "\n#" + "." * 5_000
    bad = text.replace("[board]", "[bored]")

    with pytest.raises(BadEdition) as apart:
        parse_in_process(bad, "edition")
    with pytest.raises(BadEdition) as here:
        Edition.parse(bad, "edition")

    assert parse_in_process(text, "edition") == Edition.parse(text, "edition")
    assert str(apart.value) == str(here.value)


def test_uploads_are_charged_before_they_are_read(tmp_path: Path) -> None:
    """The second one is refused although nobody has looked at it."""
    few = limited(tmp_path, uploads=0.001, uploads_burst=1)
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few)) as server:
        ann = server.guest("Ann")
        first = ann.post("/api/tables", seats=["me", "me"], edition="x")
        second = ann.post("/api/tables", seats=["me", "me"], edition="x")
        plain = ann.post("/api/tables", seats=["me", "me"])

    assert first.json()["code"] == "bad_edition"
    assert second.json()["code"] == "too_many"
    assert plain.status_code == 201


def test_who_brings_bombs_keeps_nobody_else_waiting() -> None:
    """Clients take turns, and of one few wait; in vain for the rest of theirs."""

    async def story() -> list[str]:
        uploads, began = Uploads(), threading.Event()
        done: list[str] = []

        def slow() -> None:
            began.wait(10)

        async def bring(client: str) -> None:
            try:
                await uploads.read(client, slow)
                done.append(client)
            except Refused as refused:
                done.append(refused.code)

        mean = [asyncio.create_task(bring("mean")) for _ in range(20)]
        await asyncio.sleep(0)
        other = asyncio.create_task(bring("other"))
        await asyncio.sleep(0)
        began.set()
        await asyncio.gather(*mean, other)
        uploads.close()
        return done

    done = asyncio.run(story())

    assert done.count("busy") == 20 - 1 - MOST_EACH
    assert [one for one in done if one != "busy"][:3] == ["mean", "mean", "other"]


def test_a_table_with_nothing_brought_along_waits_for_no_upload(tmp_path: Path) -> None:
    """While somebody else's editions take their time."""
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}")) as server:
        ann = server.guest("Ann")
        context: Any = server.uvicorn.config.loaded_app
        while not hasattr(context, "state"):
            context = context.app
        context.state.context.uploads.close()

        plain = ann.post("/api/tables", seats=["me", "me"])

    assert plain.status_code == 201


# passwords


def tries(limits: LoginLimits, client: str, number: int) -> int:
    """Try an account's password; return how often that was let through."""
    passed = 0
    for _ in range(number):
        with contextlib.suppress(Refused):
            limits.check_account(client, "owner")
            passed += 1
    return passed


def test_guessing_from_elsewhere_does_not_lock_the_owner_out() -> None:
    """Two addresses that guess all the time are stopped; another one is not."""
    limits = LoginLimits(Limits())

    guesses = tries(limits, "192.0.2.1", 100), tries(limits, "192.0.2.2", 100)

    assert guesses == (Limits().logins_burst,) * 2
    assert tries(limits, "198.51.100.1", 1) == 1


def test_very_many_networks_are_stopped_but_not_the_owner_s() -> None:
    """Where somebody has logged in before, their tries are their own."""
    limits = LoginLimits(Limits())
    limits.note_success("198.51.100.1", "owner")

    guesses = sum(tries(limits, f"192.0.2.{number}", 8) for number in range(200))

    assert guesses < 120
    assert tries(limits, "198.51.100.1", 3) == 3


def test_changes_of_a_password_are_counted(tmp_path: Path) -> None:
    """Each is hashed as slowly as one that is tried, and those who log in wait behind it."""
    few = limited(tmp_path, logins=0.001, logins_burst=3)
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few)) as server:
        eve = server.guest("Eve")
        eve.post("/api/account", name="Eve", password="correct horse")  # noqa: S106
        other = {"password": "battery staple"}

        answers = [eve.put("/api/account/password", json=other).status_code for _ in range(4)]

    assert answers == [204, 204, 429, 429]


def test_an_account_s_name_is_not_an_address() -> None:
    """Somebody whose name is an address is not locked out by attempts elsewhere."""
    limits = LoginLimits(Limits())

    for _ in range(50):
        with contextlib.suppress(Refused):
            limits.check_account("192.0.2.1", "192.0.2.2")

    limits.check("192.0.2.2")
