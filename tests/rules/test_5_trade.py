"""Section 5: buying and selling a boat."""

import pytest

from himiko.edition.names import Colour
from tests.scenes import options, play, player, refused, scene

PRICES = pytest.mark.parametrize(
    ("colour", "price"), [("bamboo", 1), ("wood", 2), ("stone", 3), ("clay", 4)]
)


@pytest.mark.rule("5.1")
@PRICES
def test_a_boat_is_bought_at_the_price_of_its_colour(colour: Colour, price: int) -> None:
    """The coins go, the boat comes from the reserve."""
    game = scene(coins={0: price})
    before = game.position()["reserve"][colour]

    play(game, f"fleet 5, buy {colour}")

    assert player(game, 0)["coins"] == 0
    assert player(game, 0)["boats"] == [colour, "gold"]
    assert game.position()["reserve"][colour] == before - 1


@pytest.mark.rule("5.1")
@PRICES
def test_a_boat_is_sold_at_the_same_price(colour: Colour, price: int) -> None:
    """The boat goes to the reserve, the coins come."""
    game = scene(coins={0: 0}, hand={0: [colour]})
    before = game.position()["reserve"][colour]

    play(game, "fleet 5")
    assert options(game, "sell") == [colour]
    play(game, f"sell {colour}")

    assert player(game, 0)["coins"] == price
    assert player(game, 0)["boats"] == ["gold"]
    assert game.position()["reserve"][colour] == before + 1


@pytest.mark.rule("5.1")
def test_gold_is_not_traded() -> None:
    """Neither bought nor sold."""
    game = scene()

    play(game, "fleet 5")

    assert refused(game, "buy gold") == "5.1 not_traded"
    assert refused(game, "sell gold") == "5.1 not_traded"


@pytest.mark.rule("5.1")
def test_what_the_reserve_has_not_is_not_bought() -> None:
    """A colour that has run out is not offered."""
    game = scene(played=[1], reserve={"wood": 0})

    play(game, "fleet 4")

    assert options(game, "buy") == ["bamboo", "stone", "clay"]
    assert refused(game, "buy wood") == "5.1 reserve_empty"


@pytest.mark.rule("5.1")
def test_what_one_cannot_pay_is_not_bought() -> None:
    """With 2 coins bamboo and wood are offered, without a coin nothing."""
    game, poor = scene(coins={0: 2}), scene(coins={0: 0})

    play(game, "fleet 4")
    play(poor, "fleet 4")

    assert options(game, "buy") == ["bamboo", "wood"]
    assert refused(game, "buy stone") == "5.1 too_few_coins"
    assert options(poor, "buy") == []


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("first", ["buy wood", "sell clay"])
@pytest.mark.parametrize("second", ["buy bamboo", "sell clay"])
def test_one_transaction_a_turn(first: str, second: str) -> None:
    """After one purchase or sale there is no other."""
    game = scene(hand={0: ["clay"]})

    play(game, f"fleet 4, {first}")

    assert refused(game, second) == "5.2 no_transaction_left"


@pytest.mark.rule("5.2")
def test_the_transaction_is_per_turn_also_with_tomoe() -> None:
    """With 2 players gold can be bought in both turns of a round, once in each."""
    game = scene(order=[0, 1, 0, 1], crew={0: ["tomoe", "riu"]})

    play(game, "fleet 1, buy gold")
    assert refused(game, "buy wood") == "5.2 no_transaction_left"
    play(game, "done, fleet 4, done")
    play(game, "fleet 3, buy gold")

    assert player(game, 0)["coins"] == 0
    assert player(game, 0)["boats"].count("gold") == 2


@pytest.mark.rule("5.3")
def test_a_boat_moored_in_the_harbour_can_be_sold() -> None:
    """It counts as in hand."""
    game = scene(hand={0: ["clay"]})

    play(game, "fleet 1")

    assert options(game, "sell") == ["bamboo", "clay"]


@pytest.mark.rule("5.3")
def test_a_boat_moored_in_the_harbour_can_be_exchanged() -> None:
    """Raijin takes one of the harbour and one of the fleet."""
    game = scene(hand={0: ["clay"]}, crew={0: ["raijin"]})

    play(game, "fleet 1, raijin bamboo clay")

    assert player(game, 0)["boats"] == ["gold"]


@pytest.mark.rule("5.3")
def test_boats_set_aside_are_neither_traded_nor_exchanged() -> None:
    """They are not in hand."""
    game = scene(aside={0: ["clay", "gold"]}, crew={0: ["raijin", "nakatsu"]})

    play(game, "fleet 1")

    assert refused(game, "sell clay") == "5.3 not_in_hand"
    assert refused(game, "raijin bamboo clay") == "8.3 not_in_hand"
    assert refused(game, "nakatsu wood wood") == "8.3 not_in_hand"


@pytest.mark.rule("5.4")
def test_trade_is_over_once_the_first_boat_is_placed() -> None:
    """Even if a power removes that boat again."""
    game = scene(fleets=[7], boats={"s20": "wood"})

    play(game, "fleet 7, place bamboo s01")
    assert refused(game, "buy wood") == "5.4 trade_over"
    assert refused(game, "sell stone") == "5.4 trade_over"
    play(game, "remove s01")

    assert refused(game, "buy wood") == "5.4 trade_over"


@pytest.mark.rule("5.4")
@pytest.mark.parametrize("what", ["collect i01", "build b01 i14"])
def test_trade_is_over_once_anything_is_collected_or_built(what: str) -> None:
    """Also with boats left and Izanagi's second transaction."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo"},
        culture={"i01": "plum"},
        crew={0: ["raijin", "izanagi", "riu"]},
        hand={0: ["bamboo", "bamboo", "stone"]},
    )
    place = "place bamboo s04" if what == "collect i01" else "place bamboo s01"

    play(game, f"fleet 1, {place}, {what}")

    assert game.position()["step"] == "after"
    assert refused(game, "buy wood") == "5.4 trade_over"
    assert refused(game, "sell stone") == "5.4 trade_over"


@pytest.mark.rule("5.4")
def test_powers_do_not_end_the_trade() -> None:
    """A sacred ground laid first leaves the transaction."""
    game = scene()

    play(game, "fleet 5, sacred i20")

    assert "buy wood" in game.legal()
