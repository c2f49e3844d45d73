"""Section 8: recruiting a specialist, and what an exchange needs."""

from itertools import combinations

import pytest

from himiko.edition.names import CULTURE
from tests.scenes import happened, options, play, player, refused, scene


@pytest.mark.rule("8.1")
def test_two_tokens_of_one_kind_pay_for_a_specialist() -> None:
    """They leave the game: no player and no island has them any more."""
    game = scene(specialists=["riu"], tokens={0: {"plum": 3}})

    play(game, "fleet 1, done, recruit riu plum plum")

    assert player(game, 0)["specialists"] == ["riu"]
    assert player(game, 0)["culture"] == {"plum": 1}
    assert game.position()["culture"] == {}


@pytest.mark.rule("8.1")
def test_three_tokens_of_three_kinds_pay_for_a_specialist() -> None:
    """One of each."""
    game = scene(specialists=["riu"], tokens={0: {"plum": 1, "rice": 2, "wisteria": 1}})

    play(game, "fleet 1, done, recruit riu plum rice wisteria")

    assert player(game, 0)["specialists"] == ["riu"]
    assert player(game, 0)["culture"] == {"rice": 1}


@pytest.mark.rule("8.1")
def test_every_specialist_of_the_row_is_offered_with_every_way_to_pay() -> None:
    """With two of each kind: 6 pairs and 20 threes for each of the five."""
    row = ["izanagi", "raijin", "riu", "tomoe", "yasoma"]
    game = scene(specialists=row, tokens={0: dict.fromkeys(CULTURE, 2)})

    play(game, "fleet 1, done")

    ways = [f"{kind} {kind}" for kind in CULTURE]
    ways += [" ".join(three) for three in combinations(CULTURE, 3)]
    assert options(game, "recruit") == [f"{who} {way}" for who in row for way in ways]


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("tokens", "price"),
    [
        ({"plum": 1, "rice": 2}, "plum plum"),
        ({"plum": 1, "rice": 2}, "plum maple rice"),
        ({"plum": 2, "rice": 2}, "maple rice ginkgo"),
    ],
)
def test_who_has_not_the_tokens_cannot_recruit(tokens: dict[str, int], price: str) -> None:
    """Two different kinds are no price, nor are tokens one has not got."""
    game = scene(specialists=["riu"], tokens={0: tokens})

    play(game, "fleet 1, done")

    assert refused(game, f"recruit riu {price}") == "8.1 tokens_missing"
    assert all(f"riu {price}" != option for option in options(game, "recruit"))


@pytest.mark.rule("8.1")
def test_only_specialists_of_the_row_are_recruited() -> None:
    """Neither those of the deck nor those others have."""
    game = scene(
        specialist_deck=["ebisu"],
        specialists=["riu"],
        crew={1: ["tomoe"]},
        tokens={0: {"plum": 2}},
    )

    play(game, "fleet 1, done")

    assert refused(game, "recruit ebisu plum plum") == "8.1 specialist_in_deck"
    assert refused(game, "recruit tomoe plum plum") == "8.1 specialist_recruited"


@pytest.mark.rule("8.1")
def test_the_coins_on_a_specialist_are_the_recruiters() -> None:
    """All of them."""
    game = scene(specialists=[("riu", 6)], tokens={0: {"plum": 2}})

    play(game, "fleet 1, done, recruit riu plum plum")

    assert player(game, 0)["coins"] == 16


@pytest.mark.rule("8.1")
def test_one_specialist_a_turn() -> None:
    """A second is refused, though it could be paid."""
    game = scene(
        specialists=["riu", "hetsuka"], tokens={0: {"plum": 2, "rice": 3}}, crew={0: ["kachiko"]}
    )

    play(game, "fleet 1, done, recruit hetsuka plum plum")

    assert options(game, "recruit") == []
    assert refused(game, "recruit riu rice rice") == "8.1 already_recruited"


@pytest.mark.rule("8.1")
def test_the_row_is_not_refilled_before_the_end_of_the_round() -> None:
    """Four lie there for the next player, with their coins."""
    game = scene(
        order=[0, 1, 0, 1],
        specialists=[("riu", 2), ("tomoe", 4), "ebisu", ("yasoma", 2), "fu_hsi"],
        tokens={0: {"plum": 2}},
    )

    play(game, "fleet 1, done, recruit tomoe plum plum")

    assert game.position()["specialists"]["row"] == [
        ["riu", 2],
        ["ebisu", 0],
        ["yasoma", 2],
        ["fu_hsi", 0],
    ]


@pytest.mark.rule("8.1")
def test_recruiting_is_optional() -> None:
    """Whoever could pay may end the turn."""
    game = scene(specialists=["riu"], tokens={0: {"plum": 2}})

    play(game, "fleet 1, done, done")

    assert game.turn == 1
    assert player(game, 0)["culture"] == {"plum": 2}


@pytest.mark.rule("8.2")
def test_a_specialist_stays_to_the_end() -> None:
    """Through the end of the round, in the order they came."""
    game = scene(
        played=[4, 5, 10], specialists=["riu"], crew={0: ["tomoe"]}, tokens={0: {"plum": 2}}
    )

    play(game, "fleet 1, done, recruit riu plum plum")

    assert game.position()["round"] == 6
    assert player(game, 0)["specialists"] == ["tomoe", "riu"]
    assert game.scores()[0]["specialists"] == 1 + 3


# 8.4: exchanges


@pytest.mark.rule("8.4")
def test_raijin_needs_a_gold_boat_in_the_reserve() -> None:
    """Without one, two other boats cannot be exchanged."""
    game = scene(
        played=[4], fleets=[6], crew={0: ["raijin"]}, hand={0: ["stone"]}, reserve={"gold": 0}
    )

    play(game, "fleet 6")

    assert options(game, "raijin") == []
    assert refused(game, "raijin bamboo wood") == "8.4 reserve_empty"


@pytest.mark.rule("8.4")
def test_exchanged_boats_return_before_the_new_ones_are_taken() -> None:
    """The gold given to Raijin is the gold taken back, where the reserve has no other."""
    game = scene(
        played=[4], fleets=[6], crew={0: ["raijin"]}, hand={0: ["gold"]}, reserve={"gold": 0}
    )

    play(game, "fleet 6")
    assert options(game, "raijin") == ["bamboo gold", "wood gold"]
    play(game, "raijin wood gold")

    assert player(game, 0)["boats"] == ["bamboo", "gold"]
    assert game.position()["reserve"]["gold"] == 0
    assert [event["colour"] for event in happened(game, "boats_returned")] == ["wood", "gold"]


@pytest.mark.rule("8.4")
def test_nakatsu_needs_both_boats_in_the_reserve() -> None:
    """No wood is left, one bamboo and one clay: not two of these."""
    game = scene(
        played=[4],
        fleets=[5],
        crew={0: ["nakatsu"]},
        reserve={"bamboo": 1, "wood": 0, "clay": 1},
    )

    play(game, "fleet 5")

    assert options(game, "nakatsu") == [
        "bamboo stone",
        "bamboo clay",
        "stone stone",
        "stone clay",
    ]
    assert refused(game, "nakatsu wood clay") == "8.4 reserve_empty"
    assert refused(game, "nakatsu clay clay") == "8.4 reserve_empty"


@pytest.mark.rule("8.4")
def test_michimata_needs_a_gold_boat_in_the_reserve() -> None:
    """Without one no token can be given."""
    game = scene(played=[4], crew={0: ["michimata"]}, tokens={0: {"plum": 1}}, reserve={"gold": 0})

    play(game, "fleet 1")

    assert refused(game, "michimata plum") == "8.4 reserve_empty"
