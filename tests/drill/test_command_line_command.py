"""The drill of a command-line command: `legal`, which lists the legal actions of a record."""

from pathlib import Path

import pytest

from tests.drill.copies import run_python, run_suite

pytestmark = pytest.mark.long


def test_the_suite_holds_with_it(copy: Path) -> None:
    """It does what it should, and its help is complete in all languages."""
    run_suite(
        copy,
        "tests/cli/test_help.py",
        "tests/cli/test_legal.py",
        "tests/project/test_private_names.py",
        "tests/texts",
    )


def test_help_has_it_at_once(copy: Path) -> None:
    """Among the commands, in another language, too."""
    printed = run_python(copy, "-m", "himiko.cli", "--help", "--language", "de", compiled=False)

    assert "legal" in printed
    assert "erlaubten Aktionen" in printed
