"""Measure how many of the turns that a review calls costly hold at ten times the time.

    python -m tools.costly --games 8 --seed 1

Games between players of the ladder are reviewed as the server does it: every turn for the usual
time; where it seems costly, for ten times that; where both are sure, it is named. Then each turn
that was named is looked at again for ten times the time with another seed: it holds if the turn
played is again valued at least `COSTLY` below the best. Records can be given instead of games.
The usual time is a width, so that the figure is the same on every machine; `--second` is 12800.
"""

import argparse
from pathlib import Path
from random import Random

from himiko import Game, bots
from himiko.arena.intervals import share
from himiko.bots import Budget
from himiko.bots.analysis import COSTLY, Judgement, analyse
from himiko.server.live.reviews import THOROUGH, rest_of_turn

PAIRS = (("fisher", "rower"), ("merchant", "pilot"), ("rower", "merchant"), ("pilot", "helmsman"))


def main() -> None:
    """Review games, look again, and report."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("records", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--second", type=int, default=12_800, help="the width of the usual time")
    parser.add_argument("--turns", type=int, default=10_000, help="review no more turns than this")
    options = parser.parse_args()
    games = [Game.from_record(path.read_text("utf-8")) for path in options.records]
    games = games or [_play(PAIRS[n % len(PAIRS)], options.seed + n) for n in range(options.games)]
    turns = suspected = named = held = 0
    starts = [(game, ply) for game in games for ply in _starts(game)]
    Random(options.seed).shuffle(starts)  # noqa: S311  (nothing secret)
    for game, ply in starts[: options.turns]:
        turns += 1
        if not _is_costly(game, ply, options.second, seed=1):
            continue
        suspected += 1
        if not _is_costly(game, ply, THOROUGH * options.second, seed=2):
            continue
        named += 1
        again = _judge(game, ply, THOROUGH * options.second, seed=3)
        held += again is not None and again.cost.mean >= COSTLY
        print(f"{turns} turns, {suspected} suspected, {named} named, {held} held", flush=True)
    held_share = share(held, max(1, named))
    print(f"held: {held_share.value:.1%} ({held_share.low:.0%} to {held_share.high:.0%})")


def _play(specs: tuple[str, ...], seed: int) -> Game:
    game = Game.new(len(specs), seed)
    players = [bots.make(spec, seed=seed + n) for n, spec in enumerate(specs)]
    while game.turn is not None:
        game.play(players[game.turn].choose(game.view(game.turn), game.legal()))
    return game


def _starts(game: Game) -> list[int]:
    """Return where each turn begins."""
    places = [place for place, _, _ in game.history()]
    return [n for n, place in enumerate(places) if n == 0 or place != places[n - 1]]


def _judge(game: Game, ply: int, width: int, seed: int) -> Judgement | None:
    then = game.at(ply)
    played = rest_of_turn(game, ply)
    return analyse(
        then.view(then.turn), Budget(iterations=width), seed=seed, played=played
    ).judgement


def _is_costly(game: Game, ply: int, width: int, seed: int) -> bool:
    judgement = _judge(game, ply, width, seed)
    return judgement is not None and judgement.is_costly


if __name__ == "__main__":
    main()
