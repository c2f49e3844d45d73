"""A policy that looks one action ahead, and scores the legal actions only.

What an action leads to is a sum: the inputs of the position, and what the action changes in them.
Positions have any number of legal actions, so all are kept end to end; `rows` says whose each is.
"""

import numpy as np
import torch
from torch import nn

from himiko.lab import action_ids
from himiko.lab.afterstates import INPUTS

FIRST, SECOND = 128, 32
VERBS = action_ids().factors[:, 0].astype(np.int64)


class Policy(nn.Module):
    """Scores of actions, and what positions are worth; `scale` says how sure it is of itself."""

    def __init__(self):
        super().__init__()
        self.table = nn.EmbeddingBag(INPUTS, FIRST, mode="sum")
        self.verbs = nn.Embedding(VERBS.max() + 1, FIRST)
        nn.init.normal_(self.table.weight, std=0.05)
        nn.init.zeros_(self.verbs.weight)
        self.actor, self.critic = head(), head()
        self.register_buffer("scale", torch.ones(()))

    def forward(self, seen):
        """Return the log-chance of every legal action, and each position's worth."""
        here = self.table(integers(seen.inputs), integers(seen.input_starts[:-1]))
        signs = torch.from_numpy(np.where(seen.changes < 0, -1, 1).astype(np.float32))
        changes = integers(np.where(seen.changes < 0, ~seen.changes, seen.changes))
        change = self.table(changes, integers(seen.change_starts[:-1]), signs)
        rows = rows_of(seen)
        after = here[rows] + change + self.verbs(integers(VERBS[seen.actions]))
        scores = self.scale * self.actor(after).squeeze(1)
        return log_chances(scores, rows, len(here)), self.critic(here).squeeze(1)

    @torch.no_grad()
    def act(self, seen, *, greedy=False):
        """Choose an action in each position; return which of its actions, its chance, the worth."""
        chances, values = self(seen)
        drawn = chances if greedy else chances - torch.rand_like(chances).log().neg().log()
        chosen = first_of_most(drawn, rows_of(seen), len(values))
        return chosen.numpy() - seen.action_starts[:-1], chances[chosen].numpy(), values.numpy()

    def sharpen(self, times):
        """Become surer of what is good."""
        self.scale *= times


def head():
    """Return what follows the first layer."""
    return nn.Sequential(nn.ReLU(), nn.Linear(FIRST, SECOND), nn.ReLU(), nn.Linear(SECOND, 1))


def integers(array):
    """Return an array as PyTorch wants indices."""
    return torch.from_numpy(array.astype(np.int64))


def rows_of(seen):
    """Return the position of each action."""
    counts = np.diff(seen.action_starts)
    return torch.from_numpy(np.repeat(np.arange(len(counts)), counts))


def log_chances(scores, rows, positions):
    """Return the logarithm of a softmax over the actions of each position."""
    most = torch.full((positions,), -torch.inf).scatter_reduce(0, rows, scores.detach(), "amax")
    scores = scores - most[rows]
    return scores - torch.zeros(positions).index_add(0, rows, scores.exp()).log()[rows]


def first_of_most(scores, rows, positions):
    """Return of each position the action with the highest score."""
    most = torch.full((positions,), -torch.inf).scatter_reduce(0, rows, scores, "amax")
    best = torch.where(scores == most[rows], torch.arange(len(scores)), len(scores))
    return torch.full((positions,), len(scores)).scatter_reduce(0, rows, best, "amin")
