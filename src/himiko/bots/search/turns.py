"""Whole turns, the best of them: chains played to the end, valued, and made better.

Each chain found is played by the real rules; what is left to choose (which tokens, which boats
to set aside) is tried in full. Then the best ends are improved. Equal ends are met once.
"""

from himiko.bots.search.chains import COLLECTS, NOTHING, find_chains
from himiko.bots.search.ends import keep_end, sort_ends
from himiko.bots.search.improve import add_trades, improve
from himiko.bots.search.planner import (
    HANDS_AT,
    LEAVES,
    MOST_ACTIONS,
    SCRATCH_AT,
    STACK,
    STACK_AT,
)
from himiko.bots.search.turn_steps import forget_seen, step, step_if_legal
from himiko.rules.bits import bit, lowest, without_lowest
from himiko.rules.board import culture_at, seat_to_move, with_culture
from himiko.rules.boats import placed_now
from himiko.rules.collect import shores_of
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power
from himiko.rules.names import KINDS, SWAP_CULTURE_POWER
from himiko.rules.space import (
    COLLECT,
    DONE,
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

LEVELS = 4  # powers and recruits that follow one another


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
    if current_power(s, t) != SWAP_CULTURE_POWER:
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
    """Return the last of the groups' first answers: buildings come after boats."""
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
    return keep_end(s, t, net, which, r, p, b, seat, 0, p.stack_actions[0], length, -1, 0)


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
                    found = add_trades(start, t, net, which, r, p, b, seat, found, n)
                found = improve(t, net, which, r, p, b, seat, found, n, level)
    sort_ends(p, found)
    return found
