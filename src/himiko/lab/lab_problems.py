"""What can be wrong in the laboratory: a stable code for each problem, and its English text.

The text is for developers (`str`); users read that of the language files: `bad-lab-CODE`.
"""

from typing import Final

from himiko.problem import Problem

PROBLEMS: Final = {
    "players": "a game has 2, 3 or 4 players, not {given}",
    "seat": "a seat is a number from 0 to {last}, not {given}",
    "games": "a batch has at least one game, not {given}",
    "threads": "a batch has at least one thread, not {given}",
    "device": "a batch is on the device cpu or cuda, not {given}",
    "no_gpu": "there is no GPU to play on: {reason}",
    "masks": "masks are bytes, bits or none, not {given}",
    "rewards": "there is one reward for each rank: {expected}, not {given}",
    "actions": "there is one action for each game: {expected}, not {given}",
    "levels": "name one player for all seats, or {expected}, not {given}",
    "illegal": "the action {action} is not legal in game {game}",
    "no_game": "there is no game yet: call new_game",
}


class BadLab(Problem, ValueError):
    """Something that a batch or an environment cannot do."""

    family = "bad_lab"
    messages = PROBLEMS
