"""Comparing a record with the log of its table, as the server gives both out."""

import json
from pathlib import Path
from typing import Any

import pytest

from himiko.server.tables import commands
from himiko.server.tables.state import record
from himiko.texts import languages
from tests.cli.conftest import Himiko, say
from tests.server.tables import ANN, BOB, Desk, play, two


@pytest.fixture(scope="module")
def desk() -> Desk:
    """Return a table that is over."""
    desk = two()
    play(desk, 9)
    desk.do(commands.offer_abandon, ANN)
    desk.do(commands.answer, BOB, accept=True)
    return desk


@pytest.fixture
def folder(desk: Desk, tmp_path: Path) -> Path:
    """Return a folder with its record and its log."""
    rows = [entry._asdict() | {"head": entry.head.hex()} for entry in desk.log]
    (tmp_path / "game.txt").write_text(record(desk.table, ["Ann", "Bob"]), "utf-8")
    (tmp_path / "log.json").write_text(json.dumps(rows), "utf-8")
    return tmp_path


def check(himiko: Himiko, folder: Path, *more: str, table: str = "t") -> Any:
    """Compare the two."""
    files = str(folder / "game.txt"), "--log", str(folder / "log.json")
    return himiko(*more, "check", *files, "--table", table)


def test_a_log_that_fits_is_said_to(himiko: Himiko, folder: Path) -> None:
    """Beside what is said of the record alone."""
    result = check(himiko, folder)

    assert (result.code, result.errors) == (0, "")
    assert result.out.endswith(say("check-deal-true") + ", " + say("check-log-true") + "\n")


@pytest.mark.parametrize("language", languages())
def test_the_first_entry_that_does_not_fit_is_named(
    himiko: Himiko, folder: Path, language: str
) -> None:
    """In one line, in every language; exit code 2."""
    file = folder / "log.json"
    rows = json.loads(file.read_text("utf-8"))
    rows[4]["data"] = {"action": "fleet 1"}
    file.write_text(json.dumps(rows), "utf-8")

    result = check(himiko, folder, "--language", language)

    assert result.code == 2
    assert len(result.errors.splitlines()) == 1
    assert "log.json" in result.errors
    assert "5" in result.errors.replace(str(file), "")


def test_another_table_s_log_does_not_fit(himiko: Himiko, folder: Path) -> None:
    """The first hash follows from the table's id."""
    result = check(himiko, folder, table="u")

    reason = say("problem-log-entry", number=1, reason=say("problem-log-changed"))
    assert (result.code, result.errors.strip()) == (
        2,
        say("problem-log", file=str(folder / "log.json"), reason=reason),
    )


@pytest.mark.parametrize("text", ["", "{}", "[1]", "[" * 100_000, '[{"number": 1}]'])
def test_what_is_no_log_is_said_to_be_none(himiko: Himiko, folder: Path, text: str) -> None:
    """However it is broken."""
    file = folder / "log.json"
    file.write_text(text, "utf-8")

    result = check(himiko, folder)

    said = say("problem-log", file=str(file), reason=say("problem-log-form"))
    assert (result.code, result.errors.strip()) == (2, said)


def test_a_record_that_says_nothing_of_its_log(himiko: Himiko, folder: Path) -> None:
    """There is nothing to compare; that is no yes."""
    file = folder / "game.txt"
    lines = [line for line in file.read_text("utf-8").split("\n") if not line.startswith("log:")]
    file.write_text("\n".join(lines), "utf-8")

    result = check(himiko, folder)

    assert (result.code, result.errors.strip()) == (
        2,
        say("problem-log", file=str(folder / "log.json"), reason=say("problem-log-none")),
    )


@pytest.mark.parametrize("given", [["--log", "x"], ["--table", "t"], ["b", "--log", "x"]])
def test_a_log_is_of_one_table_and_one_record(
    himiko: Himiko, folder: Path, given: list[str]
) -> None:
    """Both options, or none."""
    result = himiko("check", str(folder / "game.txt"), *given)

    assert (result.code, result.errors.strip()) == (2, say("problem-log-options"))
