"""Analysis: what the best actions are worth."""

import threading
import time
from random import Random

import pytest

from himiko import Game, analyse, bots
from himiko.bots import Budget
from himiko.bots.analysis import Analysis
from himiko.bots.grounds import grounds_of
from himiko.bots.turn_search import SEQUEL_EVERY
from himiko.server.live.reviews import rest_of_turn
from tests.game.hidden import shuffle_hidden
from tests.game.players import play_on


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


def last_turn_of_a_round(players: int, rng: Random) -> Game:
    """Return a game in which whatever follows the next turn begins with something hidden."""
    game = play_on(Game.new(players, seed=players), rng, ["powerful"], plies=40)
    while (position := game.position())["step"] != "fleet" or (
        position["turn"] + 1 < len(position["order"])
    ):
        game.play(rng.choice(game.legal()))
    return game


def otherwise(game: Game, rng: Random) -> Game:
    """Return a game that looks the same to the seat to move: what is hidden is shuffled."""
    return Game.from_position(shuffle_hidden(game.position(), game.turn, rng))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_hint(players: int) -> None:
    """The same turns, chances and reasons; so wide that the best turns are polished as well."""
    rng = Random(players)
    game = last_turn_of_a_round(players, rng)
    other, seat = otherwise(game, rng), game.turn

    hints = [analyse(one.view(seat), Budget(iterations=1280), seed=1) for one in (game, other)]

    best = hints[0].outlooks[0]
    reasons = [grounds_of(one.view(seat), best.plan, best.line) for one in (game, other)]
    assert game.position() != other.position()
    assert hints[0].outlooks == hints[1].outlooks
    assert best.line
    assert reasons[0] is not None
    assert reasons[0] == reasons[1]


def test_what_is_hidden_changes_no_judgement_of_a_turn() -> None:
    """What a review says of a turn follows from what its player could see."""
    rng = Random(7)
    start = last_turn_of_a_round(3, rng)
    other, seat, place, ply = otherwise(start, rng), start.turn, start.round_and_turn, start.ply
    whole, player = start.copy(), bots.make("fisher", seed=7)
    while whole.round_and_turn == place:
        whole.play(player.choose(whole.view(seat), whole.legal()))
    whole.play(whole.legal()[0])  # so the turn before it is over
    played = rest_of_turn(whole, ply)

    judged = [
        analyse(one.view(seat), Budget(iterations=1280), seed=1, played=played).judgement
        for one in (start, other)
    ]

    assert start.position() != other.position()
    assert judged[0] is not None
    assert judged[0] == judged[1]


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
