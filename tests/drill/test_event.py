"""The drill of an event: the deck of building tiles is empty."""

from pathlib import Path

import pytest

from tests.drill.copies import run_page, run_suite


def test_the_suite_holds_with_it(copy: Path) -> None:
    """A golden game reports it where it happens; documents and all languages have a line for it."""
    run_suite(
        copy,
        "tests/game/test_catalogue.py",
        "tests/game/test_events.py",
        "tests/game/test_golden.py::test_looked_at_from_all_sides[2-no_buildings]",
        "tests/docs/test_notation_doc.py",
        "tests/texts/test_comments.py",
        "tests/texts/test_events_and_refusals.py",
        "tests/texts/test_fluent_files.py",
        "tests/texts/test_typography.py",
    )


@pytest.mark.long
def test_the_rest_of_the_suite_holds_with_it(copy: Path) -> None:
    """The fingerprint above all: an event does not change what it is made of."""
    run_suite(
        copy,
        "tests/cli/test_event_text.py",
        "tests/game/test_golden.py",
        "tests/game/test_views.py",
        "tests/server/test_schema.py",
        "tests/texts",
    )


@pytest.mark.long
def test_the_page_knows_it(copy: Path) -> None:
    """Its types are made, and the log says whatever happens."""
    run_page(copy, "tests/game")
