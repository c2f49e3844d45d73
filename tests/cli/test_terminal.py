"""At a real terminal: the screen is cleared and drawn again, keys lead through a replay."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from himiko import Game
from tests.cli.conftest import SOURCE, say

pty = pytest.importorskip("pty", reason="there are no such terminals here")

CLEAR = "\x1b[2J"


def at_terminal(*arguments: str, typed: str) -> tuple[int, str]:
    """Run a command at a terminal, type; return the exit code and all that was shown."""
    master, slave = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "TERM": "xterm"}
    with subprocess.Popen(  # noqa: S603  (our own program)
        [sys.executable, "-m", "himiko.cli", *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
    ) as process:
        os.close(slave)
        os.write(master, typed.encode())
        shown = b""
        while True:
            try:
                part = os.read(master, 1 << 16)
            except OSError:
                break
            if not part:
                break
            shown += part
        code = process.wait(60)
    os.close(master)
    return code, shown.decode()


def test_replay_step_by_step(tmp_path: Path) -> None:
    """Enter goes on, b back, a number to that turn, q leaves."""
    game = Game.new(3, 7)
    rng = Random(7)
    while not game.over:
        game.play(rng.choice(game.legal()))
    file = tmp_path / "game.txt"
    file.write_text(game.record(), "utf-8")

    code, shown = at_terminal("replay", str(file), typed="\n\nb\n3.2\n99.9\nq\n")

    titles = [(1, 1), (1, 2), (1, 3), (1, 2), (3, 2), (3, 2)]
    screens = shown.split(CLEAR)[1:]
    assert code == 0
    assert len(screens) == len(titles)
    for screen, title in zip(screens, titles, strict=True):
        assert say("replay-title", round=title[0], turn=title[1]) in screen


def test_every_question_has_a_fresh_screen() -> None:
    """The table stays where it is while one plays."""
    code, shown = at_terminal("play", "--seed", "5", typed="1\nundo\n?\nquit\n")

    assert code == 0
    assert shown.count(CLEAR) == 3
    assert say("play-left", round=1, turn=1) in shown


def test_errors_at_a_terminal() -> None:
    """An error is one line there, too."""
    code, shown = at_terminal("play", "--players", "7", typed="")

    assert code == 2
    bounds = {"least": "2", "most": "4"}
    assert shown.strip() == say("problem-range", option="--players", given="7", **bounds)
