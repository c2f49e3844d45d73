"""The fisher: takes what pays now, and thinks no further than the net in hand."""

from collections.abc import Sequence

from himiko.bots.player import Budget
from himiko.bots.search.greed import greediest
from himiko.bots.search.value import simple_weights
from himiko.bots.seat import Seat
from himiko.edition import Edition
from himiko.game import View


class Fisher(Seat):
    """Plays the action that promises most at once."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        del budget  # it never takes long
        super().__init__(edition, seed, width=1, plans=1)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Look one action ahead."""
        del legal
        state = self.imagine(view)
        shift = self.random.randrange(101)
        action = greediest(
            state, self.edition.components, simple_weights(), self.rooms, self.planner, shift
        )
        return self.text(action, view)
