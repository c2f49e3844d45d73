"""Analyses as data: the best turns with their chances, and why they are good."""

from dataclasses import asdict
from typing import Any, Final

from himiko.bots.analysis import Analysis, Estimate, Outlook
from himiko.bots.grounds import Gains, grounds_of
from himiko.edition import Edition
from himiko.game import View

EXPLAINED: Final = 3
"""The number of turns whose grounds are given; the others are only listed."""


def as_data(analysis: Analysis, view: View, edition: Edition) -> dict[str, Any]:
    """Return an analysis of a view."""
    judgement = analysis.judgement
    return {
        "seat": analysis.seat,
        "simulations": analysis.simulations,
        "outlooks": [
            _outlook(one, view, edition, explained=n < EXPLAINED)
            for n, one in enumerate(analysis.outlooks)
        ],
        "judgement": judgement
        and {
            "played": _outlook(judgement.played, view, edition, explained=True),
            "cost": _estimate(judgement.cost),
            "costly": judgement.is_costly,
        },
    }


def _outlook(one: Outlook, view: View, edition: Edition, *, explained: bool) -> dict[str, Any]:
    return {
        "action": one.action,
        "plan": list(one.plan),
        "chances": [_estimate(part) for part in one.chances],
        "scores": [_estimate(part) for part in one.scores],
        "simulations": one.simulations,
        "grounds": _grounds(one, view, edition) if explained else None,
    }


def _grounds(one: Outlook, view: View, edition: Edition) -> dict[str, Any] | None:
    found = grounds_of(view, one.plan, one.line, edition)
    if found is None:
        return None
    reply = found.reply
    return {
        "gains": _gains(found.gains),
        "ends_round": found.ends_round,
        "reply": reply
        and {
            "seat": reply.seat,
            "actions": list(reply.actions),
            "gains": _gains(reply.gains),
        },
    }


def _gains(gains: Gains) -> dict[str, Any]:
    return {"points": dict(gains.points), "tokens": gains.tokens, "total": gains.total}


def _estimate(part: Estimate) -> dict[str, float]:
    return asdict(part)
