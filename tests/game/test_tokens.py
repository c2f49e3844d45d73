"""How many tokens can still be collected: as many as are, in whatever order."""

from random import Random

import pytest

from himiko import Game
from himiko.game.tokens import tokens_to_collect
from tests.scenes import play, scene

MOSTLY = 0.8
"""How often one more boat is placed before the tokens are collected."""


@pytest.mark.rule("6.6")
def test_one_boat_one_token() -> None:
    """Before the first token as after it; a turn that cannot collect brings none."""
    game = scene(fleets=[1], culture={"i01": "plum", "i02": "maple", "i03": "plum"})

    assert tokens_to_collect(game) == 0
    play(game, "fleet 1")
    slots = [one for one in game.legal() if one.startswith("place ")]
    game.play(slots[0])
    reached = [one for one in game.legal() if one.startswith("collect ")]

    assert tokens_to_collect(game) == min(1, len(reached))


@pytest.mark.rule("6.6")
@pytest.mark.parametrize("seed", range(4))
def test_the_number_does_not_depend_on_the_order(seed: int) -> None:
    """In games played at random, a player who collects gets as many tokens as predicted."""
    rng = Random(seed)
    game = Game.new(2 + seed % 3, seed)
    told: list[int] = []
    while not game.over:
        placing = [one for one in game.legal() if one.startswith("place ")]
        collecting = [one for one in game.legal() if one.startswith("collect ")]
        number = tokens_to_collect(game)
        assert bool(number) == bool(collecting)
        if placing and rng.random() < MOSTLY:
            game.play(rng.choice(placing))
            continue
        if not collecting:
            game.play(rng.choice(game.legal()))
            continue
        told.append(number)
        while collecting:
            first = game.ply + 1
            game.play(rng.choice(collecting))
            number -= sum(event["event"] == "collected" for event in game.events_since(first))
            collecting = [one for one in game.legal() if one.startswith("collect ")]
        assert number == 0

    assert max(told) > 1
