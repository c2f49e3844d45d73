"""The faces of others: PettingZoo's, Gymnasium's and OpenSpiel's own tests, and what they lack."""

from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import himiko.lab.envs  # noqa: F401  (registers)
from himiko import Game
from himiko.lab import BadLab, Encoder
from himiko.lab.gym_env import YamataiEnv, YamataiVectorEnv
from himiko.lab.pettingzoo_env import YamataiAEC, env

ID = "himiko/Yamatai-v0"


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoos_test_of_the_interface(players: int) -> None:
    """Through the registered name."""
    api_test(pettingzoo.make("aec", ID, players=players), num_cycles=300)


def test_pettingzoos_test_of_seeds() -> None:
    """The same seed, the same game."""
    seed_test(lambda: env(players=3), num_cycles=60)


def test_pettingzoos_test_of_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    """A few lines, returned or printed."""
    render_test(env)

    assert "seat 0: points 2, coins 10" in capsys.readouterr().out


def test_a_whole_game_of_pettingzoo() -> None:
    """Agents act when the game asks them; the rewards of its end add up to nothing."""
    aec = YamataiAEC(players=3)
    aec.reset(seed=5)
    total = dict.fromkeys(aec.possible_agents, 0.0)
    for agent in aec.agent_iter():
        observation, reward, over, _, _ = aec.last()
        total[agent] += reward
        if over:
            assert not observation["action_mask"].any()
        legal = np.flatnonzero(observation["action_mask"])
        aec.step(None if over else int(legal[0]))

    assert sorted(total.values()) == pytest.approx([-0.5, -0.5, 1.0])


def test_an_illegal_action_in_pettingzoo() -> None:
    """Ends the game for everybody; who played it pays."""
    aec = YamataiAEC()
    aec.reset(seed=1)
    agent = aec.agent_selection

    aec.step(7783)

    assert aec.rewards[agent] == -1
    assert all(aec.terminations.values())


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_gymnasiums_test_of_the_interface() -> None:
    """One seat against computer players."""
    made = gymnasium.make(ID, players=3, disable_env_checker=True)

    check_env(made.unwrapped, skip_render_check=True)


def test_one_seat_against_others() -> None:
    """The seat is asked, the others act by themselves, the end is rewarded."""
    one = YamataiEnv(players=2, opponents="drifter", seat=1)
    _, info = one.reset(seed=3)
    over, reward, rng = False, 0.0, np.random.default_rng(3)
    while not over:
        masks = one.action_masks()
        assert np.array_equal(masks, info["action_mask"])
        assert one.game.turn == 1
        action = rng.choice(np.flatnonzero(masks))
        _, reward, over, _, info = one.step(action)

    assert one.game.over
    assert reward == (1 if one.game.scores()[1]["rank"] == 1 else -1)


def test_opponents_that_think_and_those_that_do_not() -> None:
    """Whoever sits where, the seat sees its own game, and only its own actions are asked for."""
    one = YamataiEnv(players=3, opponents=("deckhand", "drifter"), seat=1)
    encoder = Encoder(3)
    seen, info = one.reset(seed=5)
    for _ in range(12):
        game = one.game
        assert game.turn == one.seat == 1
        assert np.array_equal(seen, encoder.observe(game, 1))
        assert np.array_equal(info["action_mask"], encoder.mask(game))
        seen, _, over, _, info = one.step(np.flatnonzero(info["action_mask"])[0])
        assert not over


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seat": 2}, "seat"),
        ({"opponents": ["drifter"] * 3}, "levels"),
        ({"players": 5}, "players"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(options: dict[str, Any], code: str) -> None:
    """When the environment is made, not in the middle of a run."""
    with pytest.raises(BadLab) as refused:
        YamataiEnv(**options)

    assert refused.value.code == code


def test_the_same_seed_gives_the_same_game() -> None:
    """Opponents that act at random draw from the seed of the game; another game is another."""

    def walk(seed: int) -> list[bytes]:
        one = YamataiEnv(players=4)
        seen, info = one.reset(seed=seed)
        steps = [seen.tobytes()]
        for _ in range(30):
            seen, _, _, _, info = one.step(np.flatnonzero(info["action_mask"])[-1])
            steps.append(seen.tobytes())
        return steps

    assert walk(1) == walk(1) != walk(2)


def test_what_was_returned_stays_as_it_was() -> None:
    """A step writes over no observation or mask that somebody keeps."""
    one = YamataiEnv()
    seen, info = one.reset(seed=3)
    kept = seen.copy(), info["action_mask"].copy()

    one.step(np.flatnonzero(one.action_masks())[0])

    assert np.array_equal(seen, kept[0])
    assert np.array_equal(info["action_mask"], kept[1])


def test_an_illegal_action_in_gymnasium() -> None:
    """Ends the game, and says why."""
    one = YamataiEnv()
    one.reset(seed=3)

    _, reward, over, _, info = one.step(np.int64(7783))

    assert (reward, over, info["illegal"]) == (-1, True, True)


def test_a_batch_for_gymnasium() -> None:
    """Made by its name; rewards are those of the seat that acted."""
    made = gymnasium.make_vec(ID, 16, "vector_entry_point", players=2)
    assert isinstance(made, YamataiVectorEnv)
    seen, infos = made.reset(seed=4)
    ended = 0
    for _ in range(250):
        seats = infos["seats"]
        seen, rewards, over, _, infos = made.step(made.batch.sample())
        ended += int(over.sum())
        assert np.array_equal(rewards, infos["rewards"][np.arange(16), seats])
        assert seen.shape == (16, made.batch.layout.size)

    assert ended > 0
    assert np.array_equal(made.action_masks(), infos["action_mask"].astype(bool))
    assert made.batch.game(0).players == 2


def test_the_games_of_a_seed() -> None:
    """A batch's first game is the library's."""
    made = YamataiVectorEnv(2, players=2)

    made.reset(seed=8)

    assert made.batch.game(1).position() == Game.new(2, 9).position()
