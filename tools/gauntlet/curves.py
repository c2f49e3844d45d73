"""Draw the log of a training run: how well each generation's network knew what it learnt from.

    python -m tools.gauntlet.curves src/himiko/bots/training/champion.jsonl docs/champion.svg

Left, the loss of the winning chances: 1 is what somebody loses who gives every seat the same one.
Right, how far off the final scores were, in points. Both by the games played so far, one line for
each number of players, and both of the samples learnt from, which change with every generation.
Needs matplotlib (`himiko[arena]`).
"""

import argparse
import json
import math
from pathlib import Path
from typing import NamedTuple

from himiko.bots.search.net import POINTS_UNIT

COUNTS = (2, 3, 4)
MOST_POINTS = 12  # the first generations are further off than the picture is high


class Curve(NamedTuple):
    """What a run came to with one number of players, generation by generation."""

    games: list[int]  # so far, with all numbers of players
    losses: list[float]  # of the winning chances; 1: knows nothing
    points_off: list[float]


def read_curves(log: Path) -> dict[int, Curve]:
    """Read the log of a run."""
    curves = {players: Curve([], [], []) for players in COUNTS}
    games = 0
    for line in log.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        games += entry["games"]
        for players, curve in curves.items():
            loss, error = entry["losses"][str(players)]
            curve.games.append(games)
            curve.losses.append(loss / math.log(players))
            curve.points_off.append(POINTS_UNIT * math.sqrt(error))
    return curves


def draw(curves: dict[int, Curve], picture: Path) -> None:
    """Draw the curves as SVG; the same curves give the same file."""
    from matplotlib import pyplot as plt  # noqa: PLC0415  (an extra)

    with plt.rc_context({"svg.hashsalt": "himiko", "svg.fonttype": "none"}):
        figure = _figure(plt, curves)
        figure.savefig(picture, metadata={"Date": None})
        plt.close(figure)


def _figure(plt, curves: dict[int, Curve]):
    figure, (chances, scores) = plt.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    for players, curve in curves.items():
        thousands = [games / 1000 for games in curve.games]
        chances.plot(thousands, curve.losses, marker=".", label=f"{players} players")
        scores.plot(thousands, curve.points_off, marker=".", label=f"{players} players")
    chances.set(title="loss of the win chances", ylim=(0.7, 1.05))
    scores.set(title="error of the final scores, in points", ylim=(0, MOST_POINTS))
    chances.legend()
    figure.supxlabel("thousands of games played")
    return figure


def main() -> None:
    """Read and draw."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("log", type=Path)
    parser.add_argument("picture", type=Path)
    options = parser.parse_args()
    draw(read_curves(options.log), options.picture)


if __name__ == "__main__":
    main()
