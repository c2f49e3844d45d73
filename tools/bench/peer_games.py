"""The peers' side: run as a program by the Python of an environment that has them, not himiko.

For each line it reads, a contender and a number of seconds, it prints one number.
"""

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version

import chess  # type: ignore[import-not-found, unused-ignore]
from catanatron import (  # type: ignore[import-not-found, unused-ignore]
    Color,
    Game,
    RandomPlayer,
)

_COPIES = 20
_MOST_CATAN_TURNS = 1000  # as catanatron's own `Game.play`
_MOST_CHESS_PLIES = 300
_dice = random.Random(1)  # noqa: S311  (chooses moves)


def _new_game() -> Game:
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours])


def _is_on(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < _MOST_CATAN_TURNS


def catanatron(seconds: float) -> float:
    """Return decisions a second of four RandomPlayers, counted as ours are."""
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game = _new_game()
        while _is_on(game):
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
    return decisions / spent


def catanatron_execute(seconds: float) -> float:
    """Return the seconds that `game.execute` takes for each decision; choosing is not counted."""
    decisions, spent = 0, 0.0
    while spent < seconds:
        game = _new_game()
        while _is_on(game):
            actions = game.state.playable_actions
            decisions += len(actions) > 1
            action = _dice.choice(actions)
            start = time.process_time()
            game.execute(action)
            spent += time.process_time() - start
    return spent / decisions


def catanatron_copy(seconds: float) -> float:
    """Return the seconds that a copy takes of a game half played."""
    game = _new_game()
    for _ in range(200):
        game.play_tick()
    copies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(_COPIES):
            game.copy()
        copies += _COPIES
    return spent / copies


def python_chess(seconds: float) -> float:
    """Return decisions a second of random chess: list the legal moves, push one."""
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        board = chess.Board()
        for _ in range(_MOST_CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            decisions += len(moves) > 1
            board.push(_dice.choice(moves))
    return decisions / spent


def _classic(name: str) -> Callable[[float], float]:
    """Return what plays a classic game of PettingZoo at random: `last`, a legal action, `step`."""

    def steps_per_second(seconds: float) -> float:
        env = import_module(f"pettingzoo.classic.{name}").env()
        steps = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                legal = observation["action_mask"].nonzero()[0]
                env.step(None if over else int(_dice.choice(legal)))
                steps += not over
        return steps / spent

    return steps_per_second


CONTENDERS: dict[str, Callable[[float], float]] = {
    "catanatron": catanatron,
    "catanatron_execute": catanatron_execute,
    "catanatron_copy": catanatron_copy,
    "python_chess": python_chess,
    "tictactoe": _classic("tictactoe_v3"),
    "connect_four": _classic("connect_four_v3"),
    "chess_env": _classic("chess_v6"),
}
PACKAGES = ("catanatron", "chess", "pettingzoo", "pygame")


def main() -> None:
    """Say which versions these are, then answer until there are no more lines."""
    sys.stdout.write(" ".join(map(version, PACKAGES)) + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        name, seconds = line.split()
        sys.stdout.write(f"{CONTENDERS[name](float(seconds))!r}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
