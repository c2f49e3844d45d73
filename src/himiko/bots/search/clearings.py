"""Slots that a power clears for a chain: it takes a boat away, and the chain begins in its place.

There are hundreds of ways to do so. Those come first in which the first boat of the chain lets
the seat build at once, or with one boat more: a boat in another's place is often all that a
building lacks.
"""

from himiko.bots.search.gains import gain_of_building
from himiko.bots.search.layout import COLOURS
from himiko.bots.search.planner import CLEARED, HANDS, HANDS_AT
from himiko.bots.search.turn_steps import step
from himiko.rules.bits import bit, has, lowest, without_lowest
from himiko.rules.board import colour_at, empty_islands, empty_slots, occupied
from himiko.rules.boats import first_slots
from himiko.rules.build import (
    boats_around,
    boats_missing,
    can_pay_toll,
    tiles_at_hand,
)
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power
from himiko.rules.names import MOVE_POWER, REMOVE_POWER
from himiko.rules.space import MOVE, REMOVE, SPAN
from himiko.rules.state import ACT

MORE_BOATS = 1  # that a building may need beside the one in the other's place
# In points:
MORE_COST = 1.5  # of each of these
UNUSED_COST = 2.0  # of boats bought for the chain beside its first one


@rule
def clear_slots(t, p, b, seat, hands):
    """Add hands in which a power first clears a slot; return the number of all hands."""
    p.clearings = 0
    valued = False
    for n in range(hands):
        s = b[HANDS_AT + n]
        if s.step != ACT or s.power == 0 or p.hand_length[n] == 8:
            continue
        if current_power(s, t) in (MOVE_POWER, REMOVE_POWER):
            if not valued:
                _value_replacements(s, t, p, seat)
                valued = True
            _list_clearings(s, t, p, seat, n)
    most = min(HANDS, hands + p.limits[CLEARED])
    for _ in range(p.clearings):
        best = 0
        for k in range(1, p.clearings):
            if p.clearing_score[k] > p.clearing_score[best]:
                best = k
        p.clearing_score[best] = -1e9
        n, slot = p.clearing_hand[best], p.clearing_slot[best]
        hands = _clear_slot(t, p, b, n, hands, most, slot)
    return hands


@rule
def _value_replacements(s, t, p, seat):
    """Note for every boat what one of each colour in its place would let the seat build."""
    at_hand = tiles_at_hand(s, t, seat)
    ground = empty_islands(s, t)
    boats = occupied(s)
    while boats != 0:
        slot = lowest(boats)
        boats = without_lowest(boats)
        for colour in range(COLOURS):
            p.replacement_gain[slot, colour] = 0.0
        islands = t.shores[slot] & ground
        while islands != 0:
            island = lowest(islands)
            islands = without_lowest(islands)
            if can_pay_toll(s, t, seat, island):
                around = boats_around(s, t, island) - (1 << (8 * colour_at(s, slot)))
                _value_island(s, t, p, seat, slot, island, around, at_hand)


@rule
def _value_island(s, t, p, seat, slot, island, around, tiles):
    """Note what can be built on an island with one boat more in a slot beside it, or with two."""
    while tiles != 0:
        tile = lowest(tiles)
        tiles = without_lowest(tiles)
        missing = boats_missing(around, t.tile_needs[tile])
        number = _number_of(missing)
        if number > 1 + MORE_BOATS:
            continue
        gain = gain_of_building(s, t, seat, tile, island) - MORE_COST * max(0, number - 1)
        for colour in range(COLOURS):
            if number == 0 or (missing >> (8 * colour)) & 255 != 0:
                p.replacement_gain[slot, colour] = max(p.replacement_gain[slot, colour], gain)


@rule
def _number_of(boats):
    """Count boats, eight bits for each colour."""
    number = 0
    for colour in range(COLOURS):
        number += (boats >> (8 * colour)) & 255
    return number


@rule
def _list_clearings(s, t, p, seat, n):
    """Keep the most promising slots to clear for a hand among those of all hands."""
    boats = occupied(s)
    slots = 0
    for colour in range(COLOURS):
        if s.hand[seat, colour] > 0:
            slots |= boats & first_slots(s, t, colour)
    while slots != 0:
        slot = lowest(slots)
        slots = without_lowest(slots)
        gain = 0.0
        for colour in range(COLOURS):
            if s.hand[seat, colour] == 0 or not has(first_slots(s, t, colour), slot):
                continue
            left = p.hand_needs[n] & ~bit(colour)
            gain = max(gain, p.replacement_gain[slot, colour] - (UNUSED_COST if left else 0.0))
        _keep_clearing(p, n, slot, p.hand_base[n] + gain)


@rule
def _keep_clearing(p, n, slot, score):
    spot = p.clearings
    if spot < p.limits[CLEARED]:
        p.clearings += 1
    else:
        spot = 0
        for k in range(1, p.clearings):
            if p.clearing_score[k] < p.clearing_score[spot]:
                spot = k
        if p.clearing_score[spot] >= score:
            return
    p.clearing_score[spot] = score
    p.clearing_hand[spot] = n
    p.clearing_slot[spot] = slot


@rule
def _clear_slot(t, p, b, n, hands, most, slot):
    """Add the hands in which a slot is cleared, to wherever its boat can go."""
    s = b[HANDS_AT + n]
    if current_power(s, t) == REMOVE_POWER:
        return _add_hand(t, p, b, n, hands, most, REMOVE * SPAN + slot, slot)
    targets = t.near[slot] & empty_slots(s, t)
    while targets != 0:
        action = (MOVE + slot) * SPAN + lowest(targets)
        targets = without_lowest(targets)
        hands = _add_hand(t, p, b, n, hands, most, action, slot)
    return hands


@rule
def _add_hand(t, p, b, n, hands, most, action, slot):
    """Add a hand made from another by a power; its chains begin at the slot that is now free."""
    if hands >= most:
        return hands
    b[HANDS_AT + hands] = b[HANDS_AT + n]
    step(b[HANDS_AT + hands], t, action, p.questions[1])
    for k in range(p.hand_length[n]):
        p.hand_actions[hands, k] = p.hand_actions[n, k]
    p.hand_actions[hands, p.hand_length[n]] = action
    p.hand_length[hands] = p.hand_length[n] + 1
    p.hand_base[hands] = p.hand_base[n]
    p.hand_bin[hands] = p.hand_bin[n]
    p.hand_needs[hands] = p.hand_needs[n]
    p.hand_begins[hands] = bit(slot)
    return hands + 1
