"""The rules run the same compiled and not, and never reach beyond an array."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from himiko.rules.compile import JIT
from tests.rules.random_games import PLIES, digest

ROOT = Path(__file__).parents[2]
WHOLE_GAMES = 100_000


def digest_elsewhere(plies: int, **environment: str) -> str:
    """Play the games in a process with another environment."""
    told = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "tests.rules.random_games", str(plies)],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return told.stdout.strip()


def test_compiled_and_uncompiled_rules_agree() -> None:
    """The same random games, position by position, with the compiler on and off."""
    other = "1" if JIT else "0"

    assert digest_elsewhere(PLIES, NUMBA_DISABLE_JIT=other) == digest(PLIES)


@pytest.mark.long
def test_no_index_is_out_of_bounds(tmp_path: Path) -> None:
    """Whole games with every access to an array checked: no error, and the same games."""
    checked = digest_elsewhere(
        WHOLE_GAMES,
        NUMBA_DISABLE_JIT="0",
        NUMBA_BOUNDSCHECK="1",
        HIMIKO_CACHE=str(tmp_path),
    )

    assert checked == digest(WHOLE_GAMES)
