"""Random games, as one digest of all their positions: `python -m tests.rules.random_games`.

Whoever plays them, compiled or not, must get the same digest.
"""

import hashlib
import json
import sys
from pathlib import Path

import numpy as np

from himiko import Edition, Game

SMALL = Path(__file__).parents[1] / "editions" / "small.toml"
PLIES = 250


def digest(plies: int = PLIES) -> str:
    """Play games of 2, 3 and 4 players in two editions; digest a number of positions of each."""
    digested = hashlib.sha256()
    for edition in (Edition.standard(), Edition.load(SMALL)):
        for players in (2, 3, 4):
            rng = np.random.default_rng(players)
            game = Game.new(players=players, seed=players, edition=edition)
            while not game.over and game.ply < plies:
                actions = game.legal()
                digested.update("\n".join(actions).encode())
                game.play(actions[rng.integers(len(actions))])
                digested.update(json.dumps([game.position(), game.scores()]).encode())
    return digested.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(int(sys.argv[1])))
