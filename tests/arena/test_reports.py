"""Reports: complete in every language, the same for the same games."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from himiko.arena import (
    BadMatch,
    ExtraMissing,
    Match,
    MatchSpec,
    ladder,
    report_ladder,
    report_match,
    report_stats,
    run_ladder,
    run_match,
    run_stats,
    write_ladder,
    write_match,
    write_stats,
)
from himiko.arena.game_result import Failure
from himiko.arena.journal import JOURNAL, RECORDS
from himiko.arena.markdown import grid
from himiko.bots.failed import CODES
from himiko.texts import Texts, languages
from tests.arena.make import game_result, result

ENDS = ("last_building", "no_boats", "no_specialists", "no_buildings", "cut_off")


def match_of_everything() -> Match:
    """Return a match with every end and every failure."""
    games = [
        game_result(result("A", 1, 30, times=[0.5]), result("B | C", 2, 20), game=number, end=end)
        for number, end in enumerate(ENDS)
    ]
    games += [
        game_result(
            result("A", 1),
            result("B | C", 2),
            game=len(ENDS) + number,
            end="failed",
            failure=Failure(1, code, "why | how"),
        )
        for number, code in enumerate(CODES)
    ]
    return Match(MatchSpec(("A", "B | C")), 100, tuple(games))


def links(page: Path) -> list[Path]:
    """Return the pictures of a page."""
    names = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    return [page.parent / name for name in names]


@pytest.mark.parametrize("language", languages())
def test_match_report(language: str) -> None:
    """All ends, all reasons and the open games are reported, in grids that hold together."""
    text = report_match(match_of_everything(), Texts(language))

    assert "why \\| how" in text
    assert "100" in text
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        lines = block.splitlines()
        assert len({len(line) for line in lines}) == 1
        assert len({len(re.findall(r"(?<!\\)\|", line)) for line in lines}) == 1


def test_match_report_in_english(tmp_path: Path) -> None:
    """Share, interval and verdict stand in one line."""
    games = [game_result(result("A", 1), result("B", 2), game=number) for number in range(10)]

    path = write_match(Match(MatchSpec(("A", "B")), 10, tuple(games)), tmp_path, Texts("en"))

    text = path.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("| A "))
    assert [cell.strip() for cell in line.split("|")[1:-1]] == [
        *("A", "1", "10", "10", "100.0 %", "72.2 – 100.0 %", "50.0 %", "stronger", "1.00"),  # noqa: RUF001
    ]


def test_grid() -> None:
    """Words to the left, numbers to the right."""
    assert grid(["name", "n"], [["a|b", "12"]]) == (
        "| name |   n |\n| ---- | --: |\n| a\\|b |  12 |"
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_ladder(seats: int, tmp_path: Path) -> None:
    """The page names every player and shows its plots; a second run plays nothing."""
    players = ["drifter", "drifter:2", "drifter:3"]
    done: list[int] = []

    ladder = run_ladder(players, games=6, seats=seats, workers=1, folder=tmp_path)
    page = write_ladder(ladder, tmp_path, Texts("en"))
    again = run_ladder(
        players,
        games=6,
        seats=seats,
        workers=1,
        folder=tmp_path,
        progress=lambda progress: done.append(progress.last is not None),
    )

    assert ladder.finished
    assert len(ladder.games) == (18 if seats == 2 else 6)
    assert again.rungs == ladder.rungs
    assert not any(done)
    text = page.read_text(encoding="utf-8")
    assert all(f"| {player} " in text for player in players)
    assert len(links(page)) == 3
    for picture in links(page):
        assert ET.parse(picture).getroot().tag.endswith("svg")  # noqa: S314  (our own)
    for language in languages():
        assert report_ladder(ladder, Texts(language))


def test_ladder_that_was_stopped(tmp_path: Path) -> None:
    """It rates who has played so far, and says that it is not finished."""
    players = ["drifter", "drifter:2", "drifter:3"]

    none = run_ladder(players, games=2, workers=1, folder=tmp_path, stopped=lambda: True)
    page = write_ladder(none, tmp_path, Texts("en"))

    assert not none.finished
    assert none.rungs == ()
    assert "Not finished" in page.read_text(encoding="utf-8")


def test_same_games_same_pictures(tmp_path: Path) -> None:
    """A report drawn twice is the same, byte for byte."""
    ladder = run_ladder(["drifter", "drifter:2"], games=4, workers=1)

    pages = [write_ladder(ladder, tmp_path / name, Texts("pl")) for name in "ab"]

    for one, other in zip(*map(links, pages), strict=True):
        assert one.read_bytes() == other.read_bytes()


def test_stats_from_journal_and_from_records(tmp_path: Path) -> None:
    """Both say the same of the same games."""
    run_match(["drifter"] * 3, games=6, workers=1, folder=tmp_path, keep_records=True)

    from_journal = run_stats(tmp_path)
    (tmp_path / JOURNAL).unlink()
    from_records = run_stats(tmp_path)

    assert from_journal == from_records
    assert from_journal.games == 6
    assert from_journal.win_stats[0].players == 3
    for language in languages():
        assert report_stats(from_journal, Texts(language))


def test_stats_page(tmp_path: Path) -> None:
    """A plot for every section of every size of game."""
    for players in (2, 3):
        folder = tmp_path / str(players)
        run_match(["drifter"] * players, games=4, workers=1, folder=folder)

    page = write_stats(run_stats(tmp_path), tmp_path / "report", Texts("en"))

    assert len(links(page)) == 12
    assert all(picture.is_file() for picture in links(page))


def test_stats_skip_what_cannot_be_read(tmp_path: Path) -> None:
    """Broken records are named and left out; unfinished games are counted."""
    run_match(
        ["drifter", "drifter"], games=4, workers=1, folder=tmp_path, keep_records=True, rounds=2
    )
    (tmp_path / JOURNAL).unlink()
    (tmp_path / RECORDS / "broken").write_text("himiko 1\nbanana\n", encoding="utf-8")
    (tmp_path / "picture").write_bytes(b"\xff\xd8")

    stats = run_stats(tmp_path)

    assert (stats.games, stats.unfinished) == (4, 4)
    assert [name for name, _ in stats.skipped] == ["records/broken"]
    for texts in (Texts("en"), Texts("de")):
        problem = texts.say("bad-record-header", text="banana")
        reason = texts.say("arena-line", line="2", problem=problem)
        assert f"records/broken | {reason}" in report_stats(stats, texts)


def test_stats_of_nothing(tmp_path: Path) -> None:
    """A folder without games is an error."""
    with pytest.raises(BadMatch):
        run_stats(tmp_path)
    with pytest.raises(BadMatch):
        run_stats(tmp_path / "none")


def test_missing_extra_is_found_out_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error says how to install what is missing."""
    monkeypatch.setattr(ladder, "NEEDED", ("no_such_library",))

    with pytest.raises(ExtraMissing, match=r"pip install 'himiko\[arena\]'"):
        run_ladder(["drifter", "drifter:2"], games=2, workers=1, folder=tmp_path / "ladder")

    assert not (tmp_path / "ladder").exists()
