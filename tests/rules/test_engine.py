"""The engine's face: what it refuses, restores and makes ready."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from himiko import BadPosition, Game, IllegalAction
from himiko.rules import engine
from himiko.rules.compile import source_key
from himiko.rules.state import STATE
from tests.scenes import play, scene

MANY = 150  # actions: some rounds
STEPS = {
    "fleet": "",
    "take": "fleet 10",
    "act": "fleet 10, take gold, place wood s04",
    "arrange": "fleet 3, peek",
    "collect": "fleet 10, take gold, place wood s04, place clay s09, place gold s08, collect i08",
    "ebisu": "fleet 1, place bamboo s04, collect i01",
    "after": "fleet 1, place bamboo s04, collect i01, done",
    "moor": "fleet 10, take gold, done",
    "recruit": "fleet 1, done",
}


def rich_scene() -> Game:
    """Return a game in which every step can be reached."""
    return scene(
        fleets=[10, 1, 3],
        culture={"i01": "plum", "i02": "rice", "i08": "maple", "i09": "rice", "i03": "plum"},
        crew={0: ["ebisu", "michimata"]},
        tokens={0: {"plum": 2}},
    )


@pytest.mark.parametrize("action", ["done", "place wood s01", "fleet 7", "recruit riu plum plum"])
def test_an_illegal_action_changes_nothing(action: str) -> None:
    """The error carries the action, and the game is as it was."""
    game = rich_scene()
    before = game.position()

    with pytest.raises(IllegalAction) as error:
        game.play(action)

    assert error.value.action == action
    assert game.position() == before


@pytest.mark.parametrize(("step", "transcript"), STEPS.items())
def test_a_game_goes_on_from_its_position_at_every_step(step: str, transcript: str) -> None:
    """Same position, same legal actions, and the same after each of them."""
    game = rich_scene()
    if transcript:
        play(game, transcript)
    assert game.position()["step"] == step

    twin = Game.from_position(game.position())

    assert twin.position() == game.position()
    assert twin.legal() == game.legal()
    for action in game.legal():
        one, other = game.copy(), twin.copy()
        one.play(action)
        other.play(action)
        assert one.position() == other.position()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_games_are_equal_bytes(players: int) -> None:
    """A state holds nothing that its position does not show."""
    # The log describes the last action; the pool keeps words already drawn.
    fields = [name for name in STATE.names or () if name not in {"log", "log_size", "pool"}]
    rng = np.random.default_rng(players)
    game = Game.new(players=players, seed=players)

    while not game.over and game.ply < MANY:
        actions = game.legal()
        game.play(actions[rng.integers(len(actions))])

        twin = Game.from_position(game.position())
        one, other = game._state, twin._state  # noqa: SLF001
        assert [name for name in fields if one[name].tobytes() != other[name].tobytes()] == []


@pytest.mark.parametrize("seed", range(4))
def test_chance_goes_on_from_a_position_where_it_was(seed: int) -> None:
    """The fleets of the first round are shuffled the same, wherever in a block the draws stand."""
    game = Game.new(players=3, seed=seed)
    twin = Game.from_position(game.position())

    while game.position()["round"] == 1:
        action = game.legal()[-1]
        game.play(action)
        twin.play(action)

    assert twin.position() == game.position()


def test_tokens_taken_that_no_boats_could_have_brought_are_refused() -> None:
    """Two islands beside one boat only."""
    game = rich_scene()
    play(game, STEPS["collect"])
    position = game.position()
    position["now"]["taken"] = ["i09", "i08"]
    del position["culture"]["i09"]

    with pytest.raises(BadPosition, match=r"now\.taken"):
        Game.from_position(position)


def test_a_question_after_step_3_that_would_not_be_asked_is_refused() -> None:
    """Michimata has been used."""
    game = rich_scene()
    play(game, STEPS["after"])
    position = game.position()
    position["now"]["used"] = ["michimata"]

    with pytest.raises(BadPosition, match="step"):
        Game.from_position(position)


class Face:
    """A face of the engine that only notes that it was compiled."""

    def __init__(self) -> None:
        self.compiled: list[Any] = []

    def compile(self, signature: Any) -> None:
        """Note it."""
        self.compiled.append(signature)


def test_the_engine_is_made_ready_once_and_says_so_when_that_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A progress line with a cold cache, silence with a warm one, nothing when ready."""
    face = Face()
    monkeypatch.setattr(engine, "_signatures", lambda: [(face, "one"), (face, "two")])
    monkeypatch.setattr(engine, "cache_root", lambda: tmp_path)
    (tmp_path / source_key(Path(engine.__file__).parent)).mkdir()

    monkeypatch.setattr(engine, "_ready", False)
    engine.prepare()
    cold = capsys.readouterr().err
    engine.prepare()
    monkeypatch.setattr(engine, "_ready", False)
    engine.prepare()
    warm = capsys.readouterr().err

    assert "[##] 2/2" in cold
    assert warm == ""
    assert face.compiled == ["one", "two"] * 2


def test_every_face_of_a_game_is_made_ready() -> None:
    """What games call is compiled before it is called."""
    faces = [face.__name__ for face, _ in engine._signatures()]  # noqa: SLF001

    expected = "deal ask play scores restore facts sites bring_turn why_not mask redeal"
    assert faces == expected.split()
