"""A policy that knows how the board lies, and scores the legal actions only.

Every thing of the game gets a vector: from what it is, and from what the observation says about
it. Slots and islands then tell their neighbours, a few times. An action is scored by the vectors
of the things it is about. Lists of legal actions have any length, so they are kept end to end:
`rows` says whose each is.
"""

from typing import NamedTuple

import numpy as np
import torch
from board import KINDS, Board
from torch import nn

WIDTH, ROUNDS = 48, 3
VERBS = 64  # room for more than there are
FIT, TILES = 16, 8  # numbers that say how a tile fits an island; tiles to build at most


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


class Talk(nn.Module):
    """Slots and islands tell their neighbours what they know, once."""

    def __init__(self, board):
        super().__init__()
        self.slot, self.island = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, 3 * WIDTH)
        self.slot_norm, self.island_norm = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        for name in ("lanes", "shores", "borders"):
            table = torch.from_numpy(getattr(board, name)())
            self.register_buffer(name, table, persistent=False)

    def forward(self, slots, islands):
        """Return what they know afterwards."""
        slot, to_slots, to_islands = self.slot(slots).chunk(3, -1)
        island, from_islands, between = self.island(islands).chunk(3, -1)
        slot = slot + self.lanes @ to_slots + self.shores.T @ from_islands
        island = island + self.shores @ to_islands + self.borders @ between
        return self.slot_norm(slots + slot.relu()), self.island_norm(islands + island.relu())


class Fit(nn.Module):
    """What the tiles that may be built lack on each island."""

    def __init__(self, board):
        super().__init__()
        self.lack, self.tile = nn.Linear(2 * board.counts["colour"], FIT), nn.Linear(WIDTH, FIT)
        self.island = nn.Linear(2 * FIT, WIDTH)
        self.register_buffer("shores", torch.from_numpy(board.shores()), persistent=False)
        self.register_buffer("needs", torch.from_numpy(board.needs()), persistent=False)
        self.boats, self.hand, self.offers = board.boats, board.hand, board.offers

    def forward(self, seen, tiles):
        """Compare needs with the boats on the shores, and with those and the boats in hand."""
        there, which = seen[:, self.offers].sum(1).topk(TILES)
        boats = self.shores @ seen[:, self.boats].transpose(1, 2)
        lack = (self.needs[which].unsqueeze(1) - boats.unsqueeze(2)).relu()
        short = (lack - seen[:, self.hand].view(len(seen), 1, 1, -1)).relu()
        tile = self.tile(tiles[torch.arange(len(seen)).unsqueeze(1), which]).unsqueeze(1)
        fit = (self.lack(torch.cat([lack, short], 3)) + tile).relu() * there.view(-1, 1, TILES, 1)
        return self.island(torch.cat([fit.sum(2), fit.amax(2)], 2))


class Policy(nn.Module):
    """Scores legal actions, and says what is still to be gained."""

    def __init__(self):
        super().__init__()
        board = self.board = Board()
        told = {kind: nn.Linear(board.about[kind].shape[1], WIDTH) for kind in KINDS}
        self.told = nn.ModuleDict(told)
        self.rest, self.spread = nn.Linear(len(board.rest), WIDTH), nn.Linear(WIDTH, WIDTH)
        self.names, self.verbs = nn.Embedding(board.things, WIDTH), nn.Embedding(VERBS, WIDTH)
        self.fit = Fit(board)
        self.talks = nn.ModuleList([Talk(board) for _ in range(ROUNDS)])
        gathered = nn.Linear((3 + len(KINDS)) * WIDTH, WIDTH)
        self.whole = nn.Sequential(gathered, nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.first, self.second = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.score = nn.Sequential(
            nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1)
        )
        self.value = nn.Linear(WIDTH, 1)
        for table in (self.names, self.verbs):
            nn.init.normal_(table.weight, std=0.1)
        self.register_buffer("words", torch.from_numpy(board.words), persistent=False)

    def look(self, observations):
        """Return the vectors of all things, and one for the whole."""
        seen = observations.float()
        small = seen.sign() * seen.abs().log1p()
        rest = self.rest(small[:, self.board.rest])
        spread = self.spread(rest.relu()).unsqueeze(1)
        named = self.names.weight.split([*self.board.counts.values(), self.board.unseen])
        things = {
            kind: self.told[kind](small[:, self.board.about[kind]]) + name + spread
            for kind, name in zip(KINDS, named, strict=False)
        }
        things["island"] = things["island"] + self.fit(seen, things["tile"].relu())
        things = {kind: vectors.relu() for kind, vectors in things.items()}
        for talk in self.talks:
            things["slot"], things["island"] = talk(things["slot"], things["island"])
        most = [things[kind].amax(1) for kind in ("slot", "island")]
        whole = self.whole(torch.cat([rest, *most, *(v.mean(1) for v in things.values())], 1))
        return torch.cat([*things.values(), named[-1].expand(len(seen), -1, -1)], 1), whole

    def forward(self, observations, legal):
        """Return the logarithms of the actions' chances, and the values."""
        things, whole = self.look(observations)
        verb, first, second = self.words[:, legal.actions]
        things, start = things.flatten(0, 1), legal.rows * things.shape[1]
        about = self.verbs(verb) + whole.index_select(0, legal.rows)
        about = about + self.first(things.index_select(0, start + first))
        about = about + self.second(things.index_select(0, start + second))
        scores = self.score(about).squeeze(1)
        scores = scores - legal.most(scores.detach())[legal.rows]
        chances = scores - legal.sum(scores.exp()).log()[legal.rows]
        return chances, self.value(whole).squeeze(1)

    @torch.no_grad()
    def sharpen(self, factor):
        """Make what is likely likelier: what was cloned doubts too much to be played by chance."""
        self.score[-1].weight *= factor

    @torch.no_grad()
    def worth(self, observations):
        """Return the values of positions."""
        return self.value(self.look(torch.from_numpy(observations))[1]).squeeze(1).numpy()

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
