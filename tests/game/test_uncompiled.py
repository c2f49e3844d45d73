"""Compiled or not, the rules are the same: the compiler changes nothing but the speed."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from himiko import Edition
from himiko.game.fingerprint import fingerprint
from himiko.rules.compile import JIT
from tests.game.conftest import SMALL

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = 6  # for each number of players

IN_PLAIN_PYTHON: Final = f"""
from himiko import Edition
from himiko.game.fingerprint import fingerprint
from himiko.rules.compile import JIT

assert not JIT
print(fingerprint(games={GAMES}))
print(fingerprint(Edition.load({str(SMALL)!r}), {GAMES}))
"""

REPLAY: Final = """
import sys
from pathlib import Path
from himiko import Game

for path in sys.argv[1:]:
    text = Path(path).read_text()
    assert Game.from_record(text).record() == text
print("replayed")
"""


def run_uncompiled(script: str, *arguments: str) -> list[str]:
    """Run a script in a Python without the compiler; return what it prints."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-W", "error", "-c", script, *arguments],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.split()


@pytest.mark.skipif(not JIT, reason="compares with the compiled rules")
def test_same_games_uncompiled(small: Edition) -> None:
    """Random games with both editions come to the same end."""
    compiled = [fingerprint(games=GAMES), fingerprint(small, GAMES)]

    assert run_uncompiled(IN_PLAIN_PYTHON) == compiled


def test_golden_games_uncompiled() -> None:
    """The golden games can be replayed without the compiler: every action, every score."""
    paths = sorted((ROOT / "tests" / "golden").glob("[234]-*.txt"))

    assert run_uncompiled(REPLAY, *map(str, paths)) == ["replayed"]
