"""Settings come from code, environment and file, in this order; what is unknown is refused."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from himiko.server.settings import FILE, Limits, Settings


def test_code_before_environment_before_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each fills in what the one before leaves open."""
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nthinkers = 2\nhost = "::1"\n[limits]\ntables = 9\n', "utf-8")
    monkeypatch.setenv(FILE, str(file))
    monkeypatch.setenv("HIMIKO_THINKERS", "3")
    monkeypatch.setenv("HIMIKO_PORT", "4")

    settings = Settings(port=5)

    assert (settings.port, settings.thinkers, settings.host) == (5, 3, "::1")
    assert settings.limits.tables == 9


def test_limits_can_be_set_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a prefix of their own."""
    monkeypatch.setenv("HIMIKO_LIMIT_CHATS", "2.5")

    assert Settings().limits.chats == 2.5


def test_limits_of_the_environment_go_before_the_file_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As all settings of the environment do; the others are the file's."""
    file = tmp_path / "settings.toml"
    file.write_text("[limits]\ntables = 9\nbody = 5\n", "utf-8")
    monkeypatch.setenv(FILE, str(file))
    monkeypatch.setenv("HIMIKO_LIMIT_TABLES", "7")

    limits = Settings().limits

    assert (limits.tables, limits.body, limits.message) == (7, 5, Limits().message)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),  # noqa: S104  (only named)
        ("::", "http://[::1]:80"),
        ("::1", "http://[::1]:80"),
        ("games.example", "http://games.example:80"),
    ],
)
def test_the_page_s_address_can_be_opened_here(host: str, address: str) -> None:
    """Also when the server listens on all of the machine's addresses."""
    assert Settings(host=host, port=80).address == address


def test_a_misspelt_setting_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rather than silently not followed."""
    file = tmp_path / "settings.toml"
    file.write_text("prot = 1\n", "utf-8")
    monkeypatch.setenv(FILE, str(file))

    with pytest.raises(ValidationError):
        Settings()


def test_all_settings_are_documented() -> None:
    """And nothing else is."""
    text = Path("docs/server.md").read_text("utf-8")
    named = set(re.findall(r"HIMIKO_([A-Z_]+)", text)) - {"SETTINGS", "LIMIT_", "CACHE"}

    assert named == {name.upper() for name in Settings.model_fields} - {"LIMITS"}
