"""Where a seat could build its next turn, and which boats are missing there.

This is what the board shows: whether a chain of boats reaches the island, what can be bought, and
the powers of specialists are not considered.
"""

from himiko.edition.names import MAX_ISLANDS, MAX_TILES
from himiko.rules.bits import bit, count, has, lowest, without_lowest
from himiko.rules.board import empty_islands, empty_slots, seat_to_move, total
from himiko.rules.boats import placed_now
from himiko.rules.build import boats_around, boats_missing, tiles_at_hand
from himiko.rules.collect import shores_of
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power
from himiko.rules.names import DISCOUNT_POWER
from himiko.rules.state import FLEET_STEP, OVER

SITES = (MAX_TILES, MAX_ISLANDS)
NO_SITE = -1
AT_HAND = 0  # the bit that stands for the boats in hand; all others for the fleet of that number


@rule
def write_sites(s, t, seat, missing, enough):
    """Write of each tile and island the boats missing there, and what would be enough.

    `missing`: eight bits for each colour, NO_SITE where the tile cannot be built. `enough`: bits,
    AT_HAND if the boats in hand are, a fleet's number if they are with those of that fleet.
    """
    missing[:] = NO_SITE
    enough[:] = 0
    if s.step == OVER:
        return
    ground = empty_islands(s, t)
    while ground != 0:
        island = lowest(ground)
        ground = without_lowest(ground)
        _write_island(s, t, seat, island, missing, enough)


@rule
def _write_island(s, t, seat, island, missing, enough):
    boats = boats_around(s, t, island)
    free = count(t.ring[island] & empty_slots(s, t))
    touched = seat == seat_to_move(s) and has(shores_of(t, placed_now(s)), island)
    tiles = tiles_at_hand(s, t, seat)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = without_lowest(tiles)
        lacking = boats_missing(boats, t.tile_needs[tile])
        if free >= max(_number(lacking), 0 if touched else 1):  # 6.8: a boat placed beside it
            missing[tile, island] = lacking
            enough[tile, island] = _enough(s, t, seat, lacking)


@rule
def _number(boats):
    number = 0
    for colour in range(5):
        number += (boats >> (8 * colour)) & 255
    return number


@rule
def _enough(s, t, seat, lacking):
    """Return what brings the boats that are lacking: the hand, or the hand and a fleet."""
    acting = seat == seat_to_move(s) and s.step != FLEET_STEP
    spare = 1 if acting and current_power(s, t) == DISCOUNT_POWER else 0
    found = 0
    if _short(s, t, seat, lacking, 0) <= spare:
        found |= bit(AT_HAND)
    if acting:
        return found
    for index in range(int(s.fleets_up)):
        fleet = int(s.track[index])
        spare = 1 if t.fleet_power[fleet] == DISCOUNT_POWER else 0
        if t.fleet_any[fleet] != 0 and total(s.reserve) > 0:
            spare += 1
        if _short(s, t, seat, lacking, fleet) <= spare:
            found |= bit(fleet)
    return found


@rule
def _short(s, t, seat, lacking, fleet):
    """Count the boats that are lacking beyond the hand and those of a fleet; fleet 0: none."""
    short = 0
    for colour in range(5):
        there = int(s.hand[seat, colour])
        there += min(int(t.fleet_take[fleet, colour]), int(s.reserve[colour]))
        short += max(0, ((lacking >> (8 * colour)) & 255) - there)
    return short
