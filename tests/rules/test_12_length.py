"""Section 12: no rule bounds the number of rounds; simulations are cut off by their caller."""

import numpy as np
import pytest

from himiko import Edition
from himiko.rules import engine
from himiko.rules.scoring import PARTS
from himiko.rules.state import NOT_ENDED, OVER, QUESTION_SHAPE, STATE
from tests.scenes import play, scene

PLAYERS = 2


@pytest.mark.rule("12.1")
def test_no_round_is_the_last_by_its_number() -> None:
    """After round 1000 comes round 1001."""
    game = scene(round=1000, played=[4, 5, 10])

    play(game, "fleet 1, done")

    assert not game.over
    assert game.position()["round"] == 1001


@pytest.mark.rule("12.1")
def test_a_simulation_is_cut_off_at_the_cap_its_caller_gives() -> None:
    """The games stop after round 2; that is no end of the game."""
    games = 3
    states = np.zeros(games, STATE)
    states["key"][:, 0] = range(games)
    table = np.zeros((games, 4, len(PARTS)), np.int64)
    decisions = np.zeros(games, np.int64)
    question = np.zeros(QUESTION_SHAPE, np.int64)
    trace = np.zeros((games, 10), np.int16)

    engine.playouts(
        states, Edition.standard().components, PLAYERS, 2, question, trace, table, decisions
    )

    assert (states["step"] != OVER).all()
    assert (states["end"] == NOT_ENDED).all()
    assert (states["round_number"] == 3).all()
    assert (decisions > 0).all()
