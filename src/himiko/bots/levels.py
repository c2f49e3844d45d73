"""The players of the house, from the weakest to the strongest."""

from collections.abc import Sequence
from random import Random
from typing import Final

from himiko.bots.player import Budget, Maker
from himiko.bots.search.greed import greediest
from himiko.bots.search.plan import find_plan
from himiko.bots.search.value import simple_weights, weights
from himiko.bots.search_bot import SEED_BITS, SearchBot
from himiko.bots.tree_search import Search
from himiko.edition import Edition
from himiko.game import View

_HELMSMAN_WIDTH: Final = 24
_HELMSMAN_PLANS: Final = 8


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
    """Takes what pays now: plays the action that promises most at once."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        del budget  # it never takes long
        super().__init__(edition, seed, width=1, plans=1)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Look one action ahead."""
        del legal
        state = self.determinize(view)
        shift = self.random.randrange(101)
        action = greediest(
            state, self.edition.components, simple_weights(), self.rooms, self.planner, shift
        )
        return self.text(action, view)


class Helmsman(SearchBot):
    """Plays the best plan for its turn, without a thought for what the others will do."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        del budget  # it never takes long
        super().__init__(edition, seed, _HELMSMAN_WIDTH, _HELMSMAN_PLANS)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Follow the plan, or make one."""
        action = self.next_planned(view, legal)
        if action is not None:
            return action
        plans = self.planner
        best = find_plan(
            self.determinize(view),
            self.edition.components,
            weights(),
            self.rooms,
            plans,
            _HELMSMAN_WIDTH,
            _HELMSMAN_PLANS,
        )
        return self.set_plan(plans.plans[best, : plans.lengths[best]].tolist(), view)


class Himiko(SearchBot):
    """Weighs what the others will answer and what may turn up, as long as the budget allows."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        super().__init__(edition, seed, width=1, plans=1)
        self._budget = budget

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Follow the plan, or search for one: the budget goes to the first question of a turn."""
        action = self.next_planned(view, legal)
        if action is not None:
            return action
        seed = self.random.getrandbits(SEED_BITS)
        search = Search(self.determinize(view), self.edition, seed=seed, budget=self._budget)
        search.spend(self._budget)
        return self.set_plan(search.best(), view)


LEVELS: Final[dict[str, Maker]] = {
    "drifter": Drifter,
    "fisher": Fisher,
    "helmsman": Helmsman,
    "himiko": Himiko,
}
