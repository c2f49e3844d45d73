"""What is learnt from: positions with what their actions lead to, and the one that was played."""

from concurrent.futures import ThreadPoolExecutor
from itertools import count

import numpy as np
import torch

from himiko.lab import Batch
from himiko.lab.afterstates import AfterstateEncoder, Afterstates
from himiko.lab.gym_env import YamataiEnv
from himiko.lab.layouts import HOLDINGS, layout

POINTS = 20  # a lead of this many points counts as much as winning
PLAYERS = layout(2).parts["players"]


def leads(observations):
    """Return by how many points the seats that look would win if the game ended now."""
    holdings = observations[:, PLAYERS.slice].reshape(-1, *PLAYERS.shape)
    mine, theirs = holdings[:, :, HOLDINGS.index("points")].T
    return (mine - theirs).astype(np.float32)


class Samples:
    """Positions of games that went on together, step after step."""

    def __init__(self):
        self.seen, self.columns = [], {}

    def add(self, seen, **columns):
        """Keep some positions, and what else is said about each."""
        self.seen.append(seen)
        for name, column in columns.items():
            self.columns.setdefault(name, []).append(np.array(column))

    def join(self):
        """Put all steps end to end."""
        self.seen = Afterstates.join(self.seen)
        self.columns = {name: np.concatenate(parts) for name, parts in self.columns.items()}
        return self

    def __len__(self):
        return len(self.seen.input_starts) - 1

    def parts(self, size):
        """Go through all samples in parts drawn at random, as tensors."""
        order = np.random.permutation(len(self))
        for first in range(0, len(order), size):
            which = order[first : first + size]
            seen = self.seen.take(which)
            columns = {name: torch.from_numpy(c[which]) for name, c in self.columns.items()}
            columns["played"] += torch.from_numpy(seen.action_starts[:-1])
            yield seen, columns


def follow(games):
    """Play the games of a dataset again, together; return every position with what was played.

    What a position was worth is known here: by how much the lead still grew, and who won.
    """
    batch, encoder = Batch(len(games), 2, seed=games[0]["seed"], masks="none"), AfterstateEncoder()
    samples = Samples()
    ranks = np.array([game["ranks"] for game in games])
    final = np.array([game["points"] for game in games], np.float32)
    for step in range(max(len(game["actions"]) for game in games)):
        going = np.flatnonzero([step < len(game["actions"]) for game in games])
        actions = batch.sample().copy()  # a game that is over is followed by another: not kept
        actions[going] = [games[n]["actions"][step] for n in going]
        observations, at = batch.observations[going], (going, batch.seats[going].astype(np.int64))
        won = np.where(ranks[at] == 1, 1, -1)
        grew = 2 * final[at] - final[going].sum(1) - leads(observations)
        seen = encoder.of(batch).take(going)
        played = np.flatnonzero(
            seen.actions == np.repeat(actions[going], np.diff(seen.action_starts))
        )
        played -= seen.action_starts[:-1]
        samples.add(seen, played=played, worth=(won + grew / POINTS).astype(np.float32))
        batch.step(actions)
    return samples.join()


def deals(first):
    """Go through deals, each from both seats: a seed and the seat."""
    return ((first + n // 2, n % 2) for n in count())


class Tables:
    """Games against a level that go on together; one that is over is followed by the next deal."""

    def __init__(self, number, opponent, deals, threads=2):
        self._opponent, self._deals = opponent, deals
        self._encoder, self._pool = AfterstateEncoder(), ThreadPoolExecutor(threads)
        dealt = [self._deal() for _ in range(number)]
        self.envs, self.observations = map(list, zip(*dealt, strict=True))

    def _deal(self):
        seed, seat = next(self._deals, (None, None))
        if seed is None:
            return None, None
        env = YamataiEnv(2, self._opponent, seat=seat)
        return env, env.reset(seed=seed)[0]

    def look(self):
        """Return what the actions of all games lead to, and the leads."""
        seen = self._encoder.of([env.game for env in self.envs])
        return seen, leads(np.array(self.observations))

    def step(self, actions):
        """Act in all games; return of each None, or if it is over both points and the reward."""
        ends = []
        steps = self._pool.map(lambda env, action: env.step(action), self.envs, actions)
        for n, (observation, reward, over, _, _) in enumerate(steps):
            self.observations[n] = observation
            ends.append(None)
            if over:
                env = self.envs[n]
                points = [score["total"] for score in env.game.scores()]
                ends[n] = points[env.seat], points[1 - env.seat], reward
                self.envs[n], self.observations[n] = self._deal()
        self.observations = [one for one in self.observations if one is not None]
        self.envs = [env for env in self.envs if env is not None]
        return ends


def play(policy, tables, steps):
    """Let a policy play; return the samples with their advantages."""
    samples, ends, lead = Samples(), [], []
    for _ in range(steps):
        seen, ahead = tables.look()
        played, chances, values = policy.act(seen)
        samples.add(seen, played=played, chance=chances, value=values)
        lead.append(ahead)
        ends.append(tables.step(seen.actions[seen.action_starts[:-1] + played]))
    seen, ahead = tables.look()
    last = policy.act(seen)[2]
    values = [*samples.columns["value"], last]
    samples.columns["advantage"] = advantages([*lead, ahead], values, ends)
    return samples.join()


def advantages(leads, values, ends, trace=0.95):
    """Return generalised advantages; `lead`, `value`, `gain` are those of the next decision."""
    lead, value = leads[-1].copy(), values[-1].copy()
    gain, found = np.zeros_like(value), []
    for step in reversed(range(len(ends))):
        for n, end in enumerate(ends[step]):
            if end:
                mine, theirs, value[n] = end
                lead[n], gain[n] = mine - theirs, 0
        gain = (lead - leads[step]) / POINTS + value - values[step] + trace * gain
        lead, value = leads[step].copy(), values[step].copy()
        found.append(gain.astype(np.float32))
    return found[::-1]
