"""Searching from a view: trees grown on all threads until the budget is spent or it is enough."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots.player import Budget
from himiko.bots.search.plan import make_planner
from himiko.bots.search.tree import PLANS, Tree, grow, make_tree, plant
from himiko.bots.search.value import ROOM, weights
from himiko.edition import Edition

NODES: Final = 8192
CHUNK: Final = 32  # simulations between two looks at the clock
DEFAULT_SECONDS: Final = 1.0

# The root's plans come from a beam as wide as the budget allows: a twentieth of it, about.
_NARROWEST: Final = 48
_WIDEST: Final = 1024
_WIDTH_A_SECOND: Final = 1024
_SIMULATIONS_A_SECOND: Final = 40_000  # what iterations are worth


class Search:
    """A search of one position: grows, can be asked what it thinks, and grows on."""

    def __init__(
        self, state: NDArray[np.void], edition: Edition, *, seed: int, budget: Budget
    ) -> None:
        self._started = time.monotonic()
        threads, width = budget.threads, _width(budget)
        self._components = edition.components
        self._state = state
        self._seed = seed
        self.seat = int(state["order"][0, state["turn"][0]])
        self.players = int(state["players"][0])
        self.trees: list[Tree] = [make_tree(NODES) for _ in range(threads)]
        self._rooms = [np.zeros(1, ROOM) for _ in range(threads)]
        self._planners = [make_planner(width, PLANS) for _ in range(threads)]
        self.plans = 0
        for n in range(threads):
            self.plans = plant(
                self.trees[n],
                state,
                self._components,
                weights(),
                self._rooms[n],
                self._planners[n],
                width,
                PLANS,
            )

    def spend(self, budget: Budget) -> None:
        """Grow for what is left of the budget, the time it took to begin taken off."""
        seconds = _seconds(budget)
        if seconds is not None:
            seconds = max(0.0, seconds - (time.monotonic() - self._started))
        self.grow(Budget(seconds, budget.iterations, budget.threads))

    def grow(self, budget: Budget, stop: threading.Event | None = None) -> None:
        """Grow until the budget is spent, or until told to stop."""
        seconds = _seconds(budget)
        deadline = None if seconds is None else time.monotonic() + seconds
        stop = stop or threading.Event()
        with ThreadPoolExecutor(len(self.trees)) as pool:
            shares = _shares(budget.iterations, len(self.trees))
            done = [
                pool.submit(self._grow_one, n, deadline, share, stop)
                for n, share in enumerate(shares)
            ]
            for one in done:
                one.result()

    def _grow_one(
        self, n: int, deadline: float | None, simulations: int | None, stop: threading.Event
    ) -> None:
        left = simulations
        seed = (self._seed * 64 + n) & 0xFFFFFFFFFFFF
        while not stop.is_set():
            if left == 0 or (deadline is not None and time.monotonic() >= deadline):
                return
            chunk = CHUNK if left is None else min(CHUNK, left)
            grow(
                self.trees[n],
                self._components,
                weights(),
                self._rooms[n],
                self._planners[n],
                self.seat,
                seed,
                chunk,
            )
            left = None if left is None else left - chunk

    def visits(self) -> NDArray[np.int64]:
        """Return how often each plan of the root was visited, over all trees."""
        total: NDArray[np.int64] = sum(
            (tree.visits[0, : self.plans].astype(np.int64) for tree in self.trees),
            start=np.zeros(self.plans, np.int64),
        )
        return total

    def best(self) -> list[int]:
        """Return the actions of the plan to play."""
        return self.actions(int(np.argmax(self.visits())))

    def actions(self, plan: int) -> list[int]:
        """Return the actions of a plan of the root."""
        tree = self.trees[0]
        actions: list[int] = tree.plans[0, plan, : tree.lengths[0, plan]].tolist()
        return actions


def _seconds(budget: Budget) -> float | None:
    if budget.seconds is None and budget.iterations is None:
        return DEFAULT_SECONDS
    return budget.seconds


def _width(budget: Budget) -> int:
    """Return how many unfinished turns are kept when the root's turn is planned."""
    worth = [] if budget.iterations is None else [budget.iterations / _SIMULATIONS_A_SECOND]
    seconds = _seconds(budget)
    if seconds is not None:
        worth.append(seconds)
    return min(max(int(_WIDTH_A_SECOND * min(worth)), _NARROWEST), _WIDEST)


def _shares(iterations: int | None, threads: int) -> list[int | None]:
    if iterations is None:
        return [None] * threads
    return [(iterations + n) // threads for n in range(threads)]
