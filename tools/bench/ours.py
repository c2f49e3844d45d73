"""Our side: random games through the compiled engine, and through the library's face."""

import random
import time
from functools import cache

import numpy as np
from numpy.typing import NDArray

from himiko.arena.simulate import SimulationSpec, simulate, warm_up
from himiko.edition import Edition
from himiko.game import Game
from himiko.game.chance import key_of
from himiko.rules import engine
from himiko.rules.scoring import PARTS
from himiko.rules.state import QUESTION_SHAPE, SEATS, STATE
from tools.bench import clock

CAP = 200  # rounds; a random game has about ten
_PLAYERS = 4
_GAMES = 256  # played in one go: their states stay in the processor's cache
_COPIES = 1000
_GAMES_FOR_THREADS = 20_000
_dice = random.Random(1)  # noqa: S311  (chooses moves)


@cache
def keys(games: int) -> NDArray[np.int64]:
    """Return the keys of the games with the seeds from 0 on."""
    return np.array([key_of(seed) for seed in range(games)], np.int64)


def play_out(
    keys_: NDArray[np.int64], players: int
) -> tuple[NDArray[np.void], NDArray[np.int64], NDArray[np.int64]]:
    """Play out a game for each key; return final states, numbers of decisions and scores."""
    states = np.zeros(len(keys_), STATE)
    states["key"] = keys_
    decisions = np.zeros(len(keys_), np.int64)
    scores = np.zeros((len(keys_), SEATS, len(PARTS)), np.int64)
    question = np.zeros(QUESTION_SHAPE, np.int64)
    no_trace = np.zeros((1, 0), np.int16)
    components = Edition.standard().components
    engine.playouts(states, components, players, CAP, question, no_trace, scores, decisions)
    return states, decisions, scores


def playouts(seconds: float) -> float:
    """Return decisions a second of whole games inside the compiled engine."""
    return clock.rate(lambda: int(play_out(keys(_GAMES), _PLAYERS)[1].sum()), seconds)


def face(seconds: float) -> float:
    """Return decisions a second of whole games by `Game.legal` and `Game.play`."""
    return clock.rate(lambda: _walk(Game.new(_PLAYERS, _dice.getrandbits(32))), seconds)


def _walk(game: Game, most: int | None = None) -> int:
    """Play on at random; return the number of decisions."""
    decisions = plies = 0
    while not game.over and plies != most:
        answers = game.legal()
        decisions += len(answers) > 1
        game.play(_dice.choice(answers))
        plies += 1
    return decisions


def copy(seconds: float) -> float:
    """Return the seconds that a copy takes of a game half played."""
    game = Game.new(_PLAYERS, 1)
    _walk(game, most=100)

    def copy_often() -> int:
        for _ in range(_COPIES):
            game.copy()
        return _COPIES

    return 1 / clock.rate(copy_often, seconds)


def threads(number: int) -> float:
    """Return decisions a second, by the wall clock, of a simulation on `number` threads."""
    spec = SimulationSpec(games=_GAMES_FOR_THREADS, players=_PLAYERS, cap=CAP)
    warm_up(spec)
    start = time.perf_counter()
    decisions = sum(int(batch.decisions.sum()) for batch in simulate(spec, number))
    return decisions / (time.perf_counter() - start)
