"""Making the thinking players ready: compiled once, loaded from the cache from then on."""

from functools import cache

from himiko.bots import LEVELS, make
from himiko.game import Game
from himiko.rules import engine


@cache
def warm_up() -> None:
    """Let every level answer one question, so that none loses time of its first turn later."""
    engine.prepare()
    game = Game.new(2, seed=0)
    view, legal = game.view(game.turn), game.legal()
    for level in LEVELS:
        make(f"{level}:8").choose(view, legal)
