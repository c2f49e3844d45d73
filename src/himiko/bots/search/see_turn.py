"""What a seat can still do with the turn under way: build, collect, and with which boats.

The value network does not see this, since it values positions between turns. A player that chooses
one action at a time needs it: placing a boat is good for what can be built or collected afterwards.
"""

from himiko.bots.search.layout import COLOURS, INPUTS
from himiko.bots.search.see_buildings import bonus_of
from himiko.bots.search.see_game import put
from himiko.rules.bits import bit, count, has, lowest, without_lowest
from himiko.rules.board import (
    empty_islands,
    empty_slots,
    seat_to_move,
    total,
    with_culture,
)
from himiko.rules.boats import connected_to, entry_slots, first_slots, next_slots, placed_now
from himiko.rules.build import boats_around, tiles_at_hand
from himiko.rules.collect import shores_of
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power
from himiko.rules.names import DISCOUNT_POWER, KINDS
from himiko.rules.state import ACT, FLEET_STEP, TAKE_STEP
from himiko.rules.trade import colours_to_buy

STEP_AT = INPUTS
TRADES_AT = STEP_AT + 10
POWER_AT = TRADES_AT + 3
CHAIN_AT = POWER_AT + 3
BUILD_NOW_AT = CHAIN_AT + 8
BUILD_HAND_AT = BUILD_NOW_AT + 16
BUILD_BOUGHT_AT = BUILD_HAND_AT + 16
SPARE_AT = BUILD_BOUGHT_AT + 16
COLLECT_NOW_AT = SPARE_AT + 6
COLLECT_HAND_AT = COLLECT_NOW_AT + 7
KIND_NOW_AT = COLLECT_HAND_AT + 7
ALL_INPUTS = KIND_NOW_AT + KINDS * 2

MOST_WORTH = 15
FARTHEST = 6


@rule
def _lacking(s, t, seat, tile, boats):
    """Return how many boats an island lacks for a tile, how many beyond the hand, of which colour.

    The colour is that of the last boat beyond the hand. A discount and a boat of any colour still
    to be taken count as boats.
    """
    lack = 0
    beyond = 0
    last = 0
    for colour in range(COLOURS):
        needed = (t.tile_needs[tile] >> (8 * colour)) & 255
        lacking = max(0, needed - ((boats >> (8 * colour)) & 255))
        lack += lacking
        if lacking > s.hand[seat, colour]:
            beyond += lacking - int(s.hand[seat, colour])
            last = colour
    if lack > 0 and s.step != FLEET_STEP and current_power(s, t) == DISCOUNT_POWER:
        lack -= 1
        beyond = max(0, beyond - 1)
    if s.step == TAKE_STEP:
        beyond = max(0, beyond - 1)
    return lack, beyond, last


@rule
def _worth(s, t, seat, tile, island):
    """Return the points of a building, with an estimate of what it brings besides."""
    more = bonus_of(s, t, seat, tile, island, s.torii | s.palaces)
    return min(int(t.tile_points[tile]) + more, MOST_WORTH)


@rule
def _first_slots(s, t, seat, free):
    """Return where the next boat can go: one of the hand, or one still to come."""
    if s.chain_size > 0:
        return next_slots(s, t) & free
    slots = entry_slots(s, t)  # with any boat
    for colour in range(COLOURS):
        if s.hand[seat, colour] > 0:
            slots |= first_slots(s, t, colour)
    return slots & free


@rule
def _boats_to(t, island, first, free, boats):
    """Return how many boats a chain needs to reach the island, FARTHEST: more than it has."""
    ring = t.ring[island]
    reached = first
    for n in range(1, min(boats, FARTHEST - 1) + 1):
        if reached & ring != 0:
            return n
        reached |= connected_to(t, reached) & free
    return FARTHEST


@rule
def _see_building(s, t, seat, first, free, x, n):
    """Note the best buildings: now, with the boats at hand, and with one more that can be bought.

    That a chain of that length gets there in these colours is an estimate.
    """
    boats = total(s.hand[seat]) + (1 if s.step == TAKE_STEP else 0)
    touched = shores_of(t, placed_now(s))
    at_hand = tiles_at_hand(s, t, seat)
    to_buy = colours_to_buy(s, t)
    now = 0
    own = 0
    spare = 0
    bought = 0
    islands = empty_islands(s, t)
    while islands != 0:
        island = lowest(islands)
        islands = without_lowest(islands)
        away = _boats_to(t, island, first, free, boats + 1)
        if away > boats + 1 and not has(touched, island):
            continue
        around = boats_around(s, t, island)
        tiles = at_hand
        while tiles != 0:
            tile = lowest(tiles)
            tiles = without_lowest(tiles)
            lack, beyond, colour = _lacking(s, t, seat, tile, around)
            if beyond > 1 or lack > count(t.ring[island] & free):
                continue
            worth = _worth(s, t, seat, tile, island)
            wanted = max(1, lack) + away - 1
            if lack == 0 and has(touched, island):
                now = max(now, worth)
                wanted = 0
            if beyond == 0 and wanted <= boats:
                if worth > own:
                    own = worth
                    spare = boats - wanted
            elif wanted <= boats + 1 and to_buy & (bit(colour) if beyond == 1 else to_buy) != 0:
                bought = max(bought, worth)
    n = put(x, n, BUILD_NOW_AT + now)
    n = put(x, n, BUILD_HAND_AT + own)
    n = put(x, n, SPARE_AT + min(spare, 5))
    return put(x, n, BUILD_BOUGHT_AT + max(bought, own))


@rule
def _see_collecting(s, t, seat, first, free, x, n):
    """Note how many tokens could be collected now, of which kinds, and with all boats at hand.

    Boats beside tokens are counted, not who gets which: an estimate, too.
    """
    culture = with_culture(s)
    boats = 0
    islands = 0
    placed = placed_now(s)
    while placed != 0:
        near = t.shores[lowest(placed)] & culture
        placed = without_lowest(placed)
        if near != 0:
            boats += 1
            islands |= near
    now = min(boats, count(islands))
    n = put(x, n, COLLECT_NOW_AT + min(now, 6))
    for kind in range(KINDS):
        if s.culture[kind] & islands != 0:
            n = put(x, n, KIND_NOW_AT + 2 * kind + int(s.tokens[seat, kind]) % 2)
    more = 0
    reached = first
    for _ in range(min(total(s.hand[seat]), FARTHEST)):
        near = shores_of(t, reached) & culture
        if near & ~islands != 0 or (near != 0 and count(islands) > now):
            more += 1
        reached |= connected_to(t, reached) & free
    return put(x, n, COLLECT_HAND_AT + min(now + more, 6))


@rule
def see_turn(s, t, x, n):
    """Note how far the turn is, and what the seat can still do with it."""
    seat = seat_to_move(s)
    n = put(x, n, STEP_AT + int(s.step))
    n = put(x, n, TRADES_AT + min(int(s.trades), 2))
    n = put(x, n, POWER_AT + min(int(s.power), 2))
    n = put(x, n, CHAIN_AT + min(int(s.chain_size), 7))
    if s.step not in (FLEET_STEP, TAKE_STEP, ACT):
        return n
    free = empty_slots(s, t)
    first = _first_slots(s, t, seat, free)
    n = _see_building(s, t, seat, first, free, x, n)
    return _see_collecting(s, t, seat, first, free, x, n)
