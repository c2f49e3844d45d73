"""Section 8: the specialists whose power is an action of its own.

All that such a specialist can do stands here: when its action is offered, what it does, and why
it cannot be used.
"""

from himiko.rules.bits import bit, has
from himiko.rules.board import owns, seat_to_move
from himiko.rules.compile import rule
from himiko.rules.log_events import (
    BOATS_RETURNED,
    BOATS_TAKEN,
    BY_HETSUKA,
    BY_KACHIKO,
    COINS_GAINED,
    COINS_PAID,
    SACRED_LIFTED,
    TOKENS_SPENT,
    log,
)
from himiko.rules.names import GOLD, KINDS
from himiko.rules.names import HETSUKA as HETSUKA_ID
from himiko.rules.names import KACHIKO as KACHIKO_ID
from himiko.rules.names import MICHIMATA as MICHIMATA_ID
from himiko.rules.names import NAKATSU as NAKATSU_ID
from himiko.rules.names import RAIJIN as RAIJIN_ID
from himiko.rules.question import offer
from himiko.rules.reasons import (
    NO_SACRED_GROUND,
    NOT_IN_HAND,
    NOT_YOURS,
    RESERVE_EMPTY,
    TOKENS_MISSING,
    TOO_FEW_COINS,
    TOO_LATE,
    USED_THIS_TURN,
    refuse,
)
from himiko.rules.space import HETSUKA, KACHIKO, MICHIMATA, NAKATSU, RAIJIN
from himiko.rules.state import RECRUIT_STEP

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
    for first in range(GOLD):
        for second in range(first, GOLD):
            enough = s.reserve[first] > (1 if first == second else 0)
            if enough and s.reserve[second] > 0:
                pairs |= bit(pair_index(first, second, GOLD))
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
def spend_token(s, kind, number):
    """Give up culture tokens."""
    s.tokens[seat_to_move(s), kind] -= number
    log(s, TOKENS_SPENT, kind, number)


@rule
def _boats_of_nakatsu(pair):
    """Return the colours of two boats that Nakatsu gets: all but gold."""
    return pair_at(pair, GOLD)


@rule
def boats_given(group, what):
    """Return the colours of the boats that the power of an action gives: a set (8.3)."""
    if group == NAKATSU:
        first, second = _boats_of_nakatsu(what)
        return bit(first) | bit(second)
    return bit(GOLD) if group in (RAIJIN, MICHIMATA) else 0


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
    first, second = _boats_of_nakatsu(pair)
    _return_boat(s, GOLD)
    _take_boat(s, first)
    _take_boat(s, second)
    s.used |= bit(NAKATSU_ID)


@rule
def use_michimata(s, kind):
    """Give up a token for a gold boat."""
    spend_token(s, kind, 1)
    _take_boat(s, GOLD)
    s.used |= bit(MICHIMATA_ID)


@rule
def use_hetsuka(s, kind):
    """Give up a token for coins."""
    spend_token(s, kind, 1)
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
def use_specialist(s, group, what):
    """Use the power of a specialist; `group` and `what` are those of the action."""
    if group == RAIJIN:
        use_raijin(s, what)
    elif group == NAKATSU:
        use_nakatsu(s, what)
    elif group == MICHIMATA:
        use_michimata(s, what)
    elif group == HETSUKA:
        use_hetsuka(s, what)
    elif group == KACHIKO:
        use_kachiko(s, what)


@rule
def boats_to_come(s):
    """Return how many boats such powers can still add to a hand this turn, in all."""
    more = 0
    if not has(s.used, NAKATSU_ID):
        more += 1
    if not has(s.used, MICHIMATA_ID):
        more += 1
    return more


@rule
def _specialist_of(group):
    """Return the specialist whose power a group of actions uses."""
    if group == RAIJIN:
        return RAIJIN_ID
    if group == NAKATSU:
        return NAKATSU_ID
    if group == MICHIMATA:
        return MICHIMATA_ID
    return HETSUKA_ID if group == HETSUKA else KACHIKO_ID


@rule
def refuse_specialist(s, group, what, reason):
    """Say why a specialist's power cannot be used."""
    specialist = _specialist_of(group)
    if not owns(s, seat_to_move(s), specialist):
        refuse(reason, NOT_YOURS, 803, specialist)
    elif has(s.used, specialist):
        refuse(reason, USED_THIS_TURN, 803, specialist)
    elif has(BOAT_GIVERS, specialist) and s.step == RECRUIT_STEP:
        refuse(reason, TOO_LATE, 304, specialist)
    elif specialist == RAIJIN_ID:
        _refuse_raijin(s, what, reason)
    elif specialist == NAKATSU_ID:
        _refuse_nakatsu(s, what, reason)
    elif specialist == KACHIKO_ID:
        _refuse_kachiko(s, what, reason)
    elif s.tokens[seat_to_move(s), what] == 0:
        refuse(reason, TOKENS_MISSING, 803, 1 << (8 * what))
    else:
        refuse(reason, RESERVE_EMPTY, 804, GOLD)


@rule
def _refuse_raijin(s, pair, reason):
    seat = seat_to_move(s)
    first, second = pair_at(pair, 5)
    needed = 2 if first == second else 1
    if s.hand[seat, first] < needed:
        refuse(reason, NOT_IN_HAND, 803, first, needed)
    elif s.hand[seat, second] == 0:
        refuse(reason, NOT_IN_HAND, 803, second, 1)
    else:
        refuse(reason, RESERVE_EMPTY, 804, GOLD)


@rule
def _refuse_nakatsu(s, pair, reason):
    first, second = _boats_of_nakatsu(pair)
    if s.hand[seat_to_move(s), GOLD] == 0:
        refuse(reason, NOT_IN_HAND, 803, GOLD, 1)
    elif s.reserve[first] < (2 if first == second else 1):
        refuse(reason, RESERVE_EMPTY, 804, first)
    else:
        refuse(reason, RESERVE_EMPTY, 804, second)


@rule
def _refuse_kachiko(s, island, reason):
    if not has(s.sacred, island):
        refuse(reason, NO_SACRED_GROUND, 803, island)
    else:
        refuse(reason, TOO_FEW_COINS, 803, KACHIKO_COST, int(s.coins[seat_to_move(s)]))
