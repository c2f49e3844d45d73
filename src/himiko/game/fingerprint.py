"""The fingerprint: one number over fixed games, for those who change the rules.

It changes when, and (as far as these games tell) only when, the rules behave differently. So it
is made of what the notation shows of games, and of nothing that is the engine's own.
"""

import hashlib
import json
from random import Random
from typing import Final

from himiko.edition import Edition
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.game.game import Game

GAMES: Final = 100  # for each number of players, with the seeds from 0 on
_LAST_ROUND: Final = 100  # random games end far earlier
_DIGITS: Final = 16


def fingerprint(edition: Edition | None = None, games: int = GAMES) -> str:
    """Return 16 hexadecimal digits over random games with 2, 3 and 4 players."""
    digest = hashlib.sha256()
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        for seed in range(games):
            game = _play_out(Game.new(players, seed, edition=edition), seed)
            shown = [game.actions, game.position(), game.scores()]
            digest.update(json.dumps(shown, sort_keys=True).encode())
    return digest.hexdigest()[:_DIGITS]


def _play_out(game: Game, seed: int) -> Game:
    """Play to the end at random; of Python's generator, `random` alone never changes."""
    rng = Random(seed)  # noqa: S311  (chooses moves)
    while not game.over and game.round_and_turn[0] <= _LAST_ROUND:
        legal = game.legal()
        game.play(legal[int(rng.random() * len(legal))])
    return game
