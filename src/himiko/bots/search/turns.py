"""Whole turns, the best of them: chains played to the end, valued, and made better.

Each chain found is played by the real rules; what is left to choose (which tokens, which boats
to set aside) is tried in full. Then the best ends are improved by what can still be done or could
have been done beside: recruits, powers, a trade. Equal ends are met once.
"""

from himiko.bots.search.chains import COLLECTS, NOTHING, find_chains
from himiko.bots.search.net import value, worth_to
from himiko.bots.search.planner import (
    BOAT_GONE,
    ENDS,
    ENDS_AT,
    HANDS_AT,
    LEAVES,
    MOST_ACTIONS,
    OWN_COIN,
    OWN_PRESTIGE,
    OWN_RECRUIT,
    SCRATCH_AT,
    STACK,
    STACK_AT,
    USES,
)
from himiko.bots.search.turn_steps import forget_seen, is_new, mark_of, step, step_if_legal
from himiko.rules.bits import bit, count, lowest, without_lowest
from himiko.rules.board import culture_at, seat_to_move, total, with_culture
from himiko.rules.boats import placed_now
from himiko.rules.collect import shores_of
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power
from himiko.rules.harbour import harbour_room
from himiko.rules.names import KINDS, SWAP_CULTURE_POWER
from himiko.rules.question import answers_of
from himiko.rules.recruit import three_kinds
from himiko.rules.space import (
    BUY,
    COLLECT,
    DISCARD,
    DONE,
    HETSUKA,
    KACHIKO,
    MOVE,
    PEEK,
    PLACE,
    RECRUIT,
    RESERVE,
    SELL,
    SPAN,
    SWAP_CULTURE,
)
from himiko.rules.state import (
    ACT,
    AFTER,
    ARRANGE_STEP,
    COLLECT_STEP,
    EBISU_STEP,
    FLEET_STEP,
    RECRUIT_STEP,
    TAKE_STEP,
)
from himiko.rules.turn import legal

SWAPPING_LEAVES = 14  # of one chain, from which on tokens are swapped before they are collected
LEVELS = 4  # powers and recruits that follow one another
_PEEK_ACTION = PEEK * SPAN


@rule
def _to_its_taste(s, seat, p):
    """Return what a seat likes about a position beside winning."""
    worth = p.tastes[OWN_COIN] * int(s.coins[seat])
    worth += p.tastes[OWN_PRESTIGE] * int(s.prestige[seat])
    worth += p.tastes[OWN_RECRUIT] * count(s.crew[seat])
    if p.tastes[BOAT_GONE] != 0.0:
        worth -= p.tastes[BOAT_GONE] * total(s.reserve)
    return worth


@rule
def _keep_end(s, t, net, which, r, p, b, seat, found, actions, length, hand_length, level):
    """Value the end of a turn and keep it, if it is among the best; return how many there are."""
    if not is_new(p, mark_of(s, seat)):
        return found
    value(s, t, net, which, r, b, int(s.turn) + 1)
    worth = worth_to(seat, int(s.players), r) + _to_its_taste(s, seat, p)
    spot = found
    if found == p.limits[ENDS]:
        spot = 0
        for n in range(1, found):
            if p.worth[n] < p.worth[spot]:
                spot = n
        if p.worth[spot] >= worth:
            return found
    else:
        found += 1
    b[ENDS_AT + spot] = s
    for n in range(length):
        p.plans[spot, n] = actions[n]
    p.lengths[spot] = length
    p.hand_lengths[spot] = hand_length
    p.level[spot] = level
    p.worth[spot] = worth
    for n in range(int(s.players)):
        p.chances[spot, n] = r.chances[n]
        p.finals[spot, n] = r.finals[n]
    return found


@rule
def _push(p, b, size, from_place, t, action, question):
    """Put the state that an action leads to on the stack; return the stack's size."""
    length = p.stack_length[from_place]
    if size == STACK or length >= MOST_ACTIONS - 6:
        return size
    b[STACK_AT + size] = b[STACK_AT + from_place]
    step(b[STACK_AT + size], t, action, question)
    for n in range(length):
        p.stack_actions[size, n] = p.stack_actions[from_place, n]
    p.stack_actions[size, length] = action
    p.stack_length[size] = length + 1
    return size + 1


@rule
def _is_tried(s, group, what, outcome):
    """Is this answer looked at on the way from a chain to the end of step 4?"""
    if s.step == ACT:
        return group == COLLECT if outcome == COLLECTS else group == DONE
    if s.step == COLLECT_STEP:  # each set of tokens in rising order
        return what > s.taken[int(s.taken_size) - 1]
    if s.step == EBISU_STEP:  # of each kind the first
        return group == DONE or what == lowest(s.culture[culture_at(s, what)])
    if s.step == AFTER:
        return group == DONE
    if s.step == ARRANGE_STEP:
        return what == 0
    return True


@rule
def _finish(t, net, which, r, p, b, seat, found, outcome, hand_length):
    """Play the state at the bottom of the stack to the end of the turn in all ways that matter."""
    size = 1
    leaves = 0
    question = p.questions[0]
    while size > 0 and leaves < p.limits[LEAVES]:
        size -= 1
        b[SCRATCH_AT] = b[STACK_AT + size]
        s = b[SCRATCH_AT]
        length = p.stack_length[size]
        for n in range(length):
            p.stack_actions[STACK - 1, n] = p.stack_actions[size, n]
        if s.step == RECRUIT_STEP:
            leaves += 1
            found = _keep_end(
                s,
                t,
                net,
                which,
                r,
                p,
                b,
                seat,
                found,
                p.stack_actions[size],
                length,
                hand_length,
                0,
            )
            continue
        b[STACK_AT + STACK - 1] = s
        p.stack_length[STACK - 1] = length
        if s.step == ACT and outcome == COLLECTS and s.power > 0:
            size = _push_swaps(s, t, p, b, size)
        legal(s, t, question)
        tried = 0
        for row in range(1, question[0, 0] + 1):
            group = question[row, 0]
            left = question[row, 1]
            while left != 0:
                what = lowest(left)
                left = without_lowest(left)
                if _is_tried(s, group, what, outcome):
                    tried += 1
                    if size < STACK - 1:
                        action = group * SPAN + what
                        size = _push(p, b, size, STACK - 1, t, action, p.questions[1])
        if tried == 0 and s.step == ACT:  # neither collecting nor ending is possible: a building
            size = _push(p, b, size, STACK - 1, t, _first_answer(question), p.questions[1])
    return found


@rule
def _push_swaps(s, t, p, b, size):
    """Push the states in which a token within reach has been swapped for each other kind first."""
    if current_power(s, t) != SWAP_CULTURE_POWER or p.limits[LEAVES] < SWAPPING_LEAVES:
        return size
    shore = shores_of(t, placed_now(s)) & with_culture(s)
    near = shore
    while near != 0:
        island = lowest(near)
        near = without_lowest(near)
        for kind in range(KINDS):
            far = s.culture[kind] & ~shore
            if s.culture[kind] & shore & bit(island) != 0 or far == 0:
                continue
            other = lowest(far)
            action = (SWAP_CULTURE + min(island, other)) * SPAN + max(island, other)
            if size < STACK - 8:
                size = _push(p, b, size, STACK - 1, t, action, p.questions[1])
    return size


@rule
def _first_answer(question):
    """Return the last of the groups' first answers: buildings come after places."""
    row = question[0, 0]
    return question[row, 0] * SPAN + lowest(question[row, 1])


@rule
def _end_somehow(start, t, net, which, r, p, b, seat):
    """Play to the end of the turn by the last answer to each question: a turn begun by others."""
    b[STACK_AT] = start
    s = b[STACK_AT]
    s.log_size = -1
    length = 0
    question = p.questions[0]
    legal(s, t, question)
    while s.step != RECRUIT_STEP and length < MOST_ACTIONS - 2:
        action = _first_answer(question)
        step(s, t, action, question)
        p.stack_actions[0, length] = action
        length += 1
    return _keep_end(s, t, net, which, r, p, b, seat, 0, p.stack_actions[0], length, -1, 0)


@rule
def _follow_chain(t, net, which, r, p, b, seat, found, bin_number, spot):
    """Play a chain that was noted, with its outcome, and finish the turn."""
    hand = p.found_hand[bin_number, spot]
    outcome = p.found_outcome[bin_number, spot]
    b[STACK_AT] = b[HANDS_AT + hand]
    s = b[STACK_AT]
    length = p.hand_length[hand]
    for n in range(length):
        p.stack_actions[0, n] = p.hand_actions[hand, n]
    question = p.questions[1]
    legal(s, t, question)
    for n in range(p.found_length[bin_number, spot]):
        length = _do(s, t, p, length, int(p.found_chain[bin_number, spot, n]), question)
    if p.found_power[bin_number, spot] >= 0:
        length = _do(s, t, p, length, p.found_power[bin_number, spot], question)
    if outcome >= 0:
        length = _do(s, t, p, length, outcome, question)
    p.stack_length[0] = length
    hand_length = p.hand_length[hand] if p.hand_needs[hand] == 0 else -1
    return _finish(t, net, which, r, p, b, seat, found, outcome, hand_length)


@rule
def _do(s, t, p, length, action, question):
    if step_if_legal(s, t, action, question):
        p.stack_actions[0, length] = action
        return length + 1
    return length


@rule
def _is_good_payment(s, seat, ways, way):
    """Is this one of the payments worth a look: a pair, or three kinds that pair with nothing?"""
    if way < KINDS:
        return True
    first, second, third = three_kinds(way)
    odd = s.tokens[seat, first] & s.tokens[seat, second] & s.tokens[seat, third] & 1
    return odd != 0 or way == lowest(ways)


@rule
def _is_improvement(s, seat, group, what, ways, place, uses, most_uses):
    """Is this answer at the end of a turn looked at? Of hundreds of uses of a power, some are."""
    if RECRUIT <= group < DONE:
        return _is_good_payment(s, seat, ways, what)
    if group in (HETSUKA, KACHIKO, RESERVE):
        return True
    if MOVE <= group < PLACE:
        return uses <= most_uses or place % (uses // most_uses + 1) == 0
    return False


@rule
def _count_uses(question):
    uses = 0
    for row in range(1, question[0, 0] + 1):
        if MOVE <= question[row, 0] < PLACE:
            uses += count(question[row, 1])
    return uses


@rule
def _improve(t, net, which, r, p, b, seat, found, n, level):
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
    place = 0
    for row in range(1, question[0, 0] + 1):
        group = question[row, 0]
        ways = question[row, 1]
        left = ways
        while left != 0:
            what = lowest(left)
            left = without_lowest(left)
            if MOVE <= group < PLACE:
                place += 1
            if not _is_improvement(
                b[STACK_AT], seat, group, what, ways, place, uses, p.limits[USES]
            ):
                continue
            b[SCRATCH_AT] = b[STACK_AT]
            s = b[SCRATCH_AT]
            step(s, t, group * SPAN + what, p.questions[1])
            p.stack_actions[0, length] = group * SPAN + what
            found = _keep_end(
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
    return _keep_end(s, t, net, which, r, p, b, seat, found, p.stack_actions[1], length, -1, 0)


@rule
def _add_trades(start, t, net, which, r, p, b, seat, found, n):
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


@rule
def _sort_ends(p, found):
    for n in range(found):
        k = n
        while k > 0 and p.worth[p.order[k - 1]] < p.worth[n]:
            p.order[k] = p.order[k - 1]
            k -= 1
        p.order[k] = n


@rule
def find_turns(start, t, net, which, r, p, b):
    """Find the best turns of the seat to move; return their number, `p.order` has the best first.

    A plan goes from the question now asked to the end of the turn. Nothing hidden is looked at.
    """
    seat = seat_to_move(start)
    hands = find_chains(start, t, p, b)
    forget_seen(p)
    found = 0
    for hand in range(hands):
        step_now = int(b[HANDS_AT + hand].step)
        if step_now in (FLEET_STEP, TAKE_STEP, ACT):
            continue
        b[STACK_AT] = b[HANDS_AT + hand]
        p.stack_length[0] = p.hand_length[hand]
        for n in range(p.hand_length[hand]):
            p.stack_actions[0, n] = p.hand_actions[hand, n]
        found = _finish(t, net, which, r, p, b, seat, found, NOTHING, -1)
    for bin_number in range(len(p.bin_size)):
        for spot in range(p.bin_size[bin_number]):
            found = _follow_chain(t, net, which, r, p, b, seat, found, bin_number, spot)
    if found == 0:
        found = _end_somehow(start, t, net, which, r, p, b, seat)
    for level in range(1, LEVELS + 1):
        for n in range(found):
            if p.level[n] < level:
                p.level[n] = level
                if level == 1 and p.hand_lengths[n] >= 0:
                    found = _add_trades(start, t, net, which, r, p, b, seat, found, n)
                found = _improve(t, net, which, r, p, b, seat, found, n, level)
    _sort_ends(p, found)
    return found


@rule
def close_plan(t, p, b, n):
    """Add the answer that ends the turn to a plan, if the turn does not end by itself."""
    if b[ENDS_AT + n].step != RECRUIT_STEP:
        return
    legal(b[ENDS_AT + n], t, p.questions[0])
    if answers_of(p.questions[0]) > 1:
        p.plans[n, p.lengths[n]] = DONE * SPAN
        p.lengths[n] += 1
