"""OpenSpiel: its own simulations, its search, and what a player may know."""

from typing import Any

import numpy as np
import pytest

from himiko.lab import Encoder

pyspiel = pytest.importorskip("pyspiel", reason="there are no wheels of OpenSpiel for this system")
openspiel_game = pytest.importorskip("himiko.lab.openspiel_game")
NAME = "himiko_yamatai"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiels_random_simulations(players: int) -> None:
    """Whole games with all of OpenSpiel's checks."""
    game = pyspiel.load_game(NAME, {"players": players})

    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)

    assert game.num_players() == players


def dealt(players: int = 2, actions: int = 30) -> Any:
    """Return a state after some actions."""
    state = pyspiel.load_game(NAME, {"players": players, "seed": 5}).new_initial_state()
    rng = np.random.default_rng(1)
    state.apply_action(0)
    for _ in range(actions):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def test_openspiels_search_plays() -> None:
    """Monte-Carlo tree search finds legal actions, on a state it cannot see through too."""
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    state = dealt()
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(3))

    assert bot.step(state) in state.legal_actions()
    hidden = state.resample_from_infostate(state.current_player(), np.random.random)
    assert bot.step(hidden) in hidden.legal_actions()


def test_what_is_dealt_again_looks_the_same() -> None:
    """To the player for whom it is done, and to nobody else the deck is."""
    state = dealt(3)
    player = state.current_player()

    other = state.resample_from_infostate(player, np.random.default_rng(4).random)

    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    mine, theirs = (one.single.game().position() for one in (state, other))
    assert mine["rng"] != theirs["rng"]


def test_a_clone_goes_on_alone() -> None:
    """And knows the same."""
    state = dealt()
    before = state.observation_tensor(0)

    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])

    assert state.observation_tensor(0) == before
    assert twin.observation_tensor(0) != before


def test_a_seed_gives_the_same_games() -> None:
    """Of a game object one after another, of two with the same seed the same."""
    one, other = (pyspiel.load_game(NAME, {"seed": 9}) for _ in range(2))

    def deals(game: Any) -> list[list[float]]:
        found = []
        for _ in range(2):
            state = game.new_initial_state()
            state.apply_action(0)
            found.append(state.observation_tensor(0))
        return found

    assert deals(one) == deals(other)
    assert deals(one)[0] != deals(other)[1]


def test_observations_are_those_of_the_laboratory() -> None:
    """By the names of the layout."""
    state = dealt()
    game = state.single.game()
    encoder = Encoder(2)

    observer = openspiel_game.YamataiObserver(state.get_game())
    observer.set_from(state, 1)

    expected = encoder.observe(game, 1)
    assert np.array_equal(observer.tensor, expected)
    assert observer.dict["boats"].shape == (5, 59)
    assert state.observation_tensor(1) == expected.tolist()
    assert state.action_to_string(state.current_player(), 7783) == "done"
