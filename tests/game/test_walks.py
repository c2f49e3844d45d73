"""Random walks through whole games: every invariant after every action."""

from random import Random

import pytest
from hypothesis import Phase, given, note, settings
from hypothesis import strategies as st

from himiko import Edition, Game
from tests.game.players import TASTES, play_on
from tests.game.walk import Walk, by_chance, drawn

seeds = st.integers(0, 2**63 - 1)
tastes = st.sampled_from(sorted(TASTES))
# Few walks begin with the deal only: what is rare mostly comes late.
starts = st.sampled_from([0, 40, 90, 140])


def walk(
    players: int, seed: int, taste: str, data: st.DataObject, edition: Edition | None = None
) -> None:
    """Walk from the deal to the end."""
    Walk(Game.new(players, seed, edition=edition)).go(drawn(data, taste), 1000)


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=18, deadline=None)
@given(seed=seeds, taste=tastes, start=starts, data=st.data())
def test_walk(players: int, seed: int, taste: str, start: int, data: st.DataObject) -> None:
    """Stretches of games with the standard edition."""
    game = play_on(Game.new(players, seed), Random(seed), [taste, "even"], start)
    note(f"from {game.position()}")

    Walk(game).go(drawn(data, taste), 60)


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=12, deadline=None)
@given(seed=seeds, taste=tastes, data=st.data())
def test_walk_on_another_board(
    players: int, seed: int, taste: str, data: st.DataObject, small: Edition
) -> None:
    """Whole games with an edition that shares no number with the standard one."""
    walk(players, seed, taste, data, small)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("taste", sorted(TASTES))
def test_whole_game(players: int, taste: str) -> None:
    """One game of each taste from the deal to the end."""
    game = Walk(Game.new(players, 2024)).go(by_chance(1, taste), 600)

    assert game.over or taste == "idler"


def test_a_walk_that_fails_shrinks_to_a_few_actions() -> None:
    """However long the game was in which it was found."""
    failed: list[int] = []

    @settings(
        max_examples=60,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate, Phase.shrink],
    )
    @given(data=st.data())
    def nobody_builds(data: st.DataObject) -> None:
        game = Game.new(2, 2)
        choose = drawn(data, "idler")
        while not game.over and game.ply < 200:
            game.play(choose(game.legal()))
            if game.actions[-1].startswith("build "):
                failed.append(game.ply)
                raise AssertionError

    with pytest.raises(AssertionError):
        nobody_builds()

    assert failed[-1] < 50 < failed[0]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=200, deadline=None)
@given(seed=seeds, taste=tastes, data=st.data())
def test_many_whole_games(players: int, seed: int, taste: str, data: st.DataObject) -> None:
    """The same for longer."""
    walk(players, seed, taste, data)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=200, deadline=None)
@given(seed=seeds, taste=tastes, data=st.data())
def test_many_whole_games_on_another_board(
    players: int, seed: int, taste: str, data: st.DataObject, small: Edition
) -> None:
    """The same for longer."""
    walk(players, seed, taste, data, small)
