"""What each legal action leads to, as inputs of a network: for policies that look one action ahead.

    encoder = AfterstateEncoder()
    seen = encoder.of(batch)  # or of a list of games

Inputs are on or off, and a position has about a hundred that are on; an action switches some ten.
So a first layer adds up rows of one table: those of the inputs that are on, then for each action
the rows of what goes on, less those of what goes off.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.afterstates import Seen, look_ahead, make_eyes, make_seen
from himiko.bots.search.layout import LAYOUT_VERSION
from himiko.bots.search.see_turn import ALL_INPUTS
from himiko.edition import Edition
from himiko.game import Game
from himiko.lab.batch import Batch
from himiko.lab.ids import ActionIds, action_ids

VERSION: Final = (LAYOUT_VERSION, 1)
"""The layout of the network's inputs, and of what is added to them."""
INPUTS: Final = ALL_INPUTS
"""How many inputs there are."""
_MOST_ACTIONS: Final = 32  # room for twice as many in a position, on average, is made first
_CHANGES: Final = 24  # of an action, on average


class Afterstates(NamedTuple):
    """Positions, their legal actions, and the inputs that each action switches.

    Everything is end to end: `inputs` of position n begin at `input_starts[n]`, its actions at
    `action_starts[n]`, and what action k changes at `change_starts[k]`. One more start is the end.
    """

    inputs: NDArray[np.int16]
    input_starts: NDArray[np.int64]
    actions: NDArray[np.int16]
    action_starts: NDArray[np.int64]
    changes: NDArray[np.int16]
    """An input that goes on, or ~input (below 0) if it goes off."""
    change_starts: NDArray[np.int64]

    def take(self, which: NDArray[np.integer[Any]]) -> "Afterstates":
        """Return some of the positions, in this order."""
        inputs, input_starts = _spans(self.input_starts, which)
        actions, action_starts = _spans(self.action_starts, which)
        changes, change_starts = _spans(self.change_starts, actions)
        return Afterstates(
            *(self.inputs[inputs], input_starts),
            *(self.actions[actions], action_starts),
            *(self.changes[changes], change_starts),
        )

    @classmethod
    def join(cls, parts: Sequence["Afterstates"]) -> "Afterstates":
        """Put the positions of several end to end."""
        columns = list(zip(*parts, strict=True))
        flat = [np.concatenate(column) for column in columns[::2]]
        starts = [_joined(column) for column in columns[1::2]]
        return cls(flat[0], starts[0], flat[1], starts[1], flat[2], starts[2])


def _spans(
    starts: NDArray[np.int64], which: NDArray[np.integer[Any]]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return where all that belongs to some things lies, and where each begins from then on."""
    counts = starts[which + 1] - starts[which]
    begin = np.concatenate([[0], counts.cumsum()])
    return np.arange(begin[-1]) + np.repeat(starts[which] - begin[:-1], counts), begin


def _joined(starts: Sequence[NDArray[np.int64]]) -> NDArray[np.int64]:
    counts = [np.diff(part) for part in starts]
    return np.concatenate([[0], np.concatenate(counts).cumsum()])


class AfterstateEncoder:
    """Looks one action ahead, with the eyes of the seat to act."""

    def __init__(self, edition: Edition | None = None) -> None:
        self.actions: Final[ActionIds] = action_ids(edition)
        self._eyes: Final = make_eyes()

    def of(self, games: Batch | Iterable[Game]) -> Afterstates:
        """Look ahead in each game; one that is over has no inputs and no actions."""
        if isinstance(games, Batch):
            return self.of_states(games.engine_states())
        return self.of_states(np.concatenate([game.engine_state() for game in games]))

    def of_states(self, states: NDArray[np.void]) -> Afterstates:
        """Look ahead in each state of the engine."""
        positions, actions, written = len(states), _MOST_ACTIONS, 0
        while written < positions:
            actions *= 2
            seen = make_seen(positions + 1, positions * actions, positions * actions * _CHANGES)
            written = look_ahead(
                states, self.actions.edition.components, self.actions.base, self._eyes, seen
            )
        return _cut(seen, positions)


def _cut(seen: Seen, positions: int) -> Afterstates:
    """Leave out the room that was not needed."""
    inputs, actions = seen.input_starts[positions], seen.action_starts[positions]
    return Afterstates(
        seen.inputs[:inputs].copy(),
        seen.input_starts[: positions + 1],
        seen.actions[:actions].copy(),
        seen.action_starts[: positions + 1],
        seen.changes[: seen.change_starts[actions]].copy(),
        seen.change_starts[: actions + 1].copy(),
    )
