"""Why a turn is good, and what a turn that was played cost."""

import pytest

from himiko import Game, analyse, bots
from himiko.bots import Budget
from himiko.bots.grounds import grounds_of
from himiko.server.live.reviews import rest_of_turn


def test_the_grounds_are_what_the_rules_say_of_the_turn() -> None:
    """Points by part and tokens, as they are after the plan has been played."""
    game = Game.new(2, 6)
    seat = game.turn
    assert seat is not None
    best = analyse(game.view(seat), Budget(iterations=500)).outlooks[0]
    before = game.scores()[seat]

    grounds = grounds_of(game.view(seat), best.plan, best.line)
    game.play_all(best.plan)

    after = game.scores()[seat]
    assert grounds is not None
    assert grounds.gains.total == after["total"] - before["total"]
    assert grounds.gains.points.get("buildings", 0) == after["buildings"] - before["buildings"]
    assert sum(game.position()["players"][seat]["culture"].values()) == grounds.gains.tokens


def test_the_reply_is_the_turn_of_somebody_else() -> None:
    """In the same round; a player who ends the round learns that instead."""
    game = Game.new(2, 6)
    told = 0
    player = bots.make("helmsman", seed=1)
    while game.turn is not None and game.round_and_turn[0] <= 3:
        view, seat, turn = game.view(game.turn), game.turn, game.round_and_turn
        best = analyse(view, Budget(iterations=256)).outlooks[0]

        grounds = grounds_of(view, best.plan, best.line)

        assert grounds is not None
        if grounds.reply is not None:
            told += 1
            assert grounds.reply.seat != seat
            assert not grounds.ends_round
        while game.round_and_turn == turn:
            game.play(player.choose(game.view(game.turn), game.legal()))
    assert told > 0


def test_a_plan_of_another_view_has_no_grounds() -> None:
    """Nothing is made up."""
    game = Game.new(2, 6)

    assert grounds_of(game.view(game.turn), ["recruit riu plum plum"], []) is None


@pytest.fixture(scope="module")
def drifted() -> Game:
    """Return a game that nobody played well."""
    game = Game.new(2, 11)
    players = [bots.make("drifter", seed=n) for n in (1, 2)]
    while game.turn is not None and game.round_and_turn[0] <= 4:
        game.play(players[game.turn].choose(game.view(game.turn), game.legal()))
    return game


def test_a_turn_that_was_played_is_judged_beside_the_best(drifted: Game) -> None:
    """What it cost is never less than nothing, and drifting costs something."""
    starts = {place: n for n, (place, _, _) in reversed(list(enumerate(drifted.history())))}
    costs = []
    for ply in list(starts.values())[-9:-1]:
        then = drifted.at(ply)
        played = rest_of_turn(drifted, ply)

        analysis = analyse(then.view(then.turn), Budget(iterations=640), played=played)

        if analysis.judgement is not None:
            cost = analysis.judgement.cost
            assert 0 <= cost.low <= cost.mean <= cost.high
            costs.append(cost.mean)
    assert len(costs) >= 4
    assert max(costs) > 0.05


def test_the_best_turn_costs_nothing() -> None:
    """Whoever plays what the search finds best gave nothing away."""
    game = Game.new(2, 6)
    then = game.copy()
    best = analyse(game.view(game.turn), Budget(iterations=500), seed=3).outlooks[0]
    game.play_all(best.plan)
    game.play(game.legal()[0])

    judged = analyse(
        then.view(then.turn), Budget(iterations=500), seed=3, played=rest_of_turn(game, 0)
    ).judgement

    assert judged is not None
    assert judged.cost.mean < 0.02
    assert not judged.is_costly
