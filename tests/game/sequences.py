"""Counting sequences of actions: the sum of all that is legal, so that no change goes unseen."""

from himiko import Game


def sequences(game: Game, depth: int) -> int:
    """Return how many sequences of that many actions can be played from here."""
    legal = game.legal()
    if depth == 1:
        return len(legal)
    number = 0
    for action in legal:
        twin = game.copy()
        twin.play(action)
        number += sequences(twin, depth - 1)
    return number
