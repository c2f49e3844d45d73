"""Players that search: from the view of a seat to a state to search in, and back to actions."""

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots.player import Budget
from himiko.bots.turn_search import Search, Thread
from himiko.edition import Edition
from himiko.game import View, redeal_state
from himiko.game.notation import arrangements, notation_of

SEED_BITS: Final = 48


class SearchBot:
    """Searches at the first question of its turn, and follows the plan for the rest of it."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        self.edition = edition
        self.budget = budget
        self.random = Random(seed)  # noqa: S311  (nothing secret)
        self.threads: list[Thread] = []
        self._plan: deque[str] = deque()
        self._turn: tuple[int, int] | None = None

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Follow the plan, or search for one."""
        action = self.next_planned(view, legal)
        if action is not None:
            return action
        return self.set_plan(self.search(self.determinize(view)), view)

    def search(self, state: NDArray[np.void]) -> list[int]:
        """Return the actions of the turn to play: the budget is spent on the first question."""
        search = self.begin(state, self.budget)
        search.spend(self.budget)
        return search.best()

    def begin(
        self,
        state: NDArray[np.void],
        budget: Budget,
        *,
        guess: bool = False,
        candidates: int | None = None,
    ) -> Search:
        """Begin a search with the player's own dice and arrays."""
        return Search(
            state,
            self.edition,
            seed=self.random.getrandbits(SEED_BITS),
            budget=budget,
            guess=guess,
            candidates=candidates,
            threads=self.threads,
        )

    def determinize(self, view: View) -> NDArray[np.void]:
        """Return a state that fits what the seat knows; nothing else is ever searched."""
        state = redeal_state(view, self.random, self.edition)
        state["log_size"] = -1
        return state

    def text(self, action: int, view: View) -> str:
        """Write an action of the engine."""
        if view["step"] == "arrange":
            (known,) = view["known"].values()
            return arrangements(known["top"])[action]
        return notation_of(self.edition).texts[action]

    def next_planned(self, view: View, legal: Sequence[str]) -> str | None:
        """Return the next action of the plan made for this turn, if it still fits."""
        if self._plan and self._turn == (view["round"], view["turn"]):
            action = self._plan.popleft()
            if action in legal:
                return action
        self._plan.clear()
        return None

    def set_plan(self, actions: Sequence[int], view: View) -> str:
        """Take on a plan for the turn; return its first action."""
        texts = [self.text(actions[0], view)]
        texts += [notation_of(self.edition).texts[action] for action in actions[1:]]
        self._plan = deque(texts[1:])
        self._turn = (view["round"], view["turn"])
        return texts[0]

    def close(self) -> None:
        """Leave nothing behind."""
