"""The components as the compiled engine reads them: one record of numbers, arrays and masks.

In a mask bit n stands for the slot (island, tile) whose index in the order of ids is n.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from himiko.edition.names import COLOURS, MAX_FLEETS, MAX_PLAYERS, POWERS, SPECIALISTS, TILE_KINDS

if TYPE_CHECKING:
    from himiko.edition.edition import Edition
    from himiko.edition.parts import Board

_WORD: Final = np.int64
_PLAYERS: Final = MAX_PLAYERS + 1  # indexed by the number of players
_NUMBERS: Final = MAX_FLEETS + 1  # indexed by the number of the fleet
_IDS: Final = 64
_BITS_PER_COLOUR: Final = 8

_LAYOUT: Final = np.dtype(
    [
        ("slots", _WORD),
        ("islands", _WORD),
        ("tiles", _WORD),
        ("fleets", _WORD),
        ("start_coins", _WORD),
        ("harbour", _WORD),
        ("sacred", _WORD),
        ("row_tiles", _WORD),
        ("row_specialists", _WORD),
        ("face_up", _WORD),
        ("entries", _WORD),  # mask of slots
        ("border", _WORD),  # mask of slots with a lane that belongs to a single island
        ("turns_per_round", _WORD, (_PLAYERS,)),  # of each player
        ("buildings", _WORD, (_PLAYERS,)),  # of each player
        ("near", _WORD, (_IDS,)),  # slot: mask of the slots connected with it
        ("shores", _WORD, (_IDS,)),  # slot: mask of the islands it is adjacent to
        ("ring", _WORD, (_IDS,)),  # island: mask of its slots
        ("beside", _WORD, (_IDS,)),  # island: mask of the adjacent islands
        ("count", _WORD, (len(COLOURS),)),  # colour: boats there are
        ("price", _WORD, (len(COLOURS),)),  # colour: coins
        ("culture", _WORD, (8,)),  # kind: tokens there are; 6 is blank
        ("fleet_take", _WORD, (_NUMBERS, len(COLOURS))),  # fleet, colour: boats
        ("fleet_any", _WORD, (_NUMBERS,)),  # fleet: 1 if it gives a boat of any colour
        ("fleet_power", _WORD, (_NUMBERS,)),  # fleet: index in POWERS
        ("specialist_in", _WORD, (len(SPECIALISTS),)),  # specialist: 1 if the edition has it
        ("specialist_points", _WORD, (len(SPECIALISTS),)),
        ("tile_kind", _WORD, (_IDS,)),  # tile: index in TILE_KINDS
        ("tile_points", _WORD, (_IDS,)),
        ("tile_needs", _WORD, (_IDS,)),  # tile: boats, 8 bits for each colour, bamboo lowest
    ],
    align=True,  # CUDA reads aligned records only
)

# np.record lets `components.near` be read as an attribute when the JIT is off, too.
COMPONENTS: Final = np.dtype((np.record, _LAYOUT))


def build(edition: "Edition") -> NDArray[np.void]:
    """Return the components of an edition: a read-only array of one record."""
    components = np.zeros(1, dtype=COMPONENTS)
    _fill_numbers(components, edition)
    _fill_board(components, edition.board)
    _fill_parts(components, edition)
    components.flags.writeable = False
    return components


def _fill_numbers(components: NDArray[np.void], edition: "Edition") -> None:
    limits = edition.limits
    components["slots"] = len(edition.board.slots)
    components["islands"] = len(edition.board.islands)
    components["tiles"] = len(edition.tiles)
    components["fleets"] = len(edition.fleets)
    components["start_coins"] = limits.start_coins
    components["harbour"] = limits.harbour
    components["sacred"] = limits.sacred_ground
    components["row_tiles"] = limits.row_buildings
    components["row_specialists"] = limits.row_specialists
    components["face_up"] = limits.face_up_fleets
    components["turns_per_round"][0] = limits.turns_per_round
    components["buildings"][0] = limits.standard_buildings


def _fill_board(components: NDArray[np.void], board: "Board") -> None:
    slot = {slot.id: index for index, slot in enumerate(board.slots)}
    near, shores = components["near"][0], components["shores"][0]
    ring, beside = components["ring"][0], components["beside"][0]
    ashore: dict[tuple[str, str], list[int]] = {}
    for index, island in enumerate(board.islands):
        ring[index] = _mask(slot[id_] for id_ in island.ring)
        for id_ in island.ring:
            shores[slot[id_]] |= 1 << index
        for lane in island.lanes:
            ashore.setdefault(lane, []).append(index)
    border: set[int] = set()
    for (one, other), islands in ashore.items():
        near[slot[one]] |= 1 << slot[other]
        near[slot[other]] |= 1 << slot[one]
        for island_ in islands:
            beside[island_] |= _mask(islands) & ~(1 << island_)
        if len(islands) == 1:
            border |= {slot[one], slot[other]}
    components["entries"] = _mask(slot[id_] for id_ in board.entries)
    components["border"] = _mask(border)


def _fill_parts(components: NDArray[np.void], edition: "Edition") -> None:
    components["count"][0] = [colour.count for colour in edition.colours]
    components["price"][0] = [colour.price for colour in edition.colours]
    components["culture"][0, : len(edition.culture)] = edition.culture
    for fleet in edition.fleets:
        components["fleet_take"][0, fleet.number] = fleet.take
        components["fleet_any"][0, fleet.number] = fleet.choice
        components["fleet_power"][0, fleet.number] = POWERS.index(fleet.power)
    for specialist in edition.specialists:
        code = SPECIALISTS.index(specialist.id)
        components["specialist_in"][0, code] = 1
        components["specialist_points"][0, code] = specialist.points
    for index, tile in enumerate(edition.tiles):
        components["tile_kind"][0, index] = TILE_KINDS.index(tile.kind)
        components["tile_points"][0, index] = tile.points
        components["tile_needs"][0, index] = _packed(tile.needs)


def _mask(indices: Iterable[int]) -> int:
    return sum(1 << index for index in set(indices))


def _packed(needs: Iterable[int]) -> int:
    return sum(count << (_BITS_PER_COLOUR * colour) for colour, count in enumerate(needs))
