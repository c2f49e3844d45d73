"""Section 8, step 5: recruiting a specialist."""

from himiko.rules.bits import bit, count, lowest, without_lowest
from himiko.rules.board import owns, seat_to_move
from himiko.rules.compile import rule
from himiko.rules.log_events import (
    BY_SPECIALIST_COINS,
    COINS_GAINED,
    COINS_SHARED,
    RECRUITED,
    log,
)
from himiko.rules.names import IZANAMI, KINDS
from himiko.rules.question import offer
from himiko.rules.space import RECRUIT
from himiko.rules.specialists import spend_token


@rule
def payments(s, seat):
    """Return the ways to pay for a specialist (8.1).

    Bits 0 to 5: two of one kind; from 6 on: three kinds a < b < c, in rising order.
    """
    ways = 0
    held = 0
    for kind in range(KINDS):
        if s.tokens[seat, kind] > 0:
            held |= bit(kind)
        if s.tokens[seat, kind] > 1:
            ways |= bit(kind)
    if count(held) < 3:
        return ways
    number = KINDS
    for first in range(KINDS):
        for second in range(first + 1, KINDS):
            for third in range(second + 1, KINDS):
                three = bit(first) | bit(second) | bit(third)
                if held & three == three:
                    ways |= bit(number)
                number += 1
    return ways


@rule
def three_kinds(way):
    """Return the three kinds of a payment numbered from 6 on."""
    number = KINDS
    for first in range(KINDS):
        for second in range(first + 1, KINDS):
            for third in range(second + 1, KINDS):
                if number == way:
                    return first, second, third
                number += 1
    return 0, 0, 0


@rule
def offer_recruits(s, question):
    """Offer the specialists of the row, with every way to pay (8.1)."""
    if s.recruited != 0:
        return
    ways = payments(s, seat_to_move(s))
    if ways == 0:
        return
    row = 0
    for index in range(int(s.specialist_row_size)):
        row |= bit(s.specialist_row[index])
    while row != 0:
        offer(question, RECRUIT + lowest(row), ways)
        row = without_lowest(row)


@rule
def recruit(s, specialist, way):
    """Pay, take the specialist and the coins on it (8.1; 8.3, Izanami)."""
    seat = seat_to_move(s)
    log(s, RECRUITED, specialist)
    if way < KINDS:
        spend_token(s, way, 2)
    else:
        first, second, third = three_kinds(way)
        spend_token(s, first, 1)
        spend_token(s, second, 1)
        spend_token(s, third, 1)
    _share_coins(s, seat, _take_from_row(s, specialist))
    s.crew_order[specialist] = count(s.crew[seat])
    s.crew[seat] |= bit(specialist)
    s.recruited = 1


@rule
def _take_from_row(s, specialist):
    """Take a specialist out of the row; return the coins that lay on it."""
    index = 0
    while s.specialist_row[index] != specialist:
        index += 1
    coins = int(s.row_coins[index])
    last = int(s.specialist_row_size) - 1
    for later in range(index, last):
        s.specialist_row[later] = s.specialist_row[later + 1]
        s.row_coins[later] = s.row_coins[later + 1]
    s.specialist_row[last] = 0
    s.row_coins[last] = 0
    s.specialist_row_size = last
    return coins


@rule
def _share_coins(s, seat, coins):
    if coins == 0:
        return
    for owner in range(int(s.players)):
        if owner != seat and owns(s, owner, IZANAMI):
            coins //= 2
            s.coins[owner] += coins
            log(s, COINS_SHARED, owner, coins)
    s.coins[seat] += coins
    log(s, COINS_GAINED, BY_SPECIALIST_COINS, coins)
