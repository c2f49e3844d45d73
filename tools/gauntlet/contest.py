"""Games of one player against others of one kind, within one process: who wins, and at what cost.

Ours has one seat, each in turn on the same deal, theirs all others. Nobody speaks the protocol
and nobody waits for a clock: what is compared is how they play in the same processor time.
"""

import argparse
import json
import time
from abc import ABC, abstractmethod

import numpy as np

from himiko.arena.intervals import clustered_share
from himiko.edition import Edition
from himiko.rules import engine
from himiko.rules.scoring import RANK
from himiko.rules.state import STATE
from tools.gauntlet.exhaustive import begin, end_turn


def contest_options(text: str) -> argparse.ArgumentParser:
    """Return the options that all contests have."""
    parser = argparse.ArgumentParser(description=text.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=900)
    return parser


class Contest(ABC):
    """Games of two kinds of player, and the time each takes."""

    def __init__(self) -> None:
        """Begin with no game played."""
        self.components = Edition.standard().components
        self.seconds: tuple[list[float], list[float]] = ([], [])

    @abstractmethod
    def best_end(self, state: np.ndarray, *, mine: bool) -> np.void:
        """Choose a turn; return the state in which it ends."""

    def play(self, players: int, seed: int, seat: int) -> bool:
        """Play a game in which ours has a seat; say whether it wins."""
        state = np.zeros(1, STATE)
        state["key"][0, 0] = seed
        state["log_size"][0] = -1
        begin(state, 0, self.components, players)
        over = False
        while not over:
            mine = int(state["order"][0, state["turn"][0]]) == seat
            started = time.thread_time()
            state[0] = self.best_end(state, mine=mine)
            self.seconds[mine].append(time.thread_time() - started)
            over = end_turn(state, 0, self.components)
        scores = np.zeros((4, 8), np.int64)
        engine.scores(state, 0, self.components, scores)
        return bool(scores[seat, RANK] == 1)

    def report(self, options: argparse.Namespace) -> None:
        """Play the games asked for, and print one line of JSON."""
        deals = []
        for deal in range(options.games // options.players):
            seed = options.seed + deal
            wins = [self.play(options.players, seed, seat) for seat in range(options.players)]
            deals.append((sum(wins), len(wins)))
        share = clustered_share(deals)
        line: dict[str, object] = {"players": options.players}
        line["games"] = sum(games for _, games in deals)
        line["share"] = [round(x, 3) for x in (share.value, share.low, share.high)]
        line |= {
            name: round(1000 * float(np.mean(seconds)), 1)
            for name, seconds in zip(("theirs_ms", "ours_ms"), self.seconds, strict=True)
        }
        print(json.dumps(line), flush=True)
