"""Planning: a turn laid out beforehand, in a game that fits what its seat knows.

Whoever plans in another's turn plans as if their own came now, with everything as it lies. What
follows is made from the view alone, so it can tell nothing that the view does not. Where a plan
looks at tiles of the deck, nobody knows yet which they are: they are put back as they lay.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal

from himiko.edition import Edition
from himiko.game.catalogue import Event
from himiko.game.errors import IllegalAction
from himiko.game.events import hide
from himiko.game.game import Game
from himiko.game.redeal import redeal_state
from himiko.game.refusal import Refusal
from himiko.game.view import View
from himiko.rules import engine
from himiko.rules.scoring import PARTS, TOTAL

AIMS: Final = frozenset({"build", "collect", "recruit", "reserve"})
"""What a turn is planned for; the other steps only lead there."""
_AIM: Final = 100  # an aim that is kept counts for more than all other steps
_MOST_REPLACED: Final = 4
"""Of a plan; looking for another way takes time."""


Verdict = Literal["fits", "adapted", "impossible"]


@dataclass(frozen=True)
class Step:
    """A step of a plan, and what became of it."""

    action: str
    played: str | None
    """What stands for it: the same, another that does as well, or nothing."""
    refusal: Refusal | None
    """Why it cannot be played as planned; None where the turn is over before it."""
    events: tuple[Event, ...]
    answered: bool = False
    """Does it come by itself, as the only answer there is?"""

    @property
    def fits(self) -> bool:
        """Does it happen as planned?"""
        return self.answered or self.played == self.action


@dataclass(frozen=True)
class LaidPlan:
    """A plan laid out: the game after it, and its steps."""

    before: Game
    game: Game
    seat: int
    steps: tuple[Step, ...]

    @property
    def is_complete(self) -> bool:
        """Does it go to the end of the turn?"""
        return self.game.turn_place != self.before.turn_place

    @property
    def verdict(self) -> Verdict:
        """Say whether it fits as it was planned, in another way, or no longer.

        It is adapted if all it was planned for is still reached; a plan without such an aim, if
        anything of it but the fleet is.
        """
        if all(step.fits for step in self.steps):
            return "fits"
        kept = [step for step in self.steps if step.answered or step.played is not None]
        aims = [step for step in self.steps if _verb(step.action) in AIMS]
        if aims:
            return "adapted" if all(step in kept for step in aims) else "impossible"
        return "adapted" if any(_verb(step.action) != "fleet" for step in kept) else "impossible"

    def legal(self) -> list[str]:
        """Return how the turn can go on."""
        return [] if self.is_complete else self.game.legal()

    def view(self, known: View) -> View:
        """Return what the seat would see; of the deck it knows what it knew before."""
        view = self.game.view(self.seat)
        view.pop("known", None)
        if "known" in known:
            view["known"] = known["known"]
        return view

    def brings(self) -> dict[str, Any]:
        """Return what the turn brings so far: points by part, coins, prestige, boats, tokens."""
        return brought(self.before, self.game, self.seat)


def begin_plan(view: View, seat: int, edition: Edition) -> Game:
    """Return a game that fits the view, in which the seat's turn has just come, or goes on."""
    state = redeal_state(view, Random(0), edition)  # noqa: S311  (nothing secret)
    state["log_size"] = 0
    engine.bring_turn(state, 0, seat)
    return Game(edition, state)


def lay_out(before: Game, actions: Sequence[str], *, adapt: bool = False) -> LaidPlan:
    """Play a plan in a game of its own; what cannot be played is left out.

    `adapt`: another fleet, slot or island is looked for where the planned one is not possible.
    """
    seat = before.turn
    if seat is None:
        raise ValueError("nobody plans when the game is over")
    game = before.copy()
    steps: list[Step] = []
    replaced = 0
    for n, action in enumerate(actions):
        if _comes_by_itself(steps, action):
            steps.append(Step(action, None, None, (), answered=True))
            continue
        refusal = _refusal(game, before, action)
        played: str | None = action
        if refusal is not None or game.turn_place != before.turn_place:
            can_replace = adapt and refusal is not None and replaced < _MOST_REPLACED
            played = _another(game, before, action, actions[n + 1 :]) if can_replace else None
            replaced += can_replace
        events = () if played is None else _play(game, seat, played)
        steps.append(Step(action, played, refusal, events))
    return LaidPlan(before, game, seat, tuple(steps))


def _comes_by_itself(steps: Sequence[Step], action: str) -> bool:
    """Was it the only answer, so that the step before has brought it?"""
    before = [one for step in steps for one in step.events if one["event"] == "answered"]
    number = sum(one["action"] == action for one in before)
    return number > sum(step.answered and step.action == action for step in steps)


def _refusal(game: Game, before: Game, action: str) -> Refusal | None:
    if game.turn_place != before.turn_place:
        return None
    try:
        return game.why_not(action)
    except IllegalAction as error:
        return error.refusal


def _play(game: Game, seat: int, action: str) -> tuple[Event, ...]:
    """Play a legal action; return what it causes as somebody sees it who cannot know the deck."""
    first = game.ply + 1
    game.play(action)
    events = game.events_since(first)
    if action == "peek":  # the tiles lie as they did: none is told from another
        game.play(next(way for way in game.legal() if way.endswith(" /")))
    return tuple(hide(event, None) for event in events if event["seat"] in {seat, None})


def _another(game: Game, before: Game, action: str, rest: Sequence[str]) -> str | None:
    """Return the action of the same kind with which most of the rest can be played, if any."""
    best, kept = None, _kept(game, before, rest)
    for other in _alike(game, action):
        twin = game.copy()
        _play(twin, before.turn or 0, other)
        value = _kept(twin, before, rest) + _worth(other)
        if value > kept + 1:  # its own step alone would be no reason
            best, kept = other, value
    return best


def _alike(game: Game, action: str) -> list[str]:
    """Return the legal actions that could stand for one: its verb, and what matters of it."""
    verb, *words = action.split()
    legal = [one.split() for one in game.legal()]
    if verb == "fleet":
        found = [one for one in legal if one[0] == verb]
    elif verb == "place":  # the same boat elsewhere, or another boat there
        found = [one for one in legal if one[0] == verb and set(one[1:]) & set(words)]
    elif verb == "build":  # the same tile elsewhere
        found = [one for one in legal if one[:2] == [verb, *words[:1]]]
    else:
        found = []
    return [" ".join(one) for one in found]


def _kept(game: Game, before: Game, rest: Sequence[str]) -> int:
    """Count what of the rest can be played, its aims above all."""
    twin = game.copy()
    kept = 0
    for action in rest:
        if twin.turn_place != before.turn_place:
            break
        try:
            _play(twin, before.turn or 0, action)
        except IllegalAction:
            continue
        kept += _worth(action)
    return kept


def _worth(action: str) -> int:
    return _AIM if _verb(action) in AIMS else 1


def _verb(action: str) -> str:
    return action.split(maxsplit=1)[0]


def brought(before: Game, after: Game, seat: int) -> dict[str, Any]:
    """Return what has changed for a seat: points by part, and what it holds."""
    old, new = (game.scores()[seat] for game in (before, after))
    had, has = (game.position()["players"][seat] for game in (before, after))
    return {
        "points": {part: new[part] - old[part] for part in PARTS[:TOTAL] if new[part] != old[part]},
        "total": new["total"] - old["total"],
        "coins": has["coins"] - had["coins"],
        "prestige": has["prestige"] - had["prestige"],
        "boats": len(has["boats"]) - len(had["boats"]),
        "aside": len(has["aside"]) - len(had["aside"]),
        "tokens": _more(had["culture"], has["culture"]),
        "built": [tile for tile in has["tiles"] if tile not in had["tiles"]],
        "recruited": [who for who in has["specialists"] if who not in had["specialists"]],
    }


def _more(had: Mapping[Any, int], has: Mapping[Any, int]) -> dict[str, int]:
    kinds = sorted({*had, *has})
    changed = {kind: has.get(kind, 0) - had.get(kind, 0) for kind in kinds}
    return {kind: number for kind, number in changed.items() if number}
