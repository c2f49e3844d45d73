"""The state that a view carries holds nothing hidden; from it redeals are dealt."""

import json
from collections import Counter
from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from himiko import Edition, Game, redeal
from himiko.game import redeal_state
from himiko.game.redeal import Chance
from himiko.game.view import SeatView, masked, played_last
from tests.game.hidden import shuffle_hidden
from tests.game.test_views import drawn_moments, seats_of
from tests.scenes import play, scene


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_hidden_things_do_not_show_in_the_state_of_a_view(
    players: int, seed: int, data: st.DataObject
) -> None:
    """Games that differ only in what a seat cannot know give it the same bytes."""
    rng = Random(seed)
    for game in drawn_moments(Game.new(players, seed), data):
        for seat in seats_of(game):
            state = masked(game.view(seat))
            other = Game.from_position(shuffle_hidden(game.position(), seat, rng))
            assert state is not None
            assert masked(other.view(seat)) == state


@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_a_redeal_from_the_state_fits_as_one_from_the_dict(
    seed: int, data: st.DataObject, small: Edition
) -> None:
    """Either way the seat sees what it saw, on another board, too."""
    rng = Random(seed)
    for edition in (small, Edition.standard()):
        for game in drawn_moments(Game.new(2 + seed % 3, seed, edition=edition), data):
            for seat in seats_of(game):
                view = game.view(seat)
                plain = json.loads(json.dumps(view))
                for dealt in (redeal(view, rng, edition), redeal(plain, rng, edition)):
                    assert dealt.view(seat) == view
                    assert dealt.legal() == game.legal() or view["step"] == "arrange"


@pytest.mark.parametrize("make", [Random, np.random.default_rng])
def test_the_same_rng_deals_the_same(make: Callable[[int], Chance]) -> None:
    """Same view, same generator, same game; another one, another game."""
    view = Game.new(3, 8).view(1)

    one, same, other = (redeal(view, make(seed)).position() for seed in (1, 1, 2))

    assert one == same
    assert one != other


def test_redeals_are_uniform() -> None:
    """Each hidden tile is as often on top as any other, within five standard deviations."""
    view = Game.new(2, 3).view(0)
    edition = Edition.standard()
    rng = Random(1)

    tops = Counter(
        int(state["deck"][0, state["deck_size"][0] - 1])
        for state in (redeal_state(view, rng, edition) for _ in range(4600))
    )

    assert len(tops) == view["buildings"]["deck"]
    expected = 4600 / len(tops)
    assert all(abs(number - expected) < 5 * expected**0.5 for number in tops.values())


def test_what_the_seat_has_peeked_stays() -> None:
    """On top and at the bottom; others' redeals do not know it."""
    game = scene(fleets=[3], top=["b01", "b02", "b03"], players=3)
    play(game, "fleet 3, peek, arrange b02 b01 / b03, done")
    rng = Random(5)

    mine = [redeal(game.view(0), rng).position()["buildings"]["deck"] for _ in range(20)]
    others = [redeal(game.view(1), rng).position()["buildings"]["deck"] for _ in range(20)]

    assert all(deck[:2] == ["b02", "b01"] and deck[-1] == "b03" for deck in mine)
    assert not all(deck[:2] == ["b02", "b01"] for deck in others)


def test_a_view_that_was_changed_is_redealt_as_it_is_now() -> None:
    """However deep the change is."""
    view = Game.new(2, 7).view(0)
    view["players"][0]["coins"] = 42

    game = redeal(view, Random(1))

    assert game.position()["players"][0]["coins"] == 42


def test_a_view_is_still_a_dict_when_it_is_made_by_hand() -> None:
    """It then has no state, and is redealt from its content."""
    made = Game.new(2, 7).view(0)
    view = SeatView(made, played_last(made))

    assert masked(view) is None
    assert redeal(view, Random(1)).view(0) == made
