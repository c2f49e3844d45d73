"""Section 8: what the specialists do, those of building aside."""

import pytest

from tests.scenes import happened, options, play, player, refused, scene

TOKEN = {"plum": 1}
ONCE_A_TURN = {
    "raijin": "bamboo wood",
    "nakatsu": "wood wood",
    "michimata": "plum",
    "hetsuka": "plum",
    "kachiko": "i30",
}
POINTS = {
    "amateratsu": 0,
    "izanagi": 1,
    "raijin": 2,
    "ananda": 1,
    "izanami": 1,
    "riu": 3,
    "awashima": 2,
    "kachiko": 1,
    "susanoo": 1,
    "ebisu": 0,
    "kagutsuchi": 1,
    "tomoe": 1,
    "fu_hsi": 0,
    "michimata": 1,
    "toyo_tama": 1,
    "hetsuka": 2,
    "nakatsu": 2,
    "yasoma": 4,
}


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("who", "points"), POINTS.items())
def test_each_is_worth_its_points(who: str, points: int) -> None:
    """At scoring, for their owner."""
    game = scene(crew={0: [who]})

    assert game.scores()[0]["specialists"] == points
    assert game.scores()[1]["specialists"] == 0


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("who", "what"), ONCE_A_TURN.items())
def test_a_power_is_its_owners_alone(who: str, what: str) -> None:
    """Others are refused it, though all else is there."""
    game = scene(
        fleets=[6],
        crew={1: [who]},
        hand={0: ["gold"]},
        tokens={0: TOKEN},
        sacred=["i30"],
    )

    play(game, "fleet 6")

    assert options(game, who) == []
    assert refused(game, f"{who} {what}") == "8.3 not_yours"


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("who", "what"), ONCE_A_TURN.items())
def test_once_a_turn(who: str, what: str) -> None:
    """A second use in the same turn is refused."""
    game = scene(
        fleets=[6],
        crew={0: [who, "riu"]},
        hand={0: ["wood", "gold", "gold"]},
        tokens={0: {"plum": 2}},
        sacred=["i30", "i31"],
    )

    play(game, f"fleet 6, {who} {what}")

    again = {"raijin": "wood gold", "kachiko": "i31"}.get(who, what)
    assert refused(game, f"{who} {again}") == "8.3 used_this_turn"


@pytest.mark.rule("8.3")
def test_amateratsu_doubles_prestige_tokens_at_scoring() -> None:
    """Two points each for the owner, one for others."""
    game = scene(crew={0: ["amateratsu"]}, prestige={0: 3, 1: 3})

    assert game.scores()[0]["prestige"] == 6
    assert game.scores()[1]["prestige"] == 3


@pytest.mark.rule("8.3")
def test_izanagi_allows_one_more_transaction() -> None:
    """Two in a turn, of any sort, and no third."""
    game = scene(crew={0: ["izanagi"]})

    play(game, "fleet 4, buy wood, sell clay")

    assert player(game, 0)["coins"] == 12
    assert refused(game, "sell wood") == "5.2 no_transaction_left"


@pytest.mark.rule("8.3")
def test_raijin_exchanges_two_boats_for_a_gold_one() -> None:
    """Any two of the hand, gold and two of one colour among them."""
    game = scene(fleets=[6], crew={0: ["raijin", "riu"]}, hand={0: ["wood", "gold", "gold"]})

    play(game, "fleet 6")
    assert options(game, "raijin") == [
        "bamboo wood",
        "bamboo gold",
        "wood wood",
        "wood gold",
        "gold gold",
    ]
    assert refused(game, "raijin bamboo bamboo") == "8.3 not_in_hand"
    play(game, "raijin wood wood")

    assert player(game, 0)["boats"] == ["bamboo", "gold", "gold", "gold"]
    assert game.position()["reserve"] == {
        "bamboo": 21,
        "wood": 19,
        "stone": 16,
        "clay": 13,
        "gold": 7,
    }


@pytest.mark.rule("8.3")
def test_izanami_takes_half_of_the_coins_when_another_recruits() -> None:
    """The recruiter takes the other half."""
    game = scene(
        players=3, specialists=[("riu", 6)], crew={2: ["izanami"]}, tokens={0: {"plum": 2}}
    )

    play(game, "fleet 1, done, recruit riu plum plum")

    assert [player(game, seat)["coins"] for seat in range(3)] == [13, 10, 13]


@pytest.mark.rule("8.3")
def test_izanami_does_not_share_when_the_owner_recruits_or_nothing_lies_there() -> None:
    """The owner takes all; of no coins there is no half."""
    owner = scene(specialists=[("riu", 6)], crew={0: ["izanami"]}, tokens={0: {"plum": 2}})
    nothing = scene(specialists=["riu"], crew={1: ["izanami"]}, tokens={0: {"plum": 2}})

    play(owner, "fleet 1, done, recruit riu plum plum")
    play(nothing, "fleet 1, done, recruit riu plum plum")

    assert player(owner, 0)["coins"] == 16
    assert [player(nothing, seat)["coins"] for seat in range(2)] == [10, 10]
    assert happened(nothing, "coins_gained", "coins_shared") == []


@pytest.mark.rule("8.3")
def test_izanami_just_recruited_shares_nothing_with_her_recruiter() -> None:
    """Whoever recruits her takes all the coins on her."""
    game = scene(specialists=[("izanami", 4)], tokens={0: {"plum": 2}})

    play(game, "fleet 1, done, recruit izanami plum plum")

    assert player(game, 0)["coins"] == 14


@pytest.mark.rule("8.3")
def test_riu_makes_room_for_three_boats() -> None:
    """Three are kept, a fourth is set aside."""
    game = scene(fleets=[6], crew={0: ["riu"]}, hand={0: ["clay", "gold"]})

    play(game, "fleet 6, done, discard bamboo")

    assert player(game, 0)["boats"] == ["wood", "clay", "gold"]
    assert player(game, 0)["aside"] == ["bamboo"]
    assert game.turn == 1


@pytest.mark.rule("8.3")
def test_kachiko_removes_a_sacred_ground_token_for_two_coins() -> None:
    """From any island of the board."""
    game = scene(crew={0: ["kachiko"]}, sacred=["i09", "i30"], coins={0: 2})

    play(game, "fleet 1")
    assert options(game, "kachiko") == ["i09", "i30"]
    assert refused(game, "kachiko i10") == "8.3 no_sacred_ground"
    play(game, "kachiko i30")

    assert game.position()["sacred"] == ["i09"]
    assert player(game, 0)["coins"] == 0


@pytest.mark.rule("8.3")
def test_kachiko_is_not_used_without_the_coins() -> None:
    """One coin is not enough."""
    game = scene(crew={0: ["kachiko"]}, sacred=["i09"], coins={0: 1})

    play(game, "fleet 1")

    assert refused(game, "kachiko i09") == "8.3 too_few_coins"


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("colour", "price"), [("bamboo", 1), ("wood", 2), ("stone", 6), ("clay", 7)]
)
def test_susanoo_sells_stone_for_6_and_clay_for_7(colour: str, price: int) -> None:
    """The other colours bring what they do."""
    game = scene(crew={0: ["susanoo"]}, hand={0: [colour]})

    play(game, f"fleet 5, sell {colour}")

    assert player(game, 0)["coins"] == 10 + price
    assert refused(game, "sell gold") == "5.2 no_transaction_left"


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("colour", "price"), [("stone", 3), ("clay", 4)])
def test_susanoo_buys_as_everybody_does(colour: str, price: int) -> None:
    """Only selling is dearer."""
    game = scene(crew={0: ["susanoo"]})

    play(game, f"fleet 5, buy {colour}")

    assert player(game, 0)["coins"] == 10 - price


@pytest.mark.rule("8.3")
def test_ebisu_takes_one_more_token_from_any_island() -> None:
    """Right after the last token of the collection."""
    game = scene(crew={0: ["ebisu"]}, culture={"i01": "plum", "i08": "rice", "i30": "maple"})

    play(game, "fleet 1, place bamboo s03, collect i01")
    assert options(game, "ebisu") == ["i08", "i30"]
    assert refused(game, "ebisu i01") == "8.3 no_culture_token"
    play(game, "ebisu i30")

    assert player(game, 0)["culture"] == {"plum": 1, "maple": 1}
    assert game.turn == 1


@pytest.mark.rule("8.3")
def test_ebisu_takes_the_last_token_of_the_board() -> None:
    """One token is left, far from all boats."""
    game = scene(crew={0: ["ebisu"]}, culture={"i01": "plum", "i22": "rice"})

    play(game, "fleet 1, place bamboo s05")
    assert options(game, "ebisu") == ["i01"]
    play(game, "ebisu i01")

    assert player(game, 0)["culture"] == {"plum": 1, "rice": 1}


@pytest.mark.rule("8.3")
def test_ebisus_token_is_optional() -> None:
    """The answer `done` declines it."""
    game = scene(crew={0: ["ebisu"]}, culture={"i01": "plum", "i08": "rice"})

    play(game, "fleet 1, place bamboo s03, collect i01, done")

    assert player(game, 0)["culture"] == {"plum": 1}
    assert game.position()["culture"] == {"i08": "rice"}


@pytest.mark.rule("8.3")
def test_ebisu_needs_a_collection_and_a_token_on_the_board() -> None:
    """Nothing is asked without a collection, after building, or when the board is bare."""
    none = scene(crew={0: ["ebisu"]}, culture={"i30": "plum"})
    play(none, "fleet 1")
    assert refused(none, "ebisu i30") == "8.3 only_after_collecting"

    builder = scene(
        crew={0: ["ebisu", "hetsuka"]},
        tokens={0: TOKEN},
        culture={"i30": "plum"},
        row=["b01"],
        boats={"s02": "bamboo"},
    )
    play(builder, "fleet 1, place bamboo s01, build b01 i14")
    assert refused(builder, "ebisu i30") == "8.3 only_after_collecting"

    bare = scene(crew={0: ["ebisu"]}, culture={"i01": "plum"}, hand={0: ["gold"]})
    play(bare, "fleet 1, place bamboo s03, collect i01")
    assert bare.turn == 1


@pytest.mark.rule("8.3")
def test_ebisu_is_his_owners_alone() -> None:
    """Another player's collection ends with its last token."""
    game = scene(
        crew={0: ["hetsuka"], 1: ["ebisu"]},
        tokens={0: TOKEN},
        culture={"i01": "plum", "i30": "rice"},
    )

    play(game, "fleet 1, place bamboo s03, collect i01")

    assert refused(game, "ebisu i30") == "8.3 not_yours"


@pytest.mark.rule("8.3")
def test_tomoe_trades_gold_at_5() -> None:
    """It is the turn's transaction; prices of other colours stay."""
    buyer = scene(crew={0: ["tomoe"]}, coins={0: 5})
    seller = scene(crew={0: ["tomoe"]}, coins={0: 4})

    play(buyer, "fleet 1, buy gold")
    play(seller, "fleet 5")
    assert refused(seller, "buy gold") == "5.1 too_few_coins"
    play(seller, "sell gold")

    assert player(buyer, 0)["coins"] == 0
    assert player(buyer, 0)["boats"] == ["bamboo", "gold"]
    assert player(seller, 0)["coins"] == 9
    assert refused(buyer, "sell bamboo") == "5.2 no_transaction_left"


@pytest.mark.rule("8.3")
def test_fu_hsi_counts_a_point_for_each_three_coins() -> None:
    """14 coins are 4 points, for others 2."""
    game = scene(crew={0: ["fu_hsi"]}, coins={0: 14, 1: 14})

    assert game.scores()[0]["coins"] == 4
    assert game.scores()[1]["coins"] == 2


@pytest.mark.rule("8.3")
def test_michimata_gives_a_gold_boat_for_a_token() -> None:
    """The token leaves the game."""
    game = scene(crew={0: ["michimata"]}, tokens={0: {"maple": 1, "rice": 1}})

    play(game, "fleet 1")
    assert options(game, "michimata") == ["maple", "rice"]
    assert refused(game, "michimata plum") == "8.3 tokens_missing"
    play(game, "michimata rice")

    assert player(game, 0)["culture"] == {"maple": 1}
    assert player(game, 0)["boats"] == ["bamboo", "gold"]
    assert game.position()["reserve"]["gold"] == 9


@pytest.mark.rule("8.3")
def test_toyo_tama_enters_everywhere_on_the_border() -> None:
    """Every empty slot with a lane of a single island; none inside, and only the first boat."""
    game = scene(crew={0: ["toyo_tama"]}, boats={"s59": "gold"}, hand={0: ["clay"]})

    play(game, "fleet 1")
    north = ["s04", "s09", "s16", "s24", "s31", "s40", "s49", "s55"]
    east = ["s57", "s58", "s54", "s56"]
    south = ["s10", "s17", "s26", "s34", "s41", "s50"]
    west = ["s01", "s02", "s03", "s05"]
    assert options(game, "place bamboo") == sorted(north + east + south + west)
    assert refused(game, "place bamboo s20") == "6.2 no_entry"
    play(game, "place bamboo s55")

    assert options(game, "place clay") == ["s49", "s57"]


@pytest.mark.rule("8.3")
def test_toyo_tamas_entries_are_her_owners_alone() -> None:
    """For others the border is no entry."""
    game = scene(crew={1: ["toyo_tama"]})

    play(game, "fleet 1")

    assert refused(game, "place bamboo s55") == "6.2 no_entry"


@pytest.mark.rule("8.3")
def test_hetsuka_gives_four_coins_for_a_token() -> None:
    """The token leaves the game."""
    game = scene(crew={0: ["hetsuka"]}, tokens={0: {"plum": 1, "rice": 1}})

    play(game, "fleet 1")
    assert refused(game, "hetsuka maple") == "8.3 tokens_missing"
    play(game, "hetsuka rice")

    assert player(game, 0)["culture"] == {"plum": 1}
    assert player(game, 0)["coins"] == 14


@pytest.mark.rule("8.3")
def test_nakatsu_exchanges_a_gold_boat_for_two_others() -> None:
    """Not gold, of the same or of different colours."""
    game = scene(crew={0: ["nakatsu"]})

    play(game, "fleet 5")
    assert len(options(game, "nakatsu")) == 10
    assert not any("gold" in pair for pair in options(game, "nakatsu"))
    same, different = game.copy(), game.copy()
    play(same, "nakatsu stone stone")
    play(different, "nakatsu bamboo clay")

    assert player(same, 0)["boats"] == ["stone", "stone"]
    assert player(different, 0)["boats"] == ["bamboo", "clay"]
    assert same.position()["reserve"]["gold"] == 10


@pytest.mark.rule("8.3")
def test_nakatsu_needs_a_gold_boat_in_hand() -> None:
    """Without one there is nothing to exchange."""
    game = scene(crew={0: ["nakatsu"]})

    play(game, "fleet 1")

    assert refused(game, "nakatsu wood wood") == "8.3 not_in_hand"


@pytest.mark.rule("8.3")
def test_yasoma_has_no_power() -> None:
    """With and without Yasoma the same is offered; 4 points are all."""
    with_yasoma, without = scene(crew={0: ["yasoma"]}), scene()

    play(with_yasoma, "fleet 1")
    play(without, "fleet 1")

    assert with_yasoma.legal() == without.legal()
    assert with_yasoma.scores()[0]["specialists"] == 4
