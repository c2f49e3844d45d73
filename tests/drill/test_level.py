"""The drill of a level: the bosun, between the helmsman and the captain."""

from pathlib import Path

import pytest

from tests.drill.copies import run_page, run_python, run_suite

pytestmark = pytest.mark.long


def test_the_suite_holds_with_it(copy: Path) -> None:
    """It is described in all languages, and the tables agree with its figures."""
    run_suite(
        copy,
        "tests/bots/test_strength.py",
        "tests/cli/test_help.py",
        "tests/game/test_catalogue.py",
        "tests/texts",
    )


def test_it_plays(copy: Path) -> None:
    """By its name, compiled, to the end of a game."""
    words = ("-m", "himiko.cli", "match", "bosun", "deckhand", "--games", "2", "--seed", "1")

    printed = run_python(copy, *words, compiled=True)

    assert "bosun" in printed


def test_the_page_shows_it(copy: Path) -> None:
    """Its portrait is asked for by the generated type of levels."""
    run_page(copy, "tests/board/portraits.test.ts")
