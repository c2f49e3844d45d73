"""Matches, ladders and statistics from the command line, with games of a few rounds."""

import os
import signal
import time
from pathlib import Path

import pytest

from himiko import arena
from himiko.arena import ExtraMissing, run_match
from himiko.bots import LEVELS
from himiko.texts import Texts, languages
from tests.cli.conftest import Himiko, Program, Result, say

QUICK = ("--workers", "1", "--rounds", "2")


def match(himiko: Himiko, *arguments: str) -> Result:
    """Play a match of two quick players."""
    return himiko("match", "drifter", "fisher", *QUICK, *arguments)


def test_a_match_is_reported(himiko: Himiko, tmp_path: Path) -> None:
    """The report is printed, and kept beside games, results and records."""
    folder = tmp_path / "match"

    result = match(himiko, "--games", "3", "--out", str(folder), "--records")

    assert result.code == 0
    assert result.out.startswith(f"# {say('arena-match', players='drifter · fisher')}\n\n")
    assert result.errors == say("arena-written", file=str(folder / "report.md")) + "\n"
    assert (folder / "report.md").read_text("utf-8") == result.out
    assert {path.name for path in folder.iterdir()} == {
        "games.jsonl",
        "results.csv",
        "report.md",
        "records",
    }
    assert len(list((folder / "records").iterdir())) == 4


def test_a_match_of_three_with_search(himiko: Himiko, small: str) -> None:
    """Three players, one with a budget, and other components."""
    players = ("drifter", "helmsman", "himiko:20")

    result = himiko("match", *players, *QUICK, "--games", "6", "--edition", small)

    assert result.code == 0
    assert result.errors == ""
    assert all(f"| {player}" in result.out for player in players)


def test_the_seed_decides_the_match(himiko: Himiko) -> None:
    """The same seed gives the same points, another one others."""

    def points(seed: str) -> str:
        report = match(himiko, "--games", "2", "--seed", seed).out
        start, end = (report.index(f"## {say(key)}") for key in ("arena-points", "arena-thinking"))
        return report[start:end]

    assert points("7") == points("7") != points("8")


def test_every_option_arrives(himiko: Himiko, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed is what the arena is asked for."""
    asked: dict[str, object] = {}

    def note(players: list[str], **settings: object) -> None:
        asked.update(settings, players=players)
        raise arena.BadMatch("twice")

    monkeypatch.setattr("himiko.arena.run_match", note)
    options = (
        "--games 9 --seed 8 --rounds 7 --threads 6 --workers 5 --ray there:1 --out x --records"
    )

    result = himiko("match", "drifter", "himiko:1s", *options.split())

    del asked["progress"], asked["edition"]
    assert (result.code, result.errors) == (2, say("bad-match-twice") + "\n")
    assert asked == {
        "players": ["drifter", "himiko:1s"],
        "games": 9,
        "seed": 8,
        "rounds": 7,
        "threads": 6,
        "workers": 5,
        "ray": "there:1",
        "folder": Path("x"),
        "keep_records": True,
    }


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_ctrl_c_and_on(himiko: Himiko, program: Program, tmp_path: Path) -> None:
    """A match that is stopped says how to go on; the same command does."""
    folder = tmp_path / "match"
    journal = folder / "games.jsonl"
    options = ("drifter", "fisher", *QUICK, "--out", str(folder))
    process = program("match", *options, "--games", "99999")
    while not (journal.exists() and journal.read_bytes().count(b"\n") > 1):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)

    out, errors = process.communicate(timeout=60)

    done = journal.read_bytes().count(b"\n") - 1
    assert process.returncode == 2
    assert say("arena-match-unfinished", games=done, all=100_000) in out.decode()
    stopped = say("problem-stopped-kept", done=done, games=100_000, folder=str(folder))
    assert errors.decode().splitlines()[-1] == stopped
    again = himiko("match", *options, "--games", str(done + 1))
    assert again.code == 0
    assert journal.read_bytes().count(b"\n") - 1 in {done + 1, done + 2}


def test_stopped_without_a_folder(himiko: Himiko, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played is reported, and one learns how to keep it next time."""

    def stop_early(players: list[str], **_: object) -> arena.Match:
        match = run_match(players, games=2, rounds=1, workers=1)
        return arena.Match(match.spec, 10, match.results)

    monkeypatch.setattr("himiko.arena.run_match", stop_early)

    result = match(himiko)

    assert result.code == 2
    assert say("arena-match-unfinished", games=2, all=10) in result.out
    assert result.errors == say("problem-stopped", done=2, games=10) + "\n"


def test_a_ladder_is_reported(himiko: Himiko, tmp_path: Path) -> None:
    """Ratings are printed; the page, plots and the results are written."""
    folder = tmp_path / "ladder"
    options = ("--games", "2", "--out", str(folder), *QUICK)

    result = himiko("ladder", "drifter", "fisher", "himiko:20", *options)

    assert result.code == 0
    summary = say("arena-ladder-summary", games=6, matches=3)
    assert result.out.startswith(f"# {say('arena-ladder')}\n\n{summary}")
    assert result.errors == say("arena-written", file=str(folder / "report.md")) + "\n"
    assert {"01", "02", "03", "report.md", "results.csv", "ratings.svg"} <= {
        path.name for path in folder.iterdir()
    }


def test_a_ladder_rates_all_levels(himiko: Himiko, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without names our own levels meet, as many at a time as asked for."""
    asked: dict[str, object] = {}

    def note(players: list[str], **settings: object) -> None:
        asked.update(settings, players=players)
        raise ExtraMissing("extra", library="choix", extra="arena")

    monkeypatch.setattr("himiko.arena.run_ladder", note)

    result = himiko("ladder", "--seats", "3")

    assert asked["players"] == list(LEVELS)
    assert (asked["seats"], asked["games"]) == (3, 100)
    assert result.code == 2
    assert result.errors == say("problem-extra", library="choix", extra="arena") + "\n"


def test_statistics_of_a_match(himiko: Himiko, tmp_path: Path) -> None:
    """What wins in the games of a folder is printed, and written with plots."""
    games, folder = tmp_path / "games", tmp_path / "stats"
    himiko("match", "drifter", "drifter", "--games", "2", "--workers", "1", "--out", str(games))

    result = himiko("stats", str(games), "--out", str(folder))

    assert result.code == 0
    summary = say("arena-stats-summary", games=2, unfinished=0)
    assert result.out.startswith(f"# {say('arena-stats')}\n\n{summary}")
    assert result.errors == say("arena-written", file=str(folder / "report.md")) + "\n"
    assert (folder / "seats-2.svg").exists()


@pytest.mark.parametrize("language", languages())
def test_reports_speak_every_language(himiko: Himiko, language: str) -> None:
    """They are in the language of the user."""
    texts = Texts(language)

    result = match(himiko, "--games", "2", "--language", language)

    assert result.code == 0
    assert f"## {texts.say('arena-results')}" in result.out
