"""What is learnt from: positions with their legal actions and the one that was played."""

import numpy as np
import torch
from policy import Legal, positions

from himiko.lab import Batch
from himiko.lab.layouts import HOLDINGS

POINTS = 20  # so many points count as much as the game


def points_of(batch, observations):
    """Return the points of the seats that look, if the game ended now."""
    start = batch.layout.parts["players"].start  # the one that looks comes first
    return observations[:, start + HOLDINGS.index("points")].astype(np.float32)


class Samples:
    """Positions of games that went on together, step after step."""

    def __init__(self, games):
        self.games = games
        self.columns = {}
        self._actions = []
        self._counts = []

    def add(self, batch, **columns):
        """Keep what a batch shows now, and what else is said about it: a number for each game."""
        rows, actions = positions(batch.masks)
        self._counts.append(np.bincount(rows, minlength=self.games))
        self._actions.append(actions)
        for name, column in {"seen": batch.observations, "seat": batch.seats, **columns}.items():
            self.columns.setdefault(name, []).append(np.array(column))

    def join(self):
        """Put all steps end to end; sample n is of game n % games."""
        self.columns = {name: np.concatenate(parts) for name, parts in self.columns.items()}
        self._actions = np.concatenate(self._actions)
        self._ends = np.concatenate(self._counts).cumsum()
        return self

    def parts(self, size, kept=None):
        """Go through all samples in parts drawn at random, as tensors."""
        order = np.flatnonzero(kept) if kept is not None else np.arange(len(self._ends))
        np.random.shuffle(order)
        for first in range(0, len(order), size):
            yield self._part(np.sort(order[first : first + size]))

    def _part(self, which):
        ends = self._ends[which]
        starts = np.where(which > 0, self._ends[which - 1], 0)
        counts = ends - starts
        rows = np.repeat(np.arange(len(which)), counts)
        at = np.arange(counts.sum()) + np.repeat(starts - (counts.cumsum() - counts), counts)
        legal = Legal(torch.from_numpy(rows), torch.from_numpy(self._actions[at]), len(which))
        return legal, {name: torch.from_numpy(c[which]) for name, c in self.columns.items()}


def chosen(legal, chances, actions):
    """Return of each position the chance of the action that was played."""
    return chances[legal.actions == actions[legal.rows]]


def follow(games):
    """Play the games of a dataset again, together; return every position with what was played.

    What a position was worth is known here: the points still to come, and who won.
    """
    batch = Batch(len(games), 2, seed=games[0]["seed"])
    samples = Samples(len(games))
    every = np.arange(len(games))
    ranks = np.array([game["ranks"] for game in games])
    final = np.array([game["points"] for game in games], np.float32)
    for step in range(max(len(game["actions"]) for game in games)):
        going = np.array([step < len(game["actions"]) for game in games])
        actions = batch.sample().copy()  # a game that is over is followed by another: not kept
        actions[going] = [games[n]["actions"][step] for n in np.flatnonzero(going)]
        seats = batch.seats.astype(np.int64)
        won = np.where(ranks[every, seats] == 1, 1, -1)
        gained = final[every, seats] - points_of(batch, batch.observations)
        worth = (won + gained / POINTS).astype(np.float32)
        samples.add(batch, action=actions, worth=worth, kept=going)
        batch.step(actions)
    return samples.join()


def play(policy, batch, steps):
    """Let a policy play all seats; return the samples with their advantages."""
    samples, ends = Samples(len(batch)), []
    for _ in range(steps):
        actions, chances, values = policy.act(batch.observations, batch.masks)
        points = points_of(batch, batch.observations)
        samples.add(batch, action=actions, chance=chances, value=values, points=points)
        batch.step(actions)
        ends.append((batch.dones.copy(), batch.scores.copy(), batch.rewards.copy()))
    samples.columns["advantage"] = advantages(policy, batch, samples.columns, ends)
    return samples.join()


def advantages(policy, batch, columns, ends, trace=0.95):
    """Return generalised advantages, from each decision of a seat to its next one.

    Going back in time, `points`, `values` and `gains` are those of each seat at its next decision.
    """
    every = np.arange(len(batch))
    seen = [batch.observe(np.full(len(batch), seat)) for seat in (0, 1)]
    points = np.stack([points_of(batch, one) for one in seen], 1)
    values = np.stack([policy.worth(one) for one in seen], 1)
    gains = np.zeros_like(values)
    found = []
    for step in reversed(range(len(ends))):
        over, scores, rewards = ends[step]
        points[over], values[over], gains[over] = scores[over], rewards[over], 0
        at = every, columns["seat"][step].astype(np.int64)
        now, value = columns["points"][step], columns["value"][step]
        gain = (points[at] - now) / POINTS + values[at] - value + trace * gains[at]
        points[at], values[at], gains[at] = now, value, gain
        found.append(gain.astype(np.float32))
    return found[::-1]
