"""The edition that comes with the package, against the counts of the rules."""

from collections import Counter
from pathlib import Path

import pytest

from himiko.edition import Edition, names


def test_name_and_version(standard: Edition) -> None:
    """It is called standard/1, as positions and records say."""
    assert standard.name == "standard/1"


def test_it_is_read_once() -> None:
    """Asking again gives the same object."""
    assert Edition.standard() is Edition.standard()


def test_boats_1_3(standard: Edition) -> None:
    """80 boats, five colours, at the prices of 5.1."""
    counts = [colour.count for colour in standard.colours]
    prices = [colour.price for colour in standard.colours]

    assert [colour.id for colour in standard.colours] == list(names.COLOURS)
    assert counts == [22, 19, 16, 13, 10]
    assert sum(counts) == 80
    assert prices == [1, 2, 3, 4, 0]


def test_components_1_4(standard: Edition) -> None:
    """10 fleets, 28 building tiles of their kinds, 18 specialists, 34 culture tokens."""
    kinds = Counter(tile.kind for tile in standard.tiles)

    assert [fleet.number for fleet in standard.fleets] == list(range(1, 11))
    assert kinds["standard"] + kinds["trading_post"] == 21
    assert (kinds["torii"], kinds["palace"]) == (3, 4)
    assert [one.id for one in standard.specialists] == list(names.SPECIALISTS[:18])
    assert standard.culture == (5, 5, 5, 5, 5, 5, 4)
    assert standard.limits.sacred_ground == 8


def test_board_1_1(standard: Edition) -> None:
    """34 islands, 59 slots, 5 entry slots on the west side."""
    board = standard.board
    west = {slot.id for slot in board.slots if slot.x < 200}

    assert (len(board.islands), len(board.slots)) == (34, 59)
    assert board.entries == ("s01", "s02", "s03", "s04", "s05")
    assert set(board.entries) <= west


def test_rings_run_clockwise(standard: Edition) -> None:
    """Every ring encloses its island on the right hand, y pointing down."""
    place = {slot.id: (slot.x, slot.y) for slot in standard.board.slots}
    for island in standard.board.islands:
        corners = [place[slot] for slot in island.ring]
        after = [*corners[1:], corners[0]]
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, after, strict=True))
        assert area > 0, island.id


def test_set_up_2_4(standard: Edition) -> None:
    """10 coins; 10, 8 or 6 buildings; two turns a round with 2 players only."""
    limits = standard.limits

    assert limits.start_coins == 10
    assert limits.standard_buildings == (0, 0, 10, 8, 6)
    assert limits.turns_per_round == (0, 0, 2, 1, 1)
    assert limits.row_buildings == limits.row_specialists == limits.face_up_fleets == 5
    assert limits.harbour == 1


def test_fleet_powers_4_3(standard: Edition) -> None:
    """Fleets 2 to 9 have the eight powers in order; 10 gives a boat of any colour."""
    powers = [fleet.power for fleet in standard.fleets]

    assert powers == ["none", *names.POWERS[1:9], "none"]
    assert [fleet.number for fleet in standard.fleets if fleet.choice] == [10]


def test_ids_are_in_order(standard: Edition) -> None:
    """The place of an id is its index in the engine."""
    for ids in (standard.slot_ids, standard.island_ids, standard.tile_ids):
        assert list(ids) == sorted(ids)
    assert standard.slot_ids[0] == "s01"
    assert standard.island_ids[-1] == "i34"
    assert standard.tile_ids[-1] == "b28"


def test_export_gives_the_file_back(standard: Edition, tmp_path: Path) -> None:
    """An exported edition is the same edition when read again."""
    path = tmp_path / "mine.toml"
    path.write_text(standard.export(), encoding="utf-8")

    again = Edition.load(path)

    assert again == standard
    assert again.export() == standard.export()


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("# Every component", "# Each component", True),
        ("plum = 5\nmaple = 5", "maple = 5\n\n  plum   =  5", True),
        ("start_coins = 10", "start_coins = 0xA", True),
        ("start_coins = 10", "start_coins = 11", False),
        ("version = 1", "version = 2", False),
        ("s01 = [55, 600]", "s01 = [56, 600]", False),
    ],
)
def test_the_hash_is_of_the_meaning(standard: Edition, old: str, new: str, *, same: bool) -> None:
    """Comments, layout and the order of keys do not change it; values do."""
    text = standard.export()
    assert text.count(old) == 1

    other = Edition.parse(text.replace(old, new), "other.toml")

    assert (other.hash == standard.hash) is same
    assert (other == standard) is same


def test_the_hash_stays(standard: Edition) -> None:
    """Records name it, so it must be the same in every later version."""
    assert standard.hash == "83891a6cdc8a3dfa3c8b657c68ae169f49c6040829ffa08207511001c69094bb"


def test_an_edition_cannot_be_changed(standard: Edition) -> None:
    """Neither the edition nor its components."""
    with pytest.raises(AttributeError):
        standard.version = 2  # type: ignore[misc]
    with pytest.raises(ValueError, match="read-only"):
        standard.components["harbour"] = 3
