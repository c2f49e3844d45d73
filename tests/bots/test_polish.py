"""Turns changed at every place: never worse, now and then better, always legal."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from himiko import Game
from himiko.bots.search.net import shipped_net
from himiko.bots.search.planner import Tools, make_tools, set_changes
from himiko.bots.search.think import CLOSE, PLAN, POLISH, think
from himiko.bots.search.tree import make_tree
from himiko.game import redeal_state
from himiko.game.notation import notation_of
from tests.bots.test_planning import game_before_a_turn

STEPS = 20_000
SEEDS = range(4)


def state_of(game: Game) -> NDArray[np.void]:
    """Return a state as the seat to move may see it."""
    assert game.turn is not None
    state = redeal_state(game.view(game.turn), Random(1), game.edition)
    state["log_size"] = -1
    return state


def plan(game: Game, changes: int, *more: int) -> tuple[Tools, list[list[str]], float]:
    """Plan a turn with some steps of changes, then with more; return plans and best worth."""
    tools = make_tools(64)
    args = (state_of(game), 0, game.edition.components, shipped_net(), 0, tools, 0, 0, make_tree())
    think(PLAN, *args)
    for steps in (changes, *more):
        set_changes(tools, steps)
        assert think(POLISH, *args) >= 0
    found = think(CLOSE, *args)
    planner = tools.planner[0]
    order = planner["order"][:found]
    texts = notation_of(game.edition).texts
    plans = [[texts[a] for a in planner["plans"][n, : planner["lengths"][n]]] for n in order]
    return tools, plans, float(planner["worth"][order[0]])


def test_changed_turns_are_never_worse_and_now_and_then_better() -> None:
    """The best turn found stays the best, unless a better one is found beside it."""
    gains = []
    for seed in SEEDS:
        game = game_before_a_turn(seed)
        gains.append(plan(game, STEPS)[2] - plan(game, 0)[2])

    assert min(gains) >= 0
    assert max(gains) > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_changed_turns_can_be_played(seed: int) -> None:
    """Each of the best goes from the choice of a fleet to the next seat's, and nobody peeks."""
    game = game_before_a_turn(seed)
    _, plans, _ = plan(game, STEPS)

    for actions in plans[:12]:
        other = game.copy()
        turns = other.round_and_turn
        for action in actions:
            assert other.round_and_turn == turns
            assert action != "peek"
            other.play(action)
        assert other.over or other.round_and_turn != turns


def test_the_same_steps_find_the_same_turns() -> None:
    """What is found depends on the number of steps alone."""
    game = game_before_a_turn(2)

    assert plan(game, STEPS)[1:] == plan(game, STEPS)[1:]


def test_changing_goes_on_where_it_stopped() -> None:
    """A little at a time finds what is found at once, and in the end there is nothing left."""
    game = game_before_a_turn(3)
    tools, _, worth = plan(game, 0, *[STEPS // 4] * 8)

    assert worth >= plan(game, STEPS)[2]
    assert tools.planner["fleet_changed"][0].sum() > 1
