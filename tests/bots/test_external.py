"""Other people's players: whatever they do, they answer or fail, in time, and are gone."""

import gc
import json
import os
import sys
import time
from pathlib import Path

import pytest

from himiko import Edition, Game
from himiko.bots import Budget
from himiko.bots import external as module
from himiko.bots.external import ExternalPlayer, read_spec, sit_down
from himiko.bots.failed import CODES, PlayerFailed
from tests.arena.programs import (
    EXAMPLE,
    HOSTILE,
    POLITE,
    UNWELCOME,
    command,
    is_running,
    spec,
    write_program,
)

pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks processes up in /proc")

TWO_QUESTIONS = 2


def seat(program: Path, seconds: float = 20.0) -> ExternalPlayer:
    """Start a program as a player."""
    return ExternalPlayer(command(program), Edition.standard(), 1, Budget(seconds=seconds))


def play(player: ExternalPlayer, plies: int = 10_000) -> Game:
    """Let a player play all seats of a game."""
    game = Game.new(2, seed=3)
    while (turn := game.turn) is not None and game.ply < plies:
        legal = game.legal()
        game.play(player.choose(game.view(turn), legal) if len(legal) > 1 else legal[0])
    return game


def open_files() -> int:
    """Count the open files of this process."""
    return len(list(Path("/proc/self/fd").iterdir()))


def wait_until_gone(pid: int) -> bool:
    """Wait a little for a process to be gone."""
    deadline = time.monotonic() + 5
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not is_running(pid)


def test_example_plays_a_whole_game() -> None:
    """The example in examples/ answers every question of a game."""
    player = seat(EXAMPLE)

    game = play(player)
    player.close()

    assert game.over
    assert player.name == "First player"
    assert not is_running(player.pid)


def test_example_is_short_and_needs_nothing() -> None:
    """It has 30 lines at most and imports the standard library only."""
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    imported = [line.split()[1] for line in lines if line.startswith(("import ", "from "))]

    assert len(lines) <= 30
    assert set(imported) <= set(sys.stdlib_module_names)


def test_same_seed_same_game() -> None:
    """The seed a player is given is all the chance it needs."""
    games = []
    for _ in range(2):
        player = seat(EXAMPLE)
        games.append(play(player, plies=30).actions)
        player.close()

    assert games[0] == games[1]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_player_fails_in_time(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails with the code of what it did, and neither it nor a file of it stays behind."""
    body, code = HOSTILE[name]
    monkeypatch.setattr(module, "SPARE_SECONDS", 0.1)
    files = open_files()
    player = seat(write_program(tmp_path, body), 0.3 if code == "timed_out" else 20)
    started = time.monotonic()

    with pytest.raises(PlayerFailed) as failed:
        play(player)
    player.close()

    assert failed.value.code == code
    assert code in CODES
    assert len(failed.value.detail) <= 600
    assert time.monotonic() - started < 15
    assert not is_running(player.pid)
    assert open_files() == files
    assert len(player.info) <= 20


@pytest.mark.parametrize("name", UNWELCOME)
def test_player_without_hello_does_not_start(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever does not say hello in this version of the protocol cannot play."""
    limit = 0.5 if name == "says nothing" else 20.0
    monkeypatch.setattr(module, "START_SECONDS", limit)
    files = open_files()

    with pytest.raises(PlayerFailed) as failed:
        seat(write_program(tmp_path, UNWELCOME[name]))

    assert failed.value.code == "cannot_start"
    assert open_files() == files


@pytest.mark.parametrize("words", [["/no/such/program"], [str(EXAMPLE.parent)], [""], ["a\0b"]])
def test_command_that_cannot_be_run(words: list[str]) -> None:
    """A program that is not there is a failure like others."""
    with pytest.raises(PlayerFailed) as failed:
        ExternalPlayer(words, Edition.standard(), 1, Budget())

    assert failed.value.code == "cannot_start"


def test_last_words_are_reported(tmp_path: Path) -> None:
    """The reason names the exit code and the end of what was written to the error output."""
    player = seat(write_program(tmp_path, HOSTILE["divides by zero"][0]))

    with pytest.raises(PlayerFailed) as failed:
        play(player)

    assert "exit code 1" in failed.value.detail
    assert "ZeroDivisionError" in failed.value.detail


def test_ten_megabytes_of_errors_do_no_harm(tmp_path: Path) -> None:
    """What is written to the error output is never in the way of an answer."""
    body = "for legal in questions():\n  sys.stderr.write('x' * 10_000_000); say('play', legal[0])"
    player = seat(write_program(tmp_path, body))

    game = play(player, plies=TWO_QUESTIONS)
    player.close()

    assert game.ply == TWO_QUESTIONS


def test_remarks_are_kept_as_far_as_there_is_room(tmp_path: Path) -> None:
    """Of many remarks the last ones stay, each cut to a length."""
    body = (
        "for legal in questions():\n"
        "  for n in range(500): say('info', n, 'x' * 1000)\n"
        "  say('play', legal[0])"
    )
    player = seat(write_program(tmp_path, body))

    play(player, plies=1)
    player.close()

    assert len(player.info) == 20
    assert player.info[-1].startswith("499 ")
    assert max(map(len, player.info)) <= 200


def test_time_is_for_the_whole_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that is fast enough for each question, but not for the turn, has lost."""
    monkeypatch.setattr(module, "SPARE_SECONDS", 0.0)
    body = "for legal in questions(): time.sleep(0.4); say('play', legal[0])"
    player = seat(write_program(tmp_path, body), seconds=1.0)
    game = Game.new(2, seed=3)

    def ask_often() -> None:
        for _ in range(10):
            player.choose(game.view(game.turn), game.legal())

    with pytest.raises(PlayerFailed) as failed:
        ask_often()

    assert failed.value.code == "timed_out"


def test_player_that_will_not_quit_is_ended(tmp_path: Path) -> None:
    """With it goes the whole process group, also what ignores every polite signal."""
    pids = tmp_path / "pids"
    body = (
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "nap = [sys.executable, '-c', 'import time; time.sleep(600)']\n"
        f"open({str(pids)!r}, 'w').write(str(subprocess.Popen(nap).pid))\n"
        f"{POLITE}\n"
        "time.sleep(600)"
    )
    player = seat(write_program(tmp_path, body))
    play(player, plies=1)
    started = time.monotonic()

    player.close()

    assert time.monotonic() - started < 15
    assert wait_until_gone(player.pid)
    assert wait_until_gone(int(pids.read_text(encoding="utf-8")))


def test_closing_twice_and_playing_on_after_a_failure(tmp_path: Path) -> None:
    """Neither does harm: a player that has ended fails again."""
    player = seat(write_program(tmp_path, POLITE))
    player.close()
    player.close()

    with pytest.raises(PlayerFailed) as failed:
        play(player)

    assert failed.value.code == "crashed"


def test_forgotten_player_is_ended(tmp_path: Path) -> None:
    """Nobody has to remember to close a player for its program to end."""
    player = seat(write_program(tmp_path, POLITE))
    pid = player.pid

    del player
    gc.collect()

    assert not is_running(pid)
    with pytest.raises(ChildProcessError):
        os.waitpid(pid, os.WNOHANG)


def test_program_is_told_the_view_and_nothing_else(tmp_path: Path) -> None:
    """What travels is the view of the seat, the fleets of last round and the legal actions."""
    lines: list[str] = []
    budget = Budget(seconds=2, iterations=500)
    program = command(write_program(tmp_path, POLITE))
    player = ExternalPlayer(program, Edition.standard(), 77, budget, lines.append)
    game = Game.new(3, seed=5)
    turn = game.turn

    player.choose(game.view(turn), game.legal())
    player.close()

    told = dict(line[2:].partition(" ")[::2] for line in lines if line.startswith("> "))
    assert json.loads(told["view"]) == game.view(turn)
    assert json.loads(told["legal"]) == game.legal()
    assert json.loads(told["last"]) == []
    assert told["go"] == "time 2000 left 2000 iterations 500"
    assert json.loads(told["new"])["seat"] == turn
    assert json.loads(told["new"])["seed"] == 77
    assert list(told) == ["hello", "new", "view", "last", "legal", "go", "quit"]


@pytest.mark.parametrize(
    ("text", "budget", "words"),
    [
        ("external:my player --fast", Budget(), ["my", "player", "--fast"]),
        ("external:1.5s:player", Budget(seconds=1.5), ["player"]),
        ("external:500:player 'two words'", Budget(iterations=500), ["player", "two words"]),
        ("external:C:player", Budget(), ["C:player"]),
    ],
)
def test_spec(text: str, budget: Budget, words: list[str]) -> None:
    """A spec names a command and, before it, a budget."""
    assert read_spec(text) == (budget, words)


@pytest.mark.parametrize("text", ["external:", "external: ", "external:'open", "drifter", "2s:x"])
def test_bad_spec(text: str) -> None:
    """What names no command is no spec."""
    assert read_spec(text) is None
    assert sit_down(text, Edition.standard(), 1) is None


def test_sit_down(tmp_path: Path) -> None:
    """A spec is all that is needed to start a player."""
    player = sit_down(spec(write_program(tmp_path, POLITE), "5s:"), Edition.standard(), 1)

    assert player is not None
    assert play(player, plies=3).ply == 3
    player.close()
