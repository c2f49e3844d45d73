"""Games between two of our players, spread over the processors: who won how many."""

from concurrent.futures import Executor
from functools import partial
from itertools import repeat

from himiko import Game, bots
from himiko.arena.intervals import Estimate, share
from himiko.bots.levels import Sailor, Skill
from himiko.bots.player import Budget, Player

Side = str | Skill
"""A player by its name, or by a skill that is being tried."""


def wins(pool: Executor, ours: Side, theirs: Side, games: int, seed: int) -> Estimate:
    """Play a match on deals of its own, each dealt twice with the seats changed; return our share.

    Deals and dice follow from the seed and the number of the game alone.
    """
    games += games % 2
    numbers = range(games)
    won = sum(pool.map(_is_won, repeat(ours), repeat(theirs), repeat(seed), numbers, chunksize=4))
    return share(won, games)


def _is_won(ours: Side, theirs: Side, seed: int, number: int) -> bool:
    mine = number % 2
    game = Game.new(2, seed * 1_000_000 + number // 2)
    seats = [_sit(side, seed * 1_000_003 + 2 * number + n) for n, side in enumerate((ours, theirs))]
    if mine:
        seats.reverse()
    while game.turn is not None:
        legal = game.legal()
        player = seats[game.turn]
        game.play(legal[0] if len(legal) == 1 else player.choose(game.view(game.turn), legal))
    return game.scores()[mine]["rank"] == 1


def _sit(side: Side, seed: int) -> Player:
    if isinstance(side, str):
        return bots.make(side, seed=seed)
    return partial(Sailor, skill=side)(Game.new(2, 0).edition, seed, Budget())
