"""Why an action is not legal: the first thing that stands against it.

Legal is what `turn.legal` offers; here only the reason is found for what it does not. Questions
that allow nothing else come first, then each verb: those of step 3 are in `why_not_build`, those
of fleets' powers in `why_not_powers`, those of specialists' powers beside what they do.
"""

from himiko.rules.board import owns, seat_to_move
from himiko.rules.compile import rule
from himiko.rules.harbour import harbour_room
from himiko.rules.names import KINDS
from himiko.rules.reasons import (
    ALREADY_RECRUITED,
    ARRANGE_FIRST,
    COLLECT_FIRST,
    DISCARD_FIRST,
    EBISU_FIRST,
    FLEET_CHOSEN,
    FLEET_FACE_DOWN,
    FLEET_FIRST,
    FLEET_TAKEN,
    GAME_OVER,
    MUST_COLLECT_OR_BUILD,
    NO_BOAT_TO_TAKE,
    NO_TRANSACTION_LEFT,
    NOT_IN_HAND,
    NOT_THE_TILES_SEEN,
    NOT_TRADED,
    NOTHING_TO_ARRANGE,
    NOTHING_TO_SET_ASIDE,
    RESERVE_EMPTY,
    SPECIALIST_IN_DECK,
    SPECIALIST_RECRUITED,
    TAKE_FIRST,
    TOKENS_MISSING,
    TOO_EARLY,
    TOO_FEW_COINS,
    TRADE_OVER,
    refuse,
)
from himiko.rules.recruit import three_kinds
from himiko.rules.space import (
    ARRANGE,
    BUILD,
    BUY,
    COLLECT,
    DISCARD,
    DONE,
    EBISU,
    FLEET,
    PLACE,
    RAIJIN,
    RECRUIT,
    SELL,
    SPAN,
    TAKE,
)
from himiko.rules.specialists import refuse_specialist
from himiko.rules.state import (
    ACT,
    ARRANGE_STEP,
    COLLECT_STEP,
    EBISU_STEP,
    FLEET_STEP,
    LAST_BUILDING,
    MOOR,
    OVER,
    RECRUIT_STEP,
    TAKE_STEP,
)
from himiko.rules.trade import buying_price, trades_allowed
from himiko.rules.why_not_build import refuse_build, refuse_collect, refuse_ebisu, refuse_place
from himiko.rules.why_not_powers import refuse_power


@rule
def why_not(s, t, action, reason):
    """Write the reason why an action that is not legal is not; `done` can only come too early."""
    group = action // SPAN
    what = action % SPAN
    if s.step == OVER:
        refuse(reason, GAME_OVER, 901 + int(s.end) - LAST_BUILDING, int(s.end))
    elif not _refuse_pending(s, group, reason):
        _refuse_verb(s, t, group, what, reason)


@rule
def _refuse_pending(s, group, reason):
    """Refuse all but the answers to a question that allows nothing else."""
    step = int(s.step)
    if step == FLEET_STEP and group != FLEET:
        return refuse(reason, FLEET_FIRST, 401, step)
    if step == TAKE_STEP and group != TAKE:
        return refuse(reason, TAKE_FIRST, 402, step)
    if step == ARRANGE_STEP and group != ARRANGE:
        return refuse(reason, ARRANGE_FIRST, 403, step)
    if step == COLLECT_STEP and group != COLLECT:
        return refuse(reason, COLLECT_FIRST, 606, step)
    if step == EBISU_STEP and group != EBISU:
        return refuse(reason, EBISU_FIRST, 803, step)
    if step == MOOR and group != DISCARD:
        return refuse(reason, DISCARD_FIRST, 701, step)
    return False


@rule
def _refuse_verb(s, t, group, what, reason):
    if group == DONE:
        refuse(reason, MUST_COLLECT_OR_BUILD, 614)
    elif group == FLEET:
        _refuse_fleet(s, what + 1, reason)
    elif group == TAKE:
        _refuse_take(s, what, reason)
    elif group in (BUY, SELL):
        _refuse_trade(s, t, group, what, reason)
    elif group == ARRANGE:
        _refuse_arrange(s, reason)
    elif group < PLACE:
        refuse_power(s, t, group, what, reason)
    elif group < COLLECT:
        refuse_place(s, group - PLACE, what, reason)
    elif group == COLLECT:
        refuse_collect(s, t, what, reason)
    elif group == EBISU:
        refuse_ebisu(s, what, reason)
    elif group < RAIJIN:
        refuse_build(s, t, group - BUILD, what, reason)
    elif group == DISCARD:
        _refuse_discard(s, t, what, reason)
    elif group >= RECRUIT:
        _refuse_recruit(s, group - RECRUIT, what, reason)
    else:
        refuse_specialist(s, group, what, reason)


@rule
def _refuse_fleet(s, fleet, reason):
    if s.step != FLEET_STEP:
        refuse(reason, FLEET_CHOSEN, 401, int(s.played[int(s.turn)]))
        return
    code = FLEET_FACE_DOWN
    for turn in range(int(s.turns)):
        if s.played[turn] == fleet:
            code = FLEET_TAKEN
    refuse(reason, code, 401, fleet)


@rule
def _refuse_take(s, colour, reason):
    if s.step != TAKE_STEP:
        refuse(reason, NO_BOAT_TO_TAKE, 402)
    else:
        refuse(reason, RESERVE_EMPTY, 402, colour)


@rule
def _refuse_arrange(s, reason):
    code = NOTHING_TO_ARRANGE if s.step != ARRANGE_STEP else NOT_THE_TILES_SEEN
    refuse(reason, code, 403)


@rule
def _refuse_trade(s, t, group, colour, reason):
    seat = seat_to_move(s)
    price = buying_price(s, t, colour)
    if s.chain_size > 0:
        refuse(reason, TRADE_OVER, 504)
    elif s.step != ACT:
        refuse(reason, TRADE_OVER, 301)
    elif s.trades >= trades_allowed(s):
        refuse(reason, NO_TRANSACTION_LEFT, 502, trades_allowed(s))
    elif price == 0:
        refuse(reason, NOT_TRADED, 501, colour)
    elif group == SELL:
        refuse(reason, NOT_IN_HAND, 503, colour)
    elif s.reserve[colour] == 0:
        refuse(reason, RESERVE_EMPTY, 501, colour)
    else:
        refuse(reason, TOO_FEW_COINS, 501, price, int(s.coins[seat]))


@rule
def _refuse_discard(s, t, colour, reason):
    if s.step != MOOR:
        refuse(reason, NOTHING_TO_SET_ASIDE, 701, harbour_room(s, t, seat_to_move(s)))
    else:
        refuse(reason, NOT_IN_HAND, 701, colour)


@rule
def _refuse_recruit(s, specialist, way, reason):
    if s.step != RECRUIT_STEP:
        refuse(reason, TOO_EARLY, 801, specialist)
        return
    if s.recruited != 0:
        refuse(reason, ALREADY_RECRUITED, 801)
        return
    for index in range(int(s.specialist_row_size)):
        if s.specialist_row[index] == specialist:
            refuse(reason, TOKENS_MISSING, 801, _tokens_missing(s, way))
            return
    for seat in range(int(s.players)):
        if owns(s, seat, specialist):
            refuse(reason, SPECIALIST_RECRUITED, 801, specialist, seat)
            return
    refuse(reason, SPECIALIST_IN_DECK, 801, specialist)


@rule
def _tokens_missing(s, way):
    """Return the tokens that a payment lacks, eight bits for each kind."""
    seat = seat_to_move(s)
    if way < KINDS:
        return max(0, 2 - int(s.tokens[seat, way])) << (8 * way)
    first, second, third = three_kinds(way)
    missing = 0
    if s.tokens[seat, first] == 0:
        missing |= 1 << (8 * first)
    if s.tokens[seat, second] == 0:
        missing |= 1 << (8 * second)
    if s.tokens[seat, third] == 0:
        missing |= 1 << (8 * third)
    return missing
