"""Section 6, placing: one unbranched chain of boats."""

import pytest

from tests.scenes import AT_LEISURE, options, play, player, refused, scene

ENTRIES = ["s01", "s02", "s03", "s04", "s05"]


@pytest.mark.rule("6.1")
def test_boats_come_from_the_fleet_and_from_the_harbour() -> None:
    """Both can be placed, in any order; a colour not in hand cannot."""
    game = scene(hand={0: ["gold"]})

    play(game, "fleet 1")
    assert options(game, "place bamboo") == ENTRIES
    assert options(game, "place gold") == ENTRIES
    assert refused(game, "place wood s01") == "6.1 not_in_hand"
    play(game, "place gold s01")

    assert game.position()["boats"] == {"s01": "gold"}
    assert player(game, 0)["boats"] == ["bamboo"]


@pytest.mark.rule("6.1")
def test_a_boat_bought_this_turn_can_be_placed() -> None:
    """It is in hand like the others."""
    game = scene()

    play(game, "fleet 1, buy clay, place clay s01")

    assert game.position()["boats"] == {"s01": "clay"}


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("placed", [0, 1, 2, 3, 4])
def test_any_number_is_placed_or_none(placed: int) -> None:
    """After each boat one may stop, if nothing can be collected or built."""
    game = scene(fleets=[10], hand={0: ["bamboo"]}, **AT_LEISURE)
    chain = ["place bamboo s04", "place wood s09", "place clay s16", "place gold s24"]

    play(game, ", ".join(["fleet 10", "take gold", *chain[:placed]]))

    assert len(game.position()["boats"]) == placed
    assert "done" in game.legal()


@pytest.mark.rule("6.1")
def test_boats_set_aside_are_not_placed() -> None:
    """They are not in hand."""
    game = scene(aside={0: ["gold"]})

    play(game, "fleet 1")

    assert refused(game, "place gold s01") == "6.1 not_in_hand"


@pytest.mark.rule("6.2")
def test_the_first_boat_goes_on_an_entry_or_beside_a_boat_of_its_colour() -> None:
    """Wood may go beside the wood on s13, not beside the clay on s23."""
    game = scene(boats={"s13": "wood", "s23": "clay"}, hand={0: ["clay"]})

    play(game, "fleet 2")

    assert options(game, "place wood") == [*ENTRIES, "s07", "s15", "s19"]
    assert options(game, "place clay") == [*ENTRIES, "s19", "s24", "s28"]
    assert refused(game, "place wood s24") == "6.2 no_entry"
    assert refused(game, "place wood s59") == "6.2 no_entry"


@pytest.mark.rule("6.2")
def test_the_slot_of_the_first_boat_must_be_empty() -> None:
    """Neither an occupied entry nor an occupied slot beside its colour."""
    game = scene(boats={"s01": "gold", "s13": "wood", "s19": "clay"})

    play(game, "fleet 2")

    assert options(game, "place wood") == ["s02", "s03", "s04", "s05", "s07", "s15"]
    assert refused(game, "place wood s01") == "6.5 slot_occupied"
    assert refused(game, "place wood s19") == "6.5 slot_occupied"


@pytest.mark.rule("6.3")
def test_each_further_boat_continues_from_the_one_before() -> None:
    """After s03 and s08 the chain goes on from s08, whatever the colours, and never branches."""
    game = scene(fleets=[10], boats={"s20": "gold", "s09": "clay"})

    play(game, "fleet 10, take gold, place wood s03")
    assert options(game, "place gold") == ["s02", "s04", "s08"]
    assert options(game, "place clay") == ["s02", "s04", "s08"]
    play(game, "place gold s08")

    assert options(game, "place clay") == ["s07", "s14"]
    assert refused(game, "place clay s02") == "6.3 not_connected"
    assert refused(game, "place clay s16") == "6.3 not_connected"
    assert refused(game, "place clay s01") == "6.3 not_connected"
    assert refused(game, "place clay s09") == "6.5 slot_occupied"


@pytest.mark.rule("6.3")
def test_a_chain_that_is_shut_in_ends() -> None:
    """Where no connected slot is empty no further boat is placed."""
    game = scene(fleets=[6, 4], boats={"s03": "clay", "s09": "clay"})

    play(game, "fleet 6, place bamboo s04")

    assert options(game, "place") == []


# 6.4: which slots count as placed this turn


@pytest.mark.rule("6.4")
def test_a_slot_counts_only_while_it_holds_a_boat() -> None:
    """The boat placed is removed: nothing can be collected with it."""
    game = scene(fleets=[7], culture={"i01": "plum"}, **AT_LEISURE)

    play(game, "fleet 7, place bamboo s04")
    assert "collect i01" in game.legal()
    play(game, "remove s04")

    assert refused(game, "collect i01") == "6.4 no_boat_placed"


@pytest.mark.rule("6.4")
def test_when_the_end_of_the_chain_is_removed_no_further_boat_is_placed() -> None:
    """Not from the slots before it either; but these still count."""
    game = scene(
        fleets=[7],
        hand={0: ["gold"]},
        culture={"i01": "plum", "i02": "rice", "i08": "maple"},
    )

    play(game, "fleet 7, place bamboo s03, place stone s08, remove s08")

    assert options(game, "place") == []
    assert refused(game, "place gold s08") == "6.4 chain_broken"
    assert refused(game, "place gold s02") == "6.4 chain_broken"
    assert options(game, "collect") == ["i01", "i08"]
    assert refused(game, "collect i02") == "6.6 not_adjacent"


@pytest.mark.rule("6.4")
def test_when_the_only_boat_is_removed_no_new_chain_is_begun() -> None:
    """An emptied chain is still a chain."""
    game = scene(fleets=[7], **AT_LEISURE)

    play(game, "fleet 7, place bamboo s03, remove s03")

    assert options(game, "place") == []
    assert refused(game, "place stone s04") == "6.4 chain_broken"


@pytest.mark.rule("6.4")
def test_when_the_end_of_the_chain_is_moved_no_further_boat_is_placed() -> None:
    """Neither from the slot it left nor from the one it went to."""
    game = scene(hand={0: ["gold"]}, **AT_LEISURE)

    play(game, "fleet 4, place clay s03, move s03 s08")

    assert refused(game, "place gold s04") == "6.4 chain_broken"
    assert refused(game, "place gold s09") == "6.4 chain_broken"


@pytest.mark.rule("6.4")
def test_when_an_earlier_boat_is_removed_the_chain_goes_on() -> None:
    """Only its end matters for placing; the emptied slot stays in the list of placements."""
    game = scene(fleets=[7], hand={0: ["gold"]}, culture={"i01": "plum"})

    play(game, "fleet 7, place bamboo s03, place stone s02, remove s03")

    assert options(game, "place gold") == ["s01", "s03", "s07"]
    assert game.position()["now"]["chain"] == ["s03", "s02"]
    assert refused(game, "collect i01") == "6.6 not_adjacent"


@pytest.mark.rule("6.4")
def test_a_boat_moved_away_does_not_count_where_it_now_stands() -> None:
    """Moved from s03 to s02 it gives no token of i14, and none of i08 beside both slots."""
    game = scene(culture={"i08": "rice", "i14": "plum"}, **AT_LEISURE)

    play(game, "fleet 4, place clay s03, move s03 s02")

    assert refused(game, "collect i14") == "6.4 no_boat_placed"
    assert refused(game, "collect i08") == "6.4 no_boat_placed"


@pytest.mark.rule("6.4")
def test_a_boat_of_before_does_not_count_where_it_was_moved() -> None:
    """Moving a boat is not placing it."""
    game = scene(boats={"s08": "wood"}, culture={"i01": "plum"})

    play(game, "fleet 4, move s08 s03")

    assert refused(game, "collect i01") == "6.14 no_boat_placed"


@pytest.mark.rule("6.4")
def test_a_slot_emptied_and_placed_on_again_counts_once() -> None:
    """Three placements on two slots: two tokens, though four could be reached."""
    game = scene(
        fleets=[7],
        hand={0: ["gold"]},
        culture={"i01": "plum", "i02": "rice", "i08": "maple", "i09": "plum"},
    )

    play(game, "fleet 7, place bamboo s03, place stone s08, remove s03, place gold s03")
    assert game.position()["now"]["chain"] == ["s03", "s08", "s03"]
    play(game, "collect i01, collect i02")

    assert player(game, 0)["culture"] == {"plum": 1, "rice": 1}
    assert game.position()["step"] == "recruit"


@pytest.mark.rule("6.4")
def test_a_slot_whose_boat_was_moved_away_counts_when_placed_on_again() -> None:
    """The boat that stands there now was placed this turn."""
    game = scene(
        hand={0: ["wood", "gold"]},
        crew={0: ["riu"]},
        culture={"i01": "plum", "i08": "rice", "i14": "rice"},
    )

    play(game, "fleet 4, place clay s03, place wood s04, move s03 s02, place gold s03")

    assert game.position()["boats"] == {"s02": "clay", "s03": "gold", "s04": "wood"}
    assert options(game, "collect") == ["i01", "i08"]
    assert refused(game, "collect i14") == "6.6 not_adjacent"


@pytest.mark.rule("6.4")
def test_a_slot_whose_boat_was_swapped_counts() -> None:
    """A boat is there: the slot counts for collecting, and the chain goes on from it."""
    game = scene(fleets=[8], boats={"s30": "gold"}, culture={"i01": "plum", "i31": "rice"})

    play(game, "fleet 8, place bamboo s04, swap s04 s30")

    assert game.position()["boats"] == {"s04": "gold", "s30": "bamboo"}
    assert options(game, "collect") == ["i01"]
    assert options(game, "place clay") == ["s03", "s09"]
    assert refused(game, "collect i31") == "6.6 not_adjacent"


@pytest.mark.rule("6.4")
def test_a_swapped_boat_counts_with_its_new_colour_for_building() -> None:
    """The gold that came to s01 by a swap is one of the boats on i14."""
    game = scene(fleets=[8], row=["b21"], boats={"s02": "wood", "s06": "bamboo", "s30": "gold"})

    play(game, "fleet 8, place clay s01")
    assert refused(game, "build b21 i14") == "6.9 boats_missing"
    play(game, "swap s01 s30")

    assert refused(game, "build b21 i14") == "legal"


@pytest.mark.rule("6.4")
def test_removing_the_boats_just_placed_escapes_the_obligation() -> None:
    """The turn cannot end while a token can be collected, and ends when both boats are gone."""
    game = scene(fleets=[7], culture={"i01": "plum", "i08": "rice"})

    play(game, "fleet 7, place bamboo s03, place stone s04")
    assert refused(game, "done") == "6.14 must_collect_or_build"
    play(game, "remove s03")
    assert refused(game, "done") == "6.14 must_collect_or_build"
    play(game, "remove s04")

    assert game.turn == 1
    assert player(game, 0)["culture"] == {}


# 6.5


@pytest.mark.rule("6.5")
def test_a_slot_holds_one_boat() -> None:
    """Placing and moving need an empty slot."""
    game = scene(boats={"s01": "wood"}, hand={0: ["wood"]})

    play(game, "fleet 4")

    assert refused(game, "place wood s01") == "6.5 slot_occupied"
    assert refused(game, "place clay s01") == "6.5 slot_occupied"


@pytest.mark.rule("6.5")
def test_boats_on_the_board_belong_to_nobody() -> None:
    """Seat 1 begins its chain beside the boat that seat 0 has just placed, and builds with it."""
    game = scene(order=[0, 1, 0, 1], fleets=[1, 6], row=["b01"])

    play(game, "fleet 1, place bamboo s02")
    play(game, "fleet 6, place bamboo s07, place wood s08, build b01 i14")

    assert game.position()["built"] == {"i14": 1}
