"""Section 7, step 4: mooring the boats left, setting aside those beyond the harbour's room."""

from himiko.rules.bits import bit
from himiko.rules.board import owns, seat_to_move, total
from himiko.rules.compile import rule
from himiko.rules.log_events import BOAT_SET_ASIDE, BOATS_MOORED, log
from himiko.rules.names import RIU
from himiko.rules.question import offer
from himiko.rules.space import DISCARD
from himiko.rules.state import MOOR, RECRUIT_STEP

RIU_ROOM = 2


@rule
def harbour_room(s, t, seat):
    """Return how many boats a seat's harbour holds (7.1; 8.3, Riu)."""
    return int(t.harbour) + (RIU_ROOM if owns(s, seat, RIU) else 0)


@rule
def moor(s, t):
    """Moor the boats left, or ask which to set aside while there are too many."""
    seat = seat_to_move(s)
    boats = total(s.hand[seat])
    if boats > harbour_room(s, t, seat):
        s.step = MOOR
        return
    s.step = RECRUIT_STEP
    if boats > 0:
        log(s, BOATS_MOORED, boats)


@rule
def offer_discards(s, question):
    """Offer the colours of which a boat can be set aside."""
    seat = seat_to_move(s)
    colours = 0
    for colour in range(5):
        if s.hand[seat, colour] > 0:
            colours |= bit(colour)
    offer(question, DISCARD, colours)


@rule
def discard(s, t, colour):
    """Set a boat aside, for good (7.2)."""
    seat = seat_to_move(s)
    s.hand[seat, colour] -= 1
    s.aside[seat, colour] += 1
    log(s, BOAT_SET_ASIDE, colour)
    moor(s, t)
