"""Training: a small run goes all the way, and the network it makes is one that players can use."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from himiko.bots.search.layout import INPUTS, LAYOUT_VERSION
from himiko.bots.search.net import NET, BadWeights, Net, read_net, shipped_net, write_net
from himiko.bots.search.selfplay import make_games
from himiko.bots.training import config, learn, run
from himiko.bots.training.calibrate import best_stretch, stretch_logits
from himiko.bots.training.samples import PADDED, Samples, returns
from himiko.bots.training.storage import Progress, Storage
from himiko.bots.training.workers import RayWorkers, Threads, Workers
from himiko.rules.scoring import RANK, TOTAL

CONFIGS = Path(config.__file__).parent
MOST_BYTES = 1.5 * 2**20


def train(folder: Path, workers: Workers, generations: int | None = None) -> Net:
    """Make the tiny run, or its first generations; return its network."""
    tiny = config.read_config(CONFIGS / "tiny.toml")
    made = run.Run(tiny, folder, workers)
    if generations is None:
        made.go_on()
    for generation in tiny.generations[:generations] if generations else ():
        made.make_generation(generation)
    return read_net(folder / "net.npz")


@pytest.mark.long
def test_a_tiny_run_makes_a_network_and_can_be_taken_up(tmp_path: Path) -> None:
    """Two generations from nothing; a run stopped after the first goes on as if it had not been."""
    whole = train(tmp_path / "whole", Threads(2))
    train(tmp_path / "half", Threads(1), generations=1)

    half = train(tmp_path / "half", Threads(2))

    assert np.array_equal(whole, half)
    assert len((tmp_path / "half" / "log.jsonl").read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.long
def test_workers_of_a_cluster_make_the_same_network(tmp_path: Path) -> None:
    """What is learnt does not depend on who plays the games."""
    pytest.importorskip("ray")
    workers = RayWorkers("local")

    try:
        on_cluster = train(tmp_path / "cluster", workers)
    finally:
        workers.close()

    assert np.array_equal(on_cluster, train(tmp_path / "threads", Threads(2)))


@pytest.mark.long
def test_a_best_response_learns_against_one_network(tmp_path: Path) -> None:
    """One seat of every game learns, the others play the network named; it begins with another."""
    tiny = config.read_config(CONFIGS / "tiny.toml")
    response = replace(tiny, start="shipped", against="shipped", calibration=0)

    made = run.Run(response, tmp_path, Threads(2))
    made.make_generation(replace(tiny.generations[1], rate=0.0))

    assert np.array_equal(made.progress.past[-1], shipped_net())


def progress_of(done: int, window: list[dict[int, Samples]]) -> Progress:
    """Return how far a run might be."""
    return Progress(done, learn.new_floats(done), [np.zeros(1, NET)], window)


def test_a_run_goes_on_with_what_was_saved_last(tmp_path: Path) -> None:
    """Samples of the window and the log are those of the last generation that was saved whole."""
    tiny = config.read_config(CONFIGS / "tiny.toml")
    rows = [np.full((3, 2), n) for n in range(4)]
    parts = [{2: Samples(row, row, row, row)} for row in rows]
    storage = Storage(tmp_path, tiny)
    for done in (1, 2, 3):
        storage.save(progress_of(done, parts[:done]), {"generation": done})
    with (tmp_path / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write("a generation that was logged, and then the plug was pulled\n")

    loaded = Storage(tmp_path, tiny).load()

    assert loaded is not None
    assert loaded.done == 3
    assert [int(part[2].inputs[0, 0]) for part in loaded.window] == [1, 2]
    assert np.array_equal(loaded.floats.first, learn.new_floats(3).first)
    assert len((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()) == 3


def test_the_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    """A run goes on only with the configuration it began with."""
    tiny = config.read_config(CONFIGS / "tiny.toml")
    Storage(tmp_path, tiny)

    with pytest.raises(config.BadTraining) as refused:
        Storage(tmp_path, replace(tiny, seed=tiny.seed + 1))

    assert refused.value.code == "other_run"


def test_every_configuration_can_be_read() -> None:
    """All runs of the repository are described without a mistake."""
    files = sorted(CONFIGS.glob("*.toml"))

    runs = [config.read_config(file) for file in files]

    assert len(files) >= 3
    assert all(made.generations for made in runs)


def test_chances_are_stretched_until_they_come_true() -> None:
    """Logits that are half of what they should be are doubled, those of other numbers left."""
    rng = np.random.default_rng(2)
    logits = rng.normal(0, 1, (20000, 2)).astype(np.float32)
    true = 2 * (logits[:, 0] - logits[:, 1])
    first = rng.random(len(true)) < 1 / (1 + np.exp(-true))
    won = np.stack([first, ~first], axis=1).astype(np.float32)

    stretch = best_stretch(logits, won)
    floats = learn.new_floats(1)
    stretched = stretch_logits(floats, 2, stretch)

    assert stretch == pytest.approx(2, abs=0.1)
    assert np.array_equal(stretched.third[0, 4:], floats.third[0, 4:])
    assert np.array_equal(stretched.third[1:], floats.third[1:])
    assert stretched.third[0, :4] == pytest.approx(stretch * floats.third[0, :4])


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
    games.scores[0, :2, RANK] = 1, 2
    games.scores[0, :2, TOTAL] = 40, 30

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
    parts = np.tile(won[:, None], 12).astype(np.int8)
    samples = {2: Samples(inputs, chances, 4 * chances, parts)}

    floats, _ = learn.learn(learn.new_floats(1), samples, epochs=150, rate=3e-3, batch=64, seed=1)
    _, losses = learn.learn(floats, samples, epochs=1, rate=0.0, batch=64, seed=1)

    assert losses[2][0] < 0.1
