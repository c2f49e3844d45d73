"""The drill of a specialist with an action and an event of its own."""

import json
from pathlib import Path
from typing import Any

import pytest

from himiko.game.fingerprint import fingerprint
from tests.drill.copies import run_python, run_suite
from tests.drill.specialist_games import WHO

# What tests of the suite hold for the new specialist without knowing it.
SUITE = (
    f"tests/rules/test_8_{WHO}.py",
    "tests/game/test_catalogue.py",
    "tests/game/test_notation.py",
    "tests/game/test_events.py",
    "tests/lab/test_ids.py",
    "tests/lab/test_observations.py::test_every_number_has_a_name",
    "tests/lab/test_observations.py::test_golden_observations",
    "tests/edition/test_standard.py",
    "tests/docs/test_notation_doc.py",
    "tests/texts/test_comments.py",
    "tests/texts/test_events_and_refusals.py",
    "tests/texts/test_fluent_files.py",
    "tests/texts/test_typography.py",
    "tests/texts/test_words.py",
)
# The same, for minutes. What is about the compiler itself says nothing of a specialist.
REST = (
    "tests/cli/test_event_text.py",
    "tests/edition",
    "tests/game/test_golden.py",
    "tests/game/test_masks.py",
    "tests/game/test_positions.py",
    "tests/game/test_why_not.py",
    "tests/lab/test_batch.py",
    "tests/lab/test_observations.py",
    "tests/rules",
    "tests/texts",
    "--ignore=tests/rules/test_cache.py",
    "--ignore=tests/rules/test_gpu.py",
)


@pytest.mark.parametrize("tests", [SUITE, pytest.param(REST, marks=pytest.mark.long)])
def test_the_suite_holds_with_it(copy: Path, tests: tuple[str, ...]) -> None:
    """Its own tests, catalogue, notation, events, the lab, documents, texts in all languages."""
    run_suite(copy, *tests)


# Compiling the engine and the players again takes minutes.
COMPILED = [False, pytest.param(True, marks=pytest.mark.long)]


@pytest.mark.parametrize("compiled", COMPILED)
def test_games_are_played_with_it(copy: Path, *, compiled: bool) -> None:
    """It is recruited and used, its event is reported and said; nothing else has changed."""
    printed = run_python(copy, "-m", "tests.drill.specialist_games", compiled=compiled)
    happened: Any = json.loads(printed.splitlines()[-1])

    assert happened["fingerprint"] == fingerprint(games=100 if compiled else 1)
    assert {"not_yours", "used_this_turn"} <= set(happened["refused"])
    for actions, events in zip(happened["uses"], happened["events"], strict=True):
        told = [f"{WHO} {event['colour']}" for event in events]
        assert told == actions
        assert {event["coins"] for event in events} == {2}
    for language, lines in happened["said"].items():
        assert len(lines) == 3 + len(happened["refused"]), language
        assert not any("{" in line or "-" in line.split(" ")[0] for line in lines), lines
    assert not compiled or happened["ours"] > 20
