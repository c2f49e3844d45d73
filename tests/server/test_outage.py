"""Outages and mistakes: a database that is away is not the same as a wrong question."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, IntegrityError, OperationalError, ProgrammingError
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from himiko.server.api.socket_end import INTERNAL, RESTART
from himiko.server.storage import table_log
from himiko.server.storage.outage import StorageAway
from himiko.server.storage.store import Store
from tests.server.serving import serving, settings

_EVERYWHERE = (
    "SELECT 1 FROM nowhere",
    "SELECT nothing FROM people",
    "SELEKT 1",
    "INSERT INTO mutes (person, other) VALUES ('nobody', 'nobody')",
)
MISTAKES = {"sqlite": _EVERYWHERE, "postgresql": (*_EVERYWHERE, "SELECT 1 / 0")}
OUTAGES = {
    "sqlite": ("ATTACH '/no/such/folder/himiko.db' AS other",),
    "postgresql": ("SELECT pg_terminate_backend(pg_backend_pid())",),
}


def asking(statement: str) -> Callable[[Connection], object]:
    """Return a question, or a job, of one statement."""
    return lambda connection: connection.execute(text(statement)).all()


def test_a_wrong_statement_is_not_an_outage(store: Store) -> None:
    """It is raised as what it is, for reads and writes, and the store goes on."""
    wrong = (ProgrammingError, OperationalError, IntegrityError, DataError)

    for statement in MISTAKES[store.engine.dialect.name]:
        with pytest.raises(wrong):
            store.ask(asking(statement))
        with pytest.raises(wrong):
            store.writer.submit(asking(statement)).result()

        assert store.writer.submit(lambda _: "stored").result() == "stored"


def test_an_outage_is_one_and_is_logged(store: Store) -> None:
    """With the driver's reason; when it is over the store goes on."""
    structlog.reset_defaults()  # a server of another test may have left warnings out
    for statement in OUTAGES[store.engine.dialect.name]:
        with capture_logs() as logs, pytest.raises(StorageAway):
            store.ask(asking(statement))
        with pytest.raises(StorageAway):
            store.writer.submit(asking(statement)).result()

        assert [(line["event"], bool(line["reason"])) for line in logs] == [("storage_away", True)]
        assert asyncio.run(store.is_there())
        assert store.writer.submit(lambda _: "stored").result() == "stored"


def test_a_full_disk_is_an_outage(tmp_path: Path) -> None:
    """Nothing is stored, and whoever asked may try again later."""
    store = Store(f"sqlite:///{tmp_path / 'himiko.db'}")

    def fill(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
        for number in range(1000):
            values = {"hash": f"{number:064}", "text": "x" * 4096}
            connection.execute(text("INSERT INTO editions VALUES (:hash, :text)"), values)

    with pytest.raises(StorageAway):
        store.writer.submit(fill).result()

    assert store.ask(asking("SELECT count(*) FROM editions")) == [(0,)]
    store.close()


def test_a_mistake_is_logged_with_its_cause_and_answered_as_internal(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """500, not 503: to ask again later would change nothing. The server goes on."""
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        table = ann.new_table("me", "open")
        other = f"/api/tables/{'0' * 24}"
        with monkeypatch.context() as patch, capture_logs() as logs:
            patch.setattr(table_log, "load", lambda c, _: asking("SELECT 1 FROM nowhere")(c))
            answer = ann.get(other)
        after = ann.get(table)

    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "nowhere" not in answer.text
    (line,) = [line for line in logs if line["event"] == "internal"]
    assert "nowhere" in str(line["exc_info"])
    assert after.status_code == 200


def test_a_mistake_ends_a_socket_as_internal(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And is logged; an outage ends it as one, to be opened again."""
    outage = OUTAGES[make_url(url).get_backend_name()][0]
    ends = []
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        for statement in ("SELECT 1 FROM nowhere", outage):
            with monkeypatch.context() as patch, capture_logs() as logs:
                patch.setattr(table_log, "load", lambda c, _, s=statement: asking(s)(c))
                with ann.live(f"/api/tables/{'0' * 24}") as socket, pytest.raises(ConnectionClosed):
                    socket.recv(timeout=30)
            failures = [line["exc_info"] for line in logs if line["event"] == "socket"]
            ends.append((socket.close_code, socket.close_reason, failures))

    assert ends == [(INTERNAL, "internal", [True]), (RESTART, "storage_away", [])]


def test_an_outage_is_answered_as_one(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """503 with its code, and when to ask again."""
    statement = OUTAGES[make_url(url).get_backend_name()][0]
    with serving(settings(url)) as server:
        ann = server.guest("Ann")
        with monkeypatch.context() as patch:
            patch.setattr(table_log, "load", lambda c, _: asking(statement)(c))
            answer = ann.get(f"/api/tables/{'0' * 24}")

    assert (answer.status_code, answer.json()["code"]) == (503, "storage_away")
    assert answer.headers["Retry-After"]
