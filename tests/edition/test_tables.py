"""The tables the engine reads, against the board they are made of."""

import pickle
from typing import Any

import numpy as np
import pytest

from himiko.edition import TABLES, Edition, names


@pytest.fixture(params=["standard", "small"])
def edition(request: pytest.FixtureRequest) -> Edition:
    """Return each edition in turn."""
    found: Edition = request.getfixturevalue(request.param)
    return found


def members(mask: int) -> set[int]:
    """Return the places of the bits that are set."""
    return {place for place in range(64) if int(mask) >> place & 1}


def ids(mask: int, order: tuple[str, ...]) -> set[str]:
    """Return the ids a mask stands for."""
    return {order[place] for place in members(mask)}


def lanes(tables: Any) -> set[tuple[int, int]]:
    """Return the connected pairs of slots, the lower first."""
    return {(a, b) for a in range(64) for b in members(tables.near[a]) if a < b}


def test_one_aligned_record_of_words(edition: Edition) -> None:
    """An array of one record; every field is 64 bits wide and read as an attribute."""
    assert edition.tables.shape == (1,)
    assert edition.tables.dtype == TABLES
    assert TABLES.isalignedstruct
    assert {field[0].base for field in (TABLES.fields or {}).values()} == {np.dtype(np.int64)}
    assert edition.tables[0].slots == len(edition.slot_ids)


def test_masks_stay_clear_of_the_sign(edition: Edition) -> None:
    """No mask reaches the two highest bits."""
    tables = edition.tables[0]
    for masks in (tables.near, tables.shores, tables.ring, tables.beside):
        assert (masks >= 0).all()
        assert (masks < 1 << 62).all()


def test_connection_is_mutual_1_2(edition: Edition) -> None:
    """Slots are connected, islands adjacent, both ways, and none with itself."""
    tables = edition.tables[0]
    for table in (tables.near, tables.beside):
        for one in range(64):
            assert one not in members(table[one])
            assert all(one in members(table[other]) for other in members(table[one]))


def test_ring_and_shores_say_the_same(edition: Edition) -> None:
    """A slot lies around an island exactly if the island lies at the slot."""
    tables = edition.tables[0]
    for slot in range(64):
        for island in range(64):
            assert (slot in members(tables.ring[island])) == (
                island in members(tables.shores[slot])
            )


def test_adjacent_islands_share_two_connected_slots_1_2(edition: Edition) -> None:
    """A corner does not make islands adjacent; a lane does."""
    tables = edition.tables[0]
    for one in range(int(tables.islands)):
        for other in range(int(tables.islands)):
            shared = members(tables.ring[one] & tables.ring[other])
            lane = any(b in members(tables.near[a]) for a in shared for b in shared)
            assert (other in members(tables.beside[one])) == (lane and one != other)


def test_the_board_is_one_sheet(edition: Edition) -> None:
    """Euler: slots - lanes + islands = 1 for a board in one piece and without holes."""
    tables = edition.tables[0]
    assert tables.slots - len(lanes(tables)) + tables.islands == 1


def test_the_border_is_where_a_lane_has_one_island(edition: Edition) -> None:
    """The slots at the ends of all lanes with one island."""
    tables = edition.tables[0]
    border = {
        end
        for lane in lanes(tables)
        for end in lane
        if len(members(tables.shores[lane[0]] & tables.shores[lane[1]])) == 1
    }
    assert members(tables.border) == border


def test_standard_board(standard: Edition) -> None:
    """Lanes, border, entries and some neighbourhoods one can check on the drawn board."""
    tables = standard.tables[0]
    slot = standard.slot_ids.index
    island = standard.island_ids.index

    assert len(lanes(tables)) == 92
    assert len(members(tables.border)) == 23
    assert ids(tables.entries, standard.slot_ids) == {"s01", "s02", "s03", "s04", "s05"}
    assert ids(tables.near[slot("s08")], standard.slot_ids) == {"s03", "s07", "s09", "s14"}
    assert ids(tables.shores[slot("s08")], standard.island_ids) == {"i01", "i02", "i08", "i09"}
    assert ids(tables.beside[island("i01")], standard.island_ids) == {"i02", "i08"}
    assert ids(tables.ring[island("i34")], standard.slot_ids) == {"s48", "s50", "s54", "s56"}


def test_small_board(small: Edition) -> None:
    """Index is the place in the order of ids, also where ids have gaps."""
    tables = small.tables[0]

    assert ids(tables.near[small.slot_ids.index("s08")], small.slot_ids) == {
        "s05",
        "s07",
        "s09",
        "s21",
        "s42",
    }
    inner = set(small.slot_ids) - ids(tables.border, small.slot_ids)
    assert inner == {"s05", "s08"}
    assert ids(tables.beside[small.island_ids.index("i11")], small.island_ids) == {"i06", "i10"}


def test_numbers(small: Edition) -> None:
    """Limits and counts stand where the engine reads them."""
    tables = small.tables[0]

    assert (tables.slots, tables.islands, tables.tiles, tables.fleets) == (12, 7, 9, 9)
    assert (tables.start_coins, tables.harbour, tables.sacred) == (7, 2, 2)
    assert (tables.row_tiles, tables.row_specialists, tables.face_up) == (3, 3, 4)
    assert tables.turns_per_round.tolist() == [0, 0, 2, 1, 1]
    assert tables.buildings.tolist() == [0, 0, 4, 3, 2]
    assert tables.count.tolist() == [9, 8, 7, 6, 5]
    assert tables.price.tolist() == [2, 2, 3, 5, 0]
    assert tables.culture.tolist() == [2, 1, 2, 1, 0, 0, 1, 0]


def test_fleets(small: Edition) -> None:
    """By number: boats, one of any colour, and the code of the power."""
    tables = small.tables[0]

    assert tables.fleet_take[5].tolist() == [0, 2, 0, 0, 0]
    assert tables.fleet_take[9].tolist() == [1, 1, 0, 1, 0]
    assert np.flatnonzero(tables.fleet_any).tolist() == [6, 9]
    assert names.POWERS[tables.fleet_power[7]] == "peek"
    assert not tables.fleet_take[0].any()
    assert not tables.fleet_take[10:].any()


def test_specialists(small: Edition) -> None:
    """By the code of their name, present or not."""
    tables = small.tables[0]
    there = {names.SPECIALISTS[code] for code in np.flatnonzero(tables.specialist_in)}

    assert there == {one.id for one in small.specialists}
    assert tables.specialist_points[names.SPECIALISTS.index("ananda")] == -1
    assert tables.specialist_points[names.SPECIALISTS.index("izanagi")] == 0


def test_tiles(small: Edition) -> None:
    """By index: kind, points, and the needed boats packed in bytes."""
    tables = small.tables[0]
    palace = small.tile_ids.index("b19")

    assert names.TILE_KINDS[tables.tile_kind[palace]] == "palace"
    assert tables.tile_points[palace] == 6
    assert tables.tile_needs[palace] == 0x01_00_00_01_02


def test_a_small_edition_is_another_edition(standard: Edition, small: Edition) -> None:
    """It has its own name and hash, and the same kind of tables."""
    assert small.name == "small/3"
    assert small.hash != standard.hash
    assert small.tables.dtype == standard.tables.dtype


def test_pickled_tables_stay_read_only(edition: Edition) -> None:
    """The engine is compiled for read-only tables: an edition from a pickle has the same kind."""
    assert not edition.tables.flags.writeable

    twin = pickle.loads(pickle.dumps(edition))  # noqa: S301  (our own)

    assert twin == edition
    assert not twin.tables.flags.writeable
