"""A search that also looks at a turn that somebody has played, as closely as at the best."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots.player import Budget
from himiko.bots.turn_search import Search, candidates_for
from himiko.edition import Edition
from himiko.rules import engine
from himiko.rules.engine import MOST_ANSWERS
from himiko.rules.space import DONE, SPAN
from himiko.rules.state import LOG, LOG_PARTS, QUESTION_SHAPE

_LAST_WIDTH: Final = 1024
_ALL: Final = 10_000
_MOST_CANDIDATES: Final = 48  # the best of more, looked at less, would seem better than it is
_SHARE: Final = 3  # one sequel in this many follows the turn that was played
_DONE: Final = DONE * SPAN
# What makes two ends of a turn the same: all that a seat can change within it.
_CHANGED: Final = (
    "boats",
    "culture",
    "sacred",
    "houses",
    "tiles",
    "reserved",
    "crew",
    "coins",
    "prestige",
    "hand",
    "aside",
    "tokens",
    "played",
)


class JudgedSearch(Search):
    """A search with the turn that was played among its plans; `played` is its number there."""

    def __init__(
        self,
        state: NDArray[np.void],
        edition: Edition,
        seed: int,
        budget: Budget,
        played: Sequence[int] = (),
    ) -> None:
        candidates = min(_MOST_CANDIDATES, candidates_for(budget))
        super().__init__(state, edition, seed=seed, budget=budget, candidates=candidates)
        self.played: int | None = None
        if played:
            self._include(state, edition, list(played))

    def _include(self, state: NDArray[np.void], edition: Edition, played: list[int]) -> None:
        """Add the turn, unless it is among the plans or ends as one of them does."""
        before = _play(state, edition, played[:-1])
        if before is None:
            return
        last = Search(
            before,
            edition,
            seed=0,
            budget=Budget(iterations=_LAST_WIDTH),
            candidates=_ALL,
            threads=self._threads,
        )
        ways: list[list[int]] = [[played[-1]], [played[-1], _DONE]]
        if played[-1] == _DONE:
            ways.append([])
        found = next((n for n in range(last.plans) if last.actions(n) in ways), None)
        if found is None:
            return
        end = last.ends[found : found + 1]
        same = next((n for n in range(self.plans) if _is_same(self.ends[n], end[0])), None)
        self.played = self.plans if same is None else same
        if same is None:
            self.add_plan(played, end, last.first[found])

    def _select(self) -> int:
        """Choose the plan to look at; every third time the one that was played."""
        if self.played is not None and _SHARE * self.counts[self.played] < self.counts.sum():
            return self.played
        return super()._select()


def _play(
    state: NDArray[np.void], edition: Edition, actions: Sequence[int]
) -> NDArray[np.void] | None:
    """Return the state after actions; None if they are not possible in it."""
    after = state.copy()
    codes = np.zeros(MOST_ANSWERS, np.int16)
    codes[: len(actions)] = actions
    question = np.zeros(QUESTION_SHAPE, np.int64)
    plies = np.zeros(max(1, len(actions)), np.int64)
    log = np.zeros((LOG, LOG_PARTS), np.int16)
    parts = (edition.components, codes, len(actions), engine.UNKNOWN, question, plies, log)
    played = engine.play(after, 0, *parts)
    return after if played == len(actions) else None


def _is_same(one: np.void, other: np.void) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in _CHANGED)
