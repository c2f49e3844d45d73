"""Why a fleet's power cannot be used (4.3)."""

from himiko.rules.bits import bit, count, has
from himiko.rules.board import NO_THING, colour_at, culture_at, occupied, thing_at, with_culture
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power
from himiko.rules.names import (
    MOVE_POWER,
    PEEK_POWER,
    REMOVE_POWER,
    RESERVE_POWER,
    SACRED_POWER,
    SWAP_BOATS_POWER,
    SWAP_CULTURE_POWER,
)
from himiko.rules.reasons import (
    DECK_EMPTY,
    ISLAND_NOT_EMPTY,
    NO_BOAT,
    NO_CULTURE_TOKEN,
    NO_SACRED_GROUND_LEFT,
    NOT_CONNECTED,
    OTHER_POWER,
    POWER_USED,
    SAME_COLOUR,
    SAME_KIND,
    SLOT_OCCUPIED,
    TILE_BUILT,
    TILE_IN_DECK,
    TILE_RESERVED,
    refuse,
)
from himiko.rules.space import MOVE, PEEK, REMOVE, RESERVE, SACRED, SWAP_BOATS, SWAP_CULTURE


@rule
def refuse_power(s, t, group, what, reason):
    """Say why a use of a fleet's power is not legal."""
    power = current_power(s, t)
    fleet = int(s.played[int(s.turn)])
    if power != _power_of(group):
        refuse(reason, OTHER_POWER, 403, fleet, power)
    elif s.power == 0:
        refuse(reason, POWER_USED, 403, fleet, power)
    elif power == RESERVE_POWER:
        refuse_tile(s, what, 403, reason)
    elif power == PEEK_POWER:
        refuse(reason, DECK_EMPTY, 403)
    elif power == MOVE_POWER:
        _refuse_move(s, group - MOVE, what, reason)
    elif power == SACRED_POWER:
        _refuse_sacred(s, what, reason)
    elif power == SWAP_CULTURE_POWER:
        _refuse_swap_culture(s, group - SWAP_CULTURE, what, reason)
    elif power == REMOVE_POWER:
        refuse(reason, NO_BOAT, 403, what)
    else:
        _refuse_swap_boats(s, group - SWAP_BOATS, what, reason)


@rule
def _power_of(group):
    """Return the power that a group of actions uses."""
    if group == RESERVE:
        return RESERVE_POWER
    if group == PEEK:
        return PEEK_POWER
    if group < SACRED:
        return MOVE_POWER
    if group == SACRED:
        return SACRED_POWER
    if group < REMOVE:
        return SWAP_CULTURE_POWER
    return REMOVE_POWER if group == REMOVE else SWAP_BOATS_POWER


@rule
def refuse_tile(s, tile, number, reason):
    """Say where a tile is that is not in the row."""
    for seat in range(int(s.players)):
        if s.tiles[seat] & bit(tile) != 0:
            return refuse(reason, TILE_BUILT, number, tile, seat)
    for seat in range(int(s.players)):
        if s.reserved[seat] & bit(tile) != 0:
            return refuse(reason, TILE_RESERVED, number, tile, seat)
    return refuse(reason, TILE_IN_DECK, number, tile)


@rule
def _refuse_move(s, slot, target, reason):
    boats = occupied(s)
    if not has(boats, slot):
        refuse(reason, NO_BOAT, 403, slot)
    elif has(boats, target):
        refuse(reason, SLOT_OCCUPIED, 403, target, colour_at(s, target))
    else:
        refuse(reason, NOT_CONNECTED, 403, target, slot)


@rule
def _refuse_sacred(s, island, reason):
    thing = thing_at(s, island)
    if thing != NO_THING:
        refuse(reason, ISLAND_NOT_EMPTY, 403, island, thing)
    else:
        refuse(reason, NO_SACRED_GROUND_LEFT, 105, count(s.sacred))


@rule
def _refuse_swap_culture(s, island, other, reason):
    tokens = with_culture(s)
    if not has(tokens, island):
        refuse(reason, NO_CULTURE_TOKEN, 403, island)
    elif not has(tokens, other):
        refuse(reason, NO_CULTURE_TOKEN, 403, other)
    else:
        refuse(reason, SAME_KIND, 403, culture_at(s, island))


@rule
def _refuse_swap_boats(s, slot, other, reason):
    boats = occupied(s)
    if not has(boats, slot):
        refuse(reason, NO_BOAT, 403, slot)
    elif not has(boats, other):
        refuse(reason, NO_BOAT, 403, other)
    else:
        refuse(reason, SAME_COLOUR, 403, colour_at(s, slot))
