"""What tells the best turns apart: the network's first value of them, or walks down the tree?

    python -m tools.gauntlet.playouts --players 4 --positions 200 --playouts 24

Positions come from games of planners. From each, the turns that a search compares are played on
to the end of the game several times, by planning alone, with the same deals for all of them: the
share won says what a turn is really worth. One line of JSON for each number of walks: how far the
shares won in a position follow the network's values, the walks' means and both (r²), the weights
of the two in the best mixture, and how much more often the turn chosen after so many walks wins
than the one the network likes best, with the standard error.
"""

import argparse
import json
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots import Budget
from himiko.bots.search.net import shipped_net
from himiko.bots.search.planner import ENDS_AT, make_tools, set_width
from himiko.bots.search.think import PLAN, think
from himiko.bots.search.tree import make_tree
from himiko.bots.turn_search import SEQUEL_EVERY, Search, Thread
from himiko.edition import Edition
from himiko.rules import engine
from himiko.rules.scoring import RANK
from himiko.rules.state import STATE
from tools.gauntlet.exhaustive import begin, end_turn

WALKS = (40, 160, 640)
WIDTH = 512  # at which the turns compared are planned
GAME_WIDTH = 64  # of the games that positions come from
PLAYOUT_WIDTH = 24
TURNS = {2: 22, 3: 24, 4: 28}  # by which nearly all games are over
FEWEST = 4  # turns of a position worth comparing


class Planner:
    """Plays whole turns, each the best by the network's value."""

    def __init__(self, width: int) -> None:
        self.tools = make_tools(width)
        set_width(self.tools, width)
        self.tree = make_tree()
        self.components = Edition.standard().components

    def play_turn(self, state: NDArray[np.void]) -> bool:
        """Play a turn; say whether the game is over."""
        seat = int(state["order"][0, state["turn"][0]])
        think(PLAN, state, 0, self.components, shipped_net(), 0, self.tools, seat, 1, self.tree)
        state[0] = self.tools.states[ENDS_AT + self.tools.planner[0]["order"][0]]
        return bool(end_turn(state, 0, self.components))


class Looked(NamedTuple):
    """A position after a number of walks: for each turn compared, a number."""

    first: NDArray[np.float64]
    means: NDArray[np.float64]  # what walks brought; the first value where there was none
    chosen: int
    won: NDArray[np.float64]


def position(game: Planner, players: int, seed: int, turns: int) -> NDArray[np.void] | None:
    """Return a position some turns into a game, if it lasts so long."""
    state = np.zeros(1, STATE)
    state["key"][0, 0] = seed
    state["log_size"][0] = -1
    begin(state, 0, game.components, players)
    if any(game.play_turn(state) for _ in range(turns)):
        return None
    return state


def shares_won(search: Search, on: Planner, seed: int, playouts: int) -> NDArray[np.float64]:
    """Play every turn compared on to the end of the game, with the same deals for all of them."""
    won = np.zeros(search.plans)
    scores = np.zeros((4, 8), np.int64)
    for plan in range(search.plans):
        for number in range(playouts):
            state = search.ends[plan : plan + 1].copy()
            state["log_size"] = -1
            engine.redeal(state, 0, search.seat, np.array([seed, number, 0, 0]))
            over = bool(end_turn(state, 0, on.components))
            while not over:
                over = on.play_turn(state)
            engine.scores(state, 0, on.components, scores)
            won[plan] += scores[search.seat, RANK] == 1
    return won / playouts


def look(players: int, positions: int, playouts: int, seed: int) -> list[list[Looked]]:
    """Return what is known of each position after each number of walks."""
    game, on, threads = Planner(GAME_WIDTH), Planner(PLAYOUT_WIDTH), [Thread()]
    chance = np.random.default_rng(seed)
    looked: list[list[Looked]] = []
    while len(looked) < positions:
        seed += 1
        state = position(game, players, seed, int(chance.integers(TURNS[players])))
        if state is None:
            continue
        budget = Budget(iterations=WIDTH)
        search = Search(state, Edition.standard(), seed=seed, budget=budget, threads=threads)
        if search.plans < FEWEST:
            continue
        first, notes, walked = search.first[:, search.seat].copy(), [], 0
        for walks in WALKS:
            search.grow(Budget(iterations=SEQUEL_EVERY * (walks - walked)))
            walked = walks
            sums, counts = search.sums[:, search.seat], search.walks
            means = np.where(counts > 0, sums / np.maximum(counts, 1), first)
            notes.append((means, search.ranking()[0]))
        won = shares_won(search, on, seed, playouts)
        looked.append([Looked(first, means, chosen, won) for means, chosen in notes])
    return looked


def explained(columns: list[NDArray[np.float64]], won: NDArray[np.float64]) -> tuple[float, list]:
    """Fit the shares won by a mixture; return r² and the weights."""
    known = np.stack(columns, axis=1)
    weights = np.linalg.lstsq(known, won, rcond=None)[0]
    left = ((won - known @ weights) ** 2).sum() / (won**2).sum()
    return round(float(1 - left), 3), [round(float(weight), 2) for weight in weights]


def summary(looked: list[Looked]) -> dict[str, object]:
    """Return what can be said of all positions after one number of walks."""
    first, means, won = (
        np.concatenate([getattr(one, name) - getattr(one, name).mean() for one in looked])
        for name in ("first", "means", "won")
    )
    gained = np.array([one.won[one.chosen] - one.won[np.argmax(one.first)] for one in looked])
    both, weights = explained([first, means], won)
    return {
        "network": explained([first], won)[0],
        "walks": explained([means], won)[0],
        "both": both,
        "weights": weights,
        "gained": round(float(gained.mean()), 4),
        "error": round(float(gained.std() / len(gained) ** 0.5), 4),
    }


def main() -> None:
    """Look at positions, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--players", type=int, choices=list(TURNS), default=4)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=24)
    parser.add_argument("--seed", type=int, default=200_000)
    options = parser.parse_args()
    looked = look(options.players, options.positions, options.playouts, options.seed)
    for number, walks in enumerate(WALKS):
        line = {"players": options.players, "walks": walks, "positions": len(looked)}
        print(json.dumps(line | summary([one[number] for one in looked])), flush=True)


if __name__ == "__main__":
    main()
