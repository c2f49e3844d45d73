"""The helmsman: plans the whole turn before the first stroke, by a value learnt from games."""

from collections.abc import Sequence

from himiko.bots.player import Budget
from himiko.bots.search.plan import find_plan
from himiko.bots.search.value import weights
from himiko.bots.seat import Seat
from himiko.edition import Edition
from himiko.game import View

WIDTH = 24
PLANS = 8


class Helmsman(Seat):
    """Plays the best plan for its turn, without a thought for what the others will do."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        del budget  # it never takes long
        super().__init__(edition, seed, WIDTH, PLANS)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Follow the plan, or make one."""
        action = self.follow(view, legal)
        if action is not None:
            return action
        plans = self.planner
        best = find_plan(
            self.imagine(view),
            self.edition.components,
            weights(),
            self.rooms,
            plans,
            WIDTH,
            PLANS,
        )
        return self.adopt(plans.plans[best, : plans.lengths[best]].tolist(), view)
