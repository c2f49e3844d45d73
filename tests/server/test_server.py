"""What the server does by itself: clocks, shutting down, limits; and what it may not tell."""

import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from himiko import Game
from himiko.server.api.request_costs import cost_of
from himiko.server.settings import Limits
from himiko.server.steady_clock import SteadyClock
from himiko.server.storage.lock import InUse, lock
from himiko.server.tables.options import MINUTE
from tests.server.clockwork import pass_time, wait_until
from tests.server.serving import MANY, Server, ask, serving, settings, told


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Run a server on SQLite."""
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}")) as one:
        yield one


def test_who_runs_out_of_time_is_replaced_and_may_return(server: Server) -> None:
    """By the server, without anybody asking for it."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.new_table("me", "open", clock={"kind": "live", "minutes": 1}, stand_in="drifter")
    bob.post(f"{table}/sit")
    turn = ann.state(table)["turn"]
    pass_time(server, 2 * MINUTE)

    with ann.live(table) as socket:
        state = told(socket, "state")
        while state["table"]["seats"][turn]["kind"] == "human":
            state = told(socket, "state")

    assert state["table"]["seats"][turn]["why"] == "time"
    assert (ann, bob)[turn].post(f"{table}/come-back").status_code == 200
    wait_until(lambda: ann.state(table)["table"]["seats"][turn]["kind"] == "human")
    seat = ann.state(table)["table"]["seats"][turn]
    assert (seat["kind"], seat["name"]) == ("human", ("Ann", "Bob")[turn])


def test_who_leaves_is_played_for(server: Server) -> None:
    """The game goes on to its end without them."""
    ann = server.guest("Ann")
    table = ann.new_table("me", "drifter", stand_in="drifter")
    assert ann.post(f"{table}/leave").status_code == 200

    end = time.monotonic() + 90
    while (state := ann.state(table))["status"] == "running" and time.monotonic() < end:
        time.sleep(0.1)

    assert state["status"] == "over"
    seat = state["table"]["seats"][0]
    assert seat.pop("away") > 0
    assert seat == {
        "kind": "absent",
        "person": ann.get("/api/me").json()["id"],
        "name": "Ann",
        "verified": False,
        "level": "drifter",
        "why": "left",
        "returning": False,
        "here": False,
    }


def test_closing_tells_clients_to_come_again(tmp_path: Path) -> None:
    """With the code for a restart."""
    server = Server(settings(f"sqlite:///{tmp_path / 'himiko.db'}"))
    server.start()
    ann = server.guest("Ann")
    with ann.live(ann.new_table("me", "me")) as socket:
        told(socket, "state")

        server.stop()

        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)
    assert socket.close_code == 1012


def test_too_many_requests_sockets_and_tables_are_refused(tmp_path: Path) -> None:
    """With a code, and for a while."""
    few = Limits(requests=0.001, requests_burst=30, sockets=2, tables=3)
    chosen = settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few)
    with serving(chosen) as server:
        ann = server.guest("Ann")
        table, *_ = (ann.new_table("me", "open") for _ in range(3))
        fourth = ann.post("/api/tables", seats=["me", "open"])
        with ann.live(table), ann.live(table), ann.live(table) as third:
            with pytest.raises(ConnectionClosed):
                third.recv(timeout=10)
            closed = third.close_code
        answers = [ann.get("/api/me") for _ in range(40)]

    assert fourth.json()["code"] == "too_many_tables"
    assert closed == 4429
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert answers[-1].json()["values"]["retry"] > 0


def test_too_many_openings_of_sockets_are_refused(tmp_path: Path) -> None:
    """Before they are let in."""
    few = Limits(**{**MANY.model_dump(), "openings": 0.001, "openings_burst": 2})
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "open")
        for _ in range(2):
            with ann.live(table) as socket:
                told(socket, "state")
        with pytest.raises(InvalidStatus):
            ann.live(table)

        assert ann.get(table).status_code == 200


def test_messages_are_counted_over_all_sockets_of_a_client(tmp_path: Path) -> None:
    """Otherwise somebody with many could write as much as all others together."""
    few = Limits(**{**MANY.model_dump(), "all_messages": 0.001, "all_messages_burst": 4})
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "open")
        with ann.live(table) as one, ann.live(table) as other:
            said = [ask(socket, do="say", text="hello")["type"] for socket in (one, other) * 2]
            one.send("{}")
            with pytest.raises(ConnectionClosed):
                told(one, "error")

    assert said == ["done"] * 4
    assert one.close_code == 4429


def test_an_edition_can_be_brought_along(server: Server) -> None:
    """It is checked; one that is wrong is refused with what is wrong."""
    ann = server.guest("Ann")
    text = Path("tests/editions/small.toml").read_text("utf-8")

    made = ann.post("/api/tables", seats=["me", "me"], edition=text)
    bad = ann.post("/api/tables", seats=["me", "me"], edition=text.replace("[board]", "[bored]"))

    assert made.status_code == 201
    digest = made.json()["table"]["edition"]
    assert ann.get(f"/api/editions/{digest}").json()["board"]
    assert bad.json()["code"] == "bad_edition"
    assert bad.json()["cause"]["key"] == "bored"
    values = bad.json()["cause"]["values"]
    assert values["expected"]["code"] == "keys"
    assert (values["found"]["family"], values["found"]["code"]) == ("edition_has", "unknown_key")


def test_nobody_is_told_more_than_their_view(server: Server) -> None:
    """Through a whole game, each seat and a spectator get exactly what the game lets them see."""
    ann, eve = server.guest("Ann"), server.guest("Eve")
    bob = server.guest("Bob")
    table = ann.new_table("me", "open")
    bob.post(f"{table}/sit")
    rng = random.Random(4)
    heard: list[tuple[int | None, Any]] = []
    people = {0: ann, 1: bob}
    while True:
        states = {0: ann.state(table), 1: bob.state(table), None: eve.state(table)}
        heard += list(states.items())
        turn = states[None]["turn"]
        if turn is None or states[None]["ply"] > 120:
            break
        actions = states[turn]["legal"]
        action = "peek" if "peek" in actions else rng.choice(actions)
        people[turn].post(f"{table}/play", ply=states[None]["ply"], action=action)
    ann.post(f"{table}/abandon")
    bob.post(f"{table}/answer", accept=True)
    game = Game.from_record(ann.get(f"{table}/record").text)

    for seat, state in heard:
        then = game.at(state["ply"])
        assert state["view"] == json.loads(json.dumps(then.view(seat)))
        assert state["events"] == json.loads(json.dumps(then.events_for(seat)))
        assert state["legal"] == (then.legal() if seat == then.turn else [])


def test_one_server_for_one_sqlite_file(tmp_path: Path) -> None:
    """A second one does not start, and the first goes on."""
    url = f"sqlite:///{tmp_path / 'himiko.db'}"

    with serving(settings(url)) as server:
        with pytest.raises(InUse) as used:
            lock(url)
        assert used.value.address.startswith("http://127.0.0.1:")
        assert server.client().get("/health").json()["ok"]

    file = lock(url)
    assert file
    file.close()


def test_a_clock_that_is_set_moves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the server runs, its time goes on steadily."""
    now = SteadyClock()
    before = now()
    wall = time.time()

    monkeypatch.setattr(time, "time", lambda: wall - 86_400)

    assert 0 <= now() - before < 60_000


def test_a_locked_database_is_said_and_comes_back(server: Server) -> None:
    """Someone else holds SQLite's file: 503 meanwhile, then it goes on."""
    ann = server.guest("Ann")
    table = ann.new_table("me", "me")
    action = ann.state(table)["legal"][0]
    path = server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        away = ann.post(f"{table}/play", ply=0, action=action)
        other.execute("ROLLBACK")

    # The process is ready again when it has written something: then everybody is served.
    wait_until(lambda: ann.post(f"{table}/play", ply=0, action=action).status_code == 200)

    assert (away.status_code, away.json()["code"]) == (503, "storage_away")
    assert ann.state(table)["ply"] == 1


@pytest.mark.parametrize("origin", ["null", "http://[", "https://elsewhere.example", ""])
def test_strange_origins_are_refused(server: Server, origin: str) -> None:
    """Whatever they say, they are not our page."""
    ann = server.guest("Ann")

    answer = ann.request("PATCH", "/api/me", json={"name": "Eve"}, headers={"Origin": origin})

    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_the_schema_is_encoded_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """For all who ask; a quarter of a megabyte each time costs more than a plain question."""
    first = server.client().get("/api/openapi.json")
    monkeypatch.setattr("himiko.server.api.schema.to_json", lambda _: b"made again")
    second = server.client().get("/api/openapi.json")

    assert first.headers["content-type"] == "application/json"
    assert second.content == first.content
    assert cost_of("GET", "/api/openapi.json") == 5


def test_the_schema_names_the_messages_of_the_socket(server: Server) -> None:
    """Every reference in it leads somewhere."""
    schema = server.client().get("/api/openapi.json").json()
    known = schema["components"]["schemas"]

    used = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(schema)))

    assert used <= known.keys()
    assert {"ServerMessage", "ClientMessage", "State", "Play"} <= known.keys()
