"""How widely should the turns that may follow be planned? Players that differ in nothing else.

    python -m tools.gauntlet.replies --games 160 --players 2 --seconds 0.1 --ours 64 --theirs 24

Both think for the same processor time a turn, so that other programs on the machine change
nothing: the wider the turns that follow are planned, the fewer of them are looked at. One line of
JSON: the share won with its interval, and the milliseconds of processor time of a turn.
"""

import time
from types import SimpleNamespace

import numpy as np

from himiko.bots import Budget, turn_search
from himiko.bots.turn_search import Search, Thread
from himiko.edition import Edition
from tools.gauntlet.contest import Contest, contest_options


class Replies(Contest):
    """Games of two players that think for a time."""

    def __init__(self, ours: int, theirs: int, seconds: float) -> None:
        """Begin with no game played."""
        super().__init__()
        self.widths = (theirs, ours)
        self.budget = Budget(seconds=seconds)
        self.threads: tuple[list[Thread], list[Thread]] = ([], [])
        self.turns = 0

    def best_end(self, state: np.ndarray, *, mine: bool) -> np.void:
        """Think about a turn; return the state in which the best one ends."""
        turn_search.REPLY_WIDTH = self.widths[mine]  # type: ignore[misc]  (what is compared)
        self.turns += 1
        search = Search(
            state.copy(),
            Edition.standard(),
            seed=self.turns,
            budget=self.budget,
            threads=self.threads[mine],
        )
        search.spend(self.budget)
        end: np.void = search.ends[search.ranking()[0]]
        return end


def main() -> None:
    """Play, and print what came of it."""
    parser = contest_options(__doc__)
    parser.add_argument("--ours", type=int, default=64)
    parser.add_argument("--theirs", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=0.1)
    options = parser.parse_args()
    turn_search.time = SimpleNamespace(monotonic=time.thread_time)  # type: ignore[assignment]
    Replies(options.ours, options.theirs, options.seconds).report(options)


if __name__ == "__main__":
    main()
