"""The drill of a fleet power: `lift`, which removes sacred ground."""

import json
from pathlib import Path
from typing import Any

import pytest

from himiko.game.fingerprint import fingerprint
from tests.drill.copies import run_page, run_python, run_suite
from tests.drill.power_games import POWER

pytestmark = pytest.mark.long


def test_the_suite_holds_with_it(copy: Path) -> None:
    """Its own tests, catalogue, notation, the lab, documents, texts in all languages."""
    run_suite(
        copy,
        "tests/rules/test_4_powers.py",
        "tests/docs",
        "tests/edition",
        "tests/game/test_catalogue.py",
        "tests/game/test_golden.py",
        "tests/game/test_notation.py",
        "tests/game/test_rules_once.py",
        "tests/game/test_why_not.py",
        "tests/lab/test_batch.py",
        "tests/lab/test_ids.py",
        "tests/lab/test_observations.py",
        "tests/texts",
    )


def test_games_are_played_with_it(copy: Path) -> None:
    """It is used and reported in another edition; the standard one is as it was."""
    printed = run_python(copy, "-m", "tests.drill.power_games", compiled=True)
    happened: Any = json.loads(printed.splitlines()[-1])

    assert happened["fingerprint"] == fingerprint(games=100)
    for actions, events in zip(happened["uses"], happened["events"], strict=True):
        told = [f"{POWER} {event['island']}" for event in events]
        assert [action for action in told if action in actions] == actions
    assert happened["ours"]


def test_the_page_offers_it(copy: Path) -> None:
    """It has a sign, and every action can be reached by pointing."""
    run_page(copy, "tests/game")
