"""The players of the house, from the weakest to the strongest."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots.player import Budget, Maker
from himiko.bots.search_bot import SearchBot
from himiko.edition import Edition
from himiko.game import View

_FISHER_WIDTH: Final = 8
_FISHER_CHOICE: Final = 6  # it takes any of so many turns that look good
_HELMSMAN_WIDTH: Final = 128


class Drifter:
    """Goes wherever the current takes it: every legal action is as likely."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        del edition, budget  # it needs neither
        self._random = Random(seed)  # noqa: S311  (nothing secret)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Draw one of the legal actions."""
        del view
        return self._random.choice(legal)

    def close(self) -> None:
        """Leave nothing behind."""


class Fisher(SearchBot):
    """Takes what pays now: counts points and tokens, and is content with what looks good."""

    def search(self, state: NDArray[np.void]) -> list[int]:
        search = self.begin(state, Budget(iterations=_FISHER_WIDTH), guess=True)
        return search.actions(self.random.randrange(min(search.plans, _FISHER_CHOICE)))


class Helmsman(SearchBot):
    """Plays the best turn it finds in a few milliseconds, whatever the others may answer."""

    def search(self, state: NDArray[np.void]) -> list[int]:
        return self.begin(state, Budget(iterations=_HELMSMAN_WIDTH)).actions(0)


class Himiko(SearchBot):
    """Weighs what the others will answer and what may turn up, as long as the budget allows."""


LEVELS: Final[dict[str, Maker]] = {
    "drifter": Drifter,
    "fisher": Fisher,
    "helmsman": Helmsman,
    "himiko": Himiko,
}
