"""What is unsafe for the public is said, in words."""

import os
import sys
import tempfile
from pathlib import Path

import pytest

from himiko.server.api.connections import Connections
from himiko.server.ops import safety
from himiko.server.ops.safety import findings
from himiko.server.settings import Limits, Settings
from himiko.server.storage.store import Store
from tests.cli.conftest import Himiko, himiko
from tests.server.serving import serving, settings

__all__ = ["himiko"]


class Visitor:
    """A connection that is being answered."""

    is_idle = False

    def cut(self) -> None:
        """Not expected."""


SAFE = {"secure": True, "hosts": ["play.example.org"]}


def found(**given: object) -> set[str]:
    """Return the codes of what is unsafe about settings."""
    return {one.code for one in findings(Settings(**{**SAFE, **given}))}  # type: ignore[arg-type]


def test_each_unsafe_setting_is_found() -> None:
    """And nothing is said about safe ones, but what this machine is like."""
    here = found()

    assert not here & {"no_tls", "cookies", "metrics", "proxies", "hosts", "database_tls"}
    assert found(host="0.0.0.0") - here == {"no_tls", "metrics"}  # noqa: S104
    among_proxies = {"host": "0.0.0.0", "only_proxies": True}  # noqa: S104
    assert found(**among_proxies, proxies="10.0.0.0/8") == here
    assert found(**among_proxies, proxies="*") - here == {"no_tls", "metrics", "proxies"}
    assert found(secure=False) - here == {"cookies"}
    assert found(proxies="*") - here == {"proxies"}
    for everybody in ("127.0.0.1, *", "0.0.0.0/0", "::/0"):
        assert found(proxies=everybody) - here == {"proxies"}
    assert found(proxies="10.0.0.0/8") == here
    assert found(hosts=[]) - here == {"hosts"}
    assert found(database="postgresql://u:p@db.example/h") - here == {"database_tls"}
    for open_ in (
        "db.example/h?sslmode=disable",
        "db.example/h?sslmode=prefer",
        "/h?host=db.example",
    ):
        assert found(database=f"postgresql://u:p@{open_}") - here == {"database_tls"}
    assert found(database="postgresql://u:p@db.example/h?sslmode=verify-full") == here


def test_a_database_others_can_read_is_found(tmp_path: Path) -> None:
    """One for its owner alone is not."""
    file = tmp_path / "himiko.db"
    file.touch(mode=0o644)
    before = found(database=f"sqlite:///{file}")
    file.chmod(0o600)

    assert before - found(database=f"sqlite:///{file}") == {"database_mode"}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no root, nor such a limit")
def test_what_is_unsafe_about_the_machine_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who runs it, how many files may be open, no page, and nowhere to keep what is compiled."""
    import resource  # noqa: PLC0415  (not everywhere)

    def machine(user: int, files: int, *, page: bool, cache: Path) -> set[str]:
        monkeypatch.setattr(os, "geteuid", lambda: user)
        monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
        monkeypatch.setattr(safety, "built", lambda _: tmp_path if page else None)
        monkeypatch.setattr(safety, "cache_root", lambda: cache)
        return found(database=f"sqlite:///{tmp_path / 'h.db'}")

    temporary = Path(tempfile.gettempdir()) / "himiko"

    assert machine(1000, 10_000, page=True, cache=tmp_path / "kept") == set()
    assert machine(1000, resource.RLIM_INFINITY, page=True, cache=tmp_path / "kept") == set()
    assert machine(0, 10_000, page=True, cache=tmp_path / "kept") == {"root"}
    assert machine(1000, 1024, page=True, cache=tmp_path / "kept") == {"files"}
    assert machine(1000, 10_000, page=False, cache=tmp_path / "kept") == {"no_page"}
    assert machine(1000, 10_000, page=True, cache=temporary) == {"cache"}


def test_the_command_says_it_and_serves_nothing(himiko: Himiko, tmp_path: Path) -> None:
    """A line for each, and code 2."""
    url = f"sqlite:///{tmp_path / 'h.db'}"

    result = himiko("serve", "--check", "--host", "0.0.0.0", "--database", url)  # noqa: S104

    assert result.code == 2
    assert "- The server listens on 0.0.0.0" in result.out
    assert "- Anyone can read /metrics." in result.out
    assert not (tmp_path / "h.db").exists()


@pytest.mark.parametrize("host", ["evil.example", "", "play.example.org.evil.example"])
def test_a_server_answers_under_its_own_names_only(tmp_path: Path, host: str) -> None:
    """Where they are set; what asks for its health may use any."""
    given = settings(f"sqlite:///{tmp_path / 'h.db'}", hosts=["play.example.org"])
    with serving(given) as server:
        client = server.client()
        wrong = client.get("/api/server", headers={"Host": host})
        right = client.get("/api/server", headers={"Host": "play.example.org:8443"})
        health = client.get("/health", headers={"Host": host})

    assert (wrong.status_code, wrong.json()["code"]) == (421, "wrong_host")
    assert right.status_code == 200
    assert health.status_code == 200


def test_nobody_reads_metrics_through_a_proxy(tmp_path: Path) -> None:
    """Whichever it is: it says that it passes a request on, or which name was asked for."""
    given = settings(f"sqlite:///{tmp_path / 'h.db'}", hosts=["play.example.org"])
    with serving(given) as server:
        client = server.client()
        direct = client.get("/metrics").status_code
        passed_on = [
            client.get("/metrics", headers={name: value}).status_code
            for name, value in (
                ("X-Forwarded-For", "192.0.2.7"),
                ("X-Forwarded-Proto", "https"),
                ("X-Real-IP", "192.0.2.7"),
                ("Forwarded", "for=192.0.2.7"),
                ("Via", "1.1 proxy"),
                ("Host", "play.example.org"),
            )
        ]

    assert direct == 200
    assert set(passed_on) == {404}


def test_only_proxies_may_come_where_it_was_chosen() -> None:
    """And this machine, which asks for its health."""
    visitor = Visitor()
    connections = Connections(Limits(), "10.87.31.0/24", 1000, only_proxies=True)
    everybody = Connections(Limits(), "10.87.31.0/24", 1000)
    addresses = ("10.87.31.4", "127.0.0.1", "::1", "10.87.32.4", "192.0.2.1")
    entered = [one for one in addresses if connections.enter(visitor, one)]

    assert entered == ["10.87.31.4", "127.0.0.1", "::1"]
    assert all(everybody.enter(visitor, one) for one in addresses)


def test_a_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Whatever other new files of this user are: it has hashes of passwords, and running games."""
    before = os.umask(0o022)
    try:
        with serving(settings(f"sqlite:///{tmp_path / 'h.db'}")) as server:
            server.guest("Ann").new_table("me", "me")
            modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    finally:
        os.umask(before)

    assert modes.keys() >= {"h.db", "h.db-wal", "h.db-shm", "h.db.lock"}
    assert set(modes.values()) == {0o600}


def test_a_database_made_by_a_command_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Nobody else can open it, from its first moment."""
    before = os.umask(0o022)
    try:
        Store(f"sqlite:///{tmp_path / 'h.db'}").close()
    finally:
        os.umask(before)

    assert (tmp_path / "h.db").stat().st_mode & 0o777 == 0o600
