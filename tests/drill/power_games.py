"""Plays with a fleet that lifts sacred ground, in a copy that the patch has been applied to.

`python -m tests.drill.power_games` in that copy. It prints what happened, as JSON, for the test to
check; what must hold at every step is checked here, by the walks of the suite.
"""

import json
from itertools import count
from typing import Any

from himiko import Edition, Game
from himiko.bots import make
from himiko.game.fingerprint import fingerprint
from tests.game.walk import Walk, by_chance

POWER = "lift"
EVENT = "sacred_lifted"


def edition() -> Edition:
    """Return the standard edition, but for the power of one fleet."""
    text = Edition.standard().export()
    return Edition.parse(text.replace('power = "remove"', f'power = "{POWER}"'), POWER)


def game_with_it(players: int) -> Game:
    """Walk through games until it is used in one."""
    for seed in count():
        game = Walk(Game.new(players, seed, edition=edition())).go(by_chance(seed, "even"), 5000)
        if any(map(_is_use, game.actions)):
            return game
    raise AssertionError


def _is_use(action: str) -> bool:
    return action.split(maxsplit=1)[0] == POWER


def play_our_players() -> bool:
    """Let our players play, who know nothing of it; say whether they finish."""
    game = Game.new(2, 1, edition=edition())
    players = [make(level, edition=game.edition, seed=1) for level in ("fisher", "helmsman")]
    while not game.over and game.ply < 5000:
        seat = game.turn or 0
        game.play(players[seat].choose(game.view(seat), game.legal()))
    return game.over


def main() -> None:
    """Play, and print what happened."""
    games = [game_with_it(players) for players in (2, 3, 4)]
    happened: dict[str, Any] = {
        "fingerprint": fingerprint(games=100),
        "uses": [list(filter(_is_use, game.actions)) for game in games],
        "events": [[one for one in game.events if one["event"] == EVENT] for game in games],
        "ours": play_our_players(),
    }
    print(json.dumps(happened))  # noqa: T201  (for the test)


if __name__ == "__main__":
    main()
