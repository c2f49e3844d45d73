"""Measure the ladder, or find the numbers that space it.

    python -m tools.ladder --games 400                  # each level against the one below
    python -m tools.ladder --games 60 captain himiko    # only these levels against those below
    python -m tools.ladder --tune                       # numbers for `SKILLS` in bots/levels.py

Tuning goes down the ladder: each level is made so attentive (the captain: thinks so long) that
the one above wins three games in four against it. What it prints belongs in `SKILLS`.
"""

import argparse
import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from itertools import pairwise

from himiko.bots.levels import SKILLS, Skill
from himiko.game.catalogue import LADDER
from tools.ladder.games import Side, wins

AIM = 0.75
LEAST, MOST = 0.70, 0.80
STEPS = 6
FIXED = ("helmsman", "himiko")
"""They are as strong as they are: the others are spaced around them."""


def main() -> None:
    """Read the options and do it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("levels", nargs="*", help="default: all")
    parser.add_argument("--games", type=int, default=400, help="of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--queen", default="himiko:1s", help="how long the champion thinks")
    parser.add_argument("--tune", action="store_true")
    options = parser.parse_args()
    with ProcessPoolExecutor(options.workers) as pool:
        if options.tune:
            _tune(pool, options)
        else:
            _measure(pool, options)


def _measure(pool: Executor, options: argparse.Namespace) -> None:
    print("| level | against | games | wins (95 %) | spaced | seconds |\n|---|---|---|---|---|---|")
    for number, (below, level) in enumerate(pairwise(LADDER)):
        if options.levels and level not in options.levels:
            continue
        started = time.monotonic()
        ours = options.queen if level == "himiko" else level
        won = wins(pool, ours, below, options.games, options.seed + number)
        spaced = "yes" if LEAST <= won.value <= MOST else "no"
        figures = f"{won.value:.1%} ({won.low:.0%} to {won.high:.0%})".replace("%", " %")
        seconds = time.monotonic() - started
        print(f"| {ours} | {below} | {options.games} | {figures} | {spaced} | {seconds:.0f} |")


def _tune(pool: Executor, options: argparse.Namespace) -> None:
    tuned = dict(SKILLS)
    above: Side = options.queen
    for number, level in enumerate(reversed(LADDER)):
        wanted = not options.levels or level in options.levels
        if level not in FIXED and wanted:
            tuned[level] = _spaced(pool, above, tuned[level], options, 1000 * (number + 1))
            print(f'    "{level}": {tuned[level]}', flush=True)
        if level in tuned:
            above = tuned[level]


def _spaced(
    pool: Executor, above: Side, skill: Skill, options: argparse.Namespace, seed: int
) -> Skill:
    """Return the skill with the strength against which the level above wins as it should."""
    low, high = 0.0, 1.0
    for step in range(STEPS):
        dial = (low + high) / 2
        won = wins(pool, above, _turned(skill, dial), options.games, options.seed + seed + step)
        print(f"# {dial:.3f}: the level above wins {won.value:.1%}", flush=True)
        low, high = (dial, high) if won.value > AIM else (low, dial)
    return _turned(skill, (low + high) / 2)


def _turned(skill: Skill, dial: float) -> Skill:
    """Return a skill with another strength, from 0 to 1."""
    if skill.sequels:
        return replace(skill, sequels=1 + round(127 * dial**2))
    return replace(skill, sight=replace(skill.sight, attention=round(dial, 3)))


if __name__ == "__main__":
    main()
