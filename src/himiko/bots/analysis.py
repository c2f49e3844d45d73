"""Analysis: what the best turns of a position are worth, for hints and for reviewing games."""

import math
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from himiko.bots.judged_search import JudgedSearch
from himiko.bots.player import Budget
from himiko.bots.search_bot import SearchBot
from himiko.bots.turn_search import DEFAULT_SECONDS, SEQUEL_EVERY, Search
from himiko.edition import Edition
from himiko.game import View
from himiko.game.chart import Bar, draw_bars
from himiko.game.notation import notation_of

UPDATE_SECONDS: Final = 0.25
LINE_TURNS: Final = 4
COSTLY: Final = 0.05
"""A turn is costly if it gave away at least this much of the winning chance."""
MOST_BARS: Final = 10
_Z: Final = 1.96


@dataclass(frozen=True)
class Estimate:
    """A mean with the interval in which 95 % of such searches would put it."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Outlook:
    """What one action leads to."""

    action: str
    plan: tuple[str, ...]
    """The rest of the turn with this action first."""
    chances: tuple[Estimate, ...]
    """The winning chance of each seat."""
    scores: tuple[Estimate, ...]
    """The expected final score of each seat."""
    line: tuple[tuple[int, tuple[str, ...]], ...]
    """The turns expected to follow: seat and actions."""
    simulations: int

    def bar(self, seat: int) -> Bar:
        """Return its worth to a seat as a bar."""
        chance = self.chances[seat]
        return Bar(", ".join(self.plan), chance.mean, chance.low, chance.high)


@dataclass(frozen=True)
class Judgement:
    """A turn that was played beside the best one of the same search."""

    played: Outlook
    cost: Estimate
    """The winning chance that it gave away; never less than none."""

    @property
    def is_costly(self) -> bool:
        """Is the search sure that it gave away something?"""
        return self.cost.low >= COSTLY


@dataclass(frozen=True)
class Analysis:
    """The best actions, best first, and how long it was thought about."""

    seat: int
    outlooks: tuple[Outlook, ...]
    simulations: int
    seconds: float
    judgement: Judgement | None = None
    """Of the turn that was played, if one was given and the search can follow it."""

    def _repr_svg_(self) -> str:
        """Draw in a notebook how good each plan is for the seat."""
        return draw_bars([outlook.bar(self.seat) for outlook in self.outlooks[:MOST_BARS]])


def analyse(  # noqa: PLR0913  (all but the view have defaults and are named)
    view: View,
    budget: Budget | float = DEFAULT_SECONDS,
    *,
    edition: Edition | None = None,
    seed: int = 0,
    played: Sequence[int] = (),
    stop: threading.Event | None = None,
    on_update: Callable[[Analysis], None] | None = None,
) -> Analysis:
    """Analyse a position as its seat to move may see it.

    The budget is one of a turn, or seconds. `played` is the rest of the turn as it was played, in
    the engine's numbers: it is looked at as closely as the best. `stop` ends it at any moment with
    what is known by then; `on_update` gets the analysis as it improves.
    """
    edition = edition or Edition.standard()
    if not isinstance(budget, Budget):
        budget = Budget(seconds=float(budget))
    started = time.monotonic()
    thinker = SearchBot(edition, seed, budget)
    search = JudgedSearch(thinker.determinize(view), edition, seed, budget, played)
    stop = stop or threading.Event()
    while True:
        search.grow(_next_part(budget, search, started, updating=on_update is not None), stop)
        analysis = _report(search, view, thinker, time.monotonic() - started)
        if on_update is not None:
            on_update(analysis)
        if stop.is_set() or search.plans == 1 or _is_spent(budget, analysis):
            return analysis


def _next_part(budget: Budget, search: Search, started: float, *, updating: bool) -> Budget:
    """Return the part of the budget to spend before the next report."""
    iterations = budget.iterations
    if iterations is not None:
        iterations -= SEQUEL_EVERY * int(search.visits().sum())
    seconds = budget.seconds
    if seconds is None and iterations is None:
        seconds = DEFAULT_SECONDS
    if seconds is not None:
        seconds = max(0.0, seconds - (time.monotonic() - started))
    if updating:
        seconds = min(UPDATE_SECONDS, UPDATE_SECONDS if seconds is None else seconds)
    return Budget(seconds, iterations, budget.threads)


def _is_spent(budget: Budget, analysis: Analysis) -> bool:
    if budget.iterations is not None:
        return analysis.simulations >= budget.iterations // SEQUEL_EVERY
    seconds = budget.seconds
    if seconds is None:
        seconds = DEFAULT_SECONDS
    return analysis.seconds >= seconds


def _report(search: JudgedSearch, view: View, thinker: SearchBot, seconds: float) -> Analysis:
    """Describe the best plan that begins with each action."""
    best: dict[str, int] = {}
    for plan in search.ranking():
        best.setdefault(thinker.text(search.actions(plan)[0], view), plan)
    outlooks = [_outlook(search, view, thinker, plan) for plan in best.values()]
    judgement = _judgement(search, view, thinker)
    return Analysis(search.seat, tuple(outlooks), int(search.visits().sum()), seconds, judgement)


def _judgement(search: JudgedSearch, view: View, thinker: SearchBot) -> Judgement | None:
    if search.played is None:
        return None
    best = search.ranking()[0]
    played = _outlook(search, view, thinker, search.played)
    if best == search.played:
        return Judgement(played, Estimate(0.0, 0.0, 0.0))
    ours = _estimate(search, best, search.seat)
    theirs = played.chances[search.seat]
    cost = max(0.0, ours.mean - theirs.mean)
    error = math.hypot(ours.high - ours.mean, theirs.high - theirs.mean)
    return Judgement(played, Estimate(cost, max(0.0, cost - error), cost + error))


def _outlook(search: Search, view: View, thinker: SearchBot, plan: int) -> Outlook:
    estimates = [_estimate(search, plan, part) for part in range(8)]
    texts = notation_of(thinker.edition).texts
    actions = search.actions(plan)
    first = thinker.text(actions[0], view)
    return Outlook(
        action=first,
        plan=(first, *(texts[action] for action in actions[1:])),
        chances=tuple(estimates[: search.players]),
        scores=tuple(estimates[4 : 4 + search.players]),
        line=tuple(
            (seat, tuple(texts[action] for action in turn))
            for seat, turn in search.line(plan)[:LINE_TURNS]
        ),
        simulations=int(search.visits()[plan]),
    )


def _estimate(search: Search, plan: int, part: int) -> Estimate:
    """Return what is known of a chance or a score; one value alone says nothing of its error."""
    mean = float(search.worth()[plan, part])
    number = int(search.visits()[plan])
    if number < 2:  # noqa: PLR2004  (no spread of fewer than two)
        return Estimate(mean, mean, mean)
    seen = float(search.sums[plan, part]) / number
    variance = max(0.0, float(search.squares[plan, part]) / number - seen * seen)
    error = _Z * math.sqrt(variance / number)
    return Estimate(mean, mean - error, mean + error)
