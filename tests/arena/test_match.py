"""Matches: the same results from any number of workers, stopped and resumed or not."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from himiko import Edition, Game, bots
from himiko.arena import BadMatch, GameResult, Progress, read_journal, run_match
from himiko.arena.journal import COLUMNS, JOURNAL, RECORDS, RESULTS
from tests.arena.programs import HOSTILE, POLITE, is_running, spec, write_program

PLAYERS = ("drifter", "drifter:2")
SMALL = Path(__file__).parents[1] / "editions" / "small.toml"


def timeless(games: tuple[GameResult, ...]) -> list[GameResult]:
    """Return games without the times that were measured."""
    return [
        replace(game, seats=tuple(replace(seat, times=()) for seat in game.seats)) for game in games
    ]


@pytest.fixture(scope="module")
def whole() -> list[GameResult]:
    """Return a match that was played in one go."""
    return timeless(run_match(PLAYERS, games=20, workers=1).results)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hundreds_of_games_without_an_illegal_action(players: int) -> None:
    """Drifters find their way through any game; every action is checked when it is played."""
    match = run_match(["drifter"] * players, games=100, workers=1)

    assert match.finished
    assert len(match.results) == 100
    assert not any(game.failure for game in match.results)
    assert {game.end for game in match.results} <= {
        "last_building",
        "no_boats",
        "no_specialists",
        "no_buildings",
    }
    for game in match.results:
        assert sorted(seat.rank for seat in game.seats) == list(range(1, players + 1))


def test_workers_do_not_change_results(whole: list[GameResult], tmp_path: Path) -> None:
    """Two processes play the same games as one."""
    match = run_match(PLAYERS, games=20, workers=2, folder=tmp_path)

    assert timeless(match.results) == whole


def test_stopped_and_resumed(whole: list[GameResult], tmp_path: Path) -> None:
    """A match that is stopped again and again ends with the same results."""
    runs = 0
    finished = False
    while not finished:
        seen: list[Progress] = []
        match = run_match(
            PLAYERS,
            games=20,
            workers=1,
            folder=tmp_path,
            progress=seen.append,
            stopped=lambda seen=seen: len(seen) > 6,  # type: ignore[misc]
        )
        runs += 1
        finished = match.finished
        assert seen[0].last is None
        assert seen[-1].done == len(match.results)

    assert runs == 4
    assert timeless(match.results) == whole
    assert timeless(tuple(read_journal(tmp_path / JOURNAL)[1])) == whole


def test_interrupted_in_the_middle_of_a_line(whole: list[GameResult], tmp_path: Path) -> None:
    """A line that was torn off is played again; whole lines count, also when they come twice."""
    run_match(PLAYERS, games=20, workers=1, folder=tmp_path)
    path = tmp_path / JOURNAL
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    torn = [lines[0], *lines[5:9], lines[5], lines[10][: len(lines[10]) // 2]]
    path.write_text("".join(torn), encoding="utf-8")
    seen: list[Progress] = []

    match = run_match(PLAYERS, games=20, workers=1, folder=tmp_path, progress=seen.append)

    assert seen[0].done == 4
    assert timeless(match.results) == whole
    assert timeless(tuple(read_journal(path)[1])) == whole


def test_control_c_in_this_process(whole: list[GameResult], tmp_path: Path) -> None:
    """What was finished is returned and kept."""

    def interrupt(progress: Progress) -> None:
        if progress.done == 3:
            raise KeyboardInterrupt

    match = run_match(PLAYERS, games=20, workers=1, folder=tmp_path, progress=interrupt)

    assert not match.finished
    assert timeless(match.results) == whole[:3]
    resumed = run_match(PLAYERS, games=20, workers=1, folder=tmp_path)
    assert timeless(resumed.results) == whole


SCRIPT = """
import sys
from pathlib import Path
from himiko.arena import run_match

if __name__ == "__main__":
    match = run_match(sys.argv[2:], games=2000, workers=2, folder=Path(sys.argv[1]))
    print("finished" if match.finished else "stopped", len(match.results))
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_processes_are_stopped(
    how: signal.Signals, whole: list[GameResult], tmp_path: Path
) -> None:
    """Ctrl-C ends all processes in order; a killed match leaves neither workers nor players."""
    script, folder, pids = tmp_path / "script.py", tmp_path / "match", tmp_path / "pids"
    script.write_text(SCRIPT, encoding="utf-8")
    body = f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} {{os.getppid()}} ')\n{POLITE}"
    players = ["drifter", spec(write_program(tmp_path, body))]
    process = subprocess.Popen(  # noqa: S603  (our own script)
        [sys.executable, str(script), str(folder), *players],
        start_new_session=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    journal = folder / JOURNAL
    deadline = time.monotonic() + 300
    while not (journal.exists() and len(journal.read_bytes().splitlines()) > 3):
        assert time.monotonic() < deadline
        time.sleep(0.05)

    # Ctrl-C goes to all processes of the terminal, a kill only to the one that is named.
    (os.killpg if how == signal.SIGINT else os.kill)(process.pid, how)
    output, _ = process.communicate(timeout=120)

    if how == signal.SIGINT:
        assert output.startswith("stopped ")
    else:
        assert process.returncode == -how
    deadline = time.monotonic() + 60
    children = [int(pid) for pid in pids.read_text(encoding="utf-8").split()]
    while any(is_running(pid) for pid in children if pid != os.getpid()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    header, games = read_journal(journal)
    assert header["players"] == players
    # Two workers finish in any order; every game they wrote down is one of this match, once.
    assert len({game.game for game in games}) == len(games) >= 3
    deals = {game.deal: game.seed for game in whole}
    assert all(deals[game.deal] == game.seed for game in games if game.deal in deals)
    assert any(game.deal in deals for game in games)


def test_control_c_while_a_game_is_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A game that did not reach the journal is not reported as finished either."""
    monkeypatch.setattr("himiko.arena.journal._line", interrupted_at_game(2))

    match = run_match(["drifter", "drifter"], games=4, rounds=1, folder=tmp_path, workers=1)

    assert [result.game for result in match.results] == [0, 1]
    assert [game.game for game in read_journal(tmp_path / JOURNAL)[1]] == [0, 1]


def interrupted_at_game(number: int) -> Callable[[dict[str, Any]], str]:
    """Return what makes lines of a journal, as long as nobody presses Ctrl-C."""

    def line(content: dict[str, Any]) -> str:
        if content.get("game") == number:
            raise KeyboardInterrupt
        return json.dumps(content) + "\n"

    return line


def test_a_longer_match_begins_with_a_shorter_one(whole: list[GameResult], tmp_path: Path) -> None:
    """More games can be asked for later; fewer are the first ones."""
    run_match(PLAYERS, games=8, workers=1, folder=tmp_path)

    longer = run_match(PLAYERS, games=20, workers=1, folder=tmp_path)
    shorter = run_match(PLAYERS, games=4, workers=1, folder=tmp_path)

    assert timeless(longer.results) == whole
    assert timeless(shorter.results) == whole[:4]
    assert shorter.finished


def test_another_match_in_the_folder(tmp_path: Path) -> None:
    """Results of different matches are never mixed."""
    run_match(PLAYERS, games=2, workers=1, folder=tmp_path)

    with pytest.raises(BadMatch, match="its players is"):
        run_match(PLAYERS[::-1], games=2, workers=1, folder=tmp_path)
    with pytest.raises(BadMatch, match="its seed is"):
        run_match(PLAYERS, games=2, seed=5, workers=1, folder=tmp_path)
    with pytest.raises(BadMatch, match="its edition is"):
        run_match(PLAYERS, games=2, workers=1, folder=tmp_path, edition=Edition.load(SMALL))


@pytest.mark.parametrize("content", ["{}\n", "banana\n", "[1]\n", '{"himiko":"match"}\n1\n'])
def test_a_file_that_is_no_journal(content: str, tmp_path: Path) -> None:
    """It is left as it is."""
    (tmp_path / JOURNAL).write_text(content, encoding="utf-8")

    with pytest.raises(BadMatch):
        run_match(PLAYERS, games=2, workers=1, folder=tmp_path)

    assert (tmp_path / JOURNAL).read_text(encoding="utf-8") == content


def test_records_and_results(tmp_path: Path) -> None:
    """A record for each game, replayed without complaint, and a row for each seat."""
    match = run_match(PLAYERS, games=4, workers=1, folder=tmp_path, keep_records=True)

    records = sorted((tmp_path / RECORDS).iterdir())
    games = [Game.from_record(path.read_text(encoding="utf-8")) for path in records]
    rows = [
        line.split(",") for line in (tmp_path / RESULTS).read_text(encoding="utf-8").splitlines()
    ]
    assert [game.seed for game in games] == [game.seed for game in match.results]
    assert [game.names for game in games] == [
        tuple(seat.player for seat in game.seats) for game in match.results
    ]
    assert rows[0] == list(COLUMNS)
    assert len(set(COLUMNS)) == len(COLUMNS)
    assert len(rows) == 1 + 4 * 2
    assert [int(row[COLUMNS.index("points_total")]) for row in rows[1:3]] == [
        seat.points["total"] for seat in match.results[0].seats
    ]


def test_records_asked_for_later(tmp_path: Path) -> None:
    """Games without a record are played again to get one."""
    before = run_match(PLAYERS, games=4, workers=1, folder=tmp_path)

    after = run_match(PLAYERS, games=4, workers=1, folder=tmp_path, keep_records=True)

    assert len(list((tmp_path / RECORDS).iterdir())) == 4
    assert timeless(before.results) == timeless(after.results)
    with pytest.raises(BadMatch):
        run_match(PLAYERS, games=2, workers=1, keep_records=True)


def test_another_edition() -> None:
    """Another board is no obstacle, also for workers in other processes."""
    edition = Edition.load(SMALL)

    match = run_match(PLAYERS, games=4, workers=2, edition=edition)

    assert match.finished
    assert edition.hash in match.spec.edition


def test_unknown_player_is_found_out_before_the_first_game() -> None:
    """Nothing is played when a name is wrong."""
    for name in ("nobody", "external:", "external:'"):
        with pytest.raises(bots.UnknownPlayer):
            run_match(["drifter", name], games=2, workers=1)


@pytest.mark.parametrize("name", ["exits", "talks nonsense", "floods one line", "answers twice"])
def test_the_match_goes_on_when_a_player_fails(name: str, tmp_path: Path) -> None:
    """A hostile player loses every game, the others play them to the end of the match."""
    body, code = HOSTILE[name]
    hostile = spec(write_program(tmp_path, body))

    match = run_match(["drifter", hostile, "drifter"], games=3, workers=1, folder=tmp_path / "m")

    assert match.finished
    for game in match.results:
        assert game.failure is not None
        assert game.failure.code == code
        assert game.seats[game.failure.seat].player == hostile
        assert game.seats[game.failure.seat].rank == 3
    lines = (tmp_path / "m" / JOURNAL).read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["failure"]["code"] for line in lines[1:]] == [code] * 3


def test_a_polite_player_plays_to_the_end(tmp_path: Path) -> None:
    """Its program gets no more than the view, and the game ends by the rules."""
    polite = spec(write_program(tmp_path, POLITE))

    match = run_match([polite, "drifter"], games=2, workers=1)

    assert not any(game.failure for game in match.results)
