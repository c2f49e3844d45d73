"""Planning: a turn laid out from a view, and nothing hidden in it."""

import json
from random import Random
from typing import Any

import pytest

from himiko import Game
from himiko.game.planning import LaidPlan, begin_plan, lay_out
from himiko.game.sites import sites_of
from tests.game.hidden import shuffle_hidden
from tests.game.players import play_on
from tests.scenes import AT_LEISURE, play, scene


def laid(game: Game, seat: int, *actions: str, adapt: bool = False) -> LaidPlan:
    """Lay out a plan from what a seat knows."""
    return lay_out(begin_plan(game.view(seat), seat, game.edition), actions, adapt=adapt)


def told(game: Game, seat: int, actions: list[str], *, adapt: bool) -> str:
    """Return all that a planner is sent, as text."""
    known = game.view(seat)
    plan = lay_out(begin_plan(known, seat, game.edition), actions, adapt=adapt)
    steps: list[Any] = [
        [one.action, one.played, one.refusal and one.refusal.as_dict(), one.events]
        for one in plan.steps
    ]
    view, sites = plan.view(known), sites_of(plan.game, seat)
    return json.dumps([steps, view, plan.legal(), plan.brings(), sites], default=list)


def random_plan(game: Game, seat: int, rng: Random) -> list[str]:
    """Return a turn that somebody could play, peeks first."""
    before = begin_plan(game.view(seat), seat, game.edition)
    plan: list[str] = []
    while (legal := lay_out(before, plan).legal()) and len(plan) < 30:
        plan.append("peek" if "peek" in legal else rng.choice(legal))
    return plan


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_plan(players: int) -> None:
    """Permute everything hidden from a seat, at any moment: the planner's answer stays the same."""
    rng = Random(players)
    game = Game.new(players, 7 * players)
    peeks = 0
    while not game.over:
        for seat in range(players):
            plan = random_plan(game, seat, rng)
            peeks += "peek" in plan
            other = Game.from_position(shuffle_hidden(game.position(), seat, rng))
            for actions in (plan, plan[1:]):
                for adapt in (False, True):
                    answers = [told(one, seat, actions, adapt=adapt) for one in (game, other)]
                    assert answers[0] == answers[1]
        play_on(game, rng, ["powerful"], 12)

    assert peeks > 0


def test_an_own_turn_is_planned_from_where_it_stands() -> None:
    """What can be done is what the game itself says, and steps bring what they bring there."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, fleets=[1], **AT_LEISURE)
    play(game, "fleet 1")

    plan = laid(game, 0, "place bamboo s01", "build b01 i14")

    assert [one.played for one in plan.steps] == ["place bamboo s01", "build b01 i14"]
    assert plan.verdict == "fits"
    assert plan.brings()["points"] == {"buildings": 2}
    assert plan.brings()["built"] == ["b01"]
    assert plan.view(game.view(0))["built"] == {"i14": 0}
    assert game.position()["built"] == {}


def test_in_anothers_turn_one_plans_as_if_the_own_came_now() -> None:
    """Seat 1 plans while seat 0 is at it: the boats lie as they lie."""
    game = scene(row=["b01"], fleets=[6, 1, 2, 3, 4], order=[0, 1, 0, 1])
    play(game, "fleet 6, place bamboo s01")

    plan = laid(game, 1, "fleet 1", "place bamboo s02", "build b01 i14")

    assert plan.verdict == "fits"
    assert plan.view(game.view(1))["built"] == {"i14": 1}
    assert plan.brings()["total"] == 2


def test_a_step_that_comes_by_itself_fits() -> None:
    """To build is all that is left to do: the engine answers so, and the plan says the same."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, fleets=[1])

    plan = laid(game, 0, "fleet 1", "place bamboo s01", "build b01 i14")

    assert [one.answered for one in plan.steps] == [False, False, True]
    assert plan.verdict == "fits"
    assert plan.brings()["built"] == ["b01"]


def test_what_came_by_itself_is_missed_when_it_is_gone() -> None:
    """The tile has been reserved by somebody else: what the plan was for is not to be had."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, fleets=[2, 1, 3, 4, 5], order=[0, 1, 0, 1])
    plan = ["fleet 1", "place bamboo s01", "build b01 i14"]
    before = laid(game, 1, *plan)
    play(game, "fleet 2, reserve b01")

    after = laid(game, 1, *plan, adapt=True)

    assert (before.verdict, after.verdict) == ("fits", "impossible")


def test_what_cannot_be_played_is_left_out_with_its_reason() -> None:
    """The fleet is taken; nothing after it can be played either."""
    game = scene(fleets=[1, 2, 3, 4, 5], order=[0, 1, 0, 1])
    play(game, "fleet 1")

    plan = laid(game, 1, "fleet 1", "place bamboo s01")

    assert [one.played for one in plan.steps] == [None, None]
    assert plan.steps[0].refusal
    assert plan.steps[0].refusal.code == "fleet_taken"
    assert plan.verdict == "impossible"


def test_a_plan_is_adapted_to_another_fleet() -> None:
    """Fleet 1 is gone, and 6 brings bamboo as well: the building can still be built."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, fleets=[1, 2, 3, 4, 6], order=[0, 1, 0, 1])
    play(game, "fleet 1")

    plan = laid(game, 1, "fleet 1", "place bamboo s01", "build b01 i14", adapt=True)

    assert [one.played for one in plan.steps] == ["fleet 6", "place bamboo s01", "build b01 i14"]
    assert plan.verdict == "adapted"


def test_a_plan_is_adapted_to_another_slot() -> None:
    """Slot 1 is taken; from slot 6 the same building is reached."""
    game = scene(
        row=["b01"],
        boats={"s02": "bamboo", "s01": "wood"},
        fleets=[1, 2, 3, 4, 6],
        order=[1, 0, 1, 0],
    )

    plan = laid(game, 0, "fleet 1", "place bamboo s01", "build b01 i14", adapt=True)

    assert plan.steps[1].played is not None
    assert plan.steps[1].played.startswith("place bamboo")
    assert plan.steps[2].played == "build b01 i14"


def test_a_plan_ends_with_the_turn() -> None:
    """What is planned beyond it is not played, and nothing can be added."""
    game = scene(fleets=[1, 2, 3, 4, 5])
    rng = Random(1)
    plan = random_plan(game, 0, rng)

    beyond = laid(game, 0, *plan, "fleet 2")

    assert beyond.is_complete
    assert beyond.legal() == []
    assert beyond.steps[-1].played is None


def test_a_planned_peek_shows_no_tile() -> None:
    """Which tiles they are is known when it is played."""
    game = scene(fleets=[3, 1, 2, 4, 5], top=["b03", "b11", "b20"])

    plan = laid(game, 0, "fleet 3", "peek")

    assert plan.steps[1].played == "peek"
    assert all("tiles" not in event for one in plan.steps for event in one.events)
    assert "known" not in plan.view(game.view(0))


def test_tiles_that_one_looks_at_now_can_be_arranged_on_the_sheet() -> None:
    """They are known already."""
    game = scene(fleets=[3, 1, 2, 4, 5], top=["b03", "b11", "b20"])
    play(game, "fleet 3, peek")

    plan = laid(game, 0, "arrange b11 / b20 b03")

    assert plan.steps[0].played == "arrange b11 / b20 b03"


def test_sites_say_what_is_missing_where() -> None:
    """Bamboo at island 14, which fleet 1 brings."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, fleets=[1, 2, 3, 4, 5])

    first = next(one for one in sites_of(game, 0) if one["island"] == "i14")

    assert first == {
        "tile": "b01",
        "island": "i14",
        "missing": {"bamboo": 1},
        "hand": False,
        "fleets": [1],
    }
