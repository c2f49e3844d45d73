"""What needs PyTorch, which is large: left out where it is not installed."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

from himiko.lab import Batch
from himiko.lab.dataset import DatasetSpec, write
from himiko.lab.gym_env import YamataiEnv
from himiko.lab.pettingzoo_env import YamataiAEC

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]
EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo"
torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")


def test_torchrl_plays_through_its_wrapper() -> None:
    """Masked random actions of TorchRL are legal, over the end of a game."""
    envs: Any = pytest.importorskip("torchrl.envs", reason="TorchRL is not installed")
    env = envs.PettingZooWrapper(YamataiAEC(2), use_mask=True, group_map=None)

    played = env.rollout(60, break_when_any_done=False)

    assert played.batch_size[0] == 60
    rewards = [played["next", group, "reward"] for group in env.group_map]
    assert not any(bool((reward == -1).any()) for reward in rewards), "an illegal action"


def test_maskable_ppo_learns_from_the_environment() -> None:
    """sb3-contrib takes the environment and its masks as they are."""
    contrib: Any = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    env = YamataiEnv(2, "drifter")

    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(128)

    observation, _ = env.reset(seed=3)
    action, _ = model.predict(observation, action_masks=env.action_masks())
    assert env.action_masks()[int(action)]


def test_arrays_are_shared_with_torch() -> None:
    """The same memory, no copy."""
    batch = Batch(4, 2)

    seen = torch.from_numpy(batch.observations)
    before = seen.clone()
    batch.step(batch.sample())

    assert seen.data_ptr() == batch.observations.ctypes.data
    assert not torch.equal(seen, before)
    assert np.array_equal(seen.numpy(), batch.observations)


def test_the_example_that_learns_goes_all_the_way(tmp_path: Path) -> None:
    """From a teacher's games to a round of its own, a curve and its picture."""
    teacher = tmp_path / "teacher.parquet"
    write(teacher, DatasetSpec(games=4, levels=("deckhand",), seed=1))
    run, picture = tmp_path / "run", tmp_path / "curve.svg"
    small = ["--minutes", "0.1", "--every", "1", "--steps", "8", "--games", "2", "--threads", "1"]

    subprocess.run(  # noqa: S603  (our own example)
        [
            *(sys.executable, str(EXAMPLE), str(run), "--teacher", str(teacher), *small),
            *("--curve", str(picture)),
        ],
        check=True,
    )

    header, cloned, *learnt = (run / "curve.csv").read_text("utf-8").splitlines()
    assert header.startswith("stage,minutes,positions,games,won")
    assert cloned.startswith("cloned,")
    assert learnt[0].startswith("learnt,")
    assert "<svg" in picture.read_text("utf-8")


def test_the_example_imitates_its_teacher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some passes through a few games make their actions likelier, every time the same way."""
    teacher = tmp_path / "teacher.parquet"
    write(teacher, DatasetSpec(games=8, levels=("deckhand",), seed=1))
    games = pd.read_parquet(teacher).to_dict("records")
    monkeypatch.syspath_prepend(str(EXAMPLE))
    policy_, samples_, learning = map(import_module, ("policy", "samples", "learning"))
    torch.set_num_threads(1)  # small steps: threads would wait for each other
    samples = samples_.follow(games)

    def imitate() -> tuple[float, float]:
        """Return how surprising the teacher's actions are, before and after learning."""
        torch.manual_seed(1)
        np.random.seed(1)  # noqa: NPY002  (what the example uses)
        policy = policy_.Policy()
        before = surprise(policy)
        optimiser = torch.optim.Adam(policy.parameters())
        for _ in range(5):
            learning.clone(policy, optimiser, games, 0)
        return before, surprise(policy)

    def surprise(policy: Any) -> float:
        played = samples.seen.action_starts[:-1] + samples.columns["played"]
        return -float(policy(samples.seen)[0][torch.from_numpy(played)].mean().detach())

    first, second = imitate(), imitate()

    assert first[1] < 0.9 * first[0]
    assert first == pytest.approx(second, rel=1e-4)
