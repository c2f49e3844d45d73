"""Training: a small run goes all the way, and the network it makes is one that players can use."""

from pathlib import Path

import numpy as np
import pytest

from himiko.bots.search.inputs import INPUTS, LAYOUT_VERSION, RANK_PART, TOTAL_PART
from himiko.bots.search.net import NET, BadWeights, read_net, shipped_net, write_net
from himiko.bots.search.selfplay import make_games
from himiko.bots.training import config, learn, run
from himiko.bots.training.samples import PADDED, Samples, returns

CONFIGS = Path(config.__file__).parent
MOST_BYTES = 1.5 * 2**20


@pytest.mark.long
def test_a_tiny_run_makes_a_network_and_can_be_taken_up(tmp_path: Path) -> None:
    """Two generations from nothing; a run stopped after the first goes on as if it had not been."""
    tiny = config.read_config(CONFIGS / "tiny.toml")
    whole = run.Run(tiny, tmp_path / "whole", threads=2)
    whole.go_on()
    half = run.Run(tiny, tmp_path / "half", threads=1)
    half.make_generation(tiny.generations[0])

    run.Run(tiny, tmp_path / "half", threads=2).go_on()

    nets = [read_net(tmp_path / name / "net.npz") for name in ("whole", "half")]
    assert np.array_equal(nets[0], nets[1])
    assert len((tmp_path / "half" / "log.jsonl").read_text(encoding="utf-8").splitlines()) == 2


def test_the_shipped_network_is_small_and_fits() -> None:
    """It loads, at most 1.5 MiB, and knows something."""
    path = Path(config.__file__).parents[1] / "search" / "net.npz"

    net = shipped_net()

    assert path.stat().st_size <= MOST_BYTES
    assert np.abs(net["first"]).max() > 0


def test_weights_of_another_layout_are_refused(tmp_path: Path) -> None:
    """The version of the inputs is checked where weights are read."""
    path = tmp_path / "net.npz"
    write_net(path, np.zeros(1, NET))
    with np.load(path) as stored:
        parts = dict(stored)
    np.savez(path, **{**parts, "layout": np.int64(LAYOUT_VERSION + 1)})

    with pytest.raises(BadWeights) as refused:
        read_net(path)

    assert refused.value.code == "layout"


def test_a_mistake_says_nothing_about_the_position_before_it() -> None:
    """The return of a position is cut where another turn than the best was played."""
    games = make_games(1)
    games.turns[0] = 3
    games.chances[0, :3, 0] = 0.5
    games.chances[0, :3, 1] = 0.5
    games.scores[0, :2, RANK_PART] = 1, 2
    games.scores[0, :2, TOTAL_PART] = 40, 30

    straight = returns(games, 2, trace=0.9)[0][0, :3, 0]
    games.explored[0, 1] = 1
    cut = returns(games, 2, trace=0.9)[0][0, :3, 0]

    assert straight == pytest.approx([0.5 + 0.5 * 0.81, 0.5 + 0.5 * 0.9, 1.0])
    assert cut == pytest.approx([0.5, 0.5 + 0.5 * 0.9, 1.0])


def test_learning_lowers_the_loss() -> None:
    """The gradients are those of the loss: samples learnt by heart are predicted."""
    rng = np.random.default_rng(3)
    inputs = rng.integers(0, INPUTS, (64, PADDED)).astype(np.uint16)
    inputs[:, 20:] = INPUTS
    won = rng.integers(0, 2, 64)
    chances = np.stack([won, 1 - won], axis=1).astype(np.float32)
    samples = {2: Samples(inputs, chances, 4 * chances)}

    floats, _ = learn.learn(learn.new_floats(1), samples, epochs=150, rate=3e-3, batch=64, seed=1)
    _, losses = learn.learn(floats, samples, epochs=1, rate=0.0, batch=64, seed=1)

    assert losses[2][0] < 0.1
