"""Section 6, the bonuses of a building."""

import pytest

from tests.scenes import AT_LEISURE, happened, play, player, scene

# The site is i14 with the slots s01, s02, s06 and s07; these islands lie beside it.
SITE = ["i08", "i15", "i22"]


@pytest.mark.rule("6.12")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_prestige_token_for_each_adjacent_torii_or_palace(number: int) -> None:
    """Whoever built them; the one on i09 is not adjacent."""
    around = dict(zip(SITE, ["torii", "palace", "torii"], strict=True))
    built = {**dict(list(around.items())[:number]), "i09": "palace"}
    game = scene(row=["b01"], boats={"s02": "bamboo"}, built=built, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["prestige"] == number


@pytest.mark.rule("6.12")
def test_a_prestige_token_on_a_mountain() -> None:
    """One, for standing there."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, mountains=["i14"], **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert happened(game, "prestige_gained") == [{"cause": "mountain", "number": 1}]
    assert player(game, 0)["prestige"] == 1


@pytest.mark.rule("6.12")
def test_a_building_alone_brings_no_coins() -> None:
    """A group has two or more; another player's building makes none."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, built={"i08": 1}, **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["coins"] == 10


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(
    ("mine", "group"),
    [
        (["i08"], 2),
        (["i08", "i22"], 3),
        (["i08", "i01", "i02"], 4),
        (["i08", "i28"], 2),
        (["i09"], 0),
    ],
    ids=["one beside", "joins two", "through others", "one apart", "at a corner"],
)
def test_a_coin_for_each_building_of_the_group(mine: list[str], group: int) -> None:
    """All buildings of one's own that hang together with the new one, itself included."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, built=dict.fromkeys(mine, 0), **AT_LEISURE)

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["coins"] == 10 + group


@pytest.mark.rule("6.12")
def test_others_and_neutral_buildings_do_not_hold_a_group_together() -> None:
    """i01 is linked with i14 through i08 only, where a torii or another's building stands."""
    for between in ("torii", 1):
        game = scene(
            row=["b01"], boats={"s02": "bamboo"}, built={"i08": between, "i01": 0}, **AT_LEISURE
        )

        play(game, "fleet 1, place bamboo s01, build b01 i14")

        assert player(game, 0)["coins"] == 10


@pytest.mark.rule("6.12")
def test_a_trading_post_doubles_the_coins() -> None:
    """Two for each building of the group; and none without a group."""
    group = scene(row=["b16"], boats={"s02": "wood"}, built={"i08": 0, "i22": 0}, **AT_LEISURE)
    alone = scene(row=["b16"], boats={"s02": "wood"}, **AT_LEISURE)

    play(group, "fleet 1, place bamboo s01, build b16 i14")
    play(alone, "fleet 1, place bamboo s01, build b16 i14")

    assert happened(group, "coins_gained") == [{"cause": "trading_post", "coins": 6, "group": 3}]
    assert player(group, 0)["coins"] == 16
    assert player(alone, 0)["coins"] == 10


@pytest.mark.rule("6.12")
def test_a_trading_post_built_earlier_does_not_double() -> None:
    """The tile built now decides."""
    game = scene(
        row=["b01"], boats={"s02": "bamboo"}, built={"i08": 0}, tiles={0: ["b16"]}, **AT_LEISURE
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert player(game, 0)["coins"] == 12


@pytest.mark.rule("6.12")
def test_all_bonuses_are_added() -> None:
    """A trading post on a mountain between a palace, a torii and a building of one's own."""
    game = scene(
        row=["b16"],
        boats={"s02": "wood"},
        mountains=["i14"],
        built={"i08": "palace", "i15": "torii", "i22": 0},
        **AT_LEISURE,
    )

    play(game, "fleet 1, place bamboo s01, build b16 i14")

    assert player(game, 0)["prestige"] == 3
    assert player(game, 0)["coins"] == 14


@pytest.mark.rule("6.13")
def test_a_prestige_building_brings_none_of_these() -> None:
    """A torii on a mountain beside a palace and two buildings of one's own."""
    game = scene(
        row=["b22"],
        boats={"s02": "wood", "s06": "stone", "s07": "gold"},
        mountains=["i14"],
        built={"i08": "palace", "i15": 0, "i22": 0},
        **AT_LEISURE,
    )

    play(game, "fleet 1, place bamboo s01, build b22 i14")

    assert game.position()["built"]["i14"] == "torii"
    assert player(game, 0)["prestige"] == 0
    assert player(game, 0)["coins"] == 10
