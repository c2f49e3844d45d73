"""The commands of the server: its database, serving, the load test."""

import socket
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import text

from himiko import Game
from himiko.game.deal import Deal, Part, SharedDeal, commit_part
from himiko.server.settings import Settings
from himiko.server.storage.lock import lock
from himiko.server.storage.store import Store
from tests.cli.conftest import UNEXPECTED, Himiko, Result, say
from tests.cli.test_bad_input import is_one_line
from tests.server.test_ops import filled


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in an empty folder, without settings from outside."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("HIMIKO_DATABASE", raising=False)
    monkeypatch.delenv("HIMIKO_SETTINGS", raising=False)


@pytest.fixture
def database() -> str:
    """Return a database with a game, where the settings look for it."""
    url = "sqlite:///himiko.db"
    filled(url)
    return url


def is_said(result: Result, key: str) -> bool:
    """Does the output say that something was done with the file, and with how many rows?"""
    before = say(key, file="copy.db", rows=0).partition("0")[0]
    return result.code == 0 and result.out.startswith(before)


@pytest.mark.usefixtures("database")
def test_back_up_restore_verify_export(himiko: Himiko) -> None:
    """Everything can be brought elsewhere."""
    assert is_said(himiko("db", "backup", "copy.db"), "db-backed-up")
    new = ("--database", "sqlite:///new.db")

    assert is_said(himiko("db", "restore", "copy.db", *new), "db-restored")

    assert himiko("db", "verify", *new).out == say("db-ok") + "\n"
    exported = say("db-exported", folder="games", games=1)
    assert himiko("db", "export", "games", *new).out == exported + "\n"
    assert [path.name for path in Path("games").iterdir()] == ["t.himiko"]
    assert is_one_line(himiko("db", "backup", "copy.db"))
    assert is_one_line(himiko("db", "restore", "copy.db", *new))


def test_verifying_reports_and_repairs(himiko: Himiko, database: str) -> None:
    """What is wrong is a line each, and exit code 2, until it is repaired."""
    store = Store(database)
    store.writer.submit(lambda c: c.execute(text("UPDATE tables SET status = 'over'"))).result()
    store.close()

    found = himiko("db", "verify")
    repaired = himiko("db", "verify", "--repair")

    assert is_one_line(found)
    assert found.out == "table t: what is derived from its log is out of date\n"
    assert repaired.code == 0
    assert repaired.out.endswith(say("db-repaired", number=1) + "\n")


BAD = [
    "db backup",
    "db backup copy.db",
    "db backup nowhere/copy.db --database sqlite:///empty.db",
    "db backup copy.db --database sqlite:///empty.db",
    "db backup copy.db --database sqlite:///words.db",
    "db verify --database mysql://host/name",
    "db verify --database nonsense",
    "db verify --database sqlite://",
    "db verify --database postgresql://host:port/name",
    "db verify --database postgresql://127.0.0.1:1/name",
    "db export games",
    "db restore nowhere.db",
    "db restore .",
    "db restore empty.db",
    "db restore words.db",
    "serve --port 0",
    "serve --port http",
    "serve --host 256.1.1.1",
    "serve --database nonsense",
    "serve --database sqlite:///nowhere/himiko.db",
    "serve --database sqlite:///words.db",
]


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_line(himiko: Himiko, line: str) -> None:
    """Whatever is wrong is said in one line."""
    Path("empty.db").write_bytes(b"")
    Path("words.db").write_text("some words\n" * 1000, "utf-8")

    result = himiko(*line.split())

    assert is_one_line(result), result
    assert result.out == ""
    assert not result.errors.startswith(UNEXPECTED)
    assert not Path("copy.db").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no such lock")
@pytest.mark.parametrize("line", ["serve", "db verify --repair"])
def test_one_server_for_one_file(himiko: Himiko, database: str, line: str) -> None:
    """What another server uses is left alone."""
    held = lock(database)
    assert held
    with held:
        result = himiko(*line.split())

    assert is_one_line(result)
    assert result.errors == say("problem-in-use") + "\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no such lock")
def test_a_second_start_opens_the_page_that_is_there(
    himiko: Himiko, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever closed the tab and starts again wants to play, not to hear of databases."""
    opened: list[str] = []

    def browse(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr("webbrowser.open", browse)
    held = lock(database, "http://127.0.0.1:1234")
    assert held
    with held:
        result = himiko("serve", "--open")

    assert (result.code, opened) == (0, ["http://127.0.0.1:1234"])
    assert result.errors == say("serve-running", address=opened[0]) + "\n"


def test_serve_hands_the_settings_on(himiko: Himiko, monkeypatch: pytest.MonkeyPatch) -> None:
    """Options go before the settings; Ctrl+C is a good end, and a taken port a problem."""
    served: list[Settings] = []

    def serve(settings: Settings) -> None:
        served.append(settings)
        raise KeyboardInterrupt

    monkeypatch.setattr("himiko.server.ops.serve.serve", serve)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = himiko("serve", "--port", port)
    good = himiko("serve", "--port", port, "--database", "sqlite:///mine.db")

    assert is_one_line(refused)
    assert good.code == 0
    assert [(one.port, one.database) for one in served] == [(int(port), "sqlite:///mine.db")]


def test_serve_opens_the_page(himiko: Himiko, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as the server answers; on another port if the usual one is taken."""
    opened: list[str] = []
    ready = threading.Event()

    def browse(address: str) -> bool:
        opened.append(address)
        ready.set()
        return False

    def serve(settings: Settings) -> None:
        with socket.create_server(("127.0.0.1", settings.port)) as server:
            connection, _ = server.accept()
            connection.recv(1000)
            connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            connection.close()
            assert ready.wait(10)
        raise KeyboardInterrupt

    monkeypatch.setattr("himiko.server.ops.serve.serve", serve)
    monkeypatch.setattr("webbrowser.open", browse)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        monkeypatch.setenv("HIMIKO_PORT", port)
        result = himiko("serve", "--open")

    assert result.code == 0
    assert len(opened) == 1
    assert not opened[0].endswith(f":{port}")


@pytest.mark.parametrize("line", ["serve", "db verify"])
def test_without_the_extra(himiko: Himiko, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    """It is said how to install what is missing."""
    for module in ("serve", "database"):
        monkeypatch.delitem(sys.modules, f"himiko.cli.{module}", raising=False)
        monkeypatch.delattr(f"himiko.cli.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "sqlalchemy.engine", None)

    result = himiko(*line.split())

    assert is_one_line(result)
    assert "pip install 'himiko[server]'" in result.errors


def test_check_compares_the_deal_with_its_commitment(himiko: Himiko) -> None:
    """A true one is said to be; a false one is an error with its line."""
    deal = Deal.draw()
    game = Game.new(2, deal.seed)
    game.headers = deal.headers(opened=True)
    true = game.record()
    false = true.replace(deal.commitment, Deal.draw().commitment)
    Path("true.txt").write_text(true, "utf-8")
    Path("false.txt").write_text(false, "utf-8")
    Path("strange.txt").write_text(true.replace(deal.commitment, "sha256:é"), "utf-8")
    Path("both.txt").write_text(true + "\n" + true, "utf-8")

    said = himiko("check", "true.txt")
    wrong = himiko("check", "false.txt")

    assert said.code == 0
    assert said.out.endswith(f", {say('check-deal-true')}\n")
    both = say("check-ok-games", file="both.txt", number=2)
    assert himiko("check", "both.txt").out == f"{both}, {say('check-deals-true', number=2)}\n"
    assert is_one_line(wrong)
    line = next(n for n, one in enumerate(false.split("\n"), 1) if one.startswith("commitment"))
    reason = say("problem-deal-false")
    false_line = say("problem-record", file="false.txt", line=str(line), reason=reason)
    assert wrong.errors == false_line + "\n"
    assert is_one_line(himiko("check", "strange.txt"))


def test_a_false_deal_of_players_is_one_error_among_files(himiko: Himiko) -> None:
    """It is said in which line, and what comes after it is checked as well."""
    secret = bytes(range(32))
    deal = SharedDeal(Deal.draw(), {0: Part(commit_part(secret), secret)})
    game = Game.new(2, deal.seed)
    game.headers = deal.headers(opened=True)
    true = game.record()
    false = true.replace(deal.commitment, Deal.draw().commitment)
    Path("false.txt").write_text(false, "utf-8")
    Path("true.txt").write_text(true, "utf-8")

    result = himiko("check", "false.txt", "true.txt")

    line = next(n for n, one in enumerate(false.split("\n"), 1) if one.startswith("promise"))
    reason = say("problem-deal-false")
    assert result.errors.splitlines() == [
        say("problem-record", file="false.txt", line=str(line), reason=reason),
        say("problem-wrong-files", bad=1, number=2),
    ]
    assert result.out.startswith("true.txt: ok")
    assert result.out.endswith(f", {say('check-deal-true')}\n")
