"""Our computer players, from the weakest to the strongest.

`SKILLS` says how strong each is, and is the one place to change after training a new network:
`python -m tools.ladder` measures the ladder, and `python -m tools.ladder --tune` finds the numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots.oversight import Sight
from himiko.bots.player import Budget, Maker
from himiko.bots.search_bot import SearchBot
from himiko.bots.turn_search import SEQUEL_EVERY, Search
from himiko.edition import Edition
from himiko.game import View
from himiko.rules import engine
from himiko.rules.scoring import PARTS, TOTAL
from himiko.rules.space import DONE, SPAN
from himiko.rules.state import SEATS

_CANDIDATES: Final = 64  # turns that somebody looks through who then overlooks most of them


@dataclass(frozen=True)
class Skill:
    """How strong a player below the queen is."""

    width: int
    """How widely it searches its own turn."""
    learnt: bool = True
    """Does it value positions by the network? Otherwise it counts points and tokens."""
    sight: Sight = field(default_factory=Sight)
    near: float = 0.0
    """What it adds to its winning chance for each point gained at once."""
    sequels: int = 0
    """How many times it plays on in its mind."""


SKILLS: Final[dict[str, Skill]] = {
    "deckhand": Skill(8, learnt=False, sight=Sight(0.852, 0.1, 2)),
    "fisher": Skill(16, learnt=False, sight=Sight(0.82, 0.3, 3)),
    "rower": Skill(32, learnt=False, sight=Sight(0.97, 0.8, 5)),
    "merchant": Skill(64, sight=Sight(0.775, 0.5, 4), near=0.02),
    "pilot": Skill(64, sight=Sight(0.885, 0.75, 5), near=0.01),
    "helmsman": Skill(128),
    "captain": Skill(256, sequels=17),
}


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


class Sailor(SearchBot):
    """Plays the best turn it sees, as far as its skill goes; always with the same budget."""

    def __init__(self, edition: Edition, seed: int, budget: Budget, *, skill: Skill) -> None:
        super().__init__(edition, seed, budget)
        self._seed = seed
        self._skill = skill

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Answer; a question that what was overlooked would have answered shows everything."""
        action = super().choose(view, legal)
        if action in legal:
            return action
        return self.set_plan(self._best(self.determinize(view)), view)

    def search(self, state: NDArray[np.void]) -> list[int]:
        """Return the turn to play; if nothing is seen that could be done, it is over."""
        turn = (self._seed, int(state["round_number"][0]), int(state["turn"][0]))
        self._skill.sight.overlook(state, self.edition, Random(repr(turn)))  # noqa: S311
        return self._best(state) or [DONE * SPAN]

    def _best(self, state: NDArray[np.void]) -> list[int]:
        skill = self._skill
        budget = Budget(iterations=skill.width, threads=self.budget.threads)
        search = self.begin(state, budget, guess=not skill.learnt, candidates=_CANDIDATES)
        if skill.sequels:
            search.grow(Budget(iterations=SEQUEL_EVERY * skill.sequels, threads=budget.threads))
            return search.best()
        return search.actions(self._choice(search))

    def _choice(self, search: Search) -> int:
        """Return the plan that looks best among those the player can think of."""
        plans = self._skill.sight.within_reach([search.actions(n) for n in range(search.plans)])
        if not self._skill.near:
            return plans[0]
        points = np.zeros((SEATS, len(PARTS)), np.int64)
        looks = {}
        for plan in plans:
            engine.scores(search.ends, plan, self.edition.components, points)
            gained = self._skill.near * int(points[search.seat, TOTAL])
            looks[plan] = search.first[plan, search.seat] + gained
        return max(plans, key=looks.__getitem__)


class Himiko(SearchBot):
    """Weighs what the others will answer and what may turn up, as long as the budget allows."""


LEVELS: Final[dict[str, Maker]] = {
    "drifter": Drifter,
    **{name: partial(Sailor, skill=skill) for name, skill in SKILLS.items()},
    "himiko": Himiko,
}
