"""How many sequences of actions there are from fixed positions at every step of a turn."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from himiko import Game
from himiko.rules.state import STEPS
from tests.game.sequences import sequences

CASES: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "sequences.json").read_text()
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["position"]["step"])
def test_sequences(case: dict[str, Any]) -> None:
    """The numbers of sequences of one, two, three … actions are as recorded."""
    game = Game.from_position(case["position"])

    counts = [sequences(game, depth) for depth in range(1, len(case["counts"]) + 1)]

    assert counts == case["counts"]
    assert game.position() == case["position"]


def test_every_step_is_counted() -> None:
    """All steps but the end, and deep enough to see more than the step itself."""
    assert {case["position"]["step"] for case in CASES} == {*STEPS} - {"over"}
    assert all(len(case["counts"]) >= 2 and case["counts"][-1] > 1000 for case in CASES)
