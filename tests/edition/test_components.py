"""The components the engine reads, against the board they are made of."""

import pickle
from typing import Any

import numpy as np
import pytest

from himiko.edition import COMPONENTS, Edition, names


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


def lanes(components: Any) -> set[tuple[int, int]]:
    """Return the connected pairs of slots, the lower first."""
    return {(a, b) for a in range(64) for b in members(components.near[a]) if a < b}


def test_one_aligned_record_of_words(edition: Edition) -> None:
    """An array of one record; every field is 64 bits wide and read as an attribute."""
    assert edition.components.shape == (1,)
    assert edition.components.dtype == COMPONENTS
    assert COMPONENTS.isalignedstruct
    assert {field[0].base for field in (COMPONENTS.fields or {}).values()} == {np.dtype(np.int64)}
    assert edition.components[0].slots == len(edition.slot_ids)


def test_masks_stay_clear_of_the_sign(edition: Edition) -> None:
    """No mask reaches the two highest bits."""
    components = edition.components[0]
    for masks in (components.near, components.shores, components.ring, components.beside):
        assert (masks >= 0).all()
        assert (masks < 1 << 62).all()


def test_connection_is_mutual_1_2(edition: Edition) -> None:
    """Slots are connected, islands adjacent, both ways, and none with itself."""
    components = edition.components[0]
    for table in (components.near, components.beside):
        for one in range(64):
            assert one not in members(table[one])
            assert all(one in members(table[other]) for other in members(table[one]))


def test_ring_and_shores_say_the_same(edition: Edition) -> None:
    """A slot lies around an island exactly if the island lies at the slot."""
    components = edition.components[0]
    for slot in range(64):
        for island in range(64):
            assert (slot in members(components.ring[island])) == (
                island in members(components.shores[slot])
            )


def test_adjacent_islands_share_two_connected_slots_1_2(edition: Edition) -> None:
    """A corner does not make islands adjacent; a lane does."""
    components = edition.components[0]
    for one in range(int(components.islands)):
        for other in range(int(components.islands)):
            shared = members(components.ring[one] & components.ring[other])
            lane = any(b in members(components.near[a]) for a in shared for b in shared)
            assert (other in members(components.beside[one])) == (lane and one != other)


def test_the_board_is_one_sheet(edition: Edition) -> None:
    """Euler: slots - lanes + islands = 1 for a board in one piece and without holes."""
    components = edition.components[0]
    assert components.slots - len(lanes(components)) + components.islands == 1


def test_the_border_is_where_a_lane_has_one_island(edition: Edition) -> None:
    """The slots at the ends of all lanes with one island."""
    components = edition.components[0]
    border = {
        end
        for lane in lanes(components)
        for end in lane
        if len(members(components.shores[lane[0]] & components.shores[lane[1]])) == 1
    }
    assert members(components.border) == border


def test_standard_board(standard: Edition) -> None:
    """Lanes, border, entries and some neighbourhoods one can check on the drawn board."""
    components = standard.components[0]
    slot = standard.slot_ids.index
    island = standard.island_ids.index

    assert len(lanes(components)) == 92
    assert len(members(components.border)) == 23
    assert ids(components.entries, standard.slot_ids) == {"s01", "s02", "s03", "s04", "s05"}
    assert ids(components.near[slot("s08")], standard.slot_ids) == {"s03", "s07", "s09", "s14"}
    assert ids(components.shores[slot("s08")], standard.island_ids) == {"i01", "i02", "i08", "i09"}
    assert ids(components.beside[island("i01")], standard.island_ids) == {"i02", "i08"}
    assert ids(components.ring[island("i34")], standard.slot_ids) == {"s48", "s50", "s54", "s56"}


def test_small_board(small: Edition) -> None:
    """Index is the place in the order of ids, also where ids have gaps."""
    components = small.components[0]

    assert ids(components.near[small.slot_ids.index("s08")], small.slot_ids) == {
        "s05",
        "s07",
        "s09",
        "s21",
        "s42",
    }
    inner = set(small.slot_ids) - ids(components.border, small.slot_ids)
    assert inner == {"s05", "s08"}
    assert ids(components.beside[small.island_ids.index("i11")], small.island_ids) == {"i06", "i10"}


def test_numbers(small: Edition) -> None:
    """Limits and counts stand where the engine reads them."""
    components = small.components[0]

    assert (components.slots, components.islands, components.tiles, components.fleets) == (
        12,
        7,
        9,
        9,
    )
    assert (components.start_coins, components.harbour, components.sacred) == (7, 2, 2)
    assert (components.row_tiles, components.row_specialists, components.face_up) == (3, 3, 4)
    assert components.turns_per_round.tolist() == [0, 0, 2, 1, 1]
    assert components.buildings.tolist() == [0, 0, 4, 3, 2]
    assert components.count.tolist() == [9, 8, 7, 6, 5]
    assert components.price.tolist() == [2, 2, 3, 5, 0]
    assert components.culture.tolist() == [2, 1, 2, 1, 0, 0, 1, 0]


def test_fleets(small: Edition) -> None:
    """By number: boats, one of any colour, and the code of the power."""
    components = small.components[0]

    assert components.fleet_take[5].tolist() == [0, 2, 0, 0, 0]
    assert components.fleet_take[9].tolist() == [1, 1, 0, 1, 0]
    assert np.flatnonzero(components.fleet_any).tolist() == [6, 9]
    assert names.POWERS[components.fleet_power[7]] == "peek"
    assert not components.fleet_take[0].any()
    assert not components.fleet_take[10:].any()


def test_specialists(small: Edition) -> None:
    """By the code of their name, present or not."""
    components = small.components[0]
    there = {names.SPECIALISTS[code] for code in np.flatnonzero(components.specialist_in)}

    assert there == {one.id for one in small.specialists}
    assert components.specialist_points[names.SPECIALISTS.index("ananda")] == -1
    assert components.specialist_points[names.SPECIALISTS.index("izanagi")] == 0


def test_tiles(small: Edition) -> None:
    """By index: kind, points, and the needed boats packed in bytes."""
    components = small.components[0]
    palace = small.tile_ids.index("b19")

    assert names.TILE_KINDS[components.tile_kind[palace]] == "palace"
    assert components.tile_points[palace] == 6
    assert components.tile_needs[palace] == 0x01_00_00_01_02


def test_a_small_edition_is_another_edition(standard: Edition, small: Edition) -> None:
    """It has its own name and hash, and the same kind of components."""
    assert small.name == "small/3"
    assert small.hash != standard.hash
    assert small.components.dtype == standard.components.dtype


def test_pickled_components_stay_read_only(edition: Edition) -> None:
    """The engine is compiled for read-only components; those of a pickled edition are, too."""
    assert not edition.components.flags.writeable

    twin = pickle.loads(pickle.dumps(edition))  # noqa: S301  (our own)

    assert twin == edition
    assert not twin.components.flags.writeable
