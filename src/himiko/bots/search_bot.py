"""A chair for players that think: from the view of a seat to a state to search in, and back."""

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.plan import Planner, make_planner
from himiko.bots.search.value import ROOM
from himiko.edition import Edition
from himiko.game import View, redeal_state
from himiko.game.notation import arrangements, notation_of

SEED_BITS: Final = 48


class SearchBot:
    """What thinking players share: a random stream, working room, the plan being followed."""

    def __init__(self, edition: Edition, seed: int, width: int, plans: int) -> None:
        self.edition = edition
        self.random = Random(seed)  # noqa: S311  (nothing secret)
        self.rooms: NDArray[np.void] = np.zeros(1, ROOM)
        self.planner: Planner = make_planner(width, plans)
        self._plan: deque[str] = deque()
        self._turn: tuple[int, int] | None = None

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
