"""Records that are wrong: each is refused, with the line and what is wrong in it."""

from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from himiko import BadRecord, Game
from himiko.edition.names import COLOURS
from himiko.game.record_problems import RECORD_PROBLEMS
from tests.game.players import TASTES, play_on
from tests.game.spoil import WORDS
from tests.game.test_records import finished, lines, started

HEAD: Final = "himiko 1\nedition: standard/1\nrules: 1\nseat 0: A\nseat 1: B\nseed: 7\n\n"
GOOD: Final = HEAD + "1.1 (1) fleet 1, done\n1.2 (0) fleet 8, done, discard clay\n"

# The line, what is said of it, and what is put in place of what.
WRONG: Final = [
    (1, "a record begins with 'himiko 1'", "himiko 1\n", "himiko 2\n"),
    (1, "a record begins with 'himiko 1'", "himiko 1\n", "\nhimiko 1\n"),
    (2, "expected a header 'name: value', not 'edition'", "edition: standard/1", "edition"),
    (2, "expected a header 'name: value'", "edition: standard/1", ": standard/1"),
    (3, "the header 'edition' is given twice", "rules: 1", "edition: standard/1"),
    (1, "the record names none", "edition: standard/1\n", ""),
    (2, "expected the edition 'standard/1'; the record's is 'standard/2'", "rd/1", "rd/2"),
    (3, "expected rules number 1, not '2'", "rules: 1", "rules: 2"),
    (1, "a header 'seat N' for each", "seat 1: B\n", ""),
    (1, "a header 'seat N' for each", "seat 1: B\n", "seat 2: B\n"),
    (4, "a name is one line", "seat 0: A", "seat 0: A\rB"),
    (1, "a header 'seed' or a header 'position'", "seed: 7\n", ""),
    (1, "a header 'seed' or a header 'position'", "seed: 7\n", "seed: 7\nposition: {}\n"),
    (6, "a seed is a decimal number or hex", "seed: 7", "seed: seven"),
    (6, "a seed is a decimal number or hex", "seed: 7", "seed: 7-"),
    (6, "the position is not JSON", "seed: 7", "position: {"),
    (6, "the position is not JSON", "seed: 7", "position: " + "[" * 100_000),
    (6, "the position cannot be: position: expected an object", "seed: 7", "position: 7"),
    (6, "the position cannot be: position: the key", "seed: 7", "position: {}"),
    (
        8,
        "expected a turn like '1.1 (0) fleet 5, done', not 'fleet 1'",
        "1.1 (1) fleet 1, done",
        "fleet 1",
    ),
    (8, "expected a turn like", "1.1 (1) fleet 1, done", "1.1 (1)"),
    (8, "expected a turn like", "1.1 (1)", "1.1 (4)"),
    (8, "'fleet 1' is not played in this turn: it is turn 1.1 (1)", "1.1 (1)", "1.2 (1)"),
    (8, "'fleet 1' is not played in this turn: it is turn 1.1 (1)", "1.1 (1)", "2.1 (1)"),
    (8, "'fleet 1' is not played in this turn: it is turn 1.1 (1)", "1.1 (1)", "1.1 (0)"),
    (
        8,
        "'buy wood' is not played in this turn: it is turn 1.2 (0)",
        "fleet 1, done",
        "fleet 1, done, buy wood",
    ),
    (8, "'fleet 2' is not legal now: fleet_face_down (rule 4.1", "fleet 1,", "fleet 2,"),
    (8, "'fleet eleven' is not legal now: no_action", "fleet 1,", "fleet eleven,"),
    (8, "'' is not legal now: no_action", "fleet 1,", "fleet 1,,"),
    (9, "'discard wood' is not legal now: not_in_hand (rule 7.1", "discard clay", "discard wood"),
    (6, "a result is given, but the game is not over", "seed: 7", "result: 1 2\nseed: 7"),
]


@pytest.mark.parametrize(("line", "problem", "old", "new"), WRONG)
def test_wrong(line: int, problem: str, old: str, new: str) -> None:
    """Each thing that can be wrong is said with its line."""
    assert Game.from_record(GOOD).ply == 5

    with pytest.raises(BadRecord) as caught:
        Game.from_record(GOOD.replace(old, new, 1))

    assert caught.value.line == line
    assert caught.value.code in RECORD_PROBLEMS
    assert problem in caught.value.problem
    assert str(caught.value) == f"line {line}: {caught.value.problem}"


def test_wrong_result() -> None:
    """The totals are counted again."""
    text = finished().record()
    [result] = [line for line in lines(text) if line.startswith("result: ")]

    with pytest.raises(BadRecord, match=r"line 7: the result is '.*', not '1 2'"):
        Game.from_record(text.replace(result, "result: 1 2"))


def test_more_after_the_end() -> None:
    """A finished game has no further turns."""
    text = finished().record()

    with pytest.raises(BadRecord, match="'fleet 1' is not played in this turn: the game is over"):
        Game.from_record(text + "99.1 (0) fleet 1\n")


def test_seats_of_a_position() -> None:
    """A position has the seats that the record names."""
    text = started().record()

    with pytest.raises(BadRecord, match="the position has 3 seats, not 2"):
        Game.from_record(text.replace("seat 2: Purple\n", ""))


@pytest.mark.parametrize("text", ["", "\n", "\0", "himiko", "himiko 1", "himiko 1\n\n", "{}"])
def test_no_record(text: str) -> None:
    """Texts that are no record at all."""
    with pytest.raises(BadRecord, match="line 1: "):
        Game.from_record(text)


# spoiled records

PIECES: Final = [
    *WORDS,
    *COLOURS,
    *("\n", "\r\n", " ", ",", ":", ": ", "?", "/", "(1)", "1.1 (0) ", "done", "fleet 3", "seed: 8"),
    *("seat 2: C\n", "position: {}", "result: 1 2\n", "rules: 1", "himiko 1", "\ud800", "\0", "²"),
]


def spoiled(text: str, rng: Random) -> str:
    """Return the text with some pieces put in, cut out or exchanged."""
    for _ in range(rng.randint(1, 3)):
        start = rng.randint(0, len(text))
        end = min(len(text), start + rng.choice([0, 0, 1, 1, 5, 40]))
        match rng.randrange(4):
            case 0:
                text = text[:start] + rng.choice(PIECES) + text[end:]
            case 1:
                text = text[:start] + text[end:]
            case 2:
                text = text[:start] + text[start:end] * 2 + text[end:]
            case _:
                parts = text.split("\n")
                one, other = rng.randrange(len(parts)), rng.randrange(len(parts))
                parts[one], parts[other] = parts[other], parts[one]
                text = "\n".join(parts)
    return text


def some_record(seed: int) -> str:
    """Return a record of some length, from a deal or a position."""
    rng = Random(seed)
    game = Game.new(rng.randint(2, 4), seed, names=["Aoi", "Ren: 2"])
    play_on(game, rng, [rng.choice(sorted(TASTES))], rng.choice([0, 3, 20, 60, 1000]))
    if rng.random() < 0.3:
        game = play_on(Game.from_position(game.position()), rng, ["even"], 10)
    return game.record(masked=rng.random() < 0.05)


def refused_or_true(seed: int) -> bool:
    """Spoil a record: refused with a line of it, or a game whose record is read back; was it?"""
    text = spoiled(some_record(seed), Random(seed))
    try:
        game = Game.from_record(text)
    except BadRecord as error:
        refused_at = error.line
    else:
        check_read_back(game)
        return True
    assert 1 <= refused_at <= text.count("\n") + 1
    return False


def check_read_back(game: Game) -> None:
    """See that a game's record gives the game."""
    written = game.record()
    again = Game.from_record(written)
    assert again.record() == written
    assert again.position() == game.position()


@settings(max_examples=500, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_spoiled(seed: int) -> None:
    """A spoiled record is refused, or is a record."""
    refused_or_true(seed)


def test_some_spoiled_records_are_still_true() -> None:
    """The spoiling is gentle enough to test both."""
    true = sum(refused_or_true(seed) for seed in range(200))

    assert 10 < true < 120


@pytest.mark.long
@settings(max_examples=20_000, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_many_spoiled(seed: int) -> None:
    """The same for longer."""
    refused_or_true(seed)


@settings(max_examples=300, deadline=None)
@given(text=st.text())
def test_any_text(text: str) -> None:
    """Any text at all is refused."""
    for record in (text, f"himiko 1\n{text}", HEAD + text):
        try:
            game: Any = Game.from_record(record)
        except BadRecord:
            continue
        assert game.ply == 0  # nothing but empty lines
