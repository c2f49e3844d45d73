"""The drill of a panel on the page: the culture tokens still on the board.

It is shown as a component; the tests in a browser, which the patch changes too, are not run here.
"""

from pathlib import Path

import pytest

from tests.drill.copies import run_page, run_suite

pytestmark = pytest.mark.long


def test_the_suite_holds_with_it(copy: Path) -> None:
    """It has a name in all languages."""
    run_suite(copy, "tests/texts")


def test_the_page_shows_it(copy: Path) -> None:
    """Behind a tab, with what is on the board."""
    run_page(copy, "tests/table/tokens.test.ts")
