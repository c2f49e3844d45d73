"""What is measured, in one checkout: run as a script, it writes the figures as JSON.

It calls what all versions have, under the names each of them gives it, and counts the time of the
processor, so that other programs disturb little. Of each figure the best of many tries counts.
"""

import json
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from himiko import Edition, Game, redeal
from himiko.game import redeal_state
from himiko.server.storage.database import connect

GAMES = 6
TRIES = 40
MANY = 20  # calls of a try, of what is soon done


def best(action: Callable[[], object], calls: int = 1) -> float:
    """Return the seconds that an action takes at best."""
    times = []
    for _ in range(TRIES):
        start = time.process_time()
        for _ in range(calls):
            action()
        times.append((time.process_time() - start) / calls)
    return min(times)


def random_game(seed: int) -> Game:
    """Play a game to its end."""
    game, rng = Game.new(2 + seed % 3, seed), Random(seed)  # noqa: S311  (chooses moves)
    while not game.over:
        legal = game.legal()
        game.play(legal[int(rng.random() * len(legal))])
    return game


def ask_and_play(game: Game) -> None:
    """Play a game again by `legal` and `play`."""
    again = Game.new(game.players, game.seed)
    for action in game.actions:
        again.legal()
        again.play(action)


def loaders(database: str) -> Iterable[tuple[str, Callable[[], object]]]:
    """Yield what loads each stored table."""
    try:
        module = import_module("himiko.server.storage.table_log")
    except ImportError:
        module = import_module("himiko.server.storage.logs")  # before version 0.2
    connection: Any = connect(f"sqlite:///{Path(database)}").connect()
    for table in ("plain", "clock"):
        yield table, partial(module.load, connection, table)


def measure(database: str) -> dict[str, float]:
    """Return all figures, in microseconds."""
    games = [random_game(seed) for seed in range(GAMES)]
    plies = sum(game.ply for game in games)
    records = [game.record() for game in games]
    half = games[0].at(games[0].ply // 2)
    view, edition = half.view(half.turn), Edition.standard()
    rng = Random(1)  # noqa: S311  (nothing secret)
    played = sum(best(partial(ask_and_play, game)) for game in games)
    replayed = sum(best(partial(Game.from_record, record)) for record in records)
    figures = {
        "legal and play, a ply": played / plies,
        "replay a record, a ply": replayed / plies,
        "redeal a view for a player": best(lambda: redeal_state(view, rng, edition), MANY),
        "redeal a view as a game": best(lambda: redeal(view, rng, edition), MANY),
        "view": best(lambda: half.view(0), MANY),
        "copy": best(half.copy, 50 * MANY),
        "undo": best(lambda: games[0].copy().undo(), MANY),
    }
    for table, load in loaders(database):
        figures[f"load a stored table of 300 plies ({table})"] = best(load)
    return {name: seconds * 1e6 for name, seconds in figures.items()}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(sys.argv[1])))
