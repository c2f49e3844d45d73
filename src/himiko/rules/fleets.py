"""Section 4, step 1: choosing a fleet; and what the fleets' powers do."""

from himiko.rules.bits import above, bit, count, lowest, without_lowest
from himiko.rules.board import (
    colour_at,
    culture_at,
    empty_islands,
    empty_slots,
    occupied,
    seat_to_move,
)
from himiko.rules.compile import rule
from himiko.rules.log_events import (
    BOAT_MOVED,
    BOAT_REMOVED,
    BOATS_MISSING,
    BOATS_SWAPPED,
    BOATS_TAKEN,
    CULTURE_SWAPPED,
    FLEET_CHOSEN,
    SACRED_LAID,
    TILE_RESERVED,
    log,
)
from himiko.rules.names import (
    DISCOUNT_POWER,
    MOVE_POWER,
    NO_POWER,
    PEEK_POWER,
    REMOVE_POWER,
    RESERVE_POWER,
    SACRED_POWER,
    SWAP_BOATS_POWER,
    SWAP_CULTURE_POWER,
)
from himiko.rules.question import offer
from himiko.rules.rows import take_from_row
from himiko.rules.space import (
    FLEET,
    MOVE,
    PEEK,
    REMOVE,
    RESERVE,
    SACRED,
    SWAP_BOATS,
    SWAP_CULTURE,
    TAKE,
)
from himiko.rules.state import ACT, TAKE_STEP


@rule
def offer_fleets(s, question):
    """Offer the face-up fleets left on the track (4.1)."""
    fleets = 0
    for index in range(int(s.fleets_up)):
        fleets |= bit(int(s.track[index]) - 1)
    offer(question, FLEET, fleets)


@rule
def current_power(s, t):
    """Return the power of this turn's fleet, used or not."""
    return int(t.fleet_power[int(s.played[int(s.turn)])])


@rule
def uses_of(power):
    """Return how often a power can be used in a turn (4.3)."""
    if power in (NO_POWER, DISCOUNT_POWER):
        return 0
    return 2 if power == REMOVE_POWER else 1


@rule
def slots_emptied(s, t):
    """Return how many boats this turn's power may have taken off their slots."""
    power = current_power(s, t)
    if power not in (MOVE_POWER, REMOVE_POWER):
        return 0
    return max(0, uses_of(power) - int(s.power))


@rule
def choose_fleet(s, t, fleet):
    """Take a fleet and its boats (4.1, 4.2)."""
    _take_off_track(s, fleet)
    s.played[int(s.turn)] = fleet
    power = int(t.fleet_power[fleet])
    s.power = uses_of(power)
    log(s, FLEET_CHOSEN, fleet)
    for colour in range(5):
        _take_boats(s, colour, int(t.fleet_take[fleet, colour]))
    if t.fleet_any[fleet] != 0 and _in_reserve(s) != 0:
        s.step = TAKE_STEP
    else:
        s.step = ACT


@rule
def _take_off_track(s, fleet):
    index = 0
    while s.track[index] != fleet:
        index += 1
    last = int(s.fleets_up) + int(s.fleets_down) - 1
    for later in range(index, last):
        s.track[later] = s.track[later + 1]
    s.track[last] = 0
    s.fleets_up -= 1


@rule
def _take_boats(s, colour, wanted):
    taken = min(wanted, int(s.reserve[colour]))
    s.reserve[colour] -= taken
    s.hand[seat_to_move(s), colour] += taken
    if taken > 0:
        log(s, BOATS_TAKEN, colour, taken)
    if taken < wanted:
        log(s, BOATS_MISSING, colour, wanted - taken)


@rule
def _in_reserve(s):
    colours = 0
    for colour in range(5):
        if s.reserve[colour] > 0:
            colours |= bit(colour)
    return colours


@rule
def offer_any_boat(s, question):
    """Offer the colours of the boat of one's choice (4.2)."""
    offer(question, TAKE, _in_reserve(s))


@rule
def take_any_boat(s, colour):
    """Take the boat of one's choice."""
    _take_boats(s, colour, 1)
    s.step = ACT


@rule
def offer_fleet_power(s, t, question):
    """Offer the uses of the fleet's power that are left and possible (4.3)."""
    if s.power == 0:
        return
    power = current_power(s, t)
    if power == RESERVE_POWER:
        tiles = 0
        for index in range(int(s.row_size)):
            tiles |= bit(s.row[index])
        offer(question, RESERVE, tiles)
    elif power == PEEK_POWER:
        if s.deck_size > 0:
            offer(question, PEEK, 1)
    elif power == MOVE_POWER:
        _offer_moves(s, t, question)
    elif power == SACRED_POWER:
        if count(s.sacred) < t.sacred:
            offer(question, SACRED, empty_islands(s, t))
    elif power == SWAP_CULTURE_POWER:
        _offer_swaps(question, SWAP_CULTURE, s.culture, 6)
    elif power == REMOVE_POWER:
        offer(question, REMOVE, occupied(s))
    elif power == SWAP_BOATS_POWER:
        _offer_swaps(question, SWAP_BOATS, s.boats, 5)


@rule
def _offer_moves(s, t, question):
    empty = empty_slots(s, t)
    boats = occupied(s)
    while boats != 0:
        slot = lowest(boats)
        boats = without_lowest(boats)
        offer(question, MOVE + slot, t.near[slot] & empty)


@rule
def _offer_swaps(question, group, sorts, number):
    """Offer every pair of different sorts, the lower slot or island first."""
    every = 0
    for sort in range(number):
        every |= sorts[sort]
    left = every
    while left != 0:
        first = lowest(left)
        left = without_lowest(left)
        sort = 0
        while sorts[sort] & bit(first) == 0:
            sort += 1
        offer(question, group + first, every & ~sorts[sort] & above(first))


@rule
def reserve_tile(s, tile):
    """Reserve a tile of the row: only its owner may build it, in a later round (4.3, fleet 2)."""
    seat = seat_to_move(s)
    take_from_row(s, tile)
    s.tile_order[tile] = count(s.reserved[seat])
    s.tile_round[tile] = s.round_number
    s.reserved[seat] |= bit(tile)
    s.power -= 1
    log(s, TILE_RESERVED, tile)


@rule
def move_boat(s, slot, target):
    """Move a boat to a connected slot (4.3, fleet 4)."""
    colour = colour_at(s, slot)
    s.boats[colour] ^= bit(slot) | bit(target)
    s.power -= 1
    log(s, BOAT_MOVED, colour, slot, target)


@rule
def lay_sacred(s, island):
    """Lay sacred ground on an empty island (4.3, fleet 5)."""
    s.sacred |= bit(island)
    s.power -= 1
    log(s, SACRED_LAID, island)


@rule
def swap_culture(s, island, other):
    """Swap two culture tokens; mountains stay (4.3, fleet 6)."""
    kind = culture_at(s, island)
    other_kind = culture_at(s, other)
    both = bit(island) | bit(other)
    s.culture[kind] ^= both
    s.culture[other_kind] ^= both
    s.power -= 1
    log(s, CULTURE_SWAPPED, island, other)


@rule
def remove_boat(s, slot):
    """Remove a boat to the reserve (4.3, fleet 7)."""
    colour = colour_at(s, slot)
    s.boats[colour] &= ~bit(slot)
    s.reserve[colour] += 1
    s.power -= 1
    log(s, BOAT_REMOVED, colour, slot)


@rule
def swap_boats(s, slot, other):
    """Swap two boats (4.3, fleet 8)."""
    colour = colour_at(s, slot)
    other_colour = colour_at(s, other)
    both = bit(slot) | bit(other)
    s.boats[colour] ^= both
    s.boats[other_colour] ^= both
    s.power -= 1
    log(s, BOATS_SWAPPED, slot, other)
