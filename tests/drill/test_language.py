"""The drill of a language: Esperanto, begun with a few texts."""

from pathlib import Path

import pytest

from tests.drill.copies import run_python, run_suite

pytestmark = pytest.mark.long


def test_the_suite_holds_with_it(copy: Path) -> None:
    """What it has is checked as in all languages; what it lacks is said in English."""
    run_suite(copy, "tests/texts")


def test_it_is_there_by_itself(copy: Path) -> None:
    """The folder alone makes it a language: it is spoken, and what it lacks is listed."""
    code = "from himiko.texts import *; print(languages(), Texts('eo').say('verb-build'))"

    printed = run_python(copy, "-c", code, compiled=False)
    missing = run_python(copy, "-m", "himiko.cli", "texts", "missing", "eo", compiled=False)

    assert "'eo'" in printed
    assert "Konstrui" in printed
    assert "words.ftl verb-recruit" in missing
    assert "verb-build" not in missing
