"""Is changing the best turns worth its time? Planners that do it against planners that do not.

    python -m tools.gauntlet.polishing --games 300 --players 2 --ours 256:20000 --theirs 512:0

A planner is a width and the steps it may play to change the best turns found; it plays the best
turn by the network's value, and looks no further. Ours has one seat, each in turn on the same
deal, theirs all others. One line of JSON: the share won with its interval, and the milliseconds
of processor time of a turn, which should be about the same for both.
"""

import numpy as np

from himiko.bots.search.net import shipped_net
from himiko.bots.search.planner import ENDS_AT, Tools, make_tools, set_changes
from himiko.bots.search.think import PLAN, POLISH, think
from himiko.bots.search.tree import make_tree
from tools.gauntlet.contest import Contest, contest_options


def planner(text: str) -> Tools:
    """Make a planner from its width and steps."""
    width, steps = (int(part) for part in text.split(":"))
    tools = make_tools(width)
    set_changes(tools, steps)
    return tools


class Planning(Contest):
    """Games of two planners."""

    def __init__(self, ours: Tools, theirs: Tools) -> None:
        """Begin with no game played."""
        super().__init__()
        self.planners = (theirs, ours)
        self.net = shipped_net()
        self.tree = make_tree()

    def best_end(self, state: np.ndarray, *, mine: bool) -> np.void:
        """Plan a turn; return the state in which the best one ends."""
        tools = self.planners[mine]
        args = (self.components, self.net, 0, tools, 0, 0, self.tree)
        think(PLAN, state, 0, *args)
        think(POLISH, state, 0, *args)
        end: np.void = tools.states[ENDS_AT + tools.planner["order"][0, 0]]
        return end


def main() -> None:
    """Play, and print what came of it."""
    parser = contest_options(__doc__)
    parser.add_argument("--ours", default="256:20000")
    parser.add_argument("--theirs", default="512:0")
    options = parser.parse_args()
    Planning(planner(options.ours), planner(options.theirs)).report(options)


if __name__ == "__main__":
    main()
