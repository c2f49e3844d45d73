"""How many of the best turns does the generator find? Compared with every turn there is.

    python -m tools.gauntlet.exhaustive --games 12 --states 400000

Positions come from games of planners. From each, all actions of the turn are tried, in all orders
(equal positions are met once, and nobody peeks), and all ends are valued; positions with more
states than `--states` are left out. Then the generator plans at several widths, and at the largest
with more and more steps of changing the best turns, as a player does who has the time; in the end
it tries every turn as well, so that only the time it takes tells it from this. Last come players
by the clock, who plan for their share of some seconds a turn. One line of JSON for each:
positions, the share in which its best turn is worth as much as the best there is, what is lost on
average, and milliseconds.
"""

import argparse
import json
import time

import numpy as np

from himiko.bots import Budget
from himiko.bots.search.net import shipped_net, value, worth_to
from himiko.bots.search.planner import CHANGES, ENDS_AT, make_tools, set_changes
from himiko.bots.search.think import PLAN, POLISH, think
from himiko.bots.search.tree import make_tree
from himiko.bots.search.turn_steps import mark_of, stir
from himiko.bots.turn_search import Search, Thread
from himiko.edition import Edition
from himiko.rules.bits import lowest, without_lowest
from himiko.rules.board import seat_to_move
from himiko.rules.compile import entry, rule
from himiko.rules.setup import set_up
from himiko.rules.space import DONE, PEEK, SPAN
from himiko.rules.state import OVER, QUESTION_SHAPE, RECRUIT_STEP, STATE
from himiko.rules.turn import apply, legal

DEPTH = 40
MARKS = 1 << 22
BY_WIDTH = -1  # as many steps of changes as go with the width
EFFORTS = (  # width, steps of changes
    (8, BY_WIDTH),
    (24, BY_WIDTH),
    (64, BY_WIDTH),
    (128, BY_WIDTH),
    (256, 20_000),
    (256, 40_000),
    (512, BY_WIDTH),
    (1024, 0),
    (1024, BY_WIDTH),
    (1024, 50_000),
    (1024, 150_000),
    (1024, 500_000),
    (1024, 1_500_000),
)
BY_CLOCK = (0.1, 1.0)  # seconds a turn
PLAYED = (128, BY_WIDTH)  # by which the games are played
SAME = 1e-9


@rule
def _is_new(marks, mark):
    """Was this mark not met before? It is remembered."""
    place = mark & (MARKS - 1)
    while marks[place] != 0:
        if marks[place] == mark:
            return False
        place = (place + 1) & (MARKS - 1)
    marks[place] = mark
    return True


@rule
def _whole_mark(s, seat):
    """Hash all that tells two states of a turn apart, tokens being collected among it."""
    x = mark_of(s, seat)
    for n in range(int(s.taken_size)):
        x = stir(x, int(s.taken[n]) + 64 * n)
    return x | 1


@entry
def best_of_all(  # noqa: PLR0913, PLR0917  (compiled: all it works with)
    states, place, components, net, tools, questions, marks, most
):
    """Try everything a turn allows; return the best worth and how many states there were.

    More states than `most`: the number is negative, and the worth says nothing.
    """
    t = components[0]
    r = tools.reckoner[0]
    b = tools.states
    states[1] = states[place]
    seat = seat_to_move(states[1])
    marks[:] = 0
    best = -1e9
    met = 0
    depth = 1
    legal(states[1], t, questions[1])
    rows = np.zeros(DEPTH, np.int64)
    left = np.zeros(DEPTH, np.int64)
    while depth > 0:
        if left[depth] == 0:
            rows[depth] += 1
            if rows[depth] > questions[depth, 0, 0]:
                depth -= 1
                continue
            left[depth] = questions[depth, rows[depth], 1]
        group = questions[depth, rows[depth], 0]
        action = group * SPAN + lowest(left[depth])
        left[depth] = without_lowest(left[depth])
        if group == PEEK or (group == DONE and states[depth].step == RECRUIT_STEP):
            continue
        states[depth + 1] = states[depth]
        s = states[depth + 1]
        apply(s, t, action)
        if not _is_new(marks, _whole_mark(s, seat)):
            continue
        met += 1
        if met > most:
            return best, -met
        if s.step == RECRUIT_STEP:
            value(s, t, net, 0, r, b, int(s.turn) + 1)
            best = max(best, worth_to(seat, int(s.players), r))
        if depth + 2 < DEPTH:
            depth += 1
            legal(s, t, questions[depth])
            rows[depth] = 0
            left[depth] = 0
    return best, met


@entry
def begin(states, place, components, players):
    """Set up a game."""
    set_up(states[place], components[0], players)


@entry
def end_turn(states, place, components):
    """End the turn; say whether the game is over."""
    apply(states[place], components[0], DONE * SPAN)
    return states[place].step == OVER


class Comparison:
    """The generator beside everything, position by position."""

    def __init__(self, efforts: tuple[tuple[int, int], ...], most: int) -> None:
        """Begin with nothing compared."""
        self.components = Edition.standard().components
        self.net = shipped_net()
        self.tools = {effort: make_tools(effort[0]) for effort in efforts}
        for (_, steps), tools in self.tools.items():
            if steps != BY_WIDTH:
                set_changes(tools, steps)
        self.tree = make_tree()
        self.states = np.zeros(DEPTH + 1, STATE)
        self.questions = np.zeros((DEPTH, *QUESTION_SHAPE), np.int64)
        self.marks = np.zeros(MARKS, np.int64)
        self.most = most
        self.lost: dict[tuple[int, int], list[float]] = {effort: [] for effort in efforts}
        self.seconds = dict.fromkeys(efforts, 0.0)
        self.threads = [Thread()]
        self.lost_by_clock: dict[float, list[float]] = {seconds: [] for seconds in BY_CLOCK}

    def plan(self, effort: tuple[int, int]) -> float:
        """Plan the turn of state 0; return what the best turn found is worth."""
        tools = self.tools[effort]
        args = (self.components, self.net, 0, tools, 0, 0, self.tree)
        think(PLAN, self.states, 0, *args)
        think(POLISH, self.states, 0, *args)
        planner = tools.planner[0]
        return float(planner["worth"][planner["order"][0]])

    def plan_by_clock(self, seconds: float) -> float:
        """Plan the turn of state 0 as a player does who has this long."""
        budget = Budget(seconds=seconds)
        state = self.states[:1].copy()
        Search(state, Edition.standard(), seed=0, budget=budget, threads=self.threads)
        planner = self.threads[0].tools.planner[0]
        return float(planner["worth"][planner["order"][0]])

    def look(self) -> None:
        """Compare at state 0."""
        tools = make_tools(8)
        args = (self.components, self.net, tools, self.questions, self.marks, self.most)
        best, met = best_of_all(self.states, 0, *args)
        if met > 0:
            for effort in self.tools:
                started = time.thread_time()
                self.lost[effort].append(best - self.plan(effort))
                self.seconds[effort] += time.thread_time() - started
            for seconds, lost in self.lost_by_clock.items():
                lost.append(best - self.plan_by_clock(seconds))

    def play(self, players: int, seed: int) -> None:
        """Compare at every turn of a game of planners."""
        self.states[0] = np.zeros(1, STATE)[0]
        self.states["key"][0, 0] = seed
        self.states["log_size"][0] = -1
        begin(self.states, 0, self.components, players)
        over = False
        tools = self.tools[PLAYED]
        while not over:
            self.plan(PLAYED)  # the turn to play; nothing is timed before it is compiled
            self.look()
            self.states[0] = tools.states[ENDS_AT + tools.planner["order"][0, 0]]
            over = end_turn(self.states, 0, self.components)

    def report(self) -> list[dict[str, float]]:
        """Return a line for each width and number of steps, and for each player by the clock."""
        lines = []
        for effort, lost in self.lost.items():
            steps = int(self.tools[effort].planner["limits"][0, CHANGES])
            ms = round(1000 * self.seconds[effort] / max(1, len(lost)), 2)
            lines.append({"width": effort[0], "steps": steps, **_summary(lost), "ms": ms})
        for seconds, lost in self.lost_by_clock.items():
            lines.append({"seconds": seconds, **_summary(lost)})
        return lines


def _summary(lost: list[float]) -> dict[str, float]:
    """Say in how many positions nothing was lost, or little, and how much on average."""
    missed = np.maximum(np.array(lost), 0.0)
    return {
        "positions": len(lost),
        "found": round(float((missed <= SAME).mean()), 4),
        "within_0.005": round(float((missed <= 0.005).mean()), 4),
        "lost": round(float(missed.mean()), 5),
    }


def main() -> None:
    """Compare, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--states", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=9_000)
    options = parser.parse_args()
    comparison = Comparison(EFFORTS, options.states)
    for game in range(options.games):
        comparison.play(2 + game % 3, options.seed + game)
    for line in comparison.report():
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
