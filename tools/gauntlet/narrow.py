"""What do narrow plans lose, such as those of the turns that may follow?

    python -m tools.gauntlet.narrow --players 4 --positions 150

Positions come from games of planners. From each, the turn is planned at several widths, by the
network's value and without walks. One line of JSON for each width: the milliseconds of processor
time of a plan, how much less winning chance its best turn is worth than the best one found at the
greatest width, and in which share of the positions it is worth less by over 0.01 and 0.05.
"""

import argparse
import json
import time

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.net import shipped_net
from himiko.bots.search.planner import WIDEST, make_tools, set_width
from himiko.bots.search.think import PLAN, think
from himiko.bots.search.tree import make_tree
from himiko.edition import Edition
from tools.gauntlet.playouts import GAME_WIDTH, TURNS, Planner, position

WIDTHS = (8, 24, 48, 64, 128, 256, 512)


def find_positions(players: int, number: int, seed: int) -> list[NDArray[np.void]]:
    """Return positions some turns into games of planners."""
    game, chance = Planner(GAME_WIDTH), np.random.default_rng(seed)
    found: list[NDArray[np.void]] = []
    while len(found) < number:
        seed += 1
        state = position(game, players, seed, int(chance.integers(TURNS[players])))
        if state is not None:
            found.append(state)
    return found


def worths(positions: list[NDArray[np.void]], width: int) -> tuple[NDArray[np.float64], float]:
    """Return what the best turn planned in each is worth, and the seconds of a plan."""
    tools, tree, components = make_tools(width), make_tree(), Edition.standard().components
    set_width(tools, width)
    planner, best = tools.planner[0], []
    started = time.thread_time()
    for state in positions:
        seat = int(state["order"][0, state["turn"][0]])
        think(PLAN, state, 0, components, shipped_net(), 0, tools, seat, 1, tree)
        best.append(float(planner["worth"][planner["order"][0]]))
    return np.array(best), (time.thread_time() - started) / len(positions)


def main() -> None:
    """Plan, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--players", type=int, choices=list(TURNS), default=4)
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--seed", type=int, default=500)
    options = parser.parse_args()
    positions = find_positions(options.players, options.positions, options.seed)
    widest, _ = worths(positions, WIDEST)
    for width in WIDTHS:
        found, seconds = worths(positions, width)
        lost = np.maximum(0.0, widest - found)
        line = {"players": options.players, "width": width, "ms": round(1000 * seconds, 2)}
        line |= {"lost": round(float(lost.mean()), 4)}
        line |= {f"over {limit}": round(float((lost > limit).mean()), 3) for limit in (0.01, 0.05)}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
