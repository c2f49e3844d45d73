"""The drifter: goes wherever the current takes it. Every legal action is as likely."""

from collections.abc import Sequence
from random import Random

from himiko.bots.player import Budget
from himiko.edition import Edition
from himiko.game import View


class Drifter:
    """Plays at random."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        del edition, budget  # it needs neither
        self._random = Random(seed)  # noqa: S311  (nothing secret)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Draw one of the legal actions."""
        del view
        return self._random.choice(legal)

    def close(self) -> None:
        """Leave nothing behind."""
