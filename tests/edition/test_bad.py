"""Whatever is wrong in an edition file, the error names file, key and what was expected."""

import pickle
from pathlib import Path
from typing import Any, Final

import pytest

from himiko.edition import BadEdition, Edition
from himiko.edition.phrases import expects, has
from tests.edition.toml import written

DELETED: Final = object()


def spoil(content: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """Set, add or delete the value at a dotted path."""
    *way, last = path.split(".")
    table = content
    for key in way:
        table = table[key]
    if value is DELETED:
        del table[last]
    else:
        table[last] = value
    return content


def refusal(content: dict[str, Any]) -> BadEdition:
    """Return the error that reading this content gives."""
    with pytest.raises(BadEdition) as caught:
        Edition.parse(written(content), "mine.toml")
    return caught.value


def check(error: BadEdition, key: str, expected: str) -> None:
    """See that the error's parts, and its text, say what they should."""
    assert error.file == "mine.toml"
    assert error.key == key
    assert expected in error.expected
    assert str(error) == f"mine.toml: {key}: expected {error.expected}, found {error.found}"


def test_unspoiled_content_is_read(content: dict[str, Any], standard: Edition) -> None:
    """What these tests write is an edition as long as nothing is spoiled."""
    assert Edition.parse(written(content), "mine.toml") == standard


RING: Final = [f"s{number:02}" for number in range(1, 17)]

# path, wrong value, key of the error ("" for the path itself), part of what was expected
WRONG: Final[list[tuple[str, object, str, str]]] = [
    # missing and unknown keys
    ("id", DELETED, "", "a value"),
    ("board", DELETED, "", "a value"),
    ("colours.gold", DELETED, "", "a value"),
    ("colours.gold.price", DELETED, "", "a value"),
    ("culture.blank", DELETED, "", "a value"),
    ("limits.harbour", DELETED, "", "a value"),
    ("limits.standard_buildings.3", DELETED, "", "a value"),
    ("fleets.4.power", DELETED, "", "a value"),
    ("buildings.b07.kind", DELETED, "", "a value"),
    ("board.entries", DELETED, "", "a value"),
    ("author", "me", "", "only the keys id, version"),
    ("colours.silver", {"count": 1, "price": 1}, "", "only the keys bamboo"),
    ("culture.lotus", 1, "", "only the keys plum"),
    ("limits.prestige", 1, "", "only the keys sacred_ground"),
    ("limits.turns_per_round.5", 1, "", "only the keys 2, 3, 4"),
    ("fleets.4.give", ["wood"], "", "only the keys take, power"),
    ("specialists.tengu", 1, "", "one of amateratsu"),
    ("buildings.b07.cost", 1, "", "only the keys kind, points, needs"),
    ("board.depth", 1, "", "only the keys width"),
    # wrong types
    ("id", 7, "", "a name"),
    ("version", "1", "", "a whole number from 1 to 999"),
    ("version", 1.0, "", "a whole number from 1 to 999"),
    ("version", True, "", "a whole number from 1 to 999"),
    ("colours", [], "", "a table"),
    ("colours.wood", 19, "", "a table"),
    ("colours.wood.count", True, "", "a whole number from 1 to 99"),
    ("colours.wood.count", [19], "", "a whole number from 1 to 99"),
    ("limits.standard_buildings", 10, "", "a table"),
    ("fleets", "ten", "", "a table"),
    ("fleets.4.take", "clay", "", "a list of 1 to 4 boats"),
    ("fleets.4.take", [3], "fleets.4.take[0]", "one of bamboo"),
    ("fleets.4.power", 3, "", "one of none"),
    ("specialists", 18, "", "a table"),
    ("specialists.riu", "three", "", "a whole number from -99 to 99"),
    ("buildings.b07", [], "", "a table"),
    ("buildings.b07.kind", {}, "", "one of standard"),
    ("board.entries", {}, "", "a list of 1 to 59 known slots"),
    ("board.slots.s01", {"x": 1, "y": 2}, "", "a list of 2 to 2 numbers"),
    ("board.slots.s01", [1], "", "a list of 2 to 2 numbers"),
    ("board.slots.s01", [1, 2, 3], "", "a list of 2 to 2 numbers"),
    ("board.slots.s01", [1, 2.5], "board.slots.s01[1]", "a whole number from 0 to 1000"),
    ("board.islands.i01", "s03", "", "a list of 3 to 15 known slots"),
    # names and ids of another form
    ("id", "", "", "a name"),
    ("id", "Standard", "", "a name"),
    ("id", "a/b", "", "a name"),
    ("id", "a\nb", "", "a name"),
    ("id", "a" * 33, "", "a name"),
    ("fleets.12", {"take": ["wood"], "power": "none"}, "", "numbers from 1 to 11"),
    ("fleets.011", {"take": ["wood"], "power": "none"}, "", "numbers from 1 to 11"),
    ("fleets.x", {"take": ["wood"], "power": "none"}, "", "numbers from 1 to 11"),
    ("fleets.1", DELETED, "fleets.10", "numbers from 1 to 9"),
    ("buildings.b7", {}, "", "an id such as b01"),
    ("buildings.b007", {}, "", "an id such as b01"),
    ("buildings.t07", {}, "", "an id such as b01"),
    ("board.slots.s1", [1, 1], "", "an id such as s01"),
    ("board.slots.S60", [1, 1], "", "an id such as s01"),
    ("board.islands.i1", ["s01", "s02", "s03"], "", "an id such as i01"),
    ("board.islands.s01", ["s01", "s02", "s03"], "", "an id such as i01"),
    # unknown words
    ("fleets.4.take", ["clay", "silver"], "fleets.4.take[1]", "one of bamboo"),
    ("fleets.4.power", "fly", "", "one of none, reserve, peek"),
    ("buildings.b07.kind", "temple", "", "one of standard, trading_post, torii, palace"),
    ("buildings.b07.needs", ["stone", "any"], "buildings.b07.needs[1]", "one of bamboo"),
    ("board.entries", ["s01", "s77"], "board.entries[1]", "one of s01"),
    ("board.islands.i01", ["s03", "s04", "s77"], "board.islands.i01[2]", "one of s01"),
    # numbers out of range
    ("version", 0, "", "a whole number from 1 to 999"),
    ("version", 1000, "", "a whole number from 1 to 999"),
    ("colours.wood.count", 0, "", "a whole number from 1 to 99"),
    ("colours.wood.count", 100, "", "a whole number from 1 to 99"),
    ("colours.wood.count", 16**5000, "", "a whole number from 1 to 99"),
    ("colours.wood.price", -1, "", "a whole number from 0 to 99"),
    ("colours.wood.price", 100, "", "a whole number from 0 to 99"),
    ("colours.gold.price", 5, "", "0"),
    ("culture.plum", -1, "", "a whole number from 0 to 60"),
    ("culture.plum", 61, "", "a whole number from 0 to 60"),
    ("limits.sacred_ground", -1, "", "a whole number from 0 to 60"),
    ("limits.sacred_ground", 61, "", "a whole number from 0 to 60"),
    ("limits.start_coins", -1, "", "a whole number from 0 to 999"),
    ("limits.start_coins", 1000, "", "a whole number from 0 to 999"),
    ("limits.standard_buildings.2", 0, "", "a whole number from 1 to 60"),
    ("limits.standard_buildings.2", 61, "", "a whole number from 1 to 60"),
    ("limits.turns_per_round.3", 0, "", "a whole number from 1 to 2"),
    ("limits.turns_per_round.2", 3, "", "a whole number from 1 to 2"),
    ("limits.row_buildings", 0, "", "a whole number from 1 to 8"),
    ("limits.row_buildings", 9, "", "a whole number from 1 to 8"),
    ("limits.row_specialists", 0, "", "a whole number from 1 to 8"),
    ("limits.row_specialists", 9, "", "a whole number from 1 to 8"),
    ("limits.harbour", 0, "", "a whole number from 1 to 4"),
    ("limits.harbour", 5, "", "a whole number from 1 to 4"),
    ("specialists.riu", 100, "", "a whole number from -99 to 99"),
    ("buildings.b07.points", -100, "", "a whole number from -99 to 99"),
    ("board.width", 0, "", "a whole number from 1 to 100000"),
    ("board.height", 100_001, "", "a whole number from 1 to 100000"),
    ("board.slots.s01", [-1, 5], "board.slots.s01[0]", "a whole number from 0 to 1600"),
    ("board.slots.s01", [5, 1001], "board.slots.s01[1]", "a whole number from 0 to 1000"),
    # lists of the wrong length
    ("fleets.4.take", [], "", "a list of 1 to 4 boats"),
    ("fleets.4.take", ["wood"] * 5, "", "a list of 1 to 4 boats"),
    ("buildings.b07.needs", [], "", "a list of 1 to 6 boats"),
    ("buildings.b07.needs", ["wood"] * 7, "", "a list of 1 to 6 boats"),
    ("board.entries", [], "", "a list of 1 to 59 known slots"),
    ("board.islands.i01", ["s03", "s04"], "", "a list of 3 to 15 known slots"),
    ("board.islands.i01", RING, "", "a list of 3 to 15 known slots"),
    # tables of the wrong size
    ("specialists", {}, "", "at least one entry"),
    ("fleets", {}, "", "1 to 16 entries"),
    ("fleets", {str(n): {} for n in range(1, 18)}, "", "1 to 16 entries"),
    ("buildings", {}, "", "1 to 60 entries"),
    ("buildings", {f"b{n:02}": {} for n in range(61)}, "", "1 to 60 entries"),
    ("board.slots", {}, "", "1 to 60 entries"),
    ("board.slots", {f"s{n:02}": [n, n] for n in range(61)}, "", "1 to 60 entries"),
    ("board.islands", {}, "", "1 to 60 entries"),
    ("board.islands", {f"i{n:02}": [] for n in range(61)}, "", "1 to 60 entries"),
    # what must fit together
    ("fleets.4.take", ["any", "any"], "", "one boat of any colour at most"),
    ("culture.plum", 6, "culture", "34 tokens in all, one for each island"),
    ("culture.blank", 3, "culture", "34 tokens in all, one for each island"),
    ("board.islands.i34", DELETED, "board.slots.s56", "a slot on some island's ring"),
    ("board.slots.s60", [1, 1], "", "a slot on some island's ring"),
    ("board.slots.s02", [55, 600], "", "a position of its own"),
    ("board.entries", ["s01", "s02", "s01"], "board.entries[2]", "known slots, each once"),
    ("board.islands.i01", ["s03", "s04", "s03"], "board.islands.i01[2]", "each once"),
    ("board.islands.i35", ["s08", "s14", "s23"], "", "lanes that join at most two islands"),
    ("board.islands.i35", ["s04", "s03", "s08", "s09"], "", "lanes that join at most two"),
    ("limits.face_up_fleets", 3, "", "a whole number from 4 to 6 (there being 10 fleets"),
    ("limits.face_up_fleets", 7, "", "a whole number from 4 to 6 (there being 10 fleets"),
    ("limits.turns_per_round.3", 2, "limits.turns_per_round", "two fleets for each"),
]


@pytest.mark.parametrize(
    ("path", "value", "key", "expected"), WRONG, ids=[wrong[0] for wrong in WRONG]
)
def test_a_wrong_value_is_named(
    content: dict[str, Any], path: str, value: object, key: str, expected: str
) -> None:
    """The error has the key of what is wrong and says what was expected there."""
    error = refusal(spoil(content, path, value))

    check(error, key or path, expected)


@pytest.mark.parametrize(
    ("components", "row"), [("specialists", "row_specialists"), ("buildings", "row_buildings")]
)
def test_a_row_is_not_longer_than_what_there_is(
    content: dict[str, Any], components: str, row: str
) -> None:
    """Four specialists, or tiles, cannot fill a row of five."""
    content[components] = dict(list(content[components].items())[:4])

    error = refusal(content)

    check(error, f"limits.{row}", "a whole number from 1 to 4 (there being 4)")


def test_two_islands_have_two_rings(small: Edition) -> None:
    """A ring written twice is refused even where its lanes have only one island."""
    text = small.export()
    for spare in ("i05", "i06", "i09", "i10", "i11"):
        text = text.replace(f"\n{spare} =", f"\n# {spare} =")
    slots = [f"s{n}" for n in ("07", "08", "09", "20", "21", "42")]
    for spare in slots:
        text = text.replace(f"\n{spare} =", f"\n# {spare} =")
    text = text.replace("\ni02 = [", '\ni02 = ["s02", "s01", "s04", "s05"]\n# i02 = [')

    with pytest.raises(BadEdition) as caught:
        Edition.parse(text, "mine.toml")

    check(caught.value, "board.islands.i02", "a ring of its own")


def test_eight_turns_a_round_are_possible(content: dict[str, Any]) -> None:
    """Two turns for each of four players, with fleets enough."""
    content["limits"]["turns_per_round"] = {"2": 2, "3": 2, "4": 2}
    content["limits"]["face_up_fleets"] = 8
    for number in range(11, 17):
        content["fleets"][str(number)] = {"take": ["wood"], "power": "none"}

    edition = Edition.parse(written(content), "mine.toml")

    assert edition.limits.turns_per_round == (0, 0, 2, 2, 2)


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (True, "true"),
        ("nineteen", "'nineteen'"),
        ("x" * 5000, "a text of 5000 characters"),
        pytest.param(16**5000, "a huge number", id="huge"),
        (-3, "-3"),
        (1.5, "1.5"),
        ([1, 2], "a list of 2"),
        ({"a": 1}, "a table of 1"),
        (DELETED, "nothing"),
    ],
)
def test_what_was_found_is_told_in_a_few_words(
    content: dict[str, Any], value: object, found: str
) -> None:
    """However large or strange the value is."""
    error = refusal(spoil(content, "colours.wood.count", value))

    assert error.found == found


def test_a_date_is_no_number(standard: Edition) -> None:
    """TOML has dates; an edition has none."""
    text = standard.export().replace("version = 1", "version = 2026-01-01")

    with pytest.raises(BadEdition, match="found a date"):
        Edition.parse(text, "mine.toml")


@pytest.mark.parametrize("key", ["a b", "\u001b[31m", "ключ", "", "x" * 3000])
def test_strange_keys_are_shown_safely(content: dict[str, Any], key: str) -> None:
    """Long keys are cut, and no control character reaches the terminal."""
    content["colours"][key] = 1

    error = refusal(content)

    assert str(error).isascii()
    assert str(error).isprintable()
    assert len(error.key) < 100


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("colours = ", "an error: "),
        ("[colours]\n[colours]", "an error: "),
        ("\ufeffid = 1", "an error: "),
        ("x = 1" + "0" * 5000, "an error: "),
        ("x = " + "[" * 9000, "one nested too deeply"),
        ("x = " + "{a = " * 1900, "one nested too deeply"),
        ("#" * 10_001, "10001, a line of 10001"),
        ("\n" * 200_000, "200000, a line of 0"),
    ],
)
def test_text_that_is_no_toml(text: str, found: str) -> None:
    """The error then names the file and repeats the reader's complaint."""
    with pytest.raises(BadEdition) as caught:
        Edition.parse(text, "mine.toml")

    assert (caught.value.file, caught.value.key) == ("mine.toml", "")
    assert caught.value.found.startswith(found)
    assert str(caught.value).startswith("mine.toml: expected ")


def test_a_deeply_dotted_key_is_an_unknown_key() -> None:
    """Nesting that TOML allows does no harm either."""
    with pytest.raises(BadEdition) as caught:
        Edition.parse("a." * 4000 + "a = 1", "mine.toml")

    assert caught.value.key == "a"


@pytest.mark.parametrize("text", ["", "# nothing\n"])
def test_an_empty_file_lacks_everything(text: str) -> None:
    """The first missing key is named."""
    with pytest.raises(BadEdition) as caught:
        Edition.parse(text, "mine.toml")

    check(caught.value, "id", "a value")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Missing, a folder, not UTF-8, with an impossible name: the same error."""
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'id = "\xe9"')

    for path in (tmp_path / "none.toml", tmp_path, latin, "a\0b"):
        with pytest.raises(BadEdition) as caught:
            Edition.load(path)
        assert caught.value.file == str(path)
        assert caught.value.key == ""


def test_a_huge_file_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    """A gigabyte of zeros costs nothing."""
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(1 << 30)

    with pytest.raises(BadEdition, match="at most"):
        Edition.load(path)


def test_the_error_survives_a_trip_to_another_process() -> None:
    """It can be pickled."""
    error = BadEdition("mine.toml", "version", expects("table"), has("nothing"))

    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own bytes

    assert str(again) == str(error) == "mine.toml: version: expected a table, found nothing"
    assert again.values == error.values
