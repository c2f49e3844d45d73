"""The drill of an end of the game: `no_land`, which the standard edition never comes to."""

from pathlib import Path

import pytest

from tests.docs.recipes import ROOT
from tests.drill.copies import run_page, run_python, run_suite

pytestmark = pytest.mark.long


def test_the_suite_holds_with_it(copy: Path) -> None:
    """It ends a game with another edition; documents and all languages know it."""
    run_suite(
        copy,
        "tests/rules/test_9_round_end.py",
        "tests/rules/test_facts.py",
        "tests/arena/test_reports.py",
        "tests/docs",
        "tests/game/test_catalogue.py",
        "tests/game/test_positions.py",
        "tests/game/test_why_not.py",
        "tests/texts",
    )


def test_the_standard_game_is_as_it_was(copy: Path) -> None:
    """The fingerprint, also compiled, and every golden game."""
    run_suite(copy, "tests/game/test_golden.py")
    printed = run_python(copy, "-m", "himiko.cli", "fingerprint", compiled=True)

    assert printed.split()[-1] == (ROOT / "tests/golden/fingerprint.txt").read_text().strip()


def test_the_page_says_how_far_it_is(copy: Path) -> None:
    """Its types are made, and its line is among the ends."""
    # Compiled before: no test of the page waits so long.
    run_python(copy, "-m", "himiko.cli", "fingerprint", compiled=True)
    run_page(copy, "tests/table/Table.test.ts")
