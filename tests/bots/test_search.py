"""The search of a turn: what it says follows is legal, and what it says of scores adds up."""

from random import Random

import numpy as np
import pytest

from himiko import Game
from himiko.bots import Budget
from himiko.bots.search import tree
from himiko.bots.search.planner import MOST_ENDS
from himiko.bots.turn_search import FEWEST_CANDIDATES, SEQUEL_EVERY, Search, candidates_for
from himiko.game import redeal_state
from himiko.game.notation import notation_of
from tests.game.players import play_on

WALKS = 60


def search_of(game: Game, walks: int = WALKS) -> Search:
    """Search the position of a game as its seat to move sees it."""
    assert game.turn is not None
    state = redeal_state(game.view(game.turn), Random(1), game.edition)
    state["log_size"] = -1
    search = Search(state, game.edition, seed=1, budget=Budget(iterations=64))
    search.grow(Budget(iterations=walks * SEQUEL_EVERY))
    return search


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_line_of_a_plan_can_be_played(players: int) -> None:
    """Until the round ends and chance comes in, the turns said to follow are legal ones."""
    game = Game.new(players, seed=players)
    search = search_of(game)
    plan = search.ranking()[0]
    texts = notation_of(game.edition).texts
    played = 0

    for action in search.actions(plan):
        game.play(texts[action])
    for seat, actions in search.line(plan):
        if game.round_and_turn[0] > 1:
            break
        assert game.turn == seat
        for action in actions:
            game.play(texts[action])
        played += 1

    assert played >= 1


def test_expected_scores_are_the_sum_of_their_parts() -> None:
    """Coins, prestige, buildings and so on make up a score: both are learnt, and agree roughly."""
    off = []
    for seed in range(6):
        search = search_of(
            play_on(Game.new(2 + seed % 3, seed), Random(seed), ["powerful"], plies=60), 1
        )
        parts = search.score_parts(0)
        assert parts.shape == (search.players, 6)
        off.append(np.abs(parts.sum(axis=1) - search.first[0, 4 : 4 + search.players]).mean())

    assert np.mean(off) < 6


def test_a_plan_looked_at_less_does_not_seem_better_for_it() -> None:
    """What looking changes on average is taken off the plans that were not looked at as well."""
    search = search_of(Game.new(2, seed=8))
    search.walks[:] = 0
    search.sums[:] = 0
    search.walks[0] = 10
    search.sums[0] = 10 * (search.first[0] - 0.1)

    worth = search.worth()

    assert worth == pytest.approx(search.first - 0.1)


def test_more_turns_are_compared_the_more_time_there_is() -> None:
    """A turn must be looked at several times before it can win: so few walks, few turns."""
    walks = [candidates_for(Budget(iterations=SEQUEL_EVERY * number)) for number in (1, 80, 640)]
    seconds = [candidates_for(Budget(seconds=number)) for number in (0.1, 1.0, 10.0)]

    assert walks[0] == FEWEST_CANDIDATES < walks[1] < walks[2]
    assert FEWEST_CANDIDATES < seconds[0] < seconds[1] < seconds[2] == MOST_ENDS
    assert search_of(Game.new(2, seed=3), walks=1).plans == FEWEST_CANDIDATES


def test_a_tree_has_room_for_every_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    """It grows with the walks, and says what a tree says that was large enough from the start."""
    wide = search_of(Game.new(2, seed=5))
    monkeypatch.setattr(tree, "FIRST_NODES", 8)

    grown = search_of(Game.new(2, seed=5))

    used = grown.trees[0]
    assert used.used[0] == 1 + WALKS  # the first is none
    assert len(used.nodes) == len(used.states) == tree.MOST_NODES
    assert np.array_equal(grown.sums, wide.sums)


def test_a_search_begins_with_a_small_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a long search took is given back when the next one begins."""
    monkeypatch.setattr(tree, "FIRST_NODES", 8)
    search = search_of(Game.new(2, seed=5))

    cleared = tree.cleared(search.trees[0])

    assert len(cleared.nodes) == 8
    assert cleared.used[0] == 1
