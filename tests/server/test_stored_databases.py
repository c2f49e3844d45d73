"""Databases and backups of earlier versions: the server goes on with them, on both kinds."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from himiko.server.ops.backup import restore
from himiko.server.ops.verify import export, verify
from himiko.server.storage import table_log
from himiko.server.storage.store import Store
from himiko.server.tables import Table
from himiko.server.tables.options import Options
from tests.server.serving import Client, serving, settings
from tests.stored.read import expected, fill, unpacked


@pytest.fixture
def filled(url: str) -> str:
    """Return the URL of a database as version 0.1 left it."""
    fill(url)
    return url


def facts(table: Table) -> Any:
    """Return what was stored beside the database, as JSON has it."""
    game = table.game
    found = {
        "status": table.status,
        "entries": table.number,
        "at": table.at,
        "ply": table.ply,
        "turn": table.turn,
        "seats": [[seat.kind, seat.person, seat.level, seat.why] for seat in table.seats],
        "options": table.options.model_dump(),
        "clocks": {"used": table.clocks.used, "deadline": table.clocks.deadline},
        "undone": table.undone,
        "commitment": table.setup.deal.commitment,
        "end": game and game.end,
        "scores": game and game.scores(),
        "position": game and game.position(),
    }
    return json.loads(json.dumps(found))


def check(url: str, folder: Path) -> None:
    """Migrate a database, and compare all of it with what was there."""
    store = Store(url)
    wanted = expected()["tables"]
    for one in wanted.values():  # what was not there to be chosen is as it used to be
        one["options"] = {**Options().model_dump(), **one["options"]}
    tables = store.ask(lambda c: {id_: table_log.load(c, id_) for id_ in wanted})
    store.close()

    assert {id_: facts(table) for id_, table in tables.items()} == wanted
    assert verify(url) == []
    assert export(url, folder) == (len(expected()["exported"]), [])
    assert {path.stem: digest(path) for path in folder.iterdir()} == expected()["exported"]


def digest(path: Path) -> str:
    """Return the hash of a record, without what it says of its log: that came later."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    kept = "".join(line for line in lines if not line.startswith(("log: ", "seal: ")))
    return hashlib.sha256(kept.encode()).hexdigest()


def test_a_stored_database_is_complete(filled: str, tmp_path: Path) -> None:
    """Every table comes back as it was, all logs verify, and the same records are exported."""
    check(filled, tmp_path / "records")


def test_a_stored_backup_is_restored(url: str, tmp_path: Path) -> None:
    """With every row, into either kind of database."""
    backup = tmp_path / "backup.db"
    backup.write_bytes(unpacked("backup.db"))

    assert restore(backup, url) == expected()["rows"]

    check(url, tmp_path / "records")


def with_cookie(client: Client, name: str) -> Client:
    """Let a client be the device of a stored person."""
    client.cookies.set("himiko", expected()["cookies"][name])
    return client


def test_people_of_a_stored_database_go_on(filled: str) -> None:
    """By cookie and by password; who deleted themselves is unknown, and old codes are void."""
    with serving(settings(filled)) as server:
        phone = with_cookie(server.client(), "Ann's phone").get("/api/me").json()
        ann = server.client().post("/api/session", name="Ann", password=expected()["password"])
        old_code = server.client().post("/api/devices", code=expected()["cookies"]["code of Bob"])
        bob = with_cookie(server.client(), "Bob").get("/api/me")
        dora = with_cookie(server.client(), "Dora").get("/api/me")

    people = expected()["people"]
    assert (phone["id"], phone["account"]) == (people["ann"], "ann")
    assert ann.json()["ids"] == sorted([people["ann"], people["phone"]])
    assert (bob.json()["id"], bob.json()["name"]) == (people["bob"], "Bob")
    assert (old_code.status_code, old_code.json()["code"]) == (403, "wrong_code")
    assert dora.status_code == 401
    assert ann.json()["verified"]


def test_a_stored_game_is_played_on(filled: str) -> None:
    """By the person whose turn it was, from the position it was left in."""
    id_ = expected()["ids"]["running3"]
    before, table = expected()["tables"][id_], f"/api/tables/{id_}"
    with serving(settings(filled)) as server:
        client = with_cookie(server.client(), ("Bob", "Cléo")[before["turn"]])
        state = client.state(table)
        played = client.post(f"{table}/play", ply=state["ply"], action=state["legal"][0])
        after = client.state(table)

    assert state["ply"] == before["ply"]
    assert played.status_code == 200
    assert after["ply"] == before["ply"] + 1
