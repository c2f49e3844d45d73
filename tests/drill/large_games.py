"""Plays larger games than the project allows, in a copy whose limits have been raised.

`python -m tests.drill.large_games` in that copy. It prints what happened, as JSON, for the test to
check; what must hold at every step is checked here, by the walks of the suite. Without the
compiler (NUMBA_DISABLE_JIT=1) it does the same for less, and nothing is read out of range.
"""

import json
import re
from typing import Any

from himiko import Edition, Game
from himiko.bots import make
from himiko.edition.names import MAX_FLEETS, MAX_ROW, MAX_TURNS_EACH
from himiko.rules.compile import JIT
from tests.game.walk import Walk, by_chance

PLAYERS = (2, 3, 4)
# Players of ours, and how many plies at most; the learnt ones take long without the compiler.
OURS = {"fisher": 5000, "merchant": 5000, "captain": 200} if JIT else {"fisher:4": 20}


def with_numbers(text: str, **numbers: int | str) -> str:
    """Return an edition file with other limits."""
    for name, number in numbers.items():
        text, found = re.subn(rf"(?m)^{name} = .*$", f"{name} = {number}", text)
        assert found == 1
    return text


def with_fleets(text: str, number: int) -> str:
    """Return an edition file with its fleets repeated up to a number."""
    fleets = re.findall(r"(?m)^\d+ *= (\{ take = .*)$", text)
    lines = [f"{n + 1} = {fleets[n % len(fleets)]}" for n in range(len(fleets), number)]
    return text.replace("[specialists]", "\n".join([*lines, "", "[specialists]"]))


def edition() -> Edition:
    """Return the standard edition with as many fleets, rows and turns as there can be."""
    each = ", ".join(f"{players} = {MAX_TURNS_EACH}" for players in PLAYERS)
    text = with_numbers(
        Edition.standard().export(),
        turns_per_round=f"{{ {each} }}",
        row_buildings=MAX_ROW,
        row_specialists=MAX_ROW,
        face_up_fleets=MAX_FLEETS // 2,
    )
    return Edition.parse(with_fleets(text, MAX_FLEETS), "large")


def play_our_players(level: str, plies: int) -> int:
    """Let four of our players play; return how far they came."""
    game = Game.new(4, 1, edition=edition())
    player = make(level, edition=game.edition, seed=1)
    while not game.over and game.ply < plies:
        game.play(player.choose(game.view(game.turn or 0), game.legal()))
    return game.ply


def main() -> None:
    """Play, and print what happened."""
    games = [
        Walk(Game.new(number, number, edition=edition())).go(by_chance(number, "even"), 5000)
        for number in PLAYERS
    ]
    events = [event for game in games for event in game.events]
    happened: dict[str, Any] = {
        "over": [game.over for game in games],
        "fleets": len(edition().fleets),
        "chosen": sorted({e["fleet"] for e in events if e["event"] == "fleet_chosen"}),
        "turns": [1 + max(turn for (_, turn), _, _ in game.history()) for game in games],
        "rows": [len(game.at(0).position()["specialists"]["row"]) for game in games],
        "ours": [play_our_players(level, plies) for level, plies in OURS.items()],
    }
    print(json.dumps(happened))  # noqa: T201  (for the test)


if __name__ == "__main__":
    main()
