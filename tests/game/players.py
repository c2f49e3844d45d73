"""Random players with a taste, so that random games also come to the rarer actions."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Final

from himiko import Game

# How much a player likes a verb; 1 if it is not there. A taste of nothing is an even one.
TASTES: Final[Mapping[str, Mapping[str, float]]] = {
    "even": {},
    "builder": {"build": 60, "place": 12, "reserve": 4, "done": 0.5, "collect": 0.5},
    "collector": {"collect": 9, "ebisu": 9, "recruit": 30, "place": 9, "done": 0.5},
    "powerful": {
        "reserve": 6,
        "peek": 6,
        "move": 6,
        "sacred": 6,
        "swap": 6,
        "remove": 6,
        "raijin": 6,
        "nakatsu": 6,
        "michimata": 6,
        "hetsuka": 6,
        "kachiko": 6,
        "recruit": 20,
        "place": 6,
        "build": 6,
    },
    "idler": {"done": 20},
}


Choose = Callable[[Sequence[str]], str]
"""Chooses one of the legal actions."""


def verb(action: str) -> str:
    """Return the first word of an action."""
    return action.split(" ", 1)[0]


def choose(legal: Sequence[str], rng: Random, taste: Mapping[str, float]) -> str:
    """Choose an action: first a verb, as the taste has it, then one of its actions."""
    if not taste:
        return rng.choice(legal)
    by_verb: dict[str, list[str]] = {}
    for action in legal:
        by_verb.setdefault(verb(action), []).append(action)
    weights = [taste.get(one, 1) for one in by_verb]
    [chosen] = rng.choices(list(by_verb), weights)
    return rng.choice(by_verb[chosen])


def choose_at(legal: Sequence[str], where: float, taste: Mapping[str, float]) -> str:
    """Choose the action at a point from 0 up to 1 of the list, in which a taste takes its share."""
    number = Counter(map(verb, legal)) if taste else Counter[str]()
    weights = [taste.get(verb(action), 1) / max(1, number[verb(action)]) for action in legal]
    ends = list(accumulate(weights))
    return legal[min(bisect_right(ends, where * ends[-1]), len(legal) - 1)]


def play_on(game: Game, rng: Random, tastes: Sequence[str], plies: int = 10_000) -> Game:
    """Play this many more actions, or to the end: each seat with its taste."""
    for _ in range(plies):
        if game.turn is None:
            break
        game.play(choose(game.legal(), rng, TASTES[tastes[game.turn % len(tastes)]]))
    return game
