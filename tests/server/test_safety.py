"""What is unsafe for the public is said, in words."""

from pathlib import Path

import pytest

from himiko.server.ops.safety import findings
from himiko.server.settings import Settings
from tests.cli.conftest import Himiko, himiko
from tests.server.serving import serving, settings

__all__ = ["himiko"]
SAFE = {"secure": True, "hosts": ["play.example.org"]}


def found(**given: object) -> set[str]:
    """Return the codes of what is unsafe about settings."""
    return {one.code for one in findings(Settings(**{**SAFE, **given}))}  # type: ignore[arg-type]


def test_each_unsafe_setting_is_found() -> None:
    """And nothing is said about safe ones, but what this machine is like."""
    here = found()

    assert not here & {"no_tls", "cookies", "metrics", "proxies", "hosts", "database_tls"}
    assert found(host="0.0.0.0") - here == {"no_tls", "metrics"}  # noqa: S104
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
