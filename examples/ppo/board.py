"""What the policy knows of the game before it has learnt anything: its things, and how they lie.

Things are the slots, islands, tiles, specialists, fleets, colours and kinds of culture. The layout
of observations says which numbers are about each, and every action is a verb and up to two things.
"""

from itertools import accumulate

import numpy as np

from himiko.lab import action_ids, layout
from himiko.lab.layouts import HOLDINGS

KINDS = ("slot", "island", "tile", "specialist", "fleet", "colour", "kind")
HELD = {"colour": ("hand", "aside"), "kind": ("culture",)}  # what `players` says of each
# What each verb is about. Where it is no thing of the observation, every choice is one of its own.
TARGETS = {
    **dict.fromkeys(("take", "buy", "sell", "discard"), ("colour",)),
    **dict.fromkeys(("sacred", "collect", "ebisu", "kachiko"), ("island",)),
    **dict.fromkeys(("michimata", "hetsuka"), ("kind",)),
    "reserve": ("tile",),
    "remove": ("slot",),
    "place": ("colour", "slot"),
    "move": ("slot", "slot"),
    "build": ("tile", "island"),
    "recruit": ("specialist", "payment"),
}
SWAPS = ("island", "slot")  # there are two verbs of this name


class Board:
    """The things of the standard edition, and what an observation says about them.

    `about[kind]` has a row for each thing: where the numbers about it are. `rest` is where the
    others are. `words` has of each action its verb and its two things, `nothing` where it has none.
    """

    def __init__(self, players=2):
        self.layout = layout(players)
        self.edition = self.layout.edition
        self.counts = {kind: len(self.layout.labels(kind)) for kind in KINDS}
        self.about = {kind: self._about(kind) for kind in KINDS}
        parts = self.layout.parts
        others = [part for part in parts.values() if not {*part.axes[-1:]} & {*KINDS}]
        self.rest = np.concatenate([self._numbers(part).ravel() for part in others])
        self.words = self._words()
        self.boats = self._numbers(parts["boats"])
        self.offers = np.stack([self._numbers(parts["row"]), self._numbers(parts["reserved"])[0]])
        self.hand = self.about["colour"][:, 1]

    @staticmethod
    def _numbers(part):
        """Return where the numbers of a part are, in its shape."""
        return np.arange(part.start, part.start + part.size).reshape(part.shape)

    def _about(self, kind):
        rows = [
            self._numbers(part).reshape(-1, self.counts[kind])
            for part in self.layout.parts.values()
            if part.axes[-1:] == (kind,)
        ]
        held = self._numbers(self.layout.parts["players"])
        for what in HELD.get(kind, ()):
            names = [f"{what}_{label}" for label in self.layout.labels(kind)]
            rows.append(held[:, [HOLDINGS.index(name) for name in names]])
        return np.concatenate(rows).T

    def _words(self):
        """Return verb and things of each action; things that no number is about come last."""
        starts = dict(zip(KINDS, accumulate(self.counts.values(), initial=0), strict=False))
        nothing = sum(self.counts.values())
        unseen, swaps, actions = {}, iter(SWAPS), action_ids(self.edition)
        targets = [
            (next(swaps),) * 2 if verb == "swap" else TARGETS.get(verb, (verb,))
            for verb in actions.verbs
        ]
        words = []
        for verb, *numbers in actions.factors.tolist():
            word = [verb, nothing, nothing]
            for n, kind in enumerate(targets[verb]):
                if kind in starts:
                    word[n + 1] = starts[kind] + numbers[n]
                else:
                    own = nothing + 1 + len(unseen)
                    word[n + 1] = unseen.setdefault((kind, numbers[n]), own)
            words.append(word)
        self.unseen = 1 + len(unseen)
        self.things = nothing + self.unseen
        return np.array(words).T.copy()

    def lanes(self):
        """Return which slots are connected: 1 for each pair, else 0."""
        slots = self.edition.slot_ids
        found = np.zeros((len(slots), len(slots)), np.float32)
        for island in self.edition.board.islands:
            for one, other in island.lanes:
                found[slots.index(one), slots.index(other)] = 1
        return np.maximum(found, found.T)

    def shores(self):
        """Return which islands have which slots around them."""
        rings = [island.ring for island in self.edition.board.islands]
        slots = self.edition.slot_ids
        return np.array([[slot in ring for slot in slots] for ring in rings], np.float32)

    def borders(self):
        """Return which islands are adjacent: two connected slots belong to both."""
        lanes = [set(island.lanes) for island in self.edition.board.islands]
        found = [[bool(one & other) for other in lanes] for one in lanes]
        return np.array(found, np.float32) - np.eye(len(lanes), dtype=np.float32)

    def needs(self):
        """Return the boats that each tile needs, by colour."""
        return np.array([tile.needs for tile in self.edition.tiles], np.float32)
