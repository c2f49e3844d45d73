"""A policy over the legal actions only, and the value of a position to the seat that acts.

There are 7,784 actions and mostly some twenty legal ones: an action is scored by the product of
what the network makes of the observation and of the action's own key, and only legal ones are
scored. Lists of actions have any length, so they are kept end to end: `rows` says whose each is.
"""

from typing import NamedTuple

import numpy as np
import torch
from torch import nn

WIDTH, KEY = 128, 64


def positions(masks):
    """Return row and column of every 1; NumPy is quickest where an array is flat and boolean."""
    return np.divmod(np.flatnonzero(masks.reshape(-1).view(np.bool_)), masks.shape[1])


class Legal(NamedTuple):
    """The legal actions of some positions, end to end."""

    rows: torch.Tensor
    actions: torch.Tensor
    positions: int

    @classmethod
    def of(cls, masks):
        """Read masks, a row of bytes for each position."""
        rows, actions = positions(masks)
        return cls(torch.from_numpy(rows), torch.from_numpy(actions), len(masks))

    def most(self, scores):
        """Return the highest score of each position."""
        lowest = torch.full((self.positions,), float("-inf"))
        return lowest.scatter_reduce(0, self.rows, scores, "amax")

    def sum(self, scores):
        """Return the sum of the scores of each position."""
        return torch.zeros(self.positions).index_add(0, self.rows, scores)


class Policy(nn.Module):
    """Scores legal actions, and says what is still to be gained."""

    def __init__(self, inputs, actions):
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.query = nn.Linear(WIDTH, KEY)
        self.keys = nn.Embedding(actions, KEY)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.keys.weight, std=0.02)

    def forward(self, observations, legal):
        """Return the logarithms of the actions' chances, and the values."""
        hidden = self.hidden(observations)
        keys = self.keys(legal.actions)
        scores = (self.query(hidden).index_select(0, legal.rows) * keys).sum(1)
        scores = scores - legal.most(scores.detach())[legal.rows]
        chances = scores - legal.sum(scores.exp()).log()[legal.rows]
        return chances, self.value(hidden).squeeze(1)

    def hidden(self, observations):
        """Return what is made of observations; their numbers are made small."""
        seen = observations.float()
        return self.body(seen.sign() * seen.abs().log1p())

    @torch.no_grad()
    def worth(self, observations):
        """Return the values of positions."""
        return self.value(self.hidden(torch.from_numpy(observations))).squeeze(1).numpy()

    @torch.no_grad()
    def act(self, observations, masks, *, greedy=False):
        """Choose an action for each position; return them, their logarithms and the values."""
        legal = Legal.of(masks)
        chances, values = self(torch.from_numpy(observations), legal)
        # The highest of chances with Gumbel noise is a draw by these chances.
        noise = 0 if greedy else -torch.empty_like(chances).exponential_().log()
        scores = chances + noise
        best = torch.nonzero(scores == legal.most(scores)[legal.rows]).squeeze(1)
        chosen = torch.zeros(legal.positions, dtype=torch.int64)
        chosen[legal.rows[best]] = best
        return legal.actions[chosen].numpy(), chances[chosen].numpy(), values.numpy()
