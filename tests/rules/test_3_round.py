"""Section 3: the turns of a round and their steps."""

import pytest

from tests.scenes import play, player, refused, scene, verbs


@pytest.mark.rule("3.1")
def test_turns_are_played_in_turn_order() -> None:
    """The seats act in the order of the round."""
    game = scene(players=3, order=[2, 0, 1], fleets=[1, 4, 10, 9])
    seats = [game.turn]

    play(game, "fleet 4, done")
    seats.append(game.turn)
    play(game, "fleet 1, done")
    seats.append(game.turn)

    assert seats == [2, 0, 1]


@pytest.mark.rule("3.1")
def test_with_two_players_each_plays_two_whole_turns() -> None:
    """The second turn of a round has a fleet and a transaction of its own."""
    game = scene(order=[0, 1, 0, 1])

    play(game, "fleet 1, buy wood, done, discard bamboo")
    assert game.turn == 1
    play(game, "fleet 4, done")

    assert game.turn == 0
    play(game, "fleet 3, buy wood")
    assert player(game, 0)["boats"] == ["wood", "wood", "stone"]


@pytest.mark.rule("3.1")
def test_later_steps_do_not_come_before_their_time() -> None:
    """In steps 2 and 3 nothing is moored and nobody recruited."""
    game = scene(specialists=["riu"], tokens={0: {"plum": 2}})

    play(game, "fleet 1")

    assert refused(game, "discard bamboo") == "7.1 nothing_to_set_aside"
    assert refused(game, "recruit riu plum plum") == "8.1 too_early"


@pytest.mark.rule("3.1")
def test_earlier_steps_do_not_come_back() -> None:
    """In step 5 there is no fleet, trade, placing, collecting or building any more."""
    game = scene(
        specialists=["riu"], tokens={0: {"plum": 2}}, culture={"i01": "rice"}, hand={0: ["wood"]}
    )

    play(game, "fleet 1, sell wood, done")

    assert verbs(game) == {"recruit", "done"}
    assert refused(game, "fleet 2") == "4.1 fleet_chosen"
    assert refused(game, "take gold") == "4.2 no_boat_to_take"
    assert refused(game, "buy wood") == "3.1 trade_over"
    assert refused(game, "place bamboo s01") == "3.1 placing_over"
    assert refused(game, "collect i01") == "6.14 step_3_over"
    assert refused(game, "build b28 i02") == "6.14 step_3_over"
    assert refused(game, "discard bamboo") == "7.1 nothing_to_set_aside"


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_last_turn_the_next_round_begins(players: int) -> None:
    """The next round has the next number, its first turn to play and five fleets face up."""
    game = scene(players=players, played=[4, 5, 10][: 3 if players == 2 else players - 1])

    play(game, "fleet 1, done")

    position = game.position()
    assert (position["round"], position["turn"], position["step"]) == (6, 0, "fleet")
    assert len(position["fleets"]["up"]) == 5
    assert position["fleets"]["played"] == []
