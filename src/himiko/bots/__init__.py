"""Players, from random to search. A player is named by a short text, its level."""

import re
from typing import Final

from himiko.bots import external
from himiko.bots.failed import PlayerFailed
from himiko.bots.levels import LEVELS
from himiko.bots.player import Budget, Maker, Player
from himiko.edition import Edition
from himiko.problem import Problem

_SPEC: Final = re.compile(r"([a-z]+)(?::(?:([0-9]{1,5}(?:\.[0-9]+)?)s|([0-9]{1,9})))?")


class UnknownPlayer(Problem):
    """A text that names no player."""

    messages = {  # noqa: RUF012  (read by the class it comes from)
        "player": "{given!r} is not a player: expected one of {levels}, "
        "himiko:1.5s, himiko:640 or external:COMMAND",
    }

    def __init__(self, spec: str) -> None:
        super().__init__("player", given=spec, levels=", ".join(LEVELS))


def make(spec: str, *, edition: Edition | None = None, seed: int = 0, threads: int = 1) -> Player:
    """Sit a player down for one game: `helmsman`, `himiko:1s` a turn, `himiko:640` wide.

    A number without `s` is a width: how many chains of a turn are looked at; one sequel is played
    for every 64 of them. Only the queen has a budget; the other levels think as long as they do.
    """
    if external.is_external(spec):
        player = external.sit_down(spec, edition or Edition.standard(), seed, threads)
        if player is None:
            raise UnknownPlayer(spec)
        return player
    match = _SPEC.fullmatch(spec)
    if not match or match[1] not in LEVELS:
        raise UnknownPlayer(spec)
    budget = Budget(
        seconds=float(match[2]) if match[2] else None,
        iterations=int(match[3]) if match[3] else None,
        threads=threads,
    )
    return LEVELS[match[1]](edition or Edition.standard(), seed, budget)


__all__ = ["LEVELS", "Budget", "Maker", "Player", "PlayerFailed", "UnknownPlayer", "make"]
