"""Positions: one way to write each, and many ways to read it."""

import json
from random import Random
from typing import Any

import pytest

from himiko import Game
from tests.game import invariants
from tests.game.players import play_on
from tests.game.step_positions import BASES, Position, base, changed
from tests.scenes import Parts, play, scene


@pytest.mark.parametrize("name", sorted(BASES))
def test_read_back(name: str) -> None:
    """At every step of a turn a position is read back as it was written; so is its JSON."""
    position = base(name)

    assert Game.from_position(position).position() == position
    again = Game.from_position(json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.ply == 0
    invariants.check(again)


def test_every_step_is_among_them() -> None:
    """The positions above are at all steps there are."""
    steps = {base(name)["step"] for name in BASES}

    assert steps == {
        *("fleet", "take", "act", "arrange", "collect"),
        *("ebisu", "after", "moor", "recruit", "over"),
    }


@pytest.mark.parametrize("name", sorted(BASES))
def test_order_without_meaning_does_not_matter(name: str) -> None:
    """Keys, islands, boats and specialists used may come in any order."""
    position = base(name)

    other = Game.from_position(upside_down(position))

    assert json.dumps(other.position()) == json.dumps(position)


def upside_down(position: Position) -> Position:
    """Return a position with everything backwards whose order means nothing."""
    other: Position = backwards(position)
    other["mountains"].reverse()
    other["sacred"].reverse()
    for player, original in zip(other["players"], position["players"], strict=True):
        player["boats"].reverse()
        player["aside"].reverse()
        player["reserved"] = original["reserved"]  # in the order they were gained
        player["culture"] = dict.fromkeys(["wisteria", "rice"], 0) | player["culture"]
    if "now" in other and "used" in other["now"]:
        other["now"]["used"].reverse()
    return other


def backwards(value: Any) -> Any:
    """Return a copy with the keys of all dicts backwards."""
    if isinstance(value, dict):
        return {key: backwards(value[key]) for key in reversed(value)}
    if isinstance(value, list):
        return [backwards(item) for item in value]
    return value


def test_order_with_meaning_is_kept() -> None:
    """Rows, decks, the track, and what players gained one after the other."""
    game = play_on(Game.new(2, 12), Random(12), ["builder", "powerful"], 190)
    position = game.position()
    player = position["players"][0]
    for gained in ("specialists", "tiles"):
        assert len(player[gained]) > 1
        player[gained].reverse()
    position["buildings"]["row"].reverse()
    position["specialists"]["deck"].reverse()

    assert Game.from_position(position).position() == position
    assert position != game.position()


def test_tiles_are_in_the_order_they_were_reserved() -> None:
    """One built leaves the others in their order."""
    reserved = {"b16": 3, "b05": 1, "b01": 2}
    game = scene(fleets=[6], reserved={0: reserved}, hand={0: ["gold"]})

    assert list(game.position()["players"][0]["reserved"].items()) == list(reserved.items())
    play(game, "fleet 6, place bamboo s03, place wood s08, build b16 i08")

    player = game.position()["players"][0]
    assert list(player["reserved"].items()) == [("b05", 1), ("b01", 2)]
    assert player["tiles"] == ["b16"]


def test_knowledge_may_be_written_in_part() -> None:
    """One side of what a seat knows can be left out; nothing known is not written."""
    deck = ["b01", "b02", "b03"]

    game = scene(deck=deck, known={"0": {"top": ["b01"]}, "1": {}})

    assert game.position()["known"] == {"0": {"top": ["b01"], "bottom": []}}


def test_who_arranges_knows_the_tiles() -> None:
    """Said or not, the seat that arranges has seen them."""
    position = base("arrange")
    known = position.pop("known")

    assert Game.from_position(position).position()["known"] == known


@pytest.mark.parametrize("rng", ["0", "ABCDEF", "5eed" * 40, "f" * 48])
def test_any_hexadecimal_is_chance(rng: str) -> None:
    """Whoever writes a position by hand puts any digits there; the case does not matter."""
    position = changed("fleet", {"rng": rng})

    game = Game.from_position(position)

    assert game.position() == Game.from_position({**position, "rng": rng.lower()}).position()
    assert game.position()["rng"] != position["rng"]
    assert Game.from_position(game.position()).position() == game.position()


def test_reading_does_not_change_what_is_read() -> None:
    """The dict given stays the caller's."""
    position = base("collect")

    game = Game.from_position(position)
    game.play(game.legal()[0])

    assert position == base("collect")


@pytest.mark.parametrize("end", ["last_building", "no_boats", "no_specialists", "no_buildings"])
def test_finished_games(end: str) -> None:
    """A finished game of each end is a position too."""
    parts: dict[str, tuple[str, Parts]] = {
        "last_building": ("fleet 1, done", {"built": {f"i{n:02}": 0 for n in range(20, 28)}}),
        "no_boats": ("fleet 5, done, done", {"fleets": [5], "reserve": {"gold": 1}}),
        "no_specialists": (
            "fleet 1, done, recruit riu plum plum",
            {"specialists": ["riu"], "specialist_deck": [], "tokens": {0: {"plum": 2}}},
        ),
        "no_buildings": (
            "fleet 2, reserve b05, done",
            {"fleets": [2], "row": ["b05"], "deck": []},
        ),
    }
    transcript, given_parts = parts[end]
    given_parts |= {"players": 3, "played": [8, 9]}
    game = scene(**given_parts)
    play(game, transcript)
    assert game.end == end

    again = Game.from_position(game.position())

    assert (again.over, again.end, again.turn, again.legal()) == (True, end, None, [])
    assert again.position() == game.position()
    assert again.scores() == game.scores()
