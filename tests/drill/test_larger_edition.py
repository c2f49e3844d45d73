"""The drill of an edition with different numbers: within the limits, and with higher ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from himiko import Edition, Game
from himiko.cli.program import run
from himiko.edition.names import MAX_FLEETS, MAX_ROW, MAX_TURNS
from tests.drill.copies import run_python, run_suite
from tests.drill.large_games import PLAYERS, with_fleets, with_numbers
from tests.game.walk import Walk, by_chance


@pytest.mark.parametrize("players", PLAYERS)
def test_other_numbers_take_a_file_alone(tmp_path: Path, players: int) -> None:
    """As high as they may be: the file is found right, and games are played with it."""
    file = tmp_path / "mine.toml"
    run(["edition", "export", "--out", str(file)])
    text = with_numbers(
        file.read_text("utf-8"),
        start_coins=3,
        turns_per_round="{ 2 = 2, 3 = 2, 4 = 2 }",
        row_buildings=MAX_ROW,
        row_specialists=MAX_ROW,
        face_up_fleets=MAX_TURNS,
        harbour=2,
    )
    file.write_text(with_fleets(text, MAX_FLEETS), "utf-8")

    code = run(["edition", "check", str(file)])
    game = Walk(Game.new(players, 1, edition=Edition.load(str(file)))).go(
        by_chance(players, "even"), 2000
    )

    assert code == 0
    assert game.over
    assert len(game.at(0).position()["specialists"]["row"]) == MAX_ROW


def test_the_suite_holds_with_higher_limits(copy: Path) -> None:
    """What refuses editions names the new limits."""
    run_suite(copy, "tests/edition")


@pytest.mark.long
def test_the_rest_of_the_suite_holds_with_higher_limits(copy: Path) -> None:
    """The standard game is as it was, and so are observations."""
    run_suite(
        copy,
        "tests/game/test_golden.py",
        "tests/game/test_records.py",
        "tests/lab/test_batch.py",
        "tests/lab/test_ids.py",
        "tests/lab/test_observations.py",
    )


# Compiling the engine and the players again takes minutes.
COMPILED = [False, pytest.param(True, marks=pytest.mark.long)]


@pytest.mark.parametrize("compiled", COMPILED)
def test_games_are_played_with_higher_limits(copy: Path, *, compiled: bool) -> None:
    """All fleets are chosen, a round has a tenth turn and more, and our players play."""
    printed = run_python(copy, "-m", "tests.drill.large_games", compiled=compiled)
    happened: Any = json.loads(printed.splitlines()[-1])

    assert all(happened["over"])
    assert happened["fleets"] == happened["chosen"][-1] == 24 > MAX_FLEETS
    assert happened["turns"] == [6, 9, 12]
    assert happened["rows"] == [12, 12, 12]
    assert min(happened["ours"]) >= (100 if compiled else 20)
