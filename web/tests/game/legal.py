"""Print the legal actions of many real positions, as JSON: for the test that all can be reached.

Games are played at random; of each set of verbs the engine asks for, a few positions are kept.
"""

import json
import random
from collections import Counter

import himiko

GAMES = 24
KEPT = 2


def main() -> None:
    """Play and print."""
    dice = random.Random(5)
    seen: Counter[tuple[str, ...]] = Counter()
    positions = []
    for seed in range(GAMES):
        game = himiko.Game.new(players=2 + seed % 3, seed=seed)
        while not game.over:
            legal = game.legal()
            verbs = tuple(sorted({action.split()[0] for action in legal}))
            seen[verbs] += 1
            if seen[verbs] <= KEPT:
                positions.append({"step": game.position()["step"], "legal": legal})
            game.play(dice.choice([a for a in legal if a.startswith("recruit")] or legal))
    print(json.dumps(positions))


if __name__ == "__main__":
    main()
