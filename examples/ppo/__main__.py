"""A player that learns on two cores: first from games of a teacher, then by PPO against `fisher`.

    python examples/ppo run --measure 1000 --curve docs/ppo.svg

Needs `pip install torch matplotlib 'himiko[lab,arena]'`. The policy is masked: only legal actions
have a chance. It is rewarded by how much its lead grows and by winning. Every few rounds it meets
`fisher` in deals it does not learn from; what comes of it is a line of `run/curve.csv`. Given
again, it goes on where it was.
"""

import argparse
import csv
import time
from itertools import islice
from pathlib import Path

import numpy as np
import torch
from learning import clone, learn
from policy import Policy
from samples import Tables, deals, play

from himiko.arena.intervals import share
from himiko.lab.dataset import DatasetSpec, write

TEACHER, OPPONENT = "helmsman", "fisher"
TABLES = 32  # games at once
SHARPER = 2
TOGETHER = 250  # games of the teacher that are followed at once
TAUGHT_EVERY = 500  # games of the teacher between two meetings
FIELDS = ("stage", "minutes", "positions", "games", "won", "low", "high", "points", "theirs")
FRESH = 900_000_000  # seeds that no game of the training has


def meet(policy, games, first):
    """Play against `fisher`, each deal from both seats, always the likeliest action.

    Return the points of both in every game, and whether it was won.
    """
    tables = Tables(min(games, TABLES), OPPONENT, islice(deals(first), games))
    ends = []
    while tables.envs:
        seen, _ = tables.look()
        played, _, _ = policy.act(seen, greedy=True)
        ends += filter(None, tables.step(seen.actions[seen.action_starts[:-1] + played]))
    return [(mine, theirs, reward > 0) for mine, theirs, reward in ends]


class Run:
    """A run in a folder: the policy, how far it is, and its curve."""

    def __init__(self, folder, steps):
        self.folder, self.steps = folder, steps
        folder.mkdir(parents=True, exist_ok=True)
        self.policy = Policy()
        self.optimiser = torch.optim.Adam(self.policy.parameters())
        self.done = {"minutes": 0.0, "positions": 0, "taught": 0, "rounds": 0}
        if (folder / "run.pt").exists():
            kept = torch.load(folder / "run.pt")
            self.policy.load_state_dict(kept["policy"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.done = kept["done"]

    def imitate(self, teacher, games):
        """Go once through the teacher's games."""
        while self.done["taught"] < len(teacher):
            first = self.done["taught"]
            part = teacher[first : first + TOGETHER]
            self.clocked(clone, self.policy, self.optimiser, part, first / len(teacher))
            self.done["taught"] += len(part)
            if self.done["taught"] % TAUGHT_EVERY == 0 or self.done["taught"] == len(teacher):
                self.measure("cloned", games)

    def practise(self, minutes, every, games):
        """Play and learn until it has taken this much time in all."""
        if not self.done["rounds"]:
            self.policy.sharpen(SHARPER)
        tables = Tables(TABLES, OPPONENT, deals(1_000_000 * (1 + self.done["rounds"])))
        while self.done["minutes"] < minutes:
            for _ in range(every):
                self.clocked(self.play_and_learn, tables, minutes)
                self.done["rounds"] += 1
            self.measure("learnt", games)

    def play_and_learn(self, tables, minutes):
        """Make one round of PPO; return how many positions were seen."""
        samples = play(self.policy, tables, self.steps)
        return learn(self.policy, self.optimiser, samples, self.done["minutes"] / minutes)

    def clocked(self, work, *given):
        """Do some work and count its processor time; meeting `fisher` is not counted."""
        started = time.process_time()
        self.done["positions"] += work(*given)
        self.done["minutes"] += (time.process_time() - started) / 60

    def measure(self, stage, games, first=FRESH):
        """Meet `fisher`, add a line to the curve, keep the policy."""
        mine, theirs, won = zip(*meet(self.policy, games, first), strict=True)
        found = share(sum(won), games)
        line = (stage, round(self.done["minutes"], 1), self.done["positions"], games)
        line = (*line, round(found.value, 4), round(found.low, 4), round(found.high, 4))
        line = (*line, round(np.mean(mine), 1), round(np.mean(theirs), 1))
        path = self.folder / "curve.csv"
        new = not path.exists()
        with path.open("a", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([FIELDS, line] if new else [line])
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
    cloned = max((float(row["minutes"]) for row in rows if row["stage"] == "cloned"), default=0)
    for axes in (wins, points):
        axes.axvline(cloned, linestyle="--", color="grey", linewidth=0.8)
    figure.supxlabel("minutes of one processor: left of the line cloning, right of it PPO")
    with plt.rc_context({"svg.hashsalt": "himiko"}):
        figure.savefig(picture, metadata={"Date": None})


def main():
    """Read what is asked for, and do it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--taught", type=int, default=2000, help="games of the teacher")
    parser.add_argument("--teacher", type=Path, help="a dataset to use instead of making one")
    parser.add_argument("--minutes", type=float, default=10, help="of processor time, in all")
    parser.add_argument("--steps", type=int, default=256, help="of each of 32 games in a round")
    parser.add_argument("--every", type=int, default=8, help="rounds between two meetings")
    parser.add_argument("--games", type=int, default=200, help="of a meeting with fisher")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--measure", type=int, help="games against fisher, with other deals")
    parser.add_argument("--curve", type=Path, help="draw the curve into this file")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(1)
    np.random.seed(1)
    run = Run(options.folder, options.steps)
    run.imitate(
        games_of(options.teacher or options.folder / "teacher.parquet", options.taught),
        options.games,
    )
    run.practise(options.minutes, options.every, options.games)
    if options.measure:
        run.measure("measured", options.measure, first=2 * FRESH)
    if options.curve:
        draw(options.folder / "curve.csv", options.curve)


def games_of(path, games):
    """Return the teacher's games; if there are none yet, it plays them now."""
    from pyarrow import parquet

    if not path.exists():
        write(path, DatasetSpec(games=games, levels=(TEACHER,), seed=1_000_000))
    return parquet.read_table(path).to_pylist()[:games]


if __name__ == "__main__":
    main()
