"""A question with one answer answers itself; only `fleet` is always asked."""

from pathlib import Path

import pytest

from himiko import Edition
from himiko.edition.names import COLOURS
from tests.scenes import happened, options, play, player, scene

SMALL = Path(__file__).parents[1] / "editions" / "small.toml"


def answered(*actions: str) -> list[dict[str, str]]:
    """Return the events of questions answered so."""
    return [{"action": action} for action in actions]


@pytest.mark.rule("4.1")
def test_a_lone_fleet_is_asked_for() -> None:
    """In the small edition one fleet is left for the fourth turn; its player still chooses it."""
    game = scene(edition=Edition.load(SMALL), played=[1, 2, 3], fleets=[4])

    assert game.legal() == ["fleet 4"]


@pytest.mark.rule("4.2")
def test_a_lone_colour_is_taken() -> None:
    """Two wood are all that is in the reserve: one comes with fleet 10, one as its third boat."""
    reserve: dict[str, int] = {**dict.fromkeys(COLOURS, 0), "wood": 2}
    game = scene(played=[1], fleets=[10], reserve=reserve)

    play(game, "fleet 10")

    assert happened(game, "answered") == answered("take wood")
    assert player(game, 0)["boats"] == ["wood", "wood"]


@pytest.mark.rule("6.6")
def test_a_lone_token_is_collected() -> None:
    """Nothing else can be done after the boat: it collects, and the turn is over."""
    game = scene(culture={"i01": "plum"})

    play(game, "fleet 1, place bamboo s04")

    assert happened(game, "answered") == answered("collect i01", "done")
    assert game.turn == 1


@pytest.mark.rule("6.8")
def test_a_lone_building_is_built() -> None:
    """The one tile on the one island."""
    game = scene(row=["b01"], boats={"s02": "bamboo"})

    play(game, "fleet 1, place bamboo s01")

    assert happened(game, "answered") == answered("build b01 i14", "done")
    assert game.position()["built"] == {"i14": 0}


@pytest.mark.rule("6.14")
def test_a_lone_done_ends_step_3() -> None:
    """The boat is placed, nothing is to be had, nothing can be used."""
    game = scene()

    play(game, "fleet 1, place bamboo s04")

    assert happened(game, "answered") == answered("done", "done")
    assert game.turn == 1


@pytest.mark.rule("7.1")
def test_a_lone_colour_is_set_aside() -> None:
    """Two bamboo are left: which of them goes is no question."""
    game = scene(hand={0: ["bamboo"]})

    play(game, "fleet 1, done")

    assert happened(game, "answered") == answered("discard bamboo", "done")
    assert player(game, 0)["aside"] == ["bamboo"]


@pytest.mark.rule("8.1")
def test_a_lone_done_ends_the_turn() -> None:
    """Nobody can be recruited and no power used."""
    game = scene()

    play(game, "fleet 1, done")

    assert happened(game, "answered") == answered("done")
    assert game.turn == 1


@pytest.mark.rule("3.1")
def test_answers_by_themselves_are_not_in_the_record_and_undone_with_their_action() -> None:
    """The record has what was played; one undo goes back to before it."""
    game = scene(culture={"i01": "plum"})
    play(game, "fleet 1")
    before = game.position()

    play(game, "place bamboo s04")
    assert game.record().endswith("\n5.1 (0) fleet 1, place bamboo s04\n")
    game.undo()

    assert game.position() == before


@pytest.mark.rule("3.1")
def test_every_question_asked_has_two_answers() -> None:
    """Wherever a game stands, there is something to decide; fleets aside."""
    game = scene(fleets=[6], culture={"i01": "plum"}, hand={0: ["gold"]})

    play(game, "fleet 6")
    while options(game, "place"):
        play(game, next(action for action in game.legal() if action.startswith("place")))
        assert len(game.legal()) > 1
