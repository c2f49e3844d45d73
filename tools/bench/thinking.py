"""The players that think: the time of a turn, and how often the master plays on in a second."""

import random
import statistics
import time
from collections import defaultdict

from himiko import bots
from himiko.bots import Budget
from himiko.bots.turn_search import Search
from himiko.bots.warm_up import warm_up
from himiko.edition import Edition
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.game import Game, View, redeal_state

_EVERY = 5  # turns between two moments at which the master is asked


def measure(games: int, seconds: float) -> dict[str, float]:
    """Return the median time of a turn of the quick levels, and the speed of the search."""
    warm_up()
    figures: dict[str, float] = {}
    for level in ("fisher", "helmsman"):
        turns, _ = _play(level, MIN_PLAYERS, games)
        figures[f"{level}_turn_s"] = statistics.median(turns)
    moments = [
        view
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        for view in _play("helmsman", players, 1)[1]
    ]
    figures["himiko_sequels_per_s"] = statistics.median(_sequels(view, seconds) for view in moments)
    return figures


def _play(level: str, players: int, games: int) -> tuple[list[float], list[View]]:
    """Play a level against itself; return the time of each turn, and views at some beginnings."""
    took: defaultdict[tuple[int, int, int], float] = defaultdict(float)
    moments = []
    for seed in range(games):
        game = Game.new(players, seed)
        seats = [bots.make(level, seed=seat) for seat in range(players)]
        while game.turn is not None:
            view, legal = game.view(game.turn), game.legal()
            turn = seed, view["round"], view["turn"]
            if turn not in took and len(took) % _EVERY == 0:
                moments.append(view)
            before = time.perf_counter()
            action = seats[game.turn].choose(view, legal)
            took[turn] += time.perf_counter() - before
            game.play(action)
    return list(took.values()), moments


def _sequels(view: View, seconds: float) -> float:
    """Return how many turns it plays on from, through the others' replies, on one thread."""
    edition = Edition.standard()
    state = redeal_state(view, random.Random(1), edition)  # noqa: S311  (nothing secret)
    state["log_size"] = -1
    budget = Budget(seconds=seconds)
    search = Search(state, edition, seed=1, budget=budget)
    before = time.perf_counter()
    search.grow(budget)
    return float(search.visits().sum()) / (time.perf_counter() - before)
