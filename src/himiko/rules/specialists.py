"""Section 8, step 5: recruiting; and the specialists whose power is an action of its own."""

from himiko.rules.bits import bit, count, lowest, without_lowest
from himiko.rules.board import owns, seat_to_move
from himiko.rules.compile import rule
from himiko.rules.log_events import (
    BOATS_RETURNED,
    BOATS_TAKEN,
    BY_HETSUKA,
    BY_KACHIKO,
    BY_SPECIALIST_COINS,
    COINS_GAINED,
    COINS_PAID,
    COINS_SHARED,
    RECRUITED,
    SACRED_LIFTED,
    TOKENS_SPENT,
    log,
)
from himiko.rules.names import GOLD, IZANAMI, KINDS
from himiko.rules.names import HETSUKA as HETSUKA_ID
from himiko.rules.names import KACHIKO as KACHIKO_ID
from himiko.rules.names import MICHIMATA as MICHIMATA_ID
from himiko.rules.names import NAKATSU as NAKATSU_ID
from himiko.rules.names import RAIJIN as RAIJIN_ID
from himiko.rules.question import offer
from himiko.rules.space import HETSUKA, KACHIKO, MICHIMATA, NAKATSU, RAIJIN, RECRUIT

HETSUKA_COINS = 4
KACHIKO_COST = 2
BOAT_GIVERS = 1 << RAIJIN_ID | 1 << NAKATSU_ID | 1 << MICHIMATA_ID
OTHER_HELPERS = 1 << HETSUKA_ID | 1 << KACHIKO_ID


@rule
def can_use(s, specialist):
    """Has the seat to move the specialist, not yet used this turn?"""
    return owns(s, seat_to_move(s), specialist) and s.used & bit(specialist) == 0


@rule
def pair_index(first, second, number):
    """Number the pairs first <= second of `number` things: 00, 01, 02, then 11, 12 and so on."""
    return first * number - first * (first - 1) // 2 + second - first


@rule
def pair_at(index, number):
    """Return the pair with that number."""
    first = 0
    while index >= number - first:
        index -= number - first
        first += 1
    return first, first + index


@rule
def raijin_pairs(s):
    """Return the pairs of boats that Raijin can exchange for gold (8.3, 8.4)."""
    if not can_use(s, RAIJIN_ID):
        return 0
    seat = seat_to_move(s)
    pairs = 0
    for first in range(5):
        for second in range(first, 5):
            enough = s.hand[seat, first] > (1 if first == second else 0)
            gold_there = s.reserve[GOLD] > 0 or second == GOLD
            if enough and s.hand[seat, second] > 0 and gold_there:
                pairs |= bit(pair_index(first, second, 5))
    return pairs


@rule
def nakatsu_pairs(s):
    """Return the pairs of boats that Nakatsu can get for gold (8.3, 8.4)."""
    if not can_use(s, NAKATSU_ID) or s.hand[seat_to_move(s), GOLD] == 0:
        return 0
    pairs = 0
    for first in range(4):
        for second in range(first, 4):
            enough = s.reserve[first] > (1 if first == second else 0)
            if enough and s.reserve[second] > 0:
                pairs |= bit(pair_index(first, second, 4))
    return pairs


@rule
def _kinds_held(s):
    seat = seat_to_move(s)
    kinds = 0
    for kind in range(KINDS):
        if s.tokens[seat, kind] > 0:
            kinds |= bit(kind)
    return kinds


@rule
def michimata_kinds(s):
    """Return the tokens that Michimata can turn into gold (8.3, 8.4)."""
    if not can_use(s, MICHIMATA_ID) or s.reserve[GOLD] == 0:
        return 0
    return _kinds_held(s)


@rule
def _has_any(s, specialists):
    return s.crew[seat_to_move(s)] & specialists != 0


@rule
def gives_boats(s):
    """Can a power that gives boats be used now (3.4)?"""
    if not _has_any(s, BOAT_GIVERS):
        return False
    return raijin_pairs(s) | nakatsu_pairs(s) | michimata_kinds(s) != 0


@rule
def offer_boat_powers(s, question):
    """Offer Raijin, Nakatsu and Michimata."""
    if _has_any(s, BOAT_GIVERS):
        offer(question, RAIJIN, raijin_pairs(s))
        offer(question, NAKATSU, nakatsu_pairs(s))
        offer(question, MICHIMATA, michimata_kinds(s))


@rule
def offer_other_powers(s, question):
    """Offer Hetsuka and Kachiko."""
    if not _has_any(s, OTHER_HELPERS):
        return
    if can_use(s, HETSUKA_ID):
        offer(question, HETSUKA, _kinds_held(s))
    if can_use(s, KACHIKO_ID) and s.coins[seat_to_move(s)] >= KACHIKO_COST:
        offer(question, KACHIKO, s.sacred)


@rule
def _take_boat(s, colour):
    s.reserve[colour] -= 1
    s.hand[seat_to_move(s), colour] += 1
    log(s, BOATS_TAKEN, colour, 1)


@rule
def _return_boat(s, colour):
    s.reserve[colour] += 1
    s.hand[seat_to_move(s), colour] -= 1
    log(s, BOATS_RETURNED, colour, 1)


@rule
def _spend_token(s, kind, number):
    s.tokens[seat_to_move(s), kind] -= number
    log(s, TOKENS_SPENT, kind, number)


@rule
def use_raijin(s, pair):
    """Exchange two boats for a gold one; they return before it is taken (8.4)."""
    first, second = pair_at(pair, 5)
    _return_boat(s, first)
    _return_boat(s, second)
    _take_boat(s, GOLD)
    s.used |= bit(RAIJIN_ID)


@rule
def use_nakatsu(s, pair):
    """Exchange a gold boat for two others."""
    first, second = pair_at(pair, 4)
    _return_boat(s, GOLD)
    _take_boat(s, first)
    _take_boat(s, second)
    s.used |= bit(NAKATSU_ID)


@rule
def use_michimata(s, kind):
    """Give up a token for a gold boat."""
    _spend_token(s, kind, 1)
    _take_boat(s, GOLD)
    s.used |= bit(MICHIMATA_ID)


@rule
def use_hetsuka(s, kind):
    """Give up a token for coins."""
    _spend_token(s, kind, 1)
    s.coins[seat_to_move(s)] += HETSUKA_COINS
    s.used |= bit(HETSUKA_ID)
    log(s, COINS_GAINED, BY_HETSUKA, HETSUKA_COINS)


@rule
def use_kachiko(s, island):
    """Pay to lift a sacred ground token."""
    s.coins[seat_to_move(s)] -= KACHIKO_COST
    s.sacred &= ~bit(island)
    s.used |= bit(KACHIKO_ID)
    log(s, COINS_PAID, BY_KACHIKO, KACHIKO_COST)
    log(s, SACRED_LIFTED, island)


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
        _spend_token(s, way, 2)
    else:
        first, second, third = three_kinds(way)
        _spend_token(s, first, 1)
        _spend_token(s, second, 1)
        _spend_token(s, third, 1)
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
