"""Turns made better by what can still be done, or could have been done beside them.

At the end of a turn: recruits and powers. Before its first boat: a trade.
"""

from himiko.bots.search.ends import keep_end
from himiko.bots.search.planner import ENDS_AT, MOST_ACTIONS, SCRATCH_AT, STACK_AT, USES
from himiko.bots.search.turn_steps import step, step_if_legal
from himiko.rules.bits import count, lowest, without_lowest
from himiko.rules.board import total
from himiko.rules.compile import rule
from himiko.rules.harbour import harbour_room
from himiko.rules.names import KINDS
from himiko.rules.recruit import three_kinds
from himiko.rules.space import (
    BUY,
    DISCARD,
    DONE,
    HETSUKA,
    KACHIKO,
    MOVE,
    PLACE,
    RECRUIT,
    RESERVE,
    SELL,
    SPAN,
)
from himiko.rules.state import RECRUIT_STEP
from himiko.rules.turn import legal


@rule
def _is_good_payment(s, seat, ways, way):
    """Is this one of the payments worth a look: a pair, or three kinds that pair with nothing?"""
    if way < KINDS:
        return True
    first, second, third = three_kinds(way)
    odd = s.tokens[seat, first] & s.tokens[seat, second] & s.tokens[seat, third] & 1
    return odd != 0 or way == lowest(ways)


@rule
def _is_improvement(s, seat, group, what, ways, number, uses, most_uses):
    """Is this answer at the end of a turn looked at? Of hundreds of uses of a power, some are."""
    if RECRUIT <= group < DONE:
        return _is_good_payment(s, seat, ways, what)
    if group in (HETSUKA, KACHIKO, RESERVE):
        return True
    if MOVE <= group < PLACE:
        return uses <= most_uses or number % (uses // most_uses + 1) == 0
    return False


@rule
def _count_uses(question):
    uses = 0
    for row in range(1, question[0, 0] + 1):
        if MOVE <= question[row, 0] < PLACE:
            uses += count(question[row, 1])
    return uses


@rule
def improve(t, net, which, r, p, b, seat, found, n, level):
    """Try all that can still be done at an end."""
    b[STACK_AT] = b[ENDS_AT + n]
    length = p.lengths[n]
    for k in range(length):
        p.stack_actions[0, k] = p.plans[n, k]
    hand_length = p.hand_lengths[n]
    if length >= MOST_ACTIONS - 2:
        return found
    question = p.questions[0]
    legal(b[STACK_AT], t, question)
    uses = _count_uses(question)
    number = 0
    for row in range(1, question[0, 0] + 1):
        group = question[row, 0]
        ways = question[row, 1]
        left = ways
        while left != 0:
            what = lowest(left)
            left = without_lowest(left)
            if MOVE <= group < PLACE:
                number += 1
            if not _is_improvement(
                b[STACK_AT], seat, group, what, ways, number, uses, p.limits[USES]
            ):
                continue
            b[SCRATCH_AT] = b[STACK_AT]
            s = b[SCRATCH_AT]
            step(s, t, group * SPAN + what, p.questions[1])
            p.stack_actions[0, length] = group * SPAN + what
            found = keep_end(
                s,
                t,
                net,
                which,
                r,
                p,
                b,
                seat,
                found,
                p.stack_actions[0],
                length + 1,
                hand_length,
                level,
            )
    return found


@rule
def _try_trade(start, t, net, which, r, p, b, seat, found, n, action):
    """Play a turn again with a trade before its first boat."""
    b[SCRATCH_AT] = start
    s = b[SCRATCH_AT]
    s.log_size = -1
    question = p.questions[1]
    legal(s, t, question)
    length = 0
    for k in range(p.lengths[n] + 1):
        trading = k == p.hand_lengths[n]
        if trading:
            if not step_if_legal(s, t, action, question):
                return found
            p.stack_actions[1, length] = action
            length += 1
        if k == p.lengths[n]:
            break
        wanted = int(p.stack_actions[0, k])
        if step_if_legal(s, t, wanted, question):
            p.stack_actions[1, length] = wanted
            length += 1
        elif wanted // SPAN != DISCARD:
            return found  # the trade is in the way of the turn
    if s.step != RECRUIT_STEP or length > MOST_ACTIONS - 2:
        return found
    return keep_end(s, t, net, which, r, p, b, seat, found, p.stack_actions[1], length, -1, 0)


@rule
def add_trades(start, t, net, which, r, p, b, seat, found, n):
    """Try to sell a boat that was not used, or to buy one to keep."""
    for k in range(p.lengths[n]):
        p.stack_actions[0, k] = p.plans[n, k]
    b[STACK_AT] = b[ENDS_AT + n]
    s = b[STACK_AT]
    spare = total(s.hand[seat]) < harbour_room(s, t, seat)
    if spare:
        for colour in range(5):
            found = _try_trade(start, t, net, which, r, p, b, seat, found, n, BUY * SPAN + colour)
    for colour in range(5):
        lost = s.aside[seat, colour] > start.aside[seat, colour]
        if s.hand[seat, colour] > 0 or lost:
            found = _try_trade(start, t, net, which, r, p, b, seat, found, n, SELL * SPAN + colour)
    return found
