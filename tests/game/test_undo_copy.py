"""Taking actions back, copying games, and looking at earlier moments."""

import copy
import pickle
from random import Random

import pytest

from himiko import Edition, Game, IllegalAction
from tests.game.players import play_on
from tests.scenes import play, scene


def some_game(plies: int = 10_000) -> Game:
    """Return a game with many powers used."""
    return play_on(Game.new(3, 21), Random(21), ["powerful", "builder", "collector"], plies)


def test_undo_all_the_way() -> None:
    """Action by action back to the deal: each position as it was, each action returned."""
    game = Game.new(3, 21)
    rng = Random(21)
    positions = []
    while not game.over:
        positions.append(game.position())
        play_on(game, rng, ["powerful"], 1)
    actions = game.actions

    for action in reversed(actions):
        assert game.undo() == action
        assert game.position() == positions.pop()

    assert game.ply == 0
    assert game.actions == []
    for action in actions:
        game.play(action)
    assert game.over


def test_nothing_to_undo() -> None:
    """A game that has just begun, from a deal or a position, has nothing to take back."""
    for game in (Game.new(2, 1), Game.from_position(some_game(50).position())):
        before = game.position()
        with pytest.raises(IndexError):
            game.undo()
        assert game.position() == before


def test_undo_takes_back_what_answered_itself() -> None:
    """A question with one answer is taken back together with the action before it."""
    game = scene(culture={"i01": "plum"})
    game.play("fleet 1")
    before = game.position()

    game.play("place bamboo s04")  # and collect, and done
    assert game.position()["turn"] == 1
    game.undo()

    assert game.position() == before


def test_undo_over_the_end_of_a_round() -> None:
    """Chance is taken back too: the same shuffle comes again."""
    game = scene(players=3, played=[8, 9], fleets=[1])
    game.play("fleet 1")
    before = game.position()

    game.play("done")
    after = game.position()
    assert after["round"] == before["round"] + 1
    game.undo()
    assert game.position() == before
    game.play("done")

    assert game.position() == after


def test_undo_of_an_arrangement() -> None:
    """The deck and what is known of it are as before."""
    game = scene(fleets=[3], top=["b01", "b02", "b03"])
    play(game, "fleet 3, peek")
    before = game.position()

    game.play("arrange / b03 b01 b02")
    assert game.undo() == "arrange / b03 b01 b02"

    assert game.position() == before
    assert len(game.legal()) == 24


def test_undo_after_an_illegal_action() -> None:
    """What was refused is not part of the history."""
    game = Game.new(2, 5)
    game.play(game.legal()[0])
    with pytest.raises(IllegalAction):
        game.play("fleet 1")

    game.undo()

    assert game.ply == 0


def test_copies_are_independent() -> None:
    """Playing on and taking back in one leaves the other alone, both ways."""
    game = some_game(60)
    twin = game.copy()
    before, record = game.position(), game.record()

    play_on(twin, Random(1), ["even"])
    assert (game.position(), game.record(), game.ply) == (before, record, 60)

    later, longer = twin.position(), twin.record()
    while game.ply:
        game.undo()
    assert (twin.position(), twin.record()) == (later, longer)


def test_copies_of_copies_share_a_past() -> None:
    """Many futures from one moment, each with the whole record."""
    game = some_game(40)
    futures = [play_on(game.copy(), Random(n), ["even"]) for n in range(5)]

    assert len({future.record() for future in futures}) == 5
    for future in futures:
        assert future.actions[:40] == game.actions
        assert Game.from_record(future.record()).position() == future.position()
        while future.ply > 30:
            future.undo()
        assert future.position() == game.at(30).position()


def test_copy_keeps_all_there_is() -> None:
    """Names, seed, headers and edition are those of the original."""
    game = Game.from_record(
        "himiko 1\nedition: standard/1\nseat 0: A\nseat 1: B\nsite: X\nseed: 5\n"
    )

    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert twin.names == ("A", "B")
        assert twin.seed == 5
        assert twin.headers == {"site": "X"}
        assert twin.edition is Edition.standard()
        assert twin.record() == game.record()


@pytest.mark.parametrize("name", ["standard", "small"])
def test_pickles(name: str, small: Edition) -> None:
    """A game sent to another process is the same game, and goes on there."""
    edition = small if name == "small" else Edition.standard()
    game = play_on(Game.new(3, 8, edition=edition, names=["A"]), Random(8), ["powerful"], 33)

    twin = pickle.loads(pickle.dumps(game))  # noqa: S301  (our own)

    assert twin.record() == game.record()
    play_on(game, Random(1), ["even"])
    play_on(twin, Random(1), ["even"])
    assert twin.position() == game.position()
    assert twin.copy().position() == game.position()
    assert twin.at(20).position() == game.at(20).position()
    assert twin.edition == edition


def test_earlier_moments() -> None:
    """`at` gives the game after that many actions, and leaves it as it is."""
    game = some_game()
    end = game.position()

    for ply in (0, 1, 15, 16, 17, game.ply - 1, game.ply):
        then = game.at(ply)
        assert then.ply == ply
        assert then.actions == game.actions[:ply]
        for action in game.actions[ply:]:
            then.play(action)
        assert then.position() == end
    assert game.position() == end


@pytest.mark.parametrize("ply", [-1, 41, 1000])
def test_moments_that_are_not(ply: int) -> None:
    """A ply that the game has not."""
    with pytest.raises(IndexError, match="plies 0 to 40"):
        some_game(40).at(ply)


def test_history() -> None:
    """Round, turn and seat of each action."""
    game = scene(players=3, order=[0, 2, 1], fleets=[1, 6, 4])
    play(game, "fleet 1, done, fleet 6, place bamboo s03, done, fleet 4, done, done")

    assert list(game.history()) == [
        ((5, 0), 0, "fleet 1"),
        ((5, 0), 0, "done"),
        ((5, 1), 2, "fleet 6"),
        ((5, 1), 2, "place bamboo s03"),
        ((5, 1), 2, "done"),
        ((5, 2), 1, "fleet 4"),
        ((5, 2), 1, "done"),
        ((5, 2), 1, "done"),
    ]
    assert game.round_and_turn == (6, 0)


def test_repr_tells_games_apart() -> None:
    """For logs and debuggers."""
    game = some_game()

    assert repr(Game.new(2, 7)) == "<Game standard/1, 2 players, ply 0, seat 1 to act>"
    assert repr(game) == f"<Game standard/1, 3 players, ply {game.ply}, over: {game.end}>"


def test_a_game_from_here_goes_on_alike_and_remembers_nothing() -> None:
    """Its history begins where it stands; what follows is the same."""
    game = Game.new(3, 11)
    rng = Random(4)
    for _ in range(60):
        game.play(rng.choice(game.legal()))

    new = game.from_here()

    assert (new.ply, new.actions, new.events) == (0, [], [])
    assert new.record() == Game.from_position(game.position(), names=game.names).record()
    while not game.over:
        action = rng.choice(game.legal())
        game.play(action)
        new.play(action)
        assert new.position() == game.position()
    while new.ply:
        new.undo()
        game.undo()
    assert new.position() == game.position()
