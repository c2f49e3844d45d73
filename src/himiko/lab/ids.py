"""Dense action ids: the actions of one edition, counted from 0 without gaps.

The engine's numbers (docs/notation.md) are the same for all editions and mostly unused; a policy
wants as few outputs as there are actions. Ids rise as the numbers do. The factored form of an
action is a verb and up to two targets: `move` and `swap` are most of the ids, and products.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.game import Game
from himiko.game.catalogue import VERBS
from himiko.game.notation import arrangements, notation_of
from himiko.rules import space

VERSION: Final[int] = space.SPACE_VERSION
"""Of the ids of an edition, which change their meaning when the engine's numbers do."""

_ARRANGEMENTS: Final = 4 * space.ORDERS  # three tiles kept on top, or two, one, none
_TOP_THREE: Final = ("1st", "2nd", "3rd")  # stand for the tiles seen, which differ each time
NO_TARGET: Final = 0


class ActionIds:
    """The ids of an edition's actions: `numbers[id]` is the engine's number of an action.

    `factors[id]` is its verb and its two targets; what has no target, or one, has 0 there.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        texts = notation_of(edition).texts
        ways = range(space.ARRANGE * space.SPAN, space.ARRANGE * space.SPAN + _ARRANGEMENTS)
        there = [n for n, text in enumerate(texts) if text or n in ways]
        self.numbers: Final = _fixed(np.array(there, np.int16))
        self.base: Final = _fixed(_bases(there))
        self.verbs: Final = tuple(verb.name for verb in VERBS)
        self.factors: Final = _fixed(np.array([_factor(n) for n in there], np.int16))
        self.sizes: Final = tuple(int(size) + 1 for size in self.factors.max(axis=0))
        rows = map(tuple, self.factors.tolist())
        self._joined: Final = {row: id_ for id_, row in enumerate(rows)}

    def __len__(self) -> int:
        return len(self.numbers)

    def id_of(self, number: int) -> int:
        """Return the id of an action of the engine."""
        return int(self.base[number // space.SPAN]) + number % space.SPAN

    def text(self, id_: int) -> str:
        """Return an action in the notation; an arrangement names the tiles by where they lie."""
        number = int(self.numbers[id_])
        texts = notation_of(self.edition).texts
        return texts[number] or arrangements(_TOP_THREE)[number]

    def texts(self) -> Iterator[str]:
        """Go through all actions."""
        return map(self.text, range(len(self)))

    def legal(self, game: Game) -> dict[int, str]:
        """Return the legal actions of a game, by their ids."""
        return {self.id_of(number): text for number, text in game.legal_codes().items()}

    def join(self, verb: int, first: int = NO_TARGET, second: int = NO_TARGET) -> int:
        """Return the id of a factored action; KeyError if there is none."""
        return self._joined[verb, first, second]

    # masks of the factored form, from a mask of ids

    def verb_mask(self, mask: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return which verbs have a legal action."""
        return self._reduced(mask, 0, np.ones(len(self), np.bool_))

    def first_mask(self, mask: NDArray[np.uint8], verb: int) -> NDArray[np.uint8]:
        """Return which first targets are legal with a verb."""
        return self._reduced(mask, 1, self.factors[:, 0] == verb)

    def second_mask(self, mask: NDArray[np.uint8], verb: int, first: int) -> NDArray[np.uint8]:
        """Return which second targets are legal with a verb and its first one."""
        chosen = (self.factors[:, 0] == verb) & (self.factors[:, 1] == first)
        return self._reduced(mask, 2, chosen)

    def _reduced(
        self, mask: NDArray[np.uint8], factor: int, chosen: NDArray[np.bool_]
    ) -> NDArray[np.uint8]:
        left = np.zeros(self.sizes[factor], np.uint8)
        left[self.factors[mask.astype(np.bool_) & chosen, factor]] = 1
        return left


def _fixed(array: NDArray[np.generic]) -> NDArray[np.generic]:
    array.flags.writeable = False
    return array


def _bases(there: list[int]) -> NDArray[np.int32]:
    """Return for each group what to add to a bit; the bits of a group have no gaps."""
    base = np.zeros(space.GROUPS, np.int32)
    for id_, number in reversed(list(enumerate(there))):
        base[number // space.SPAN] = id_ - number % space.SPAN
    return base


def _factor(number: int) -> tuple[int, int, int]:
    """Return verb and targets; a verb with one target has it first."""
    group, bit = divmod(number, space.SPAN)
    index, verb = max(
        ((n, verb) for n, verb in enumerate(VERBS) if verb.group <= group),
        key=lambda pair: pair[1].group,
    )
    if len(verb.targets) > 1:
        return index, group - verb.group, bit
    return index, bit, NO_TARGET


@lru_cache(maxsize=16)
def action_ids(edition: Edition | None = None) -> ActionIds:
    """Return the ids of an edition, of the standard one if none is named."""
    return ActionIds(edition or Edition.standard())
