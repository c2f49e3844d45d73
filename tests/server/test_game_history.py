"""The history of a game: short in memory, and yet the whole game."""

import tracemalloc
from random import Random

import pytest

from himiko import Game
from himiko.edition import Edition
from himiko.server.tables import Setup
from himiko.server.tables.game_history import KEPT, GameHistory
from himiko.server.tables.setup import Origin
from tests.server.tables import DEAL


def setup(players: int = 2, origin: Origin | None = None) -> Setup:
    """Return how a table begins."""
    return Setup("t", "ann", players, Edition.standard(), DEAL, origin=origin)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 5), (3, 2), (4, 3)])
def test_a_course_is_the_whole_game(players: int, seed: int) -> None:
    """Position, events and legal actions are those of a game with all its history."""
    history, rng = GameHistory(setup(players)), Random(seed)
    game = setup(players).game()
    while not game.over:
        legal = game.legal()
        assert history.game.legal() == legal
        action = "peek" if "peek" in legal else rng.choice(legal)
        game.play(action)
        history.play(action)
        assert history.events_since(game.ply) == game.events_since(game.ply)
        assert history.ply == game.ply
        assert history.game.position() == game.position()
        assert history.game.ply <= KEPT

    since = rng.randrange(game.ply)
    assert history.events_since(0) == game.events
    assert history.events_since(since) == game.events_since(since)
    assert history.whole().record() == game.record()


def test_a_course_goes_back_to_any_ply() -> None:
    """Also to one whose state it has forgotten, and on from there."""
    rng = Random(3)
    game = setup(3).game()
    while not game.over:
        game.play(rng.choice(game.legal()))
    history = GameHistory(setup(3))
    for action in game.actions:
        history.play(action)

    for _ in range(40):
        to = rng.randrange(history.ply)
        back = history.rewind(to)
        assert history.game.position() == game.at(to).position()
        again = back[::-1][: rng.randrange(len(back) + 1)] or back[-1:]
        for action in again:
            history.play(action)
        assert history.game.position() == game.at(to + len(again)).position()
        for action in game.actions[history.ply :]:
            history.play(action)

    assert history.whole().actions == game.actions


def test_a_course_can_begin_within_a_record() -> None:
    """Its plies are counted from that record's beginning."""
    game, rng = Game.new(2, 7), Random(7)
    while not game.over:
        game.play(rng.choice(game.legal()))
    history = GameHistory(setup(origin=Origin(game.record(), 100)))

    history.play(game.actions[100])

    assert history.ply == 101
    assert [history.action(ply) for ply in (99, 100, 101)] == [None, game.actions[100], None]
    assert history.events_since(90) == game.at(101).events_since(90)
    assert history.rewind(100) == [game.actions[100]]


def test_a_long_game_takes_little_memory() -> None:
    """A whole game, played to its end, leaves a quarter of what a table may take."""
    histories, rng = [GameHistory(setup(2 + n % 3)) for n in range(12)], Random(1)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for history in histories:
        while not history.game.over:
            history.play(rng.choice(history.game.legal()))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert (after - before) / len(histories) < 16 * 1024
