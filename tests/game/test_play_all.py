"""Playing many actions at once, and legal actions that are asked for once only."""

import pickle
import threading
from random import Random

import pytest

from himiko import BadAction, Game, IllegalAction
from himiko.game.notation import notation_of
from tests.game.players import TASTES, choose


def played(players: int, seed: int, taste: str = "powerful") -> Game:
    """Return a game played to its end, with peeks and arrangements."""
    game = Game.new(players, seed)
    rng = Random(seed)
    while not game.over:
        game.play(choose(game.legal(), rng, TASTES[taste]))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1, 17, 40])
def test_at_once_is_as_one_by_one(players: int, start: int) -> None:
    """Wherever it starts: the same position, events, history and way back."""
    game = played(players, players)
    assert any(action.startswith("arrange") for action in game.actions)
    fast = game.at(start)

    fast.play_all(game.actions[start:])

    assert fast.position() == game.position()
    assert fast.events == game.events
    assert list(fast.history()) == list(game.history())
    for _ in range(20):
        assert fast.undo() == game.undo()
        assert fast.position() == game.position()
        assert fast.legal() == game.legal()


@pytest.mark.parametrize("wrong", [0, 1, 15, 16, 17, 40])
@pytest.mark.parametrize("action", ["fleet 99", "arrange b01 / b02 b03", "take gold", "nonsense"])
def test_an_illegal_one_among_them_undoes_all(wrong: int, action: str) -> None:
    """The error is that of `play`, and the game is as it was."""
    game = played(3, 5)
    actions = game.actions[:50]
    actions[wrong:wrong] = [action]
    one_by_one, at_once = game.at(wrong), Game.new(3, 5)

    with pytest.raises(IllegalAction) as expected:
        one_by_one.play(action)
    with pytest.raises(IllegalAction) as caught:
        at_once.play_all(actions)

    assert type(caught.value) is type(expected.value)
    assert str(caught.value) == str(expected.value)
    assert at_once.ply == 0
    assert at_once.position() == Game.new(3, 5).position()
    assert at_once.legal() == Game.new(3, 5).legal()


def test_none_at_all() -> None:
    """Nothing happens."""
    game = Game.new(2, 1)

    game.play_all([])

    assert game.ply == 0


def test_actions_by_number() -> None:
    """As playouts keep them, arrangements too."""
    game = played(2, 3)
    twin = Game.new(2, 3)
    codes = [code for _, code, _, _ in game.plies()[1:]]

    twin.play_codes(codes)

    assert twin.actions == game.actions
    texts = notation_of(game.edition).texts
    assert "" in [texts[code] for code in codes]


def test_games_side_by_side_do_not_answer_for_each_other() -> None:
    """Legal actions are those of the game that is asked, whichever was played last."""
    games = [Game.new(2 + seed % 3, seed) for seed in range(6)]
    rng = Random(1)

    for _ in range(300):
        game = rng.choice(games)
        if game.over:
            continue
        legal = game.legal()
        twin = Game.from_position(game.position())
        assert twin.legal() == legal
        if rng.random() < 0.3:
            with pytest.raises(BadAction):
                rng.choice(games).play("nonsense")
            with pytest.raises(IllegalAction):
                game.play("ebisu i01" if "ebisu i01" not in legal else "take gold")
        copy = game.copy()
        game.play(rng.choice(legal))
        assert copy.legal() == legal
        if rng.random() < 0.2:
            game.undo()
            assert game.legal() == legal


def test_a_refused_action_leaves_the_answers_right() -> None:
    """Also those of a game that was just begun."""
    game = Game.new(2, 1)
    legal = game.legal()

    with pytest.raises(IllegalAction):
        game.play("done")

    assert game.legal() == legal
    assert Game.new(3, 9).legal() == Game.from_position(Game.new(3, 9).position()).legal()


def test_a_game_goes_from_thread_to_thread() -> None:
    """Each thread has its own memory of what it asked last."""
    game = Game.new(3, 4)
    game.play(game.legal()[0])

    thread = threading.Thread(target=lambda: game.play(game.legal()[-1]))
    thread.start()
    thread.join()

    assert game.ply == 2
    assert game.legal() == Game.from_position(game.position()).legal()


def test_a_pickled_game_is_the_same() -> None:
    """With all its history."""
    game = played(4, 2)

    twin = pickle.loads(pickle.dumps(game))  # noqa: S301  (our own)

    assert twin.actions == game.actions
    assert twin.events == game.events
    assert twin.position() == game.position()
