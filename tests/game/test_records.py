"""Records: written, read back, replayed and checked; by hand or by program."""

import json
from random import Random
from typing import Any, Final

import pytest

from himiko import BadRecord, Edition, Game
from tests.game.players import play_on
from tests.scenes import play, scene

HAND_WRITTEN: Final = """\
himiko 1
edition: standard/1
seat 0: Blue
seat 1: Orange
seed: 7

1.1 (1) fleet 9, buy wood, place wood s03, place stone s08, place wood s14,
"""


def finished(seed: int = 3, players: int = 2) -> Game:
    """Return a game that is over."""
    return play_on(Game.new(players, seed), Random(seed), ["powerful", "builder"])


def started() -> Game:
    """Return a short beginning, with a peek in it."""
    game = scene(fleets=[3], top=["b01", "b02", "b03"], players=3)
    play(game, "fleet 3, peek, arrange b02 / b01 b03, done, fleet 1, done")
    return game


def lines(text: str) -> list[str]:
    """Return the lines of a record."""
    return text.removesuffix("\n").split("\n")


def test_written() -> None:
    """What a record looks like."""
    game = Game.new(2, 7)
    play(game, "fleet 9, buy wood, place wood s03, place stone s08, collect i01")

    assert lines(game.record())[:8] == [
        "himiko 1",
        "edition: standard/1",
        "rules: 1",
        "seat 0: Blue",
        "seat 1: Orange",
        "seed: 7",
        "",
        "1.1 (1) fleet 9, buy wood, place wood s03, place stone s08, collect i01",
    ]
    assert game.record().endswith("\n")


def test_a_finished_game_has_its_result() -> None:
    """Totals by seat, in the headers; only then."""
    game = finished()

    totals = " ".join(str(score["total"]) for score in game.scores())

    assert f"\nresult: {totals}\n\n1.1 (" in game.record()
    game.undo()
    assert "result" not in game.record()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_read_back(players: int) -> None:
    """Text to game to text, whole and in the middle."""
    game = finished(5, players)
    for ply in (0, 1, 20, 77, game.ply):
        text = game.at(ply).record()

        again = Game.from_record(text)

        assert again.record() == text
        assert again.position() == game.at(ply).position()
        assert again.seed == 5


def test_one_line_for_each_turn() -> None:
    """Round, turn and seat, then the actions; those that answered themselves are not there."""
    game = finished()
    turns = lines(game.record())[8:]
    chosen = [event for event in game.events if event["event"] == "fleet_chosen"]

    assert len(turns) == len(chosen)
    for line, event in zip(turns, chosen, strict=True):
        place, seat, rest = line.split(" ", 2)
        round_, turn = place.split(".")
        assert int(turn) in range(1, 5)
        assert int(round_) >= 1
        assert seat == f"({event['seat']})"
        assert rest.startswith(f"fleet {event['fleet']}")
    assert sum(line.count(",") + 1 for line in turns) == game.ply


def test_written_by_hand() -> None:
    """Without rules number and result, with spaces, empty lines and line ends of any system."""
    text = (
        "\ufeffhimiko 1 \r\n"
        "seat 1: Orange\r\n"
        "seat 0: Blue\r\n"
        "seed:   7\r\n"
        "edition: standard/1 \r\n"
        "  \r\n"
        "1.1 (1)   fleet  9 ,buy wood,  place wood s03\r\n"
        "\r\n"
        "1.1 (1) place stone s08, collect i01\r\n"
    )
    game = Game.new(2, 7)
    play(game, "fleet 9, buy wood, place wood s03, place stone s08, collect i01")

    assert Game.from_record(text).record() == game.record()


@pytest.mark.parametrize("thing", [None, 5, b"himiko 1\n", ["himiko 1"]])
def test_what_is_no_text_is_no_record(thing: Any) -> None:
    """It is refused as a record, not by an accident of Python's."""
    with pytest.raises(BadRecord, match="line 1: a record is text"):
        Game.from_record(thing)


def test_a_record_need_not_end_with_a_line_end() -> None:
    """Nor have any turns, nor the empty line before them."""
    text = "himiko 1\nedition: standard/1\nseat 0: A\nseat 1: B\nseed: 7"

    game = Game.from_record(text)

    assert game.ply == 0
    assert game.record() == text.replace("seat 0", "rules: 1\nseat 0") + "\n\n"


def test_unknown_headers_are_kept() -> None:
    """Name, value, and their order; also through a copy and a game played on."""
    headers = (
        "site: the tea house\ndate: 2024-05-01\nnote:  two  spaces \nempty: \nseat 7: nobody\n"
    )
    text = f"himiko 1\nedition: standard/1\nrules: 1\nseat 0: A\nseat 1: B\n{headers}seed: 7\n\n"

    game = Game.from_record(text)

    assert game.record() == text
    assert game.headers["note"] == " two  spaces "
    assert list(game.headers) == ["site", "date", "note", "empty", "seat 7"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "  Aoi  ",
        "seat 1: B",
        "seed: 8",
        "葵 🦊",
        "a, b; c",
        "#",
        "(1)",
        "\u2028",
        "\t",
        "x" * 500,
    ],
)
def test_names_are_free(name: str) -> None:
    """Any text of one line is a name, its spaces included."""
    game = Game.new(3, 7, names=["first", name])

    again = Game.from_record(game.record())

    assert again.names == ("first", name, "Purple")
    assert again.record() == game.record()


@pytest.mark.parametrize("name", ["a\nb", "a\rb", "\n"])
def test_names_have_one_line(name: str) -> None:
    """Or a record could not be read back."""
    with pytest.raises(ValueError, match="a name is one line"):
        Game.new(2, 7, names=[name])


def test_too_many_names() -> None:
    """More names than seats."""
    with pytest.raises(ValueError, match="2 players cannot have 3 names"):
        Game.new(2, 7, names=["a", "b", "c"])


def test_game_from_a_position() -> None:
    """It has its first position in place of a seed, as one line of JSON."""
    game = started()
    text = game.record()
    [line] = [line for line in lines(text) if line.startswith("position: ")]

    again = Game.from_record(text)

    assert json.loads(line.removeprefix("position: ")) == game.at(0).position()
    assert "seed" not in text
    assert again.record() == text
    assert again.position() == game.position()
    assert "5.1 (0) fleet 3, peek, arrange b02 / b01 b03, done" in lines(text)


def test_game_from_the_middle_of_a_turn() -> None:
    """The first line of its record is the rest of that turn."""
    first = scene(fleets=[6])
    play(first, "fleet 6, place bamboo s03")
    game = Game.from_position(first.position(), names=["A", "B"])
    play(game, "place wood s04")

    assert lines(game.record())[-1] == "5.1 (0) place wood s04"
    assert Game.from_record(game.record()).position() == game.position()


def test_another_edition_is_named_with_its_hash(small: Edition) -> None:
    """And a record is read with the very same edition only."""
    game = Game.new(2, 7, edition=small)
    text = game.record()

    assert f"\nedition: small/3 sha256:{small.hash}\n" in text
    assert Game.from_record(text, small).position() == game.position()
    with pytest.raises(BadRecord, match="line 2: expected the edition 'standard/1'"):
        Game.from_record(text)
    with pytest.raises(BadRecord, match="line 2: expected the edition 'small/3 sha256"):
        Game.from_record(HAND_WRITTEN, small)


def test_masked() -> None:
    """What others see: no seed, no position, no tiles of an arrangement."""
    text = started().record(masked=True)

    assert "arrange ? / ? ?" in text
    assert "seed" not in text
    assert "position" not in text
    assert "b01" not in text
    assert Game.new(2, 7).record(masked=True) == (
        "himiko 1\nedition: standard/1\nrules: 1\nseat 0: Blue\nseat 1: Orange\n\n"
    )


def test_masked_cannot_be_replayed() -> None:
    """Not even with the seed put back."""
    text = started().record()
    masked = text.replace("arrange b02 / b01 b03", "arrange ? / ? ?")

    with pytest.raises(BadRecord, match=r"'arrange . / . .' is masked and cannot be replayed"):
        Game.from_record(masked)
