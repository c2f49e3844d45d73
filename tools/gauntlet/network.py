"""A network judged apart from the search: is it true, and does it plan better than another?

    python -m tools.gauntlet.network --games 3000 --against OTHER.npz

All games are planning alone, without exploration, on deals of their own. One line of JSON for each
number of players and each twentieth of winning chance (what was said, how often it came true, of
how many positions) and for chances of about 70 %, then one for each number of players and width:
the share won alone against the other network, with its 95 % interval.
"""

import argparse
import json
import os
from pathlib import Path

from himiko.arena.intervals import share
from himiko.bots.search.net import read_net, shipped_net
from himiko.bots.training.measure import calibrate, share_won
from himiko.bots.training.workers import Threads

WIDTHS = (16, 64, 256)
WIDTH = 64  # of the games by which chances are checked
COUNTS = (2, 3, 4)
TWENTIETHS = [(low, low + 5) for low in range(0, 100, 5)]
ABOUT_70 = (67, 73)


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--net", type=Path, help="instead of the shipped network")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    net = read_net(options.net) if options.net else shipped_net()
    threads = Threads(options.threads)
    for players in COUNTS:
        found = calibrate(net, players, options.games, WIDTH, seed=options.seed, threads=threads)
        for low, high in (*TWENTIETHS, ABOUT_70):
            said, came, number = found.between(low, high)
            line = {"players": players, "from": low / 100, "to": high / 100}
            line |= {"said": round(said, 3), "came": round(came, 3), "positions": number}
            print(json.dumps(line), flush=True)
    if options.against:
        other = read_net(options.against)
        for players in COUNTS:
            for width in WIDTHS:
                games = options.games * WIDTH // max(width, WIDTH)
                seed = options.seed + 1
                part = share_won(net, other, players, games, width, seed=seed, threads=threads)
                won = share(round(part * games), games)
                shares = [round(x, 3) for x in (won.value, won.low, won.high)]
                line = {"players": players, "width": width, "games": games, "share": shares}
                print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
