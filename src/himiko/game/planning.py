"""Planning: a turn laid out beforehand, in a game that fits what its seat knows.

A plan made during somebody else's turn assumes that one's own came now, with everything as it lies.
What follows is made from the view alone, so it can show nothing that the view does not. Where a
plan looks at tiles of the deck, nobody knows yet which they are: they are put back as they lay.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
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
    def happens(self) -> bool:
        """Is it there, as planned or as another action?"""
        return self.answered or self.played is not None

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
        return self.game.round_and_turn != self.before.round_and_turn

    @property
    def verdict(self) -> Verdict:
        """Say whether it fits as it was planned, in another way, or no longer.

        It is adapted if all it was planned for is still reached; a plan without such an aim, if
        anything of it but the fleet is.
        """
        if all(step.fits for step in self.steps):
            return "fits"
        aims = [step for step in self.steps if _verb(step.action) in AIMS]
        if aims:
            return "adapted" if all(step.happens for step in aims) else "impossible"
        others = [step for step in self.steps if _verb(step.action) != "fleet"]
        return "adapted" if any(step.happens for step in others) else "impossible"

    def then(self, action: str) -> "LaidPlan":
        """Return the plan with one more step: played, if it can be."""
        if _comes_by_itself(self.steps, action):
            return replace(self, steps=(*self.steps, Step(action, None, None, (), answered=True)))
        if self.is_complete:
            return replace(self, steps=(*self.steps, Step(action, None, None, ())))
        try:
            refusal = self.game.why_not(action)
        except IllegalAction as error:
            refusal = error.refusal
        if refusal is not None:
            return replace(self, steps=(*self.steps, Step(action, None, refusal, ())))
        game = self.game.copy()
        step = Step(action, action, None, _play(game, self.seat, action))
        return replace(self, game=game, steps=(*self.steps, step))

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
    plan = LaidPlan(before, before.copy(), seat, ())
    replaced = 0
    actions = [" ".join(action.split()) for action in actions]
    for n, action in enumerate(actions):
        plan = plan.then(action)
        step = plan.steps[-1]
        if adapt and step.refusal is not None and replaced < _MOST_REPLACED:
            plan = _with_another(plan, actions[n + 1 :])
            replaced += 1
    return plan


def _comes_by_itself(steps: Sequence[Step], action: str) -> bool:
    """Was it the only answer, so that the step before has brought it?"""
    before = [one for step in steps for one in step.events if one["event"] == "answered"]
    number = sum(one["action"] == action for one in before)
    return number > sum(step.answered and step.action == action for step in steps)


def _play(game: Game, seat: int, action: str) -> tuple[Event, ...]:
    """Play a legal action; return what it causes as somebody sees it who cannot know the deck."""
    first = game.ply + 1
    game.play(action)
    events = game.events_since(first)
    if action == "peek":  # the tiles lie as they did: they cannot be told apart
        game.play(next(way for way in game.legal() if way.endswith(" /")))
    return tuple(hide(event, None) for event in events if event["seat"] in {seat, None})


def _with_another(plan: LaidPlan, rest: Sequence[str]) -> LaidPlan:
    """Return the plan with another action for its last step, if that keeps more of the rest."""
    *steps, last = plan.steps
    best, kept = plan, _kept(plan, rest)
    for other in _alike(plan.game, last.action):
        game = plan.game.copy()
        step = replace(last, played=other, events=_play(game, plan.seat, other))
        changed = replace(plan, game=game, steps=(*steps, step))
        value = _kept(changed, rest) + _worth(last.action)
        if value > kept + 1:  # its own step alone would be no reason
            best, kept = changed, value
    return best


def _alike(game: Game, action: str) -> list[str]:
    """Return the legal actions that could stand for one: its verb, and what matters of it."""
    verb, *words = action.split(" ")
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


def _kept(plan: LaidPlan, rest: Sequence[str]) -> int:
    """Count what of the rest happens after a plan, its aims above all."""
    first = len(plan.steps)
    for action in rest:
        plan = plan.then(action)
    return sum(_worth(step.action) for step in plan.steps[first:] if step.happens)


def _worth(action: str) -> int:
    return _AIM if _verb(action) in AIMS else 1


def _verb(action: str) -> str:
    return action.partition(" ")[0]


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
