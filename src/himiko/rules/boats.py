"""Section 6, placing: one unbranched chain of boats."""

from himiko.rules.bits import bit, has, lowest, without_lowest
from himiko.rules.board import empty_slots, occupied, owns, seat_to_move
from himiko.rules.compile import rule
from himiko.rules.log_events import BOAT_PLACED, log
from himiko.rules.names import TOYO_TAMA
from himiko.rules.question import offer
from himiko.rules.space import PLACE


@rule
def placed_now(s):
    """Return the slots that count as placed on this turn: those that still hold a boat (6.4)."""
    return s.placed & occupied(s)


@rule
def entry_slots(s, t):
    """Return the slots where a chain may begin whatever the colour (6.2; 8.3, Toyo Tama)."""
    if owns(s, seat_to_move(s), TOYO_TAMA):
        return t.entries | t.border
    return t.entries


@rule
def connected_to(t, slots):
    """Return the slots that a lane joins to one of these (1.2)."""
    connected = 0
    while slots != 0:
        connected |= t.near[lowest(slots)]
        slots = without_lowest(slots)
    return connected


@rule
def first_slots(s, t, colour):
    """Return the slots where a chain may begin with a boat of a colour (6.2)."""
    return entry_slots(s, t) | connected_to(t, s.boats[colour])


@rule
def next_slots(s, t):
    """Return the slots where the chain may go on: beside its last boat, if any (6.3, 6.4)."""
    last = int(s.chain[int(s.chain_size) - 1])
    return t.near[last] if has(occupied(s), last) else 0


@rule
def offer_places(s, t, question):
    """Offer where each boat of the hand can go (6.1-6.5)."""
    seat = seat_to_move(s)
    empty = empty_slots(s, t)
    if s.chain_size == 0:
        for colour in range(5):
            if s.hand[seat, colour] > 0:
                offer(question, PLACE + colour, empty & first_slots(s, t, colour))
        return
    follow = empty & next_slots(s, t)
    if follow != 0:
        for colour in range(5):
            if s.hand[seat, colour] > 0:
                offer(question, PLACE + colour, follow)


@rule
def place(s, colour, slot):
    """Place a boat of the hand."""
    s.hand[seat_to_move(s), colour] -= 1
    s.boats[colour] |= bit(slot)
    s.placed |= bit(slot)
    s.chain[int(s.chain_size)] = slot
    s.chain_size += 1
    log(s, BOAT_PLACED, colour, slot)
