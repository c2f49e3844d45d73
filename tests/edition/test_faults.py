"""All that is wrong with an edition that is being made, part by part."""

from typing import Any

import pytest

from himiko.edition import BadEdition, Edition, faults
from tests.edition.test_bad import spoil
from tests.edition.toml import written


def keys(content: dict[str, Any]) -> list[str]:
    """Return the keys of all faults."""
    return [fault.key for fault in faults(content, "mine.toml")]


def test_a_sound_edition_has_none(content: dict[str, Any]) -> None:
    """What can be read can be played."""
    assert keys(content) == []


def test_each_part_is_read_for_itself(content: dict[str, Any]) -> None:
    """A fault of the board hides none of the tiles, fleets and numbers."""
    spoil(content, "id", "My Edition")
    spoil(content, "board.islands.i01", ["s03"])
    spoil(content, "buildings.b05.needs", [])
    spoil(content, "fleets.2.take", ["any", "any"])
    spoil(content, "specialists.riu", 100)
    spoil(content, "colours.wood.count", 0)
    spoil(content, "culture.blank", 60)
    spoil(content, "limits.harbour", 9)

    assert keys(content) == [
        "id",
        "board.islands.i01",
        "buildings.b05.needs",
        "fleets.2.take",
        "specialists.riu",
        "colours.wood.count",
        "culture",
        "limits.harbour",
    ]


def test_every_slot_without_an_island_is_named(content: dict[str, Any]) -> None:
    """While a board is drawn there are many of them."""
    spoil(content, "board.slots.s60", [1, 2])
    del content["board"]["islands"]["i01"]
    content["culture"]["blank"] -= 1

    found = faults(content, "mine.toml")
    assert [fault.key for fault in found] == ["board.slots.s04", "board.slots.s60"]
    assert {fault.values["expected"].code for fault in found} == {"ringed"}


def test_what_has_nothing_yet_is_told_once(content: dict[str, Any]) -> None:
    """Without tiles no number of tiles in the row would do: that is not said as well."""
    for part in ("buildings", "fleets", "specialists"):
        content[part] = {}

    assert keys(content) == ["buildings", "fleets", "specialists"]


@pytest.mark.parametrize("part", ["board", "buildings", "fleets", "limits", "culture"])
@pytest.mark.parametrize("value", [3, [], {}, {"islands": {"i01": 3, "i02": [[]]}}, "x"])
def test_whatever_stands_there_is_a_fault(
    content: dict[str, Any], part: str, value: object
) -> None:
    """Nothing but faults comes of it, and the first is the one that the reader stops at."""
    content[part] = value

    found = faults(content, "mine.toml")
    with pytest.raises(BadEdition) as caught:
        Edition.parse(written(content), "mine.toml")
    assert caught.value.key in [fault.key for fault in found]
