"""Let a player of the himiko on the path speak the protocol of docs/players.md.

`PYTHONPATH=../frozen/src python tools/gauntlet/play.py himiko:1s` is the player of another
commit, checked out beside this one with `git worktree add ../frozen COMMIT`. With `--processor`
after the level it thinks for processor time: then other programs on the machine take nothing away.
"""

import json
import sys
import time

import himiko
from himiko import bots


def warm_up() -> None:
    """Let a player think once, so that loading compiled code counts for no turn."""
    game = himiko.Game.new(2, seed=0)
    level = sys.argv[1].partition(":")[0]
    bots.make(f"{level}:8").choose(game.view(game.turn), game.legal())


def main() -> None:
    """Answer until told to quit."""
    player, view, last, legal = None, {}, [], []
    if "--processor" in sys.argv:
        time.monotonic = time.process_time
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            warm_up()
            print(f"hello 1 {sys.argv[1]}", flush=True)
        elif word == "new":
            player = bots.make(sys.argv[1], seed=json.loads(rest)["seed"])
        elif word == "view":
            view = json.loads(rest)
        elif word == "last":
            last = json.loads(rest)
        elif word == "legal":
            legal = json.loads(rest)
        elif word == "go":
            seen = himiko.View(view, frozenset(last))
            print("play", player.choose(seen, legal), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
