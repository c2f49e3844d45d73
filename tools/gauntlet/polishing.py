"""Is changing the best turns worth its time? Planners that do it against planners that do not.

    python -m tools.gauntlet.polishing --games 300 --players 2 --ours 256:20000 --theirs 512:0

A planner is a width and the steps it may play to change the best turns found; it plays the best
turn by the network's value, and looks no further. Ours has one seat, each in turn on the same
deal, theirs all others. One line of JSON: the share won with its interval, and the milliseconds
of processor time of a turn, which should be about the same for both.
"""

import argparse
import json
import time

import numpy as np

from himiko.arena.intervals import clustered_share
from himiko.bots.search.layout import RANK_PART
from himiko.bots.search.net import shipped_net
from himiko.bots.search.planner import ENDS_AT, Tools, make_tools, set_changes
from himiko.bots.search.think import PLAN, POLISH, think
from himiko.bots.search.tree import make_tree
from himiko.edition import Edition
from himiko.rules import engine
from himiko.rules.state import STATE
from tools.gauntlet.exhaustive import begin, end_turn


def planner(text: str) -> Tools:
    """Make a planner from its width and steps."""
    width, steps = (int(part) for part in text.split(":"))
    tools = make_tools(width)
    set_changes(tools, steps)
    return tools


class Contest:
    """Games of two planners, and the time each takes."""

    def __init__(self, ours: Tools, theirs: Tools) -> None:
        """Begin with no game played."""
        self.planners = (theirs, ours)
        self.components = Edition.standard().components
        self.net = shipped_net()
        self.tree = make_tree()
        self.seconds: tuple[list[float], list[float]] = ([], [])

    def play(self, players: int, seed: int, seat: int) -> bool:
        """Play a game in which ours has a seat; say whether it wins."""
        state = np.zeros(1, STATE)
        state["key"][0, 0] = seed
        state["log_size"][0] = -1
        begin(state, 0, self.components, players)
        over = False
        while not over:
            mine = int(state["order"][0, state["turn"][0]]) == seat
            state[0] = self.best_end(state, mine=mine)
            over = end_turn(state, 0, self.components)
        scores = np.zeros((4, 8), np.int64)
        engine.scores(state, 0, self.components, scores)
        return bool(scores[seat, RANK_PART] == 1)

    def best_end(self, state: np.ndarray, *, mine: bool) -> np.void:
        """Plan a turn; return the state in which the best one ends."""
        tools = self.planners[mine]
        args = (self.components, self.net, 0, tools, 0, 0, self.tree)
        started = time.thread_time()
        think(PLAN, state, 0, *args)
        think(POLISH, state, 0, *args)
        self.seconds[mine].append(time.thread_time() - started)
        end: np.void = tools.states[ENDS_AT + tools.planner["order"][0, 0]]
        return end


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=900)
    parser.add_argument("--ours", default="256:20000")
    parser.add_argument("--theirs", default="512:0")
    options = parser.parse_args()
    contest = Contest(planner(options.ours), planner(options.theirs))
    deals = []
    for deal in range(options.games // options.players):
        seed = options.seed + deal
        wins = [contest.play(options.players, seed, seat) for seat in range(options.players)]
        deals.append((sum(wins), len(wins)))
    share = clustered_share(deals)
    line: dict[str, object] = {"players": options.players}
    line["games"] = sum(games for _, games in deals)
    line["share"] = [round(x, 3) for x in (share.value, share.low, share.high)]
    line |= {
        name: round(1000 * float(np.mean(seconds)), 1)
        for name, seconds in zip(("theirs_ms", "ours_ms"), contest.seconds, strict=True)
    }
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
