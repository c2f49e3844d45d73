"""The planner: turns laid out on a sheet, from what a seat knows, and what they are worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from himiko.bots.analysis import Analysis
from himiko.game import Game, IllegalAction, View
from himiko.game.planning import LaidPlan, begin_plan, lay_out
from himiko.game.refusal import Refusal
from himiko.game.sites import sites_of
from himiko.game.tokens import tokens_to_collect
from himiko.server.live.advice import as_data
from himiko.server.live.bot_runner import BotRunner
from himiko.server.live.fair_queue import Claim
from himiko.server.tables.state import face_down


@dataclass(frozen=True)
class Sheet:
    """What a plan is laid out on: what its seat knows, and the turn as it comes or goes on."""

    known: View
    seat: int
    before: Game
    hides_tiles: bool = False
    """Do others' built tiles lie face down (11.2)?"""

    @classmethod
    def of(cls, game: Game, seat: int, *, hides_tiles: bool = False) -> "Sheet":
        """Take a sheet for a seat; of the game its view alone is used."""
        known = game.view(seat)
        return cls(known, seat, begin_plan(known, seat, game.edition), hides_tiles)

    def lay_out(self, actions: Sequence[str], *, adapt: bool = False) -> LaidPlan:
        """Lay a plan out."""
        return lay_out(self.before, actions, adapt=adapt)

    def answer(
        self, actions: Sequence[str], *, adapt: bool = False, why_not: Sequence[str] = ()
    ) -> dict[str, Any]:
        """Return a plan laid out, as data: its steps, what it brings, how it can go on."""
        plan = self.lay_out(actions, adapt=adapt)
        shown: dict[str, Any] = {
            "view": plan.view(self.known),
            "scores": plan.game.scores(),
            "events": [],
        }
        if self.hides_tiles:
            shown |= face_down(shown, self.seat)
        return {
            "seat": self.seat,
            "steps": [
                {
                    "action": step.action,
                    "played": step.played,
                    "answered": step.answered,
                    "refusal": _reason(step.refusal),
                    "events": list(step.events),
                }
                for step in plan.steps
            ],
            "verdict": plan.verdict,
            "complete": plan.is_complete,
            "legal": plan.legal(),
            "refusals": [_reason(_why_not(plan, action)) for action in why_not],
            "view": shown["view"],
            "scores": shown["scores"],
            "rooms": plan.game.harbour_rooms(),
            "tokens": 0 if plan.is_complete else tokens_to_collect(plan.game),
            "brings": plan.brings(),
            "sites": sites_of(plan.game, self.seat),
        }


def _reason(refusal: Refusal | None) -> dict[str, Any] | None:
    return None if refusal is None else refusal.as_dict()


def _why_not(plan: LaidPlan, action: str) -> Refusal | None:
    if plan.is_complete:
        return None
    try:
        return plan.game.why_not(action)
    except IllegalAction as error:
        return error.refusal


async def estimate(  # noqa: PLR0913  (all but four are named)
    runner: BotRunner,
    sheet: Sheet,
    actions: Sequence[str],
    seconds: float,
    *,
    claim: Claim,
    review: bool = False,
) -> dict[str, Any]:
    """Say what a plan is worth beside the best turn; what it leaves open is played the best way."""
    plan = sheet.lay_out(actions)
    if not plan.is_complete:
        rest = await runner.analyse(
            plan.game.view(sheet.seat),
            plan.game.edition,
            seconds / 2,
            claim=claim,
            review=review,
        )
        plan = _completed(plan, rest)
    codes = [code for _, code, _, _ in plan.game.plies()[1:]]
    view = sheet.before.view(sheet.seat)
    edition = sheet.before.edition
    thought = await runner.analyse(
        view, edition, seconds, claim=claim, review=review, played=codes if plan.is_complete else ()
    )
    return as_data(thought, view, edition)


def _completed(plan: LaidPlan, rest: Analysis) -> LaidPlan:
    """Return the plan with the best rest of the turn; tiles that are put back lie as they come."""
    game = plan.game.copy()
    for action in rest.outlooks[0].plan if rest.outlooks else ():
        game.play(action or game.legal()[0])
    return LaidPlan(plan.before, game, plan.seat, plan.steps)
