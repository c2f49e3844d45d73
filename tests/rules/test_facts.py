"""Facts and reasons: what the engine says, in numbers."""

from random import Random
from typing import Any

import numpy as np
import pytest

from himiko import Game
from himiko.edition.names import COLOURS
from himiko.game.catalogue import REFUSALS
from himiko.game.facts import engine_facts
from himiko.rules import reasons
from himiko.rules.facts import FACTS
from himiko.rules.state import ENDS
from tests.scenes import play, scene


def facts(game: Game) -> dict[str, object]:
    """Return what the engine says of a game."""
    return engine_facts(game._state, game.edition)  # noqa: SLF001


@pytest.mark.rule("7.1")
def test_harbour_room() -> None:
    """Riu's owner has room for two more boats."""
    game = scene(crew={1: ["riu"]}, players=3)

    assert game.harbour_rooms() == [1, 3, 1]


@pytest.mark.rule("5.1")
def test_prices_of_the_seat_to_move() -> None:
    """Gold has a price with Tomoe; Susanoo sells stone and clay for more."""
    plain = facts(scene())
    rich = facts(scene(crew={0: ["tomoe", "susanoo", "izanagi"]}))

    assert plain["buying_price"] == plain["selling_price"] == [1, 2, 3, 4, 0]
    assert rich["buying_price"] == [1, 2, 3, 4, 5]
    assert rich["selling_price"] == [1, 2, 6, 7, 5]


@pytest.mark.rule("5.2")
def test_trades_left() -> None:
    """One a turn, with Izanagi two."""
    game = scene(fleets=[1], crew={0: ["izanagi"]})
    play(game, "fleet 1, sell bamboo")

    assert (facts(game)["trades_allowed"], facts(game)["trades_left"]) == (2, 1)
    assert facts(scene())["trades_left"] == 1


@pytest.mark.rule("4.3")
def test_uses_of_a_power() -> None:
    """Fleet 7 removes twice; the discount is not used up."""
    game = scene(fleets=[7], boats={"s20": "wood"})
    play(game, "fleet 7, remove s20")
    discount = scene(fleets=[9])
    play(discount, "fleet 9")

    assert (facts(game)["power_uses"], facts(game)["power_left"]) == (2, 1)
    assert facts(discount)["power_uses"] == 0


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_far_the_ends_are(players: int) -> None:
    """At the deal all is there; when it is over, the end that came is no longer far."""
    game = Game.new(players, 3)
    start: Any = game.ends()
    while not game.over:
        game.play(game.legal()[0])
    over: Any = game.ends()
    left = {end: far["left"] for end, far in over.items()}

    assert all(far["left"] > 0 for far in start.values())
    assert left[str(game.end)] == 0
    assert ENDS[int(str(facts(game)["coming_end"]))] == game.end


@pytest.mark.rule("9.2")
def test_the_rarest_colour_and_the_nearest_seat() -> None:
    """The first of equals."""
    game = scene(reserve={"wood": 2, "clay": 2}, players=3)

    assert game.ends()["no_boats"] == {"left": 2, "colour": "wood"}
    assert game.ends()["last_building"]["seat"] == 0
    assert COLOURS[int(str(facts(game)["rarest_boats"]))] == "wood"


@pytest.mark.rule("9.5")
def test_the_order_of_the_next_round_if_a_fleet_is_taken() -> None:
    """With fleet 3 one acts after fleet 2 and before 7; who has yet to choose may get between."""
    game = scene(players=4, order=[1, 2, 0, 3], played=[7, 2], fleets=[3, 5, 9])
    ahead = game.next_round()

    assert ahead is not None
    assert ahead["order"] == [{"fleet": 2, "seat": 2}, {"fleet": 7, "seat": 1}]
    assert ahead["fleets"] == {
        "3": {"ahead": 1, "earliest": 1, "latest": 1},
        "5": {"ahead": 1, "earliest": 1, "latest": 2},
        "9": {"ahead": 2, "earliest": 3, "latest": 3},
    }


@pytest.mark.rule("9.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_round_comes_as_it_was_told(players: int) -> None:
    """In games played at random nobody acts earlier or later than was said when they chose."""
    rng = Random(players)
    game = Game.new(players, 5)
    promised: list[tuple[int, int, int]] = []
    checked = 0
    while not game.over:
        round_number, _ = game.round_and_turn
        ahead = game.next_round()
        action = rng.choice(game.legal())
        if action.startswith("fleet ") and ahead is not None:
            fleet = int(action.split()[1])
            told = ahead["fleets"][str(fleet)]
            promised.append((fleet, told["earliest"], told["latest"]))
        settled = [one["fleet"] for one in ahead["order"]] if ahead else []
        seats = [one["seat"] for one in ahead["order"]] if ahead else []
        game.play(action)
        if game.round_and_turn[0] == round_number or game.over:
            continue
        assert game.position()["order"] == seats
        assert all(first <= settled.index(fleet) <= last for fleet, first, last in promised)
        checked += len(promised)
        promised = []

    assert checked > 8
    assert game.next_round() is None


def test_every_reason_has_its_name() -> None:
    """The catalogue's refusals stand in the order of the engine's numbers."""
    numbers = {
        name.lower(): number
        for name, number in vars(reasons).items()
        if isinstance(number, int) and name.lower() in REFUSALS
    }

    assert sorted(numbers, key=numbers.__getitem__) == [*REFUSALS][:-1]
    assert sorted(numbers.values()) == list(range(len(numbers)))


def test_facts_are_plain_numbers() -> None:
    """One record of fixed size, as the kernel takes it."""
    assert FACTS.itemsize % 8 == 0
    assert all(FACTS[name].base == np.int64 for name in FACTS.names or ())
