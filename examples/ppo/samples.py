"""What is learnt from: positions with their legal actions and the one that was played."""

import numpy as np
import torch
from policy import Legal, positions

from himiko.lab import Batch
from himiko.lab.layouts import HOLDINGS

POINTS = 20  # so many points count as much as the game


def leads(batch):
    """Return how many points the seat to act is ahead in each game, if it ended now."""
    players = batch.observations[:, batch.layout.parts["players"].slice]
    points = players.reshape(len(batch), 2, -1)[:, :, HOLDINGS.index("points")]
    return points[:, 0].astype(np.float32) - points[:, 1]


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

    What a position is worth is known here: who won, and by how much the lead still changed.
    """
    batch = Batch(len(games), 2, seed=games[0]["seed"])
    samples = Samples(len(games))
    every = np.arange(len(games))
    ranks = np.array([game["ranks"] for game in games])
    points = np.array([game["points"] for game in games], np.float32)
    for step in range(max(len(game["actions"]) for game in games)):
        going = np.array([step < len(game["actions"]) for game in games])
        actions = batch.sample().copy()  # a game that is over is followed by another: not kept
        actions[going] = [games[n]["actions"][step] for n in np.flatnonzero(going)]
        seats = batch.seats.astype(np.int64)
        won = np.where(ranks[every, seats] == 1, 1, -1)
        gained = points[every, seats] - points[every, 1 - seats] - leads(batch)
        worth = (won + gained / POINTS).astype(np.float32)
        samples.add(batch, action=actions, worth=worth, kept=going)
        batch.step(actions)
    return samples.join()


def play(policy, batch, steps):
    """Let a policy play all seats; return the samples, with advantages and what they led to."""
    samples = Samples(len(batch))
    columns = samples.columns
    for _ in range(steps):
        actions, chances, values = policy.act(batch.observations, batch.masks)
        seats, before = batch.seats.astype(np.int64), leads(batch)
        samples.add(batch, action=actions, chance=chances, value=values)
        batch.step(actions)
        same = np.where(batch.seats == seats, 1, -1).astype(np.float32)
        every = np.arange(len(batch))
        final = batch.scores[every, seats] - batch.scores[every, 1 - seats]
        after = np.where(batch.dones, final, same * leads(batch))
        reward = batch.rewards[every, seats] + (after - before) / POINTS
        columns.setdefault("reward", []).append(reward.astype(np.float32))
        columns.setdefault("goes_on", []).append(np.where(batch.dones, 0, same))
    columns["advantage"] = advantages(columns, policy.act(batch.observations, batch.masks)[2])
    return samples.join()


def advantages(columns, last, trace=0.95):
    """Return generalised advantages; what is good for one seat is bad for the other.

    `goes_on` is 1 where the same seat acts next, -1 where the other does, 0 where a game ended.
    """
    found, after, advantage = [], last, 0
    steps = zip(columns["reward"], columns["goes_on"], columns["value"], strict=True)
    for reward, goes_on, value in reversed(list(steps)):
        advantage = reward + goes_on * after - value + trace * goes_on * advantage
        found.append(advantage.astype(np.float32))
        after = value
    return found[::-1]
