"""Random walks through whole games: every invariant after every action."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from himiko import Edition, Game
from tests.game.players import TASTES, play_on
from tests.game.walk import Walk

seeds = st.integers(0, 2**63 - 1)
tastes = st.sampled_from(sorted(TASTES))
# Few walks begin with the deal only: what is rare mostly comes late.
starts = st.sampled_from([0, 40, 90, 140])


def walk(players: int, seed: int, taste: str, edition: Edition | None = None) -> None:
    """Walk from the deal to the end."""
    Walk(Game.new(players, seed, edition=edition), seed, taste).go(1000)


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=18, deadline=None)
@given(seed=seeds, taste=tastes, start=starts)
def test_walk(players: int, seed: int, taste: str, start: int) -> None:
    """Stretches of games with the standard edition."""
    game = play_on(Game.new(players, seed), Random(seed), [taste, "even"], start)

    Walk(game, seed, taste).go(60)


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=12, deadline=None)
@given(seed=seeds, taste=tastes)
def test_walk_on_another_board(players: int, seed: int, taste: str, small: Edition) -> None:
    """Whole games with an edition that shares no number with the standard one."""
    walk(players, seed, taste, small)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("taste", sorted(TASTES))
def test_whole_game(players: int, taste: str) -> None:
    """One game of each taste from the deal to the end."""
    game = Walk(Game.new(players, 2024), 1, taste).go(600)

    assert game.over or taste == "idler"


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=200, deadline=None)
@given(seed=seeds, taste=tastes)
def test_many_whole_games(players: int, seed: int, taste: str) -> None:
    """The same for longer."""
    walk(players, seed, taste)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=200, deadline=None)
@given(seed=seeds, taste=tastes)
def test_many_whole_games_on_another_board(
    players: int, seed: int, taste: str, small: Edition
) -> None:
    """The same for longer."""
    walk(players, seed, taste, small)
