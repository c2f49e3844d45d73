"""The drill of a socket command: `give-time`, by which a player gives another five minutes."""

from pathlib import Path

import pytest

from tests.drill.copies import run_page, run_suite


def test_the_suite_holds_with_it(copy: Path) -> None:
    """It works at a table over the socket, its refusals can be said, and old logs mean the same."""
    run_suite(
        copy,
        "tests/server/test_time_gifts.py",
        "tests/server/test_table_clocks.py",
        "tests/server/test_offers.py",
        "tests/server/test_open_state.py",
        "tests/server/test_stored.py",
        "tests/texts/test_comments.py",
        "tests/texts/test_fluent_files.py",
        "tests/texts/test_keys_are_used.py",
        "tests/texts/test_page_texts.py",
        "tests/texts/test_typography.py",
        "-k",
        "not postgresql",
    )


@pytest.mark.long
def test_the_rest_of_the_suite_holds_with_it(copy: Path) -> None:
    """A table is its log, over both databases."""
    run_suite(
        copy,
        "tests/server/test_api.py",
        "tests/server/test_clocks.py",
        "tests/server/test_tables.py",
        "tests/server/test_time_gifts.py",
        "tests/texts",
    )


@pytest.mark.long
def test_the_page_sends_it(copy: Path) -> None:
    """Its types are made, and the page asks for it and says what others have done."""
    run_page(copy, "tests/table/presence.test.ts")
