"""Matches against players that are not ours, or no longer: shares with intervals, points by part.

    python tools/gauntlet/gauntlet.py --frozen ../frozen/src --games 200 --seed 1 NAME...

NAME is one of MATCHES below; `--frozen` is the source of the commit compared with. Games and
seeds are fixed before the first is played, and every match has deals of its own. One line of JSON
is printed for each; the journals are kept in `--folder`, where a match can also be taken up again.
With `--processor` both sides think for processor time instead of the clock's, each in a program of
its own: on a busy machine the shares are still true, the times of turns are not.
"""

import argparse
import json
import sys
import time
from pathlib import Path

from himiko.arena.match import run_match
from himiko.arena.tally import tally

HERE = Path(__file__).parent
OURS = HERE.parents[1] / "src"
PATIENCE = "600s"  # for a program that counts its own time
FROZEN = {"frozen": "himiko:1s", "earlier": "himiko:0.1s"}  # players of the commit compared with

# name: our player, theirs, and how many of them
MATCHES = {
    "2-frozen-0.1s": ("himiko:0.1s", "frozen", 1),
    "3-frozen-0.1s": ("himiko:0.1s", "frozen", 2),
    "4-frozen-0.1s": ("himiko:0.1s", "frozen", 3),
    "2-frozen-1s": ("himiko:1s", "frozen", 1),
    "3-frozen-1s": ("himiko:1s", "frozen", 2),
    "4-frozen-1s": ("himiko:1s", "frozen", 3),
    "2-frozen-helmsman": ("helmsman", "frozen", 1),
    "2-builder-helmsman": ("helmsman", "builder", 1),
    "2-collector-helmsman": ("helmsman", "collector", 1),
    "2-rusher-helmsman": ("helmsman", "rusher", 1),
    "3-builder-helmsman": ("helmsman", "builder", 2),
    "4-builder-helmsman": ("helmsman", "builder", 3),
    "2-builder-0.1s": ("himiko:0.1s", "builder", 1),
    "2-rusher-0.1s": ("himiko:0.1s", "rusher", 1),
    "2-time-1s": ("himiko:1s", "himiko:0.1s", 1),
    "3-time-1s": ("himiko:1s", "himiko:0.1s", 2),
    "4-time-1s": ("himiko:1s", "himiko:0.1s", 3),
    "2-time-10s": ("himiko:10s", "himiko:1s", 1),
    "3-time-10s": ("himiko:10s", "himiko:1s", 2),
    "4-time-10s": ("himiko:10s", "himiko:1s", 3),
    "2-helmsman-0.1s": ("himiko:0.1s", "helmsman", 1),
    "2-fisher-helmsman": ("helmsman", "fisher", 1),
    "2-drifter-fisher": ("fisher", "drifter", 1),
    "2-builder-1s": ("himiko:1s", "builder", 1),
    "2-collector-1s": ("himiko:1s", "collector", 1),
    "2-rusher-1s": ("himiko:1s", "rusher", 1),
    "3-builder-1s": ("himiko:1s", "builder", 2),
    "4-builder-1s": ("himiko:1s", "builder", 3),
    "2-captain-1s": ("himiko:1s", "captain", 1),
    "2-helmsman-captain": ("captain", "helmsman", 1),
    "2-earlier-0.1s": ("himiko:0.1s", "earlier", 1),
    "3-earlier-0.1s": ("himiko:0.1s", "earlier", 2),
    "4-earlier-0.1s": ("himiko:0.1s", "earlier", 3),
}


def spec_of(name: str, frozen: str, *, processor: bool = False) -> str:
    """Return how a match names a player."""
    level = FROZEN.get(name, name)
    if level.startswith("himiko:") and (processor or name in FROZEN):
        source = frozen if name in FROZEN else OURS
        play = f"env PYTHONPATH={source} {sys.executable} {HERE / 'play.py'} {level}"
        budget = PATIENCE if processor else level.removeprefix("himiko:")
        return f"external:{budget}:{play}{' --processor' if processor else ''}"
    if name in {"builder", "collector", "rusher"}:
        return f"external:{sys.executable} {HERE / 'enumerator.py'} {name}"
    return name


def main() -> None:
    """Play the matches named."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("matches", nargs="+", choices=list(MATCHES))
    parser.add_argument("--frozen", default="../frozen/src", help="PYTHONPATH of the frozen commit")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--seconds", type=float, help="when each match is stopped")
    parser.add_argument("--processor", action="store_true", help="think for processor time")
    options = parser.parse_args()
    for name in options.matches:
        ours, theirs, number = MATCHES[name]
        started = time.monotonic()
        match = run_match(
            [spec_of(ours, options.frozen, processor=options.processor)]
            + [spec_of(theirs, options.frozen, processor=options.processor)] * number,
            games=options.games,
            seed=options.seed + 1000 * list(MATCHES).index(name),
            folder=options.folder / name if options.folder else None,
            workers=options.workers,
            stopped=lambda begun=started: (
                options.seconds is not None and time.monotonic() - begun > options.seconds
            ),
        )
        _report(name, match.results, time.monotonic() - started)


def _report(name: str, games: tuple, seconds: float) -> None:
    line = {"match": name, "seconds": round(seconds)}
    for one, key in zip(tally(games), ("ours", "theirs"), strict=True):
        line[key] = {
            "player": one.player[-40:],
            "games": one.games,
            "wins": one.wins,
            "share": [round(x, 3) for x in (one.share.value, one.share.low, one.share.high)],
            "fair": round(one.fair, 3),
            "points": {part: round(of.value, 1) for part, of in one.points.items()},
            "turn_ms": [
                round(1000 * x, 1) for x in (one.thinking.mean, one.thinking.p99, one.thinking.most)
            ],
            "failures": one.failures,
        }
    line["late"] = _late(games)
    print(json.dumps(line), flush=True)


def _late(games: tuple) -> list[int] | None:
    """Count our turns that took over 5 % and 30 ms more than their time, and all of them."""
    names = {seat.player for game in games for seat in game.seats}
    timed = [name for name in names if name.startswith("himiko:") and name.endswith("s")]
    if not timed:
        return None
    limits = {name: 1.05 * float(name[len("himiko:") : -1]) + 0.03 for name in timed}
    turns = [
        seconds > limits[seat.player]
        for game in games
        for seat in game.seats
        if seat.player in limits
        for seconds in seat.times
    ]
    return [sum(turns), len(turns)]


if __name__ == "__main__":
    main()
