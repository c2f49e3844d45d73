"""Play the game that the lobby shows, and write what it does to the board, step by step.

`python web/tools/shown_game.py > web/src/lobby/shown-game.json`; the same players and seed play the
same game on every machine. Nothing hidden is written: all is of a spectator's view.
"""

import json
from typing import Any, Final, Literal

from himiko import Game
from himiko.bots import make
from himiko.game import View

PLAYERS: Final = {"himiko": "himiko:640", "captain": "captain", "helmsman": "helmsman"}
SEED: Final = 34
# What of a view is on the board.
MAPS: Final[tuple[Literal["boats", "culture", "built"], ...]] = ("boats", "culture", "built")


def played() -> Game:
    """Play to the end."""
    game = Game.new(len(PLAYERS), SEED)
    seats = [make(spec, seed=SEED + seat) for seat, spec in enumerate(PLAYERS.values())]
    while (seat := game.turn) is not None:
        game.play(seats[seat].choose(game.view(seat), game.legal()))
    return game


def step(before: View, after: View) -> dict[str, Any]:
    """Return what of the board is different; null: nothing is there any more."""
    changed: dict[str, Any] = {}
    for name in MAPS:
        was, now = before[name], after[name]
        spots = {spot: now.get(spot) for spot in was | now if was.get(spot) != now.get(spot)}
        if spots:
            changed[name] = spots
    if before["sacred"] != after["sacred"]:
        changed["sacred"] = after["sacred"]
    return changed


def steps(game: Game) -> list[dict[str, Any]]:
    """Return all that changes the board, with who did it and the points after it."""
    told = []
    for ply in range(game.ply):
        before, after = game.at(ply), game.at(ply + 1)
        changed = step(before.view(None), after.view(None))
        if changed:
            totals = [score["total"] for score in after.scores()]
            told.append({"seat": before.turn, "totals": totals, **changed})
    return told


if __name__ == "__main__":
    game = played()
    shown = {
        "edition": game.edition.hash,
        "levels": list(PLAYERS),
        "start": game.at(0).view(None),
        "steps": steps(game),
    }
    print(json.dumps(shown, separators=(",", ":")))
