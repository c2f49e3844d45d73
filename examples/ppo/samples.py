"""What is learnt from: positions with their legal actions and the one that was played."""

from itertools import count

import numpy as np
import torch
from policy import Legal, positions

from himiko.lab import Batch
from himiko.lab.gym_env import YamataiEnv
from himiko.lab.layouts import HOLDINGS, layout

POINTS = 20  # so many points count as much as the game
PLAYERS = layout(2).parts["players"]


def leads(observations):
    """Return by how many points the seats that look would win if the game ended now."""
    holdings = observations[:, PLAYERS.slice].reshape(-1, *PLAYERS.shape)
    mine, theirs = holdings[:, :, HOLDINGS.index("points")].T
    return (mine - theirs).astype(np.float32)


class Samples:
    """Positions of games that went on together, step after step."""

    def __init__(self):
        self.columns = {}
        self._actions = []
        self._counts = []

    def add(self, masks, **columns):
        """Keep the legal actions of some positions, and what else is said about each."""
        rows, actions = positions(masks)
        self._counts.append(np.bincount(rows, minlength=len(masks)))
        self._actions.append(actions)
        for name, column in columns.items():
            self.columns.setdefault(name, []).append(np.array(column))

    def join(self):
        """Put all steps end to end."""
        self.columns = {name: np.concatenate(parts) for name, parts in self.columns.items()}
        self._actions = np.concatenate(self._actions)
        self._ends = np.concatenate(self._counts).cumsum()
        return self

    def parts(self, size):
        """Go through all samples in parts drawn at random, as tensors."""
        order = np.random.permutation(len(self._ends))
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

    What a position was worth is known here: by how much the lead still grew, and who won.
    """
    batch = Batch(len(games), 2, seed=games[0]["seed"])
    samples = Samples()
    ranks = np.array([game["ranks"] for game in games])
    final = np.array([game["points"] for game in games], np.float32)
    for step in range(max(len(game["actions"]) for game in games)):
        going = np.flatnonzero([step < len(game["actions"]) for game in games])
        actions = batch.sample().copy()  # a game that is over is followed by another: not kept
        actions[going] = [games[n]["actions"][step] for n in going]
        seen, at = batch.observations[going], (going, batch.seats[going].astype(np.int64))
        won = np.where(ranks[at] == 1, 1, -1)
        grew = 2 * final[at] - final[going].sum(1) - leads(seen)
        worth = (won + grew / POINTS).astype(np.float32)
        samples.add(batch.masks[going], seen=seen, action=actions[going], worth=worth)
        batch.step(actions)
    return samples.join()


def deals(first):
    """Go through deals, each from both seats: a seed and the seat."""
    return ((first + n // 2, n % 2) for n in count())


class Tables:
    """Games against a level that go on together; one that is over is followed by the next deal."""

    def __init__(self, number, opponent, deals):
        self._opponent, self._deals = opponent, deals
        dealt = [self._deal() for _ in range(number)]
        self.envs, self.seen = map(list, zip(*dealt, strict=True))

    def _deal(self):
        seed, seat = next(self._deals, (None, None))
        if seed is None:
            return None, None
        env = YamataiEnv(2, self._opponent, seat=seat)
        return env, env.reset(seed=seed)[0]

    def look(self):
        """Return what the seats see, and their legal actions as bytes."""
        return np.array(self.seen), np.array([env.action_masks() for env in self.envs])

    def step(self, actions):
        """Act in all games; return of each None, or if it is over both points and the reward."""
        ends = []
        for n, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            self.seen[n], reward, over, _, _ = env.step(action)
            ends.append(None)
            if over:
                points = [score["total"] for score in env.game.scores()]
                ends[n] = points[env.seat], points[1 - env.seat], reward
                self.envs[n], self.seen[n] = self._deal()
        self.seen = [seen for seen in self.seen if seen is not None]
        self.envs = [env for env in self.envs if env is not None]
        return ends


def play(policy, tables, steps):
    """Let a policy play; return the samples with their advantages."""
    samples, ends = Samples(), []
    for _ in range(steps):
        seen, masks = tables.look()
        actions, chances, values = policy.act(seen, masks)
        samples.add(masks, seen=seen, action=actions, chance=chances, value=values)
        ends.append(tables.step(actions))
    samples.columns["advantage"] = advantages(policy, tables.look()[0], samples.columns, ends)
    return samples.join()


def advantages(policy, seen, columns, ends, trace=0.95):
    """Return generalised advantages; `lead`, `value`, `gain` are those of the next decision."""
    lead, value = leads(seen), policy.worth(seen)
    gain, found = np.zeros_like(value), []
    for step in reversed(range(len(ends))):
        for n, end in enumerate(ends[step]):
            if end:
                mine, theirs, value[n] = end
                lead[n], gain[n] = mine - theirs, 0
        now, before = leads(columns["seen"][step]), columns["value"][step].copy()
        gain = (lead - now) / POINTS + value - before + trace * gain
        lead, value = now, before
        found.append(gain.astype(np.float32))
    return found[::-1]
