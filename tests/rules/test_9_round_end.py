"""Section 9: the end of a round, in its order, and the four ways the game ends."""

import pytest

from himiko.edition.names import COLOURS
from tests.scenes import happened, play, player, refused, scene

# With 2 players the fourth turn is the last of a round; seat 0 plays it.
LAST_TURN = [4, 5, 10]
FIVE = ["i29", "i30", "i31", "i32", "i33"]


# 9.1


@pytest.mark.rule("9.1")
def test_the_last_standard_building_ends_the_game_after_the_round() -> None:
    """Seat 0 puts its sixth building; seats 1, 2 and 3 still play their turns."""
    game = scene(
        players=4,
        row=["b01"],
        boats={"s02": "bamboo"},
        built=dict.fromkeys(FIVE, 0),
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")
    assert player(game, 0)["buildings_left"] == 0
    for seat, fleet in ((1, 4), (2, 3), (3, 5)):
        assert not game.over
        assert game.turn == seat
        play(game, f"fleet {fleet}, done, done")

    assert game.over
    assert game.end == "last_building"
    assert game.turn is None
    assert refused(game, "fleet 6") == "9.1 game_over"


@pytest.mark.rule("9.1")
def test_the_last_building_is_checked_before_all_else() -> None:
    """A colour has run out as well: the game ends by the building, and no coins are laid."""
    game = scene(
        players=4,
        played=LAST_TURN,
        row=["b01"],
        boats={"s02": "bamboo"},
        built=dict.fromkeys(FIVE, 0),
        hand={0: ["gold"]},
        reserve={"clay": 0},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")

    assert game.end == "last_building"
    assert all(coins == 0 for _, coins in game.position()["specialists"]["row"])


# 9.2


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_without_a_boat_in_the_reserve_ends_the_game(colour: str) -> None:
    """Whichever colour it is; nothing is refilled any more."""
    game = scene(played=[2, 5, 10], fleets=[1], reserve={colour: 0}, specialists=["riu"])

    play(game, "fleet 3, done, done")

    assert game.end == "no_boats"
    assert game.position()["specialists"]["row"][0] == ["riu", 0]
    assert refused(game, "fleet 1") == "9.2 game_over"


@pytest.mark.rule("9.2")
def test_a_colour_that_ran_out_and_came_back_does_not_end_the_game() -> None:
    """Only the end of the round counts."""
    game = scene(played=LAST_TURN, fleets=[7], boats={"s20": "gold"}, reserve={"gold": 0})

    play(game, "fleet 7, remove s20, sell stone, done")

    assert not game.over
    assert game.position()["round"] == 6


@pytest.mark.rule("9.2")
def test_a_colour_is_not_looked_at_during_the_round() -> None:
    """The last gold is taken in the first turn: the other turns are played."""
    game = scene(order=[0, 1, 0, 1], fleets=[5], reserve={"gold": 1})

    play(game, "fleet 5, done, done")

    assert not game.over
    assert game.turn == 1


@pytest.mark.rule("9.2")
def test_boats_are_checked_before_the_rows() -> None:
    """Neither row could be filled, but no boats is what ends the game."""
    game = scene(
        played=LAST_TURN,
        fleets=[2],
        deck=[],
        specialist_deck=[],
        tokens={0: {"plum": 2}},
        specialists=["riu"],
        reserve={"gold": 0},
    )

    play(game, "fleet 2, reserve b28, done, recruit riu plum plum")

    assert game.end == "no_boats"


# 9.3


@pytest.mark.rule("9.3")
def test_two_coins_on_each_specialist_of_the_row_then_it_is_refilled() -> None:
    """Also where coins lie already; the new one comes at the right, without coins."""
    game = scene(
        played=LAST_TURN,
        specialists=[("riu", 4), "tomoe", ("izanagi", 2), "yasoma", "fu_hsi"],
        specialist_deck=["susanoo", "kachiko"],
        tokens={0: {"plum": 2}},
    )

    play(game, "fleet 1, done, recruit tomoe plum plum")

    assert game.position()["specialists"] == {
        "row": [["riu", 6], ["izanagi", 4], ["yasoma", 2], ["fu_hsi", 2], ["susanoo", 0]],
        "deck": ["kachiko"],
    }


@pytest.mark.rule("9.3")
def test_a_full_row_only_gets_coins() -> None:
    """Nobody is drawn."""
    game = scene(played=LAST_TURN)
    deck = game.position()["specialists"]["deck"]

    play(game, "fleet 1, done")

    assert [coins for _, coins in game.position()["specialists"]["row"]] == [2, 2, 2, 2, 2]
    assert game.position()["specialists"]["deck"] == deck


@pytest.mark.rule("9.3")
def test_a_specialist_row_that_cannot_be_filled_ends_the_game() -> None:
    """Two are missing and one is left: the coins and the one laid stay, all else is not done."""
    game = scene(
        order=[0, 1, 0, 1],
        played=[2, 5],
        specialists=["riu", "tomoe", "yasoma", "fu_hsi", "izanagi"],
        specialist_deck=["ebisu"],
        tokens={0: {"plum": 2}, 1: {"rice": 2}},
        top=["b03"],
    )

    play(game, "fleet 1, done, recruit riu plum plum")
    play(game, "fleet 4, done, recruit tomoe rice rice")

    position = game.position()
    assert game.end == "no_specialists"
    row = [["yasoma", 2], ["fu_hsi", 2], ["izanagi", 2], ["ebisu", 0]]
    assert position["specialists"]["row"] == row
    assert position["specialists"]["deck"] == []
    assert (position["round"], position["order"]) == (5, [0, 1, 0, 1])
    assert refused(game, "fleet 3") == "9.3 game_over"


@pytest.mark.rule("9.3")
def test_specialists_are_checked_before_buildings() -> None:
    """Both rows are short: the building row is not refilled any more."""
    game = scene(
        played=LAST_TURN,
        fleets=[2],
        deck=["b03"],
        specialists=["riu"],
        specialist_deck=[],
        tokens={0: {"plum": 2}},
    )

    play(game, "fleet 2, reserve b28, done, recruit riu plum plum")

    assert game.end == "no_specialists"
    assert game.position()["buildings"]["deck"] == ["b03"]
    assert len(game.position()["buildings"]["row"]) == 4


# 9.4


@pytest.mark.rule("9.4")
def test_the_building_row_is_refilled() -> None:
    """From the top of the deck, at the right."""
    game = scene(played=LAST_TURN, fleets=[2], row=["b04"], top=["b20", "b21"])

    play(game, "fleet 2, reserve b04, done")

    assert game.position()["buildings"]["row"] == ["b28", "b27", "b26", "b25", "b20"]
    assert game.position()["buildings"]["deck"][0] == "b21"


@pytest.mark.rule("9.4")
def test_a_building_row_that_cannot_be_filled_ends_the_game() -> None:
    """Two are missing and one is left: it is laid, then the game ends, after 9.3 was done."""
    game = scene(
        order=[0, 1, 0, 1],
        played=[4, 10],
        row=["b01"],
        deck=["b03"],
        boats={"s02": "bamboo"},
        hand={0: ["gold"]},
    )

    play(game, "fleet 1, place bamboo s01, build b01 i14")
    play(game, "fleet 2, reserve b28, done")

    assert game.end == "no_buildings"
    assert game.position()["buildings"] == {"row": ["b27", "b26", "b25", "b03"], "deck": []}
    assert [coins for _, coins in game.position()["specialists"]["row"]] == [2, 2, 2, 2, 2]
    assert game.position()["order"] == [0, 1, 0, 1]
    assert refused(game, "fleet 3") == "9.4 game_over"


@pytest.mark.rule("9.4")
def test_an_empty_deck_does_not_end_the_game_while_the_row_is_full() -> None:
    """Nothing is missing, nothing is drawn."""
    game = scene(played=LAST_TURN, deck=[], specialist_deck=[])

    play(game, "fleet 1, done")

    assert not game.over


# 9.5


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("order", "played", "last", "new"),
    [
        ([0, 1, 2], [4, 2], 1, [2, 1, 0]),
        ([2, 0, 1], [10, 5], 1, [1, 0, 2]),
        ([3, 1, 0, 2], [2, 10, 4], 1, [2, 3, 0, 1]),
    ],
)
def test_the_new_order_is_by_the_numbers_of_the_fleets(
    order: list[int], played: list[int], last: int, new: list[int]
) -> None:
    """The lowest fleet goes first."""
    game = scene(players=len(order), order=order, played=played)

    play(game, f"fleet {last}, done")

    assert game.position()["order"] == new
    assert game.turn == new[0]


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("played", "last", "new"),
    [([2, 5, 3], 1, [1, 0, 0, 1]), ([2, 5, 3], 4, [0, 0, 1, 1]), ([10, 2, 3], 1, [1, 1, 0, 0])],
)
def test_with_two_players_each_turn_keeps_its_own_number(
    played: list[int], last: int, new: list[int]
) -> None:
    """Both turns of a player may come one after the other."""
    game = scene(order=[0, 1, 0, 1], played=played)

    play(game, f"fleet {last}, done")

    assert game.position()["order"] == new


# 9.6


@pytest.mark.rule("9.6")
def test_the_fleets_left_slide_left_and_are_turned_up() -> None:
    """They keep their order; five are face up; those played lie face down at the right."""
    game = scene(players=3, played=[9, 4], fleets=[10, 2, 7, 1, 3, 5, 6, 8])

    play(game, "fleet 7, sell stone, done")

    fleets = game.position()["fleets"]
    assert fleets["up"] == [10, 2, 1, 3, 5]
    assert fleets["down"][:2] == [6, 8]
    assert sorted(fleets["down"][2:]) == [4, 7, 9]
    assert fleets["played"] == []
    assert happened(game, "fleet_turned_up") == [{"fleet": 1}, {"fleet": 3}, {"fleet": 5}]


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("players", "played"), [(2, [9, 4, 10]), (4, [9, 4, 10])])
def test_with_four_turns_four_fleets_go_down_again(players: int, played: list[int]) -> None:
    """One of the face-down fleets stays down, those played are behind it."""
    game = scene(players=players, played=played, fleets=[2, 1, 3, 5, 6, 7, 8])

    play(game, "fleet 1, done")

    fleets = game.position()["fleets"]
    assert fleets["up"] == [2, 3, 5, 6, 7]
    assert fleets["down"][0] == 8
    assert sorted(fleets["down"][1:]) == [1, 4, 9, 10]


@pytest.mark.rule("9.6")
def test_the_fleets_played_are_shuffled() -> None:
    """Every order comes up, whatever the order in which they were taken."""
    orders = set()
    for number in range(40):
        game = scene(players=3, played=[9, 4], fleets=[1, 2, 7], rng=f"{number:x}")
        play(game, "fleet 1, done")
        orders.add(tuple(game.position()["fleets"]["down"][-3:]))

    assert len(orders) == 6
