"""How long does it take to value a position with the network?

    python -m tools.gauntlet.valuing --games 4

Positions are the ends of all turns of games of planners, as the search values them. One line of
JSON for each number of players: how many positions, and microseconds of processor time for one
on one core, inputs, layers and the real scores of games that end included: the best of some runs.
"""

import argparse
import json
import time

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.net import shipped_net, value
from himiko.bots.search.planner import ENDS_AT, make_tools
from himiko.rules.compile import entry
from himiko.rules.state import STATE
from tools.gauntlet.exhaustive import begin
from tools.gauntlet.playouts import GAME_WIDTH, Planner

COUNTS = (2, 3, 4)
RUNS = 7
VALUES = 20_000  # at least, in a run


@entry
def value_often(states, components, net, tools, times):
    """Value every position this many times."""
    t = components[0]
    r = tools.reckoner[0]
    b = tools.states
    for _ in range(times):
        for n in range(len(states)):
            value(states[n], t, net, 0, r, b, int(states[n].turn) + 1)


def ends_of_turns(planner: Planner, players: int, seed: int) -> NDArray[np.void]:
    """Play a game; return the positions in which its turns ended."""
    state = np.zeros(1, STATE)
    state["key"][0, 0] = seed
    state["log_size"][0] = -1
    begin(state, 0, planner.components, players)
    ends, over = [], False
    while not over:
        over = planner.play_turn(state)
        best = planner.tools.planner[0]["order"][0]
        ends.append(planner.tools.states[ENDS_AT + best : ENDS_AT + best + 1].copy())
    return np.concatenate(ends)


def microseconds(states: NDArray[np.void], planner: Planner, values: int = VALUES) -> float:
    """Return the processor time of one value, in the best of some runs."""
    tools, net = make_tools(8), shipped_net()
    times = max(1, values // len(states))
    value_often(states, planner.components, net, tools, 1)  # compiled before it is timed
    seconds = []
    for _ in range(RUNS):
        started = time.thread_time()
        value_often(states, planner.components, net, tools, times)
        seconds.append(time.thread_time() - started)
    return 1e6 * min(seconds) / (times * len(states))


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7_000)
    options = parser.parse_args()
    planner = Planner(GAME_WIDTH)
    for players in COUNTS:
        seeds = range(options.seed, options.seed + options.games)
        states = np.concatenate([ends_of_turns(planner, players, seed) for seed in seeds])
        line = {"players": players, "positions": len(states)}
        print(json.dumps(line | {"us": round(microseconds(states, planner), 2)}), flush=True)


if __name__ == "__main__":
    main()
