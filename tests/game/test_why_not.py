"""Why an action is refused: every code there is, with its rule and its values."""

import json
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from himiko import Edition, Game, IllegalAction
from himiko.game.notation import notation_of
from tests.game.players import TASTES
from tests.game.refusal_cases import CASES, CODES, Case
from tests.game.walk import drawn
from tests.scenes import play, scene

MOST_PLIES = 1000
seeds = st.integers(0, 2**32)
tastes = st.sampled_from(sorted(TASTES))


@pytest.mark.parametrize("case", CASES)
def test_refusal(case: Case) -> None:
    """The action is refused with this code, rule and values, and nothing happens."""
    game = case.game()
    before = game.position()

    refusal = game.why_not(case.action)

    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.values) == (case.code, case.rule, case.values)
    with pytest.raises(IllegalAction) as caught:
        game.play(case.action)
    error = caught.value
    assert (error.code, error.rule, error.values) == (case.code, case.rule, case.values)
    assert error.action == case.action
    assert game.position() == before


def test_every_code_has_a_case() -> None:
    """No code is without a case here, and none is tested that does not exist."""
    tested = {case.values[0].code for case in CASES}

    assert tested == CODES
    assert len(CODES) > 50


def test_refusal_as_text() -> None:
    """A refusal reads well in a log: code, rule, values."""
    game = scene(fleets=[9], row=["b02"])
    play(game, "fleet 9, place wood s03")

    refusal = game.why_not("build b02 i01")

    assert str(refusal) == "boats_missing (rule 6.9: colours stone stone)"
    with pytest.raises(IllegalAction, match="'build b02 i01' is not legal now: boats_missing"):
        game.play("build b02 i01")


def sample(game: Game, rng: Random, size: int) -> list[str]:
    """Return some actions of the whole space, and arrangements of any tiles."""
    actions = rng.sample(list(notation_of(game.edition).numbers), size)
    tiles = rng.sample(game.edition.tile_ids, 3)
    return [*actions, "done", "peek", f"arrange {tiles[0]} / {tiles[1]} {tiles[2]}"]


def walk(game: Game, seed: int, taste: str, size: int, data: st.DataObject) -> None:
    """Ask about many actions at every step of a game."""
    rng = Random(seed)
    choose = drawn(data, taste)
    while not game.over and game.ply < MOST_PLIES:
        legal = game.legal()
        for action in {*sample(game, rng, size), *legal[:10]}:
            refusal = game.why_not(action)
            assert (refusal is None) == (action in legal)
            if refusal:
                assert refusal.code in CODES
                assert re.fullmatch(r"[1-9]\.[1-9][0-9]?", refusal.rule)
                assert json.loads(json.dumps(dict(refusal.values))) == refusal.values
        game.play(choose(legal))
    assert not game.over or all(game.why_not(action) for action in sample(game, rng, size))


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=5, deadline=None)
@given(seed=seeds, taste=tastes, data=st.data())
def test_none_means_legal(players: int, seed: int, taste: str, data: st.DataObject) -> None:
    """For any action at any time: no reason if, and only if, it is legal; never an error."""
    walk(Game.new(players, seed), seed, taste, 8, data)


@settings(max_examples=10, deadline=None)
@given(seed=seeds, taste=tastes, data=st.data())
def test_none_means_legal_on_another_board(
    seed: int, taste: str, data: st.DataObject, small: Edition
) -> None:
    """The same with an edition of other numbers."""
    walk(Game.new(2 + seed % 3, seed, edition=small), seed, taste, 12, data)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=60, deadline=None)
@given(seed=seeds, taste=tastes, data=st.data())
def test_none_means_legal_for_long(
    players: int, seed: int, taste: str, data: st.DataObject
) -> None:
    """The same for longer."""
    walk(Game.new(players, seed), seed, taste, 60, data)
