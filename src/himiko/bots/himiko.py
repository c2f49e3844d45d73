"""Himiko, the queen: weighs what the others will answer, and what may turn up."""

from collections.abc import Sequence

from himiko.bots.player import Budget
from himiko.bots.seat import SEED_BITS, Seat
from himiko.bots.tree_search import Search
from himiko.edition import Edition
from himiko.game import View


class Himiko(Seat):
    """Searches a tree of turns under hidden information, for as long as the budget allows."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        super().__init__(edition, seed, width=1, plans=1)
        self._budget = budget

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Follow the plan, or search for one: the budget goes to the first question of a turn."""
        action = self.follow(view, legal)
        if action is not None:
            return action
        seed = self.random.getrandbits(SEED_BITS)
        search = Search(self.imagine(view), self.edition, seed=seed, budget=self._budget)
        search.spend(self._budget)
        return self.adopt(search.best(), view)
