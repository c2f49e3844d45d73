"""Why a turn is good: what it brings, part by part, and what it lets the others do.

The turn is played in a game that fits the view, and the rules say what came of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from himiko.edition import Edition
from himiko.game import BadAction, Game, IllegalAction, View, redeal
from himiko.rules.scoring import PARTS, TOTAL

GAIN_PARTS: Final = PARTS[:TOTAL]
Turns = Sequence[tuple[int, Sequence[str]]]


@dataclass(frozen=True)
class Gains:
    """What a turn brings its player at once."""

    points: Mapping[str, int]
    """By part of the score; parts that do not change are left out."""
    tokens: int
    """Culture tokens, more or fewer."""

    @property
    def total(self) -> int:
        """All points together."""
        return sum(self.points.values())


@dataclass(frozen=True)
class Reply:
    """The best turn that another seat is expected to answer with, in the same round."""

    seat: int
    actions: tuple[str, ...]
    gains: Gains


@dataclass(frozen=True)
class Grounds:
    """Why a turn is good."""

    gains: Gains
    ends_round: bool
    """Nobody answers before the next round: nobody can know with which fleets."""
    reply: Reply | None


def grounds_of(
    view: View, plan: Sequence[str], line: Turns, edition: Edition | None = None
) -> Grounds | None:
    """Play a turn, and the next one of somebody else as it is expected; say what they bring.

    None: the plan is not one of the view.
    """
    game = redeal(view, Random(0), edition)  # noqa: S311  (nothing secret)
    seat, round_number = game.turn, game.round_and_turn[0]
    gains = None if seat is None else _gains(game, seat, plan)
    if seat is None or gains is None:
        return None
    ends_round = game.over or game.round_and_turn[0] != round_number
    reply = None if ends_round else _reply(game, seat, line)
    return Grounds(gains, ends_round, reply)


def _reply(game: Game, seat: int, line: Turns) -> Reply | None:
    round_number = game.round_and_turn[0]
    for other, actions in line:
        if game.turn != other or game.round_and_turn[0] != round_number:
            return None
        gains = _gains(game, other, actions)
        if gains is None:
            return None
        if other != seat:
            return Reply(other, tuple(actions), gains)
    return None


def _gains(game: Game, seat: int, actions: Sequence[str]) -> Gains | None:
    """Play the actions of a seat; return what they brought it. None: they cannot be played."""
    before, held = game.scores()[seat], _tokens(game, seat)
    for action in actions:
        if game.turn != seat or not _play(game, action):
            return None
    after = game.scores()[seat]
    points = {part: after[part] - before[part] for part in GAIN_PARTS}
    changed = {part: gained for part, gained in points.items() if gained}
    return Gains(changed, _tokens(game, seat) - held)


def _play(game: Game, action: str) -> bool:
    """Play an action; tiles that are put back lie as they come, since nobody knows them yet."""
    try:
        game.play(action or game.legal()[0])
    except (BadAction, IllegalAction):
        return False
    return True


def _tokens(game: Game, seat: int) -> int:
    return sum(game.position()["players"][seat]["culture"].values())
