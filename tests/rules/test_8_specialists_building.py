"""Section 8: what Ananda, Awashima and Kagutsuchi do when something is built."""

import pytest

from tests.scenes import happened, options, play, player, scene

TOKEN = {"plum": 1}


@pytest.mark.rule("8.3")
def test_ananda_is_paid_by_who_builds_beside_the_owner() -> None:
    """2 coins from the builder to the owner."""
    game = scene(
        players=3,
        row=["b01"],
        boats={"s02": "bamboo"},
        built={"i08": 2},
        crew={2: ["ananda"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert happened(game, "toll_paid") == [{"to": 2, "coins": 2}]
    assert [player(game, seat)["coins"] for seat in range(3)] == [8, 10, 12]


@pytest.mark.rule("8.3")
def test_ananda_is_paid_once_however_many_buildings_are_adjacent() -> None:
    """Three buildings of the owner around the site: 2 coins."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo"},
        built={"i08": 1, "i15": 1, "i22": 1},
        crew={1: ["ananda"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["coins"] == 8
    assert player(game, 1)["coins"] == 12


@pytest.mark.rule("8.3")
def test_ananda_is_paid_for_a_prestige_building_too() -> None:
    """Anything built there."""
    game = scene(
        row=["b22"],
        boats={"s02": "wood", "s06": "stone", "s07": "gold"},
        built={"i08": 1},
        crew={1: ["ananda"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b22 i14")

    assert player(game, 0)["coins"] == 8


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    "built", [{"i09": 1}, {"i08": "torii"}, {"i08": 2}], ids=["corner", "neutral", "another's"]
)
def test_ananda_is_not_paid_elsewhere(built: dict[str, int | str]) -> None:
    """Only beside the owner's own standard buildings."""
    game = scene(
        players=3,
        row=["b01"],
        boats={"s02": "bamboo"},
        built=built,
        crew={1: ["ananda"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["coins"] == 10


@pytest.mark.rule("8.3")
def test_ananda_is_not_paid_by_the_owner() -> None:
    """Not even without a coin."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo"},
        built={"i08": 0},
        crew={0: ["ananda"]},
        coins={0: 0},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["coins"] == 2


@pytest.mark.rule("8.3")
def test_who_cannot_pay_ananda_cannot_build_there() -> None:
    """Nor from the bonus the building would bring: the toll is paid before."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo"},
        built={"i08": 1, "i15": 0},
        crew={0: ["hetsuka"], 1: ["ananda"]},
        tokens={0: TOKEN},
        coins={0: 1},
    )

    play(game, "fleet 1, place bamboo s01")
    refusal = game.why_not("build b01 i14")
    assert refusal is not None
    assert (refusal.code, refusal.values) == ("toll", {"to": 1, "needed": 2, "coins": 1})
    play(game, "hetsuka plum")

    assert happened(game, "toll_paid", "coins_gained") == [
        {"cause": "hetsuka", "coins": 4, "group": 0},
        {"to": 1, "coins": 2},
        {"cause": "group", "coins": 2, "group": 2},
    ]


@pytest.mark.rule("8.3")
def test_who_cannot_pay_ananda_can_build_elsewhere() -> None:
    """Of two sites beside the boat only the one without toll is offered."""
    game = scene(
        row=["b01"],
        boats={"s06": "bamboo"},
        built={"i08": 1},
        crew={0: ["hetsuka"], 1: ["ananda"]},
        tokens={0: TOKEN},
        coins={0: 0},
    )

    play(game, "fleet 1, place bamboo s01")

    assert options(game, "build") == ["b01 i22"]


@pytest.mark.rule("8.3")
def test_awashima_gives_the_bonuses_to_prestige_buildings() -> None:
    """A torii on a mountain beside a palace, joining a group of two and a single building."""
    game = scene(
        row=["b22"],
        boats={"s02": "wood", "s06": "stone", "s07": "gold"},
        mountains=["i14"],
        built={"i08": "palace", "i15": 0, "i16": 0, "i22": 0},
        crew={0: ["awashima"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b22 i14")

    assert player(game, 0)["prestige"] == 2
    assert happened(game, "coins_gained") == [{"cause": "group", "coins": 4, "group": 4}]


@pytest.mark.rule("8.3")
def test_awashima_counts_two_groups_that_the_building_joins() -> None:
    """i08 and i22 hang together only through the new torii; it counts too."""
    game = scene(
        row=["b22"],
        boats={"s02": "wood", "s06": "stone", "s07": "gold"},
        built={"i08": 0, "i01": 0, "i22": 0},
        crew={0: ["awashima"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b22 i14")

    assert player(game, 0)["coins"] == 14


@pytest.mark.rule("8.3")
def test_awashima_gives_no_coins_without_a_building_of_ones_own_beside() -> None:
    """A prestige building alone is no group; others' buildings do not count."""
    game = scene(
        row=["b22"],
        boats={"s02": "wood", "s06": "stone", "s07": "gold"},
        built={"i08": 1},
        crew={0: ["awashima"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b22 i14")

    assert player(game, 0)["coins"] == 10


@pytest.mark.rule("8.3")
def test_a_prestige_building_is_neutral_after_awashimas_bonuses() -> None:
    """It does not hold together one's group later."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo"},
        built={"i08": "torii", "i01": 0},
        tiles={0: ["b22"]},
        crew={0: ["awashima"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["coins"] == 10
    assert player(game, 0)["prestige"] == 1


@pytest.mark.rule("8.3")
def test_kagutsuchi_is_not_among_awashimas_bonuses() -> None:
    """A torii far from one's own buildings brings no token."""
    game = scene(
        row=["b22"],
        boats={"s02": "wood", "s06": "stone", "s07": "gold"},
        crew={0: ["awashima", "kagutsuchi"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b22 i14")

    assert player(game, 0)["prestige"] == 0


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("built", "prestige"),
    [({}, 1), ({"i09": 0}, 1), ({"i08": 1}, 1), ({"i08": 0}, 0), ({"i08": "torii"}, 2)],
    ids=["alone", "own at a corner", "beside another's", "beside own", "beside a torii"],
)
def test_kagutsuchi_gives_a_prestige_token_away_from_ones_own_buildings(
    built: dict[str, int | str], prestige: int
) -> None:
    """One more when no standard building of one's own is adjacent; others' do not matter."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo"},
        built=built,
        crew={0: ["kagutsuchi"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["prestige"] == prestige


@pytest.mark.rule("8.3")
def test_kagutsuchi_gives_none_for_a_prestige_building() -> None:
    """Only standard buildings count."""
    game = scene(
        row=["b22"],
        boats={"s02": "wood", "s06": "stone", "s07": "gold"},
        crew={0: ["kagutsuchi"]},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b22 i14")

    assert player(game, 0)["prestige"] == 0
