"""The building row and deck, the specialist row: taking from them, peeking, arranging.

The deck's top tile is the last of the array. What a seat knows of the deck is two numbers: how
many tiles from the top and how many from the bottom.
"""

from himiko.rules.board import seat_to_move
from himiko.rules.compile import rule
from himiko.rules.log_events import ARRANGED, PEEKED, log
from himiko.rules.question import offer
from himiko.rules.space import ARRANGE, ORDERS
from himiko.rules.state import ARRANGE_STEP

PEEK_SIZE = 3


@rule
def take_from_row(s, tile):
    """Take a building tile out of the row; the others close up (it is refilled later)."""
    last = int(s.row_size) - 1
    index = 0
    while s.row[index] != tile:
        index += 1
    for later in range(index, last):
        s.row[later] = s.row[later + 1]
    s.row[last] = 0
    s.row_size = last


@rule
def peek(s):
    """Look at the top tiles; others no longer know what they knew of these (4.3, fleet 3; 11.1)."""
    seen = min(PEEK_SIZE, int(s.deck_size))
    rest = int(s.deck_size) - seen
    for seat in range(int(s.players)):
        s.known_top[seat] = 0
        s.known_bottom[seat] = min(int(s.known_bottom[seat]), rest)
    s.known_top[seat_to_move(s)] = seen
    s.power -= 1
    s.return_step = s.step
    s.step = ARRANGE_STEP
    top = rest + seen - 1
    second = int(s.deck[top - 1]) + 1 if seen > 1 else 0
    third = int(s.deck[top - 2]) + 1 if seen > 2 else 0
    log(s, PEEKED, int(s.deck[top]) + 1, second, third)


@rule
def _orders_of(number):
    return 6 if number == PEEK_SIZE else number


@rule
def offer_arrangements(s, question):
    """Offer every order of the tiles seen and every cut into top and bottom."""
    seen = min(PEEK_SIZE, int(s.deck_size))
    answers = 0
    for kept in range(seen + 1):
        answers |= ((1 << _orders_of(seen)) - 1) << (ORDERS * kept)
    offer(question, ARRANGE, answers)


@rule
def ordered(a, b, c, number, order):
    """Return the tiles a, b, c (the first `number` of them) in one of their orders."""
    if number == PEEK_SIZE:
        if order >= 4:
            a, b, c = c, a, b
        elif order >= 2:
            a, b = b, a
        if order % 2 == 1:
            b, c = c, b
    elif order == 1:
        a, b = b, a
    return a, b, c


@rule
def arrange(s, kept, order):
    """Put the tiles seen back: the first `kept` on top, the others under the deck."""
    seen = min(PEEK_SIZE, int(s.deck_size))
    under = seen - kept
    top = int(s.deck_size) - 1
    a = s.deck[top]
    b = s.deck[top - 1] if seen > 1 else a
    c = s.deck[top - 2] if seen > 2 else a
    first, second, third = ordered(a, b, c, seen, order)
    for index in range(top - seen, -1, -1):
        s.deck[index + under] = s.deck[index]
    for n in range(seen):
        tile = first if n == 0 else (second if n == 1 else third)
        # from the top down: those kept; from above the bottom down to it: those put under
        s.deck[top - n if n < kept else seen - 1 - n] = tile
    _learn(s, kept, under)
    s.step = s.return_step
    s.return_step = 0
    log(s, ARRANGED, kept, under)


@rule
def _learn(s, kept, under):
    mover = seat_to_move(s)
    if under > 0:
        for seat in range(int(s.players)):
            if seat != mover:
                s.known_bottom[seat] = 0
    s.known_top[mover] = kept
    s.known_bottom[mover] += under
