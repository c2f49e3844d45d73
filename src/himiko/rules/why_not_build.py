"""Why an action of step 3 is not legal: placing, collecting, building."""

from himiko.rules.bits import bit, has
from himiko.rules.board import (
    NO_THING,
    colour_at,
    occupied,
    owns,
    seat_to_move,
    thing_at,
    with_culture,
)
from himiko.rules.boats import placed_now
from himiko.rules.build import (
    TOLL,
    boats_around,
    boats_missing,
    is_standard,
    meets_needs,
    toll_owner,
)
from himiko.rules.collect import shores_of
from himiko.rules.compile import rule
from himiko.rules.names import EBISU
from himiko.rules.reasons import (
    BOATS_MISSING,
    BOATS_USED,
    CHAIN_BROKEN,
    ISLAND_NOT_EMPTY,
    NO_BOAT_PLACED,
    NO_BUILDINGS_LEFT,
    NO_CULTURE_TOKEN,
    NO_ENTRY,
    NOT_ADJACENT,
    NOT_CONNECTED,
    NOT_IN_HAND,
    NOT_YOURS,
    ONLY_AFTER_COLLECTING,
    PLACING_OVER,
    RESERVED_THIS_ROUND,
    SLOT_OCCUPIED,
    STEP_3_OVER,
    refuse,
)
from himiko.rules.reasons import TOLL as TOLL_REASON
from himiko.rules.state import ACT, COLLECT_STEP, EBISU_STEP
from himiko.rules.why_not_powers import refuse_tile


@rule
def refuse_place(s, colour, slot, reason):
    """Say why a boat cannot be placed."""
    boats = occupied(s)
    last = int(s.chain[max(0, int(s.chain_size) - 1)])
    if s.step != ACT:
        # nothing was collected or built without a boat: then step 3 was simply closed
        refuse(reason, PLACING_OVER, 615 if s.chain_size > 0 else 301)
    elif s.hand[seat_to_move(s), colour] == 0:
        refuse(reason, NOT_IN_HAND, 601, colour)
    elif has(boats, slot):
        refuse(reason, SLOT_OCCUPIED, 605, slot, colour_at(s, slot))
    elif s.chain_size == 0:
        refuse(reason, NO_ENTRY, 602, slot, colour)
    elif not has(boats, last):
        refuse(reason, CHAIN_BROKEN, 604, last)
    else:
        refuse(reason, NOT_CONNECTED, 603, slot, last)


@rule
def _refuse_step_3(s, reason):
    if s.step not in (ACT, COLLECT_STEP):
        return refuse(reason, STEP_3_OVER, 614)
    if placed_now(s) == 0:
        return refuse(reason, NO_BOAT_PLACED, 604 if s.chain_size > 0 else 614)
    return False


@rule
def refuse_collect(s, t, island, reason):
    """Say why a token cannot be collected."""
    if _refuse_step_3(s, reason):
        return
    if not has(with_culture(s), island):
        refuse(reason, NO_CULTURE_TOKEN, 606, island)
    elif not has(shores_of(t, placed_now(s)), island):
        refuse(reason, NOT_ADJACENT, 606, island)
    else:
        refuse(reason, BOATS_USED, 606, island)


@rule
def refuse_ebisu(s, island, reason):
    """Say why Ebisu takes no token there."""
    if not owns(s, seat_to_move(s), EBISU):
        refuse(reason, NOT_YOURS, 803, EBISU)
    elif s.step != EBISU_STEP:
        refuse(reason, ONLY_AFTER_COLLECTING, 803, EBISU)
    else:
        refuse(reason, NO_CULTURE_TOKEN, 803, island)


@rule
def refuse_build(s, t, tile, island, reason):
    """Say why a tile cannot be built on an island."""
    if _refuse_step_3(s, reason) or _refuse_tile_at_hand(s, t, tile, reason):
        return
    seat = seat_to_move(s)
    thing = thing_at(s, island)
    boats = boats_around(s, t, island)
    if thing != NO_THING:
        refuse(reason, ISLAND_NOT_EMPTY, 608, island, thing)
    elif not has(shores_of(t, placed_now(s)), island):
        refuse(reason, NOT_ADJACENT, 608, island)
    elif not meets_needs(s, t, tile, boats):
        refuse(reason, BOATS_MISSING, 609, boats_missing(boats, t.tile_needs[tile]))
    else:
        owner = toll_owner(s, t, seat, island)
        refuse(reason, TOLL_REASON, 803, owner, TOLL, int(s.coins[seat]))


@rule
def _refuse_tile_at_hand(s, t, tile, reason):
    seat = seat_to_move(s)
    in_row = False
    for index in range(int(s.row_size)):
        if s.row[index] == tile:
            in_row = True
    mine = s.reserved[seat] & bit(tile) != 0
    if not in_row and not mine:
        return refuse_tile(s, tile, 608, reason)
    if mine and s.tile_round[tile] == s.round_number:
        return refuse(reason, RESERVED_THIS_ROUND, 403, tile)
    if is_standard(t, tile) and s.buildings_left[seat] == 0:
        return refuse(reason, NO_BUILDINGS_LEFT, 610, tile)
    return False
