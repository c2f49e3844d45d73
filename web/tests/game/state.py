"""Print the state of a game of two as the server tells it, as JSON: for component tests.

The arguments are the actions; `first:VERB` plays the first legal one of that verb.
"""

import json
import sys

import himiko
from himiko.game.tokens import tokens_to_collect

SEED = 3


def main() -> None:
    """Play and print."""
    game = himiko.Game.new(players=2, seed=SEED)
    for wish in sys.argv[1:]:
        verb = wish.removeprefix("first:")
        game.play(next(a for a in game.legal() if a == wish or a.split()[0] == verb))
    print(json.dumps(told(game)))


def told(game: himiko.Game) -> dict[str, object]:
    """Tell what whoever is to act sees."""
    seat = game.turn
    return {
        "seat": seat,
        "turn": seat,
        "ply": len(list(game.history())),
        "view": game.view(seat),
        "legal": game.legal(),
        "events": game.events_for(seat),
        "scores": game.scores(),
        "next_round": game.next_round(),
        "tokens": tokens_to_collect(game),
    }


if __name__ == "__main__":
    main()
