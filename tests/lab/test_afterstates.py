"""What actions lead to, as inputs of a network: all that is legal, nothing hidden."""

import hashlib
from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from himiko import Edition, Game
from himiko.lab import AfterstateEncoder, Afterstates, Batch
from himiko.lab.afterstates import INPUTS, VERSION
from tests.game.hidden import shuffle_hidden
from tests.game.players import play_on
from tests.game.test_views import moments
from tests.lab.test_observations import rotated

seeds = st.integers(0, 2**32)
Numbers = NDArray[np.integer[Any]]


def after(seen: Afterstates) -> tuple[set[int], dict[int, set[int]]]:
    """Return the inputs of the only position, and those after each of its actions."""
    on = set(seen.inputs.tolist())
    found = {}
    for n, action in enumerate(seen.actions.tolist()):
        changes = seen.changes[seen.change_starts[n] : seen.change_starts[n + 1]].tolist()
        gone = {~change for change in changes if change < 0}
        come = {change for change in changes if change >= 0}
        assert gone <= on
        assert not come & on
        found[action] = on - gone | come
    return on, found


def same(one: Iterable[Numbers], other: Iterable[Numbers]) -> bool:
    """Is everything the same, its order too?"""
    return all(np.array_equal(mine, yours) for mine, yours in zip(one, other, strict=True))


def turn_of(game: Game) -> tuple[int, int]:
    """Return the round and the turn in it."""
    state = game.engine_state()
    return int(state["round_number"][0]), int(state["turn"][0])


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_what_an_action_leads_to_is_what_is_then_there(players: int, seed: int) -> None:
    """Whoever plays an action and looks again in the same turn sees what was foreseen."""
    encoder = AfterstateEncoder()
    compared = 0
    for game in moments(players, seed):
        on, foreseen = after(encoder.of([game]))
        legal = encoder.actions.legal(game)
        assert sorted(foreseen) == sorted(legal)
        assert max(on) < INPUTS
        for id_, action in list(legal.items())[::5]:
            then = Game.from_position(game.position())
            then.play(action)
            if not then.over and turn_of(then) == turn_of(game):
                assert after(encoder.of([then]))[0] == foreseen[id_], action
                compared += 1
    assert compared > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_hidden_things_do_not_show(players: int, seed: int) -> None:
    """However decks, face-down fleets, chance and others' knowledge lie, it is the same."""
    rng = Random(seed)
    encoder = AfterstateEncoder()
    for game in moments(players, seed):
        other = Game.from_position(shuffle_hidden(game.position(), game.turn, rng))

        found = encoder.of([other])

        assert same(found, encoder.of([game]))


def test_all_seats_see_alike() -> None:
    """Whoever sits where: the seat to act comes before the others."""
    encoder = AfterstateEncoder()
    for game in moments(3, 11):
        other = Game.from_position(rotated(game.position(), 1))

        assert after(encoder.of([other])) == after(encoder.of([game]))


def test_many_positions_are_those_of_each() -> None:
    """A batch, a list of games, some of them taken out, parts put together: the same."""
    batch = Batch(70, 2, seed=3)
    for _ in range(40):
        batch.step(batch.sample())
    encoder = AfterstateEncoder()

    seen = encoder.of(batch)

    games = [encoder.of([batch.game(n)]) for n in range(len(batch))]
    assert same(seen, Afterstates.join(games))
    some = np.array([5, 0, 69])
    assert same(seen.take(some), Afterstates.join([games[n] for n in some]))
    assert np.array_equal(np.flatnonzero(batch.masks[0]), games[0].actions)


def test_a_finished_game_has_none() -> None:
    """Between two that go on, it takes no room."""
    over = play_on(Game.new(2, 3), Random(3), ["even"])
    going = Game.new(2, 4)

    seen = AfterstateEncoder().of([going, over, going])

    assert np.diff(seen.input_starts)[1] == np.diff(seen.action_starts)[1] == 0
    first, last = np.split(seen.inputs, 2)
    assert np.array_equal(first, last)


def test_another_edition(small: Edition) -> None:
    """Its actions have the ids of that edition."""
    game = Game.new(2, 5, edition=small)
    encoder = AfterstateEncoder(small)

    assert sorted(encoder.of([game]).actions) == sorted(encoder.actions.legal(game))


def test_the_inputs_are_those_of_their_version() -> None:
    """Numbers keep their meaning; a change needs a new version (and a new sum here)."""
    batch = Batch(32, 2, seed=1)
    encoder, digest = AfterstateEncoder(), hashlib.sha256()
    for _ in range(150):
        seen = encoder.of(batch)
        digest.update(seen.inputs.tobytes() + seen.changes.tobytes())
        batch.step(batch.sample())

    assert (VERSION, INPUTS) == ((2, 1), 2119)
    assert digest.hexdigest()[:16] == "15f1090a4f300abe"
