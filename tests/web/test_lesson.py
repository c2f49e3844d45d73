"""The first game's script and the exercises after it hold in the engine, which knows the goals."""

import json
import random
import re
from pathlib import Path
from typing import Any, Final

import pytest

from himiko.edition import Edition
from himiko.game import Game
from himiko.game.catalogue import Event

ROOT: Final = Path(__file__).parents[2]
LEARN: Final = ROOT / "web/src/learn"
LESSON: Final = json.loads((LEARN / "lesson.json").read_text())
EXERCISES: Final = json.loads((LEARN / "exercises.json").read_text())
RECORD: Final = ROOT / "web/e2e/records/finished.txt"
BY_ID: Final = [pytest.param(one, id=one["id"]) for one in EXERCISES]


def short_edition() -> Edition:
    """Return the edition of the lesson, made as the page makes it."""
    text = (ROOT / "src/himiko/edition/standard.toml").read_text()
    text = text.replace('id = "standard"', 'id = "lesson"')
    few = "standard_buildings = { 2 = 3, 3 = 3, 4 = 3 }"
    return Edition.parse(
        re.sub(r"^standard_buildings = .*$", few, text, flags=re.MULTILINE), "lesson"
    )


def play(game: Game, step: dict[str, Any]) -> list[Event]:
    """Play a step, and return the events that are known to be its own."""
    game.play(step["action"])
    pattern = step["event"].items()
    return [one for one in game.events_since(game.ply) if pattern <= one.items()]


def test_the_script_is_legal_to_its_end_and_known_by_its_events() -> None:
    """Each step of the first two turns is legal after those before it, and the only such event."""
    game = Game.from_position(LESSON["position"], short_edition())

    for block in LESSON["script"]:
        for step in block["steps"]:
            assert game.turn == 0, step
            assert len(play(game, step)) == 1, step

    assert game.turn == 1
    assert "b01" in game.position()["players"][0]["tiles"]


def test_tokens_of_the_lesson_can_be_collected_in_any_order() -> None:
    """The coach asks for several at once, and takes none of them for a mistake."""
    game = Game.from_position(LESSON["position"], short_edition())
    blocks = {block["lesson"]: block["steps"] for block in LESSON["script"]}
    for lesson in ("boats", "trade", "enter", "chain"):
        for step in blocks[lesson]:
            game.play(step["action"])

    for step in reversed(blocks["collect"]):
        assert play(game, step)

    assert blocks["recruit"][0]["action"] in game.legal()


@pytest.mark.parametrize("exercise", BY_ID)
def test_an_exercise_is_a_position_of_a_game(exercise: dict[str, Any]) -> None:
    """Its position is that of the stored record, with the learner to choose a fleet."""
    game = Game.from_record(RECORD.read_text()).at(exercise["ply"])

    assert exercise["position"] == json.loads(json.dumps(game.position()))
    assert game.turn == 0
    assert game.position()["step"] == "fleet"


@pytest.mark.parametrize("exercise", BY_ID)
def test_the_solution_reaches_the_goal_in_one_turn(exercise: dict[str, Any]) -> None:
    """Its steps are legal, known by their events, and the goal is an event of the last one."""
    game = Game.from_position(exercise["position"])
    goal = exercise["goal"].items()

    for step in exercise["solution"]:
        assert not any(goal <= one.items() for one in game.events), "too early"
        assert play(game, step), step

    said = game.events_since(1)
    reached = next(n for n, one in enumerate(said) if goal <= one.items())
    assert said[reached]["seat"] == 0
    assert all(one["event"] != "turn_ended" for one in said[:reached])


@pytest.mark.parametrize("exercise", BY_ID)
def test_an_exercise_takes_thought(exercise: dict[str, Any]) -> None:
    """Playing anything at all reaches the goal of few turns, and of some other ones than ours."""
    start = Game.from_position(exercise["position"])
    goal = exercise["goal"].items()
    rng = random.Random(13)
    reached = 0
    turns = 300
    for _ in range(turns):
        game = start.copy()
        while not any(one["event"] == "turn_ended" for one in game.events_since(1)):
            game.play(rng.choice(game.legal()))
        reached += any(goal <= one.items() for one in game.events_since(1) if one["seat"] == 0)

    assert reached < turns * 0.15
