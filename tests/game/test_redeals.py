"""Redeals change nothing that the seat may know, and draw all that it may not (11.1)."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from himiko import BadPosition, Edition, Game, redeal
from himiko.game.redeal import Chance
from himiko.game.view import played_last
from tests.game import invariants
from tests.game.players import TASTES, play_on
from tests.game.spoil import spoiled
from tests.game.test_views import moments, seats_of, seeds, text
from tests.scenes import scene


def generators(seed: int) -> list[Chance]:
    """Return the two kinds of generators that redeals take."""
    return [Random(seed), np.random.default_rng(seed)]


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_redeal_agrees_with_the_view(players: int, seed: int) -> None:
    """A redeal's view for the seat is the one it was made from; as plain JSON too."""
    rng = Random(seed)
    for game in moments(players, seed):
        for seat in seats_of(game):
            view = game.view(seat)
            for chance in generators(rng.getrandbits(32)):
                dealt = redeal(view, chance)
                assert text(dealt.view(seat)) == text(view)
                assert played_last(dealt.view(seat)) == played_last(view)
                invariants.check(dealt)
            dealt = redeal(json.loads(text(view)), rng)
            assert text(dealt.view(seat)) == text(view)


@pytest.mark.parametrize("taste", sorted(TASTES))
def test_redeal_can_be_played(taste: str) -> None:
    """Games redealt at every moment go on to their end."""
    for game in moments(3, 11):
        dealt = redeal(game.view(1), Random(game.ply))

        assert play_on(dealt, Random(5), [taste, "even"]).over


def test_redeal_on_another_board(small: Edition) -> None:
    """The edition is handed over where it is not the standard one."""
    for game in moments(3, 5, small):
        view = game.view(2)

        dealt = redeal(view, Random(1), small)

        assert text(dealt.view(2)) == text(view)
        invariants.check(dealt)


def test_redeal_of_a_finished_game() -> None:
    """A game that is over can be redealt: nothing needs to go on."""
    game = play_on(Game.new(2, 3), Random(3), ["even"])

    dealt = redeal(game.view(0), Random(0))

    assert dealt.over
    assert dealt.scores() == game.scores()


def test_redeal_varies_what_is_unknown_only() -> None:
    """Each unknown order comes up; what the seat knows stays in its place."""
    known = {"0": {"top": ["b09"], "bottom": ["b01", "b05"]}}
    view = scene(deck=["b09", "b02", "b07", "b04", "b01", "b05"], known=known).view(0)
    rng = Random(1)

    decks = {tuple(redeal(view, rng).position()["buildings"]["deck"]) for _ in range(200)}

    assert len(decks) == 6
    assert {deck[0] for deck in decks} == {"b09"}
    assert {deck[4:] for deck in decks} == {("b01", "b05")}


def test_redeal_for_others_varies_all() -> None:
    """To a spectator the same deck is wholly unknown."""
    known = {"0": {"top": ["b09"], "bottom": ["b01"]}}
    view = scene(deck=["b09", "b02", "b07", "b01"], known=known).view(None)
    rng = np.random.default_rng(1)

    decks = {tuple(redeal(view, rng).position()["buildings"]["deck"]) for _ in range(400)}

    assert len(decks) == 24


def test_redeal_varies_specialists_fleets_and_chance() -> None:
    """Everything hidden is dealt again, not the building deck alone."""
    view = Game.new(4, 9).view(0)
    rng = Random(2)

    dealt = [redeal(view, rng).position() for _ in range(30)]

    assert len({tuple(one["specialists"]["deck"]) for one in dealt}) == 30
    assert len({tuple(one["fleets"]["down"]) for one in dealt}) > 20
    assert len({one["rng"] for one in dealt}) == 30


def test_redeal_keeps_which_fleets_were_played_last() -> None:
    """Those of the last round lie at the right: everybody saw them being put there."""
    game = Game.new(3, 4)
    rng = Random(4)
    while game.position()["round"] < 3:
        play_on(game, rng, ["idler"], 1)
    down = game.position()["fleets"]["down"]
    view = game.view(0)

    dealt = [redeal(view, rng).position()["fleets"]["down"] for _ in range(60)]

    assert played_last(view) == set(down[2:])
    assert {frozenset(fleets[:2]) for fleets in dealt} == {frozenset(down[:2])}
    assert {tuple(fleets[2:]) for fleets in dealt} == set(orders(down[2:]))


def orders(things: list[int]) -> list[tuple[int, ...]]:
    """Return the six orders of three things."""
    a, b, c = things
    return [(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)]


def test_redeal_is_repeatable() -> None:
    """The same generator deals the same."""
    view = Game.new(3, 9).view(0)

    for one, other in zip(generators(3), generators(3), strict=True):
        assert redeal(view, one).position() == redeal(view, other).position()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda view: view.clear(),
        lambda view: view.pop("fleets"),
        lambda view: view.pop("players"),
        lambda view: view.update(buildings={"row": [], "deck": 3}),
        lambda view: view.update(players=None),
        lambda view: view["specialists"].update(row=[["riu"]]),
        lambda view: view.update(known={"0": {"top": ["b99"], "bottom": []}}),
        lambda view: view.update(known=["b01"]),
    ],
)
def test_redeal_of_no_view(spoil: Any) -> None:
    """What is no view is refused like a position that cannot be."""
    view = dict(Game.new(2, 5).view(0))
    spoil(view)

    with pytest.raises(BadPosition):
        redeal(view, Random(0))


def test_redeal_checks_the_sizes() -> None:
    """A view whose sizes do not fit what lies open is no view; nor is a position."""
    game = Game.new(2, 5)
    view: dict[str, Any] = {**game.view(0)}
    view["buildings"] = {**view["buildings"], "deck": 3}

    with pytest.raises(BadPosition, match=r"buildings\.deck: expected 23"):
        redeal(view, Random(0))
    with pytest.raises(BadPosition, match=r"fleets\.down: expected 5"):
        redeal(game.position(), Random(0))


def refused_or_dealt(seed: int) -> None:
    """Spoil a view: refused, or dealt as a game in which all holds that must."""
    rng = Random(seed)
    game = play_on(Game.new(2 + seed % 3, seed), rng, ["powerful"], rng.randint(0, 150))
    seat = rng.choice(seats_of(game))
    view = spoiled(json.loads(text(game.view(seat))), rng)
    try:
        dealt = redeal(view, rng)
    except BadPosition:
        return
    invariants.check(dealt)


@settings(max_examples=200, deadline=None)
@given(seed=seeds)
def test_redeal_of_a_spoiled_view(seed: int) -> None:
    """Whatever is wrong with a view, it is refused or can be played."""
    refused_or_dealt(seed)


@pytest.mark.long
@settings(max_examples=10_000, deadline=None)
@given(seed=seeds)
def test_redeal_of_many_spoiled_views(seed: int) -> None:
    """The same for longer."""
    refused_or_dealt(seed)
