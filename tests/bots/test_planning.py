"""Whole turns: what has to come before a chain is found, and tastes show in what is played."""

from random import Random

import numpy as np
import pytest

from himiko import Game
from himiko.bots import Budget
from himiko.bots.search.net import shipped_net
from himiko.bots.search.planner import BOAT_GONE, OWN_COIN, OWN_PRESTIGE, TASTES
from himiko.bots.search.selfplay import Games, play_games
from himiko.bots.turn_search import Search
from himiko.game import redeal_state
from himiko.game.notation import notation_of
from himiko.rules.scoring import PARTS
from tests.game.players import play_on

GAMES = 24


def game_before_a_turn(seed: int) -> Game:
    """Return a game in which a seat is about to choose its fleet, with boats on the board."""
    game = play_on(Game.new(2 + seed % 3, seed), Random(seed), ["powerful"], plies=30 + seed * 5)
    while not game.legal()[0].startswith("fleet"):
        game.play(game.legal()[-1])
    return game


def plans_of(game: Game, width: int) -> list[list[str]]:
    """Return the turns found, the best first."""
    assert game.turn is not None
    state = redeal_state(game.view(game.turn), Random(1), game.edition)
    state["log_size"] = -1
    search = Search(state, game.edition, seed=1, budget=Budget(iterations=width), candidates=width)
    texts = notation_of(game.edition).texts
    return [[texts[action] for action in search.actions(n)] for n in range(search.plans)]


def comes_before(plan: list[str], first: str, second: str) -> bool:
    """Say whether an action beginning with one text stands before the first of another."""
    after = [n for n, action in enumerate(plan) if action.startswith(second)]
    return bool(after) and any(action.startswith(first) for action in plan[: after[0]])


@pytest.mark.parametrize(
    ("seed", "first", "second"),
    [(1, "move s", "place"), (5, "remove s", "place"), (7, "swap i", "collect")],
)
def test_a_power_is_used_before_what_it_makes_possible(seed: int, first: str, second: str) -> None:
    """A boat leaves a slot so that one can be placed there; a token is swapped for a better one."""
    game = game_before_a_turn(seed)

    found = [plan for plan in plans_of(game, 1024) if comes_before(plan, first, second)]

    assert found
    for action in found[0]:
        game.play(action)


def games_with(taste: int, size: float) -> Games:
    """Play games of two in which the second seat has a taste."""
    tastes = np.zeros((GAMES, 4, TASTES))
    tastes[:, 1, taste] = size
    which = np.zeros((GAMES, 4), np.int64)
    return play_games(shipped_net(), 2, range(GAMES), which, width=8, explore=0.0, tastes=tastes)


@pytest.mark.long
@pytest.mark.parametrize(("taste", "part"), [(OWN_COIN, "coins"), (OWN_PRESTIGE, "prestige")])
def test_who_likes_something_ends_up_with_more_of_it(taste: int, part: str) -> None:
    """Two points more on average than the other seat, which only wants to win."""
    scores = games_with(taste, 0.2).scores[:, :, PARTS.index(part)]

    assert scores[:, 1].mean() > scores[:, 0].mean() + 2


@pytest.mark.long
def test_who_likes_boats_to_stay_makes_games_longer() -> None:
    """Most games end when the boats of a colour run out."""
    slow = games_with(BOAT_GONE, -0.1).turns.mean()
    fast = games_with(BOAT_GONE, 0.1).turns.mean()

    assert slow > fast + 3
