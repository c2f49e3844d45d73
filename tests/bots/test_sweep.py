"""Every turn tried where there are few: the best of all is found, a little at a time or at once."""

import pytest

from himiko import Game
from himiko.bots.search.net import shipped_net
from himiko.bots.search.planner import Tools, make_tools, set_changes
from himiko.bots.search.sweep import SWEPT_ALL
from himiko.bots.search.think import CLOSE, PLAN, POLISH, think
from himiko.bots.search.tree import make_tree
from tests.bots.test_planning import game_before_a_turn
from tests.bots.test_polish import state_of

ENOUGH = 2_000_000
SEEDS = range(3)


def game_within_a_turn(seed: int) -> Game:
    """Return a game in which a seat has chosen its fleet and placed a boat: few turns are left."""
    game = game_before_a_turn(seed)
    while not any(action.startswith("place") for action in game.legal()):
        game.play(game.legal()[0])
    game.play(next(action for action in game.legal() if action.startswith("place")))
    return game


def swept(game: Game, width: int, steps: int = ENOUGH, times: int = 1) -> tuple[Tools, float, int]:
    """Plan and polish a turn; return the tools, the best worth and the steps played."""
    tools = make_tools(width)
    set_changes(tools, steps)
    args = (state_of(game), 0, game.edition.components, shipped_net(), 0, tools, 0, 0, make_tree())
    think(PLAN, *args)
    played = sum(think(POLISH, *args) for _ in range(times))
    think(CLOSE, *args)
    planner = tools.planner[0]
    return tools, float(planner["worth"][planner["order"][0]]), played


@pytest.mark.parametrize("seed", SEEDS)
def test_the_best_of_all_turns_does_not_depend_on_the_width(seed: int) -> None:
    """Where everything was tried, there is one best worth, wherever the search began."""
    game = game_within_a_turn(seed)
    narrow, worth, played = swept(game, 8)
    _, wide, _ = swept(game, 64)

    assert narrow.planner["sweep_depth"][0] == SWEPT_ALL
    assert played < ENOUGH
    assert worth == wide


def test_trying_everything_goes_on_where_it_stopped() -> None:
    """A little at a time comes to the same end, and then there is nothing left to do."""
    game = game_within_a_turn(1)
    _, worth, played = swept(game, 8)
    tools, by_parts, played_by_parts = swept(game, 8, steps=played // 5, times=8)

    assert tools.planner["sweep_depth"][0] == SWEPT_ALL
    assert by_parts == worth
    assert played_by_parts == played
