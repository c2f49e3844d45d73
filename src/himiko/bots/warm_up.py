"""Making the thinking players ready: compiled once, loaded from the cache from then on."""

from functools import cache

from himiko.bots import LEVELS, make
from himiko.game import Game
from himiko.rules import engine
from himiko.rules.engine import Progress


@cache
def warm_up(progress: Progress | None = None) -> None:
    """Let every level answer one question, so that none loses time of its first turn later.

    It reports to `progress` how far it is: the parts of the engine, and one for each level.
    """
    more = len(LEVELS)
    parts = more

    def of_engine(done: int, engine_parts: int) -> None:
        nonlocal parts
        parts = engine_parts + more
        if progress is not None:
            progress(done, parts)

    engine.prepare(of_engine if progress is not None else None)
    game = Game.new(2, seed=0)
    view, legal = game.view(game.turn), game.legal()
    for ready, level in enumerate(LEVELS, parts - more + 1):
        make(f"{level}:8").choose(view, legal)
        if progress is not None:
            progress(ready, parts)
