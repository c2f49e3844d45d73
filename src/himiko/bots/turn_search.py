"""Searching from a view: the turns of a position, and what the best of them lead to.

First the turn is planned, as widely as the time allows, and the best plans are polished. Then the
best of all are compared by how play may go on after them: a tree of the turns that follow, in
which what is hidden is dealt again at the end of each round. The more time, the wider and the
deeper the tree.
"""

import math
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots.player import Budget
from himiko.bots.search.net import GUESS, Net, shipped_net
from himiko.bots.search.planner import (
    ENDS_AT,
    MOST_ENDS,
    WIDEST,
    make_tools,
    set_changes,
    set_width,
)
from himiko.bots.search.think import CLOSE, NOTE_LINE, PLAN, POLISH, VALUE_PARTS, WALK, think
from himiko.bots.search.tree import CURIOSITY, TRUST, Tree, cleared, make_tree, with_room
from himiko.edition import Edition

DEFAULT_SECONDS: Final = 1.0
# The network tells the best turns of a position apart worse than a few walks do: the more walks
# there is time for, the more turns are worth comparing.
FEWEST_CANDIDATES: Final = 16
_CANDIDATES_PER_ROOT: Final = 5.3  # of the number of walks
_WALKS_PER_SECOND: Final = 750
FIRST_WIDTH: Final = 64
MIN_WIDTH: Final = 8
REPLY_WIDTH: Final = 64  # of the turns that may follow; narrower ones guess badly what others do
SEQUEL_EVERY: Final = 64  # iterations: chains of the turn for which one walk is made
_CHAINS: Final = 0.08  # share of the time in which chains are laid and played
_PLANNING: Final = 0.15  # share of the time that goes into the turn itself, changing it included
_WIDER: Final = 3  # a plan is made again only if it can be this many times as wide
_POLISHED_AT_ONCE: Final = 1000  # steps, of about a microsecond each
_SPARE_SECONDS: Final = 0.004
# A plan takes about FIXED + PER_WIDTH * width times as long as one of FIRST_WIDTH.
_FIXED: Final = 0.6
_PER_WIDTH: Final = 0.006


def candidates_for(budget: Budget) -> int:
    """Return how many turns to compare."""
    if budget.iterations is None:
        seconds = DEFAULT_SECONDS if budget.seconds is None else budget.seconds
        walks = _WALKS_PER_SECOND * seconds * max(1, budget.threads)
    else:
        walks = budget.iterations / SEQUEL_EVERY
    return max(FEWEST_CANDIDATES, min(MOST_ENDS, int(_CANDIDATES_PER_ROOT * math.sqrt(walks))))


class Thread:
    def __init__(self) -> None:
        self.tools = make_tools(FIRST_WIDTH)
        self.tree: Tree = make_tree()


class Search:
    """A search of one position: it has plans at once, and can go on growing."""

    def __init__(  # noqa: PLR0913  (all but two are named)
        self,
        state: NDArray[np.void],
        edition: Edition,
        *,
        seed: int,
        budget: Budget,
        net: Net | None = None,
        guess: bool = False,
        candidates: int | None = None,
        threads: list[Thread] | None = None,
    ) -> None:
        """Plan the turn; that takes its share of the budget."""
        self._started = time.monotonic()
        self._components = edition.components
        self._net = shipped_net() if net is None else net
        self._which = GUESS if guess else 0
        self._seed = seed
        self._state = state
        self._threads = [] if threads is None else threads
        while len(self._threads) < max(1, budget.threads):
            self._threads.append(Thread())
        for thread in self._threads:
            thread.tree = cleared(thread.tree)
        self.seat = int(state["order"][0, state["turn"][0]])
        self.players = int(state["players"][0])
        self.width = 0
        self._plan(budget)
        found = self._think(CLOSE, state, 0, self._threads[0])
        tools = self._threads[0].tools
        planner = tools.planner[0]
        self.plans = min(found, candidates or candidates_for(budget))
        best = planner["order"][: self.plans]
        self._actions = [planner["plans"][n, : planner["lengths"][n]].tolist() for n in best]
        self.ends = tools.states[ENDS_AT + best]
        self.first = np.hstack([planner["chances"][best], planner["finals"][best]])
        self.counts = np.zeros(self.plans, np.int64)  # walks begun
        self.walks = np.zeros(self.plans, np.int64)  # walks that are in the sums
        self.sums = np.zeros((self.plans, 8))
        self.squares = np.zeros((self.plans, 8))
        self._lock = threading.Lock()
        self._slowest = 0.0

    def _plan(self, budget: Budget) -> None:
        """Plan once quickly, to see how long it takes, then as widely as there is time for."""
        if budget.iterations is not None:
            self._plan_at(max(MIN_WIDTH, min(WIDEST, budget.iterations)))
            self._think(POLISH, self._state, 0, self._threads[0])
            return
        seconds = DEFAULT_SECONDS if budget.seconds is None else budget.seconds
        self._plan_at(FIRST_WIDTH)
        took = max(time.monotonic() - self._started, 1e-4)
        width = min(WIDEST, int((_CHAINS * seconds / took - _FIXED) / _PER_WIDTH))
        if width > _WIDER * FIRST_WIDTH:
            self._plan_at(width)
        self._polish(self._started + _PLANNING * seconds)

    def _plan_at(self, width: int) -> None:
        self.width = width
        set_width(self._threads[0].tools, width)
        self._think(PLAN, self._state, 0, self._threads[0])

    def _polish(self, deadline: float) -> None:
        """Look for better turns beside those found, a few steps at a time."""
        thread = self._threads[0]
        set_changes(thread.tools, _POLISHED_AT_ONCE)
        played = _POLISHED_AT_ONCE
        while played >= _POLISHED_AT_ONCE and time.monotonic() < deadline:
            played = self._think(POLISH, self._state, 0, thread)

    def _think(self, task: int, states: NDArray[np.void], index: int, thread: Thread) -> int:
        found: int = think(
            task,
            states,
            index,
            self._components,
            self._net,
            self._which,
            thread.tools,
            self.seat,
            self._seed,
            thread.tree,
        )
        return found

    def spend(self, budget: Budget) -> None:
        """Grow for what is left of the budget, less the time it took to begin."""
        if budget.iterations is not None:
            self.grow(Budget(None, budget.iterations, budget.threads))
            return
        seconds = DEFAULT_SECONDS if budget.seconds is None else budget.seconds
        left = seconds - (time.monotonic() - self._started)
        if left > 0:
            self.grow(Budget(left, None, budget.threads))

    def grow(self, budget: Budget, stop: threading.Event | None = None) -> None:
        """Walk the tree until the budget is spent, or until told to stop."""
        if self.plans < 2:  # noqa: PLR2004  (there is nothing to compare)
            return
        seconds = budget.seconds
        if seconds is None and budget.iterations is None:
            seconds = DEFAULT_SECONDS
        deadline = None if seconds is None else time.monotonic() + seconds
        number = None if budget.iterations is None else budget.iterations // SEQUEL_EVERY
        stop = stop or threading.Event()
        threads = max(1, budget.threads)
        if threads == 1:
            self._grow_one(self._threads[0], deadline, number, stop)
            return
        shares = [None if number is None else (number + n) // threads for n in range(threads)]
        with ThreadPoolExecutor(threads) as pool:
            for done in [
                pool.submit(self._grow_one, self._threads[n], deadline, shares[n], stop)
                for n in range(threads)
            ]:
                done.result()

    def _grow_one(
        self, thread: Thread, deadline: float | None, number: int | None, stop: threading.Event
    ) -> None:
        set_width(thread.tools, REPLY_WIDTH)
        while not stop.is_set() and number != 0:
            started = time.monotonic()
            spare = 1.3 * self._slowest + _SPARE_SECONDS
            if deadline is not None and started + spare > deadline:
                return
            with self._lock:
                plan = self._select()
                self.counts[plan] += 1
            thread.tree = with_room(thread.tree)
            self._think(WALK, self.ends, plan, thread)
            with self._lock:
                self.walks[plan] += 1
                self.sums[plan] += thread.tree.leaf
                self.squares[plan] += thread.tree.leaf**2
            self._slowest = max(self._slowest, time.monotonic() - started)
            number = None if number is None else number - 1

    def _select(self) -> int:
        """Choose the plan to look at: the better, the less looked at."""
        curiosity = CURIOSITY * np.sqrt(np.log(self.counts.sum() + 2.0) / (self.counts + 1.0))
        return int(np.argmax(self.worth()[:, self.seat] + curiosity))

    def add_plan(
        self, actions: list[int], end: NDArray[np.void], first: NDArray[np.float64]
    ) -> None:
        """Add a turn that was not planned: the state it ends in, and its first value."""
        self._actions.append(actions)
        self.ends = np.concatenate([self.ends, end])
        self.first = np.vstack([self.first, first])
        self.counts = np.append(self.counts, 0)
        self.walks = np.append(self.walks, 0)
        self.sums = np.vstack([self.sums, np.zeros((1, 8))])
        self.squares = np.vstack([self.squares, np.zeros((1, 8))])
        self.plans += 1

    @property
    def trees(self) -> list[Tree]:
        """What follows the plans, as far as it was looked at: a tree for each thread."""
        return [thread.tree for thread in self._threads]

    def visits(self) -> NDArray[np.int64]:
        """Return how often each plan was looked at."""
        return self.counts

    def worth(self) -> NDArray[np.float64]:
        """Return each plan's winning chance and final score for every seat, all that is known.

        First values are all moved by what looking has changed on average, as in the tree.
        """
        change = (self.sums - self.walks[:, None] * self.first).sum(axis=0)
        change /= max(1, int(self.walks.sum()))
        mixed: NDArray[np.float64] = (self.sums + TRUST * (self.first + change)) / (
            self.walks[:, None] + TRUST
        )
        return mixed

    def ranking(self) -> list[int]:
        """Return the plans, best first. Of equals, the one that was planned first."""
        worth = self.worth()
        rivals = np.delete(worth[:, 4 : 4 + self.players], self.seat, axis=1).max(axis=1)
        merit = worth[:, self.seat] + 1e-3 * (worth[:, 4 + self.seat] - rivals)
        ranked: list[int] = np.argsort(-merit, kind="stable").tolist()
        return ranked

    def best(self) -> list[int]:
        """Return the actions of the plan to play."""
        return self.actions(self.ranking()[0])

    def actions(self, plan: int) -> list[int]:
        """Return the actions of a plan."""
        actions: list[int] = self._actions[plan]
        return actions

    def line(self, plan: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Return the turns looked at most after a plan: seat and actions."""
        thread = self._threads[0]
        turns = self._think(NOTE_LINE, self.ends, plan, thread)
        tree = thread.tree
        return tuple(
            (int(tree.seats[n]), tuple(tree.line[n, : tree.lengths[n]].tolist()))
            for n in range(turns)
        )

    def score_parts(self, plan: int) -> NDArray[np.float64]:
        """Return what the final scores are expected to be made of after a plan: seat, part."""
        thread = self._threads[0]
        self._think(VALUE_PARTS, self.ends, plan, thread)
        parts: NDArray[np.float64] = thread.tools.reckoner["parts"][0, : self.players].copy()
        return parts
