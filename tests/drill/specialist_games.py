"""Plays with Tsukuyomi in a copy of the project that the patch has been applied to.

`python -m tests.drill.specialist_games` in that copy. It prints what happened, as JSON, for the
test to check; what must hold at every step is checked here, by the walks of the suite. Without
the compiler (NUMBA_DISABLE_JIT=1) it does the same for less.
"""

import json
from itertools import count
from random import Random
from typing import Any

from himiko import Edition, Game, Refusal
from himiko.bots import make
from himiko.cli.event_text import EventText
from himiko.game.fingerprint import fingerprint
from himiko.rules.compile import JIT
from himiko.texts import Texts, key_of, languages, render_problem
from tests.game.players import choose
from tests.game.walk import Walk

WHO = "tsukuyomi"
EVENT = "boat_offered"
# Everybody recruits whenever they can, and uses what they have.
TASTE = {"collect": 9, "ebisu": 9, "recruit": 60, "place": 9, "done": 0.5, "build": 3, WHO: 20}
AROUND = 400 if JIT else 8  # plies walked before and after it is first used
FINGERPRINTED = 100 if JIT else 1  # games


def edition() -> Edition:
    """Return the standard edition with one specialist more."""
    text = Edition.standard().export()
    return Edition.parse(text.replace("[specialists]", f"[specialists]\n{WHO} = 1"), WHO)


def game_with_it(players: int) -> Game:
    """Play games to the end until it is used in one."""
    for seed in count():
        rng = Random(seed)
        game = Game.new(players, seed, edition=edition())
        while not game.over:
            game.play(choose(game.legal(), rng, TASTE))
        if any(map(_is_use, game.actions)):
            return game
    raise AssertionError


def _is_use(action: str) -> bool:
    return action.split(maxsplit=1)[0] == WHO


def walk_around(game: Game) -> int:
    """Walk through the game around the first use, all checked; return the ply after it."""
    ply = 1 + next(n for n, action in enumerate(game.actions) if _is_use(action))
    first, last = max(0, ply - AROUND), min(game.ply, ply + AROUND)
    walk = Walk(game.at(first))
    for action in game.actions[first:last]:
        walk.step(action)
    walk.check_record()
    return ply


def refusals(game: Game) -> dict[str, Refusal]:
    """Return the reasons why it could not be used early in the game, and right after its uses."""
    plies = [1, *(n for n, action in enumerate(game.actions, 1) if _is_use(action))]
    reasons = [game.at(ply).why_not(f"{WHO} gold") for ply in plies]
    return {reason.code: reason for reason in reasons if reason}


def in_words(game: Game, used_at: int) -> dict[str, list[str]]:
    """Return the event, the names and the refusals in every language."""
    event = next(one for one in game.events_since(used_at) if one["event"] == EVENT)
    said = {}
    for language in languages():
        texts = Texts(language)
        names = [key_of(part, WHO) for part in ("specialist", "verb")]
        said[language] = [
            EventText(texts, game.names, game.edition).event(event),
            *(texts.say(name) for name in names),
            *(render_problem(one, texts, game.names) for one in refusals(game).values()),
        ]
    return said


def play_our_players() -> int:
    """Let our players play, who know nothing of it; return how far they came."""
    game = Game.new(2, 1, edition=edition())
    players = [make(level, edition=game.edition, seed=1) for level in ("fisher", "helmsman")]
    while not game.over and game.ply < 60:
        seat = game.turn or 0
        game.play(players[seat].choose(game.view(seat), game.legal()))
    return game.ply


def main() -> None:
    """Play, and print what happened."""
    games = [game_with_it(players) for players in (2, 3, 4)]
    used_at = [walk_around(game) for game in games]
    happened: dict[str, Any] = {
        "fingerprint": fingerprint(games=FINGERPRINTED),
        "uses": [list(filter(_is_use, game.actions)) for game in games],
        "events": [[one for one in game.events if one["event"] == EVENT] for game in games],
        "refused": list(refusals(games[0])),
        "said": in_words(games[0], used_at[0]),
        "ours": play_our_players() if JIT else None,
    }
    print(json.dumps(happened))  # noqa: T201  (for the test)


if __name__ == "__main__":
    main()
