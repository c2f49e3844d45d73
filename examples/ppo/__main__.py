"""A player that learns on two cores: first from games of a teacher, then by PPO from its own.

    himiko dataset teacher.parquet --games 4000 --player helmsman --seed 1000000
    python examples/ppo run --teacher teacher.parquet --minutes 60
    python examples/ppo run --curve docs/ppo.svg

Needs `pip install torch 'himiko[lab,arena]'`. The policy is masked: only legal actions have a
chance. It plays both seats of 256 games at once, and is rewarded by the points it gains and by
winning. Every few rounds it meets `fisher`, both seats of each deal; what comes of it is a line of
`run/curve.csv`. Given again, it goes on where it was.
"""

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from policy import Policy
from samples import chosen, follow, play

from himiko.arena.intervals import share
from himiko.lab import Batch
from himiko.lab.gym_env import YamataiEnv

GAMES, STEPS = 256, 128
PASSES, CLONE_PART, CLONE_RATE = 4, 256, 1e-3  # over the teacher's games
EPOCHS, PART, RATE, CLIP, ENTROPY = 2, 1024, 5e-4, 0.2, 0.003
FIELDS = ("stage", "minutes", "positions", "games", "won", "low", "high", "points", "theirs")
FRESH = 900_000_000  # seeds that no game of the training has


def clone(policy, optimiser, games):
    """Learn what the teacher played, and what its positions were worth; return how many."""
    positions = 0
    firsts = [*range(0, len(games), 250)] * PASSES
    for number, first in enumerate(firsts):
        set_rate(optimiser, CLONE_RATE * (1 - 0.9 * number / len(firsts)))
        samples = follow(games[first : first + 250])
        for legal, part in samples.parts(CLONE_PART, samples.columns["kept"]):
            chances, values = policy(part["seen"], legal)
            imitation = -chosen(legal, chances, part["action"]).mean()
            improve(policy, optimiser, imitation + 0.5 * (values - part["worth"]).square().mean())
            positions += legal.positions
    return positions


def learn(policy, optimiser, samples):
    """Learn from what the policy itself has played, without going far from it."""
    for _ in range(EPOCHS):
        for legal, part in samples.parts(PART):
            chances, values = policy(part["seen"], legal)
            ratio = (chosen(legal, chances, part["action"]) - part["chance"]).exp()
            gain = part["advantage"]
            scaled = (gain - gain.mean()) / (gain.std() + 1e-6)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            surprise = -legal.sum(chances.exp() * chances).mean()
            loss = -torch.minimum(ratio * scaled, clipped * scaled).mean() - ENTROPY * surprise
            improve(policy, optimiser, loss + 0.5 * (values - part["value"] - gain).square().mean())


def set_rate(optimiser, rate):
    """Say how large a step is."""
    optimiser.param_groups[0]["lr"] = rate


def improve(policy, optimiser, loss):
    """Take a step down."""
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
    optimiser.step()


def meet(policy, opponent, games, first):
    """Play against a level, each deal from both seats, always the likeliest action.

    Return the points of both in every game, and whether it was won.
    """
    results, waiting = [], list(range(games))
    envs, seen = [], []
    while waiting or envs:
        while waiting and len(envs) < 64:
            number = waiting.pop()
            env = YamataiEnv(2, opponent, seat=number % 2)
            seen.append(env.reset(seed=first + number // 2)[0])
            envs.append(env)
        masks = np.array([env.action_masks() for env in envs])
        actions, _, _ = policy.act(np.array(seen), masks, greedy=True)
        steps = [env.step(action) for env, action in zip(envs, actions, strict=True)]
        for env, (_, reward, over, _, _) in zip(envs, steps, strict=True):
            if over:
                points = [score["total"] for score in env.game.scores()]
                results.append((points[env.seat], points[1 - env.seat], reward > 0))
        going = [n for n, step in enumerate(steps) if not step[2]]
        envs, seen = [envs[n] for n in going], [steps[n][0] for n in going]
    return results


class Run:
    """A run in a folder: the policy, how far it is, and its curve."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.batch = Batch(GAMES, 2, seed=1)
        self.policy = Policy(self.batch.layout.size, len(self.batch.actions))
        self.optimiser = torch.optim.Adam(self.policy.parameters(), RATE)
        self.done = {"minutes": 0.0, "positions": 0, "rounds": 0}
        if (folder / "run.pt").exists():
            kept = torch.load(folder / "run.pt")
            self.policy.load_state_dict(kept["policy"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.done = kept["done"]
            self.batch.reset(1 + 1_000_000 * self.done["rounds"])

    def train(self, teacher, minutes, every, games):
        """Clone the teacher if nothing was learnt yet, then play and learn."""
        if teacher and not self.done["positions"]:
            self.clocked(lambda: clone(self.policy, self.optimiser, teacher))
            self.measure("cloned", games)
        set_rate(self.optimiser, RATE)
        while self.done["minutes"] < minutes:
            for _ in range(every):
                self.clocked(self.play_and_learn)
                self.done["rounds"] += 1
            self.measure("learnt", games)

    def play_and_learn(self):
        """Make one round of PPO; return how many positions were seen."""
        learn(self.policy, self.optimiser, play(self.policy, self.batch, STEPS))
        return GAMES * STEPS

    def clocked(self, work):
        """Do some work and count its processor time; meeting `fisher` is not counted."""
        started = time.process_time()
        self.done["positions"] += work()
        self.done["minutes"] += (time.process_time() - started) / 60

    def measure(self, stage, games, first=FRESH):
        """Meet `fisher`, add a line to the curve, keep the policy."""
        mine, theirs, won = zip(*meet(self.policy, "fisher", games, first), strict=True)
        found = share(sum(won), games)
        line = (stage, round(self.done["minutes"], 1), self.done["positions"], games)
        line = (*line, round(found.value, 4), round(found.low, 4), round(found.high, 4))
        line = (*line, round(np.mean(mine), 1), round(np.mean(theirs), 1))
        path = self.folder / "curve.csv"
        new = not path.exists()
        with path.open("a", newline="") as file:
            csv.writer(file).writerows([FIELDS, line] if new else [line])
        print(*line, flush=True)
        kept = {"policy": self.policy.state_dict(), "optimiser": self.optimiser.state_dict()}
        torch.save({**kept, "done": self.done}, self.folder / "run.pt")


def draw(curve, picture):
    """Draw how often the policy won, over the processor time it had learnt."""
    from matplotlib import pyplot as plt

    with curve.open() as file:
        rows = list(csv.DictReader(file))
    column = {name: [float(row[name]) for row in rows] for name in FIELDS[1:]}
    minutes = column["minutes"]
    figure, (wins, points) = plt.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    wins.fill_between(minutes, column["low"], column["high"], alpha=0.2, linewidth=0)
    wins.plot(minutes, column["won"], marker=".")
    wins.axhline(0.6, linestyle=":", color="grey")
    wins.set(title="games won against fisher", ylim=(0, 1))
    points.plot(minutes, column["points"], marker=".", label="the policy")
    points.plot(minutes, column["theirs"], marker=".", label="fisher")
    points.set(title="points", ylim=(0, None))
    points.legend()
    figure.supxlabel("minutes of one processor")
    with plt.rc_context({"svg.hashsalt": "himiko"}):
        figure.savefig(picture, metadata={"Date": None})


def main():
    """Read what is asked for, and do it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--teacher", type=Path, help="a dataset to learn from first")
    parser.add_argument("--minutes", type=float, default=0, help="of processor time, in all")
    parser.add_argument("--every", type=int, default=20, help="rounds between two meetings")
    parser.add_argument("--games", type=int, default=400, help="of a meeting with fisher")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--measure", type=int, help="meet fisher in so many games, other deals")
    parser.add_argument("--curve", type=Path, help="draw the curve into this file")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(1)
    np.random.seed(1)
    run = Run(options.folder)
    teacher = read_games(options.teacher) if options.teacher else None
    run.train(teacher, options.minutes, options.every, options.games)
    if options.measure:
        run.measure("measured", options.measure, first=2 * FRESH)
    if options.curve:
        draw(options.folder / "curve.csv", options.curve)


def read_games(path):
    """Return the rows of a dataset."""
    from pyarrow import parquet

    return parquet.read_table(path).to_pylist()


if __name__ == "__main__":
    main()
