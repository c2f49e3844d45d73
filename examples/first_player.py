"""A player for himiko in plain Python: builds if it can, else recruits, else collects ..."""

import json
import random
import sys

LIKED = ["build", "recruit", "collect", "ebisu", "take", "place", "fleet", "discard", "done"]


def choose(legal, chance):
    """Return an action of the kind that is liked best; which one is left to chance."""
    kinds = {action.split()[0] for action in legal}
    best = next((kind for kind in LIKED if kind in kinds), None)
    return chance.choice([action for action in legal if best in (None, action.split()[0])])


legal, chance = [], random.Random()
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello 1 First player", flush=True)
    elif word == "new":
        chance.seed(json.loads(rest)["seed"])
    elif word == "legal":
        legal = json.loads(rest)
    elif word == "go":
        print("play", choose(legal, chance), flush=True)
    elif word == "quit":
        break
