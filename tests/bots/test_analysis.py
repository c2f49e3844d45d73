"""Analysis: what the best actions are worth."""

import threading
import time

import pytest

from himiko import Game, analyse
from himiko.bots import Budget
from himiko.bots.analysis import Analysis
from himiko.bots.turn_search import SEQUEL_EVERY


def test_an_analysis_tells_chances_scores_and_a_line() -> None:
    """Chances of all seats add up to one, intervals hold their means, actions are legal."""
    game = Game.new(3, 5)

    analysis = analyse(game.view(game.turn), Budget(iterations=2000))

    best = analysis.outlooks[0]
    assert analysis.seat == game.turn
    assert analysis.simulations == 2000 // SEQUEL_EVERY
    assert {outlook.action for outlook in analysis.outlooks} <= set(game.legal())
    assert len(best.chances) == len(best.scores) == 3
    assert sum(chance.mean for chance in best.chances) == pytest.approx(1, abs=1e-6)
    for estimate in best.chances + best.scores:
        assert estimate.low <= estimate.mean <= estimate.high
    assert best.plan[0] == best.action
    assert best.line
    assert best.line[0][0] == game.position()["order"][1]


def test_the_plan_of_an_outlook_can_be_played() -> None:
    """The rest of the turn it names is legal, action by action."""
    game = Game.new(2, 6)
    seat = game.turn

    analysis = analyse(game.view(seat), Budget(iterations=500))
    for action in analysis.outlooks[0].plan:
        game.play(action)

    assert game.turn != seat


def test_an_analysis_is_repeatable() -> None:
    """The same view, budget and seed give the same analysis."""
    view = Game.new(2, 7).view(0)

    analyses = [analyse(view, Budget(iterations=400), seed=3) for _ in range(2)]

    assert analyses[0].outlooks == analyses[1].outlooks


def test_an_analysis_improves_while_it_runs_and_can_be_stopped() -> None:
    """Reports come with more and more simulations, until it is stopped."""
    game = Game.new(2, 8)
    stop = threading.Event()
    reports: list[Analysis] = []

    def report(analysis: Analysis) -> None:
        reports.append(analysis)
        if len(reports) == 2:
            stop.set()

    started = time.monotonic()
    last = analyse(game.view(game.turn), 60.0, stop=stop, on_update=report)

    assert time.monotonic() - started < 30
    assert last is reports[-1]
    assert reports[0].simulations < reports[1].simulations
