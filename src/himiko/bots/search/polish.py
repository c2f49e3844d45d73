"""The best turns found, changed at every step: what the chains' way of finding turns left out.

A turn is played again with one action more, one less, or another one instead, and then goes
on as it did, as far as that is still legal. A power is also followed by what it alone makes
possible, and an end by the recruits that the old one could not have had. What comes of it is kept
among the ends and changed in its turn, the best first, but those of every fleet in time: a change
that wins often needs another one before it that does not. After a while, all turns there are get
tried (sweep.py). How much is tried is counted in steps played, never in seconds.
"""

from himiko.bots.search.ends import keep_end, sort_ends
from himiko.bots.search.planner import (
    ENDS_AT,
    MOST_ACTIONS,
    NEW,
    OLD,
    SCRATCH_AT,
    STACK_AT,
    VALUE_STEPS,
)
from himiko.bots.search.sweep import NOT_SWEPT, SWEPT_ALL, TOO_MANY, begin_sweep, sweep
from himiko.bots.search.turn_steps import step, step_if_legal
from himiko.rules.bits import lowest, without_lowest
from himiko.rules.board import seat_to_move
from himiko.rules.compile import rule
from himiko.rules.question import is_answer
from himiko.rules.space import (
    BUILD,
    BUY,
    COLLECT,
    DONE,
    MOVE,
    PEEK,
    PLACE,
    RAIJIN,
    RECRUIT,
    SELL,
    SPAN,
)
from himiko.rules.state import ACT, RECRUIT_STEP
from himiko.rules.turn import legal

CHANGED = 99  # level of an end that was changed
CHANGED_FIRST = 50_000  # steps after which every turn is tried, if not all have been changed
CROWDING = 0.01  # worth by which a fleet's next end comes later, for each one already changed


@rule
def _fitting(question, wanted):
    """Return the action wanted if it is legal, else the same slot for another boat, else -1."""
    if is_answer(question, wanted):
        return wanted
    group = wanted // SPAN
    if PLACE <= group < COLLECT:
        for colour in range(5):
            other = (PLACE + colour) * SPAN + wanted % SPAN
            if is_answer(question, other):
                return other
    return -1


@rule
def _default(s, question):
    """Return an answer that leads to the end of the turn; -1 if there is none."""
    last = question[0, 0]
    if s.step != ACT or question[last, 0] == DONE:
        return question[last, 0] * SPAN + lowest(question[last, 1])
    for row in range(1, last + 1):
        group = question[row, 0]
        if group == COLLECT or BUILD <= group < RAIJIN:
            return group * SPAN + lowest(question[row, 1])
    return -1


@rule
def _go_on(s, t, p, length, old_length, at, question):
    """Play what is left of the old turn from this step on, and to the end; return the length.

    -1: there is no end, or the turn is too long.
    """
    for n in range(at, old_length):
        if length >= MOST_ACTIONS - 2:
            return -1
        wanted = _fitting(question, int(p.stack_actions[OLD, n]))
        if wanted >= 0 and not (s.step == RECRUIT_STEP and wanted == DONE * SPAN):
            p.work += 1
            if step_if_legal(s, t, wanted, question):
                p.stack_actions[NEW, length] = wanted
                length += 1
    while s.step != RECRUIT_STEP:
        wanted = _default(s, question)
        if wanted < 0 or length >= MOST_ACTIONS - 2:
            return -1
        p.work += 1
        step(s, t, wanted, question)
        p.stack_actions[NEW, length] = wanted
        length += 1
    return length


@rule
def _keep(t, net, which, r, p, b, seat, found, length):
    """Keep the end at SCRATCH_AT, and what recruiting makes of it where the old end could not."""
    s = b[SCRATCH_AT]
    p.work += VALUE_STEPS
    actions = p.stack_actions[NEW]
    found = keep_end(s, t, net, which, r, p, b, seat, found, actions, length, -1, 0)
    question = p.questions[1]
    for row in range(1, question[0, 0] + 1):
        group = question[row, 0]
        if not RECRUIT <= group < DONE:
            continue
        ways = question[row, 1] & ~p.old_ways[group - RECRUIT]
        while ways != 0:
            action = group * SPAN + lowest(ways)
            ways = without_lowest(ways)
            b[STACK_AT + 2] = s
            end = b[STACK_AT + 2]
            step(end, t, action, p.questions[2])
            p.stack_actions[NEW, length] = action
            p.work += VALUE_STEPS
            found = keep_end(end, t, net, which, r, p, b, seat, found, actions, length + 1, -1, 0)
    return found


@rule
def _try_change(t, net, which, r, p, b, seat, found, at, old_length, action, skipped):
    """Play another action (-1: none) at this step, then the old turn without some actions."""
    b[SCRATCH_AT] = b[STACK_AT]
    s = b[SCRATCH_AT]
    question = p.questions[1]
    length = at
    if action >= 0:
        p.work += 1
        step(s, t, action, question)
        p.stack_actions[NEW, length] = action
        length += 1
    else:
        legal(s, t, question)
    length = _go_on(s, t, p, length, old_length, at + skipped, question)
    if length < 0:
        return found
    return _keep(t, net, which, r, p, b, seat, found, length)


@rule
def _answers_in(question, group):
    for row in range(1, question[0, 0] + 1):
        if question[row, 0] == group:
            return question[row, 1]
    return 0


@rule
def _try_enabled(t, net, which, r, p, b, seat, found, at, old_length, power):
    """Use a power at this step, then each boat or building that it alone makes possible."""
    b[STACK_AT + 1] = b[STACK_AT]
    after = b[STACK_AT + 1]
    question = p.questions[2]
    step(after, t, power, question)
    if after.step != ACT or at > MOST_ACTIONS - 4:
        return found
    for row in range(1, question[0, 0] + 1):
        group = question[row, 0]
        if not (PLACE <= group < COLLECT or BUILD <= group < RAIJIN):
            continue
        left = question[row, 1] & ~_answers_in(p.questions[0], group)
        while left != 0:
            action = group * SPAN + lowest(left)
            left = without_lowest(left)
            b[SCRATCH_AT] = after
            s = b[SCRATCH_AT]
            step(s, t, action, p.questions[1])
            p.stack_actions[NEW, at] = power
            p.stack_actions[NEW, at + 1] = action
            p.work += 1
            length = _go_on(s, t, p, at + 2, old_length, at, p.questions[1])
            if length >= 0:
                found = _keep(t, net, which, r, p, b, seat, found, length)
                legal(after, t, question)
    return found


@rule
def _is_change(s, group, action, old, chained):
    """Is this answer tried beside the old turn's? Within the chain, only boats are."""
    if group == PEEK or action == old or (group == DONE and s.step == RECRUIT_STEP):
        return False
    return not chained or PLACE <= group < COLLECT


@rule
def _is_alike(group, other):
    """Could one action be played as well as the other? Then it is also tried instead of it."""
    if PLACE <= group < COLLECT:
        return PLACE <= other < COLLECT
    if group in (BUY, SELL):
        return other in (BUY, SELL)
    if group >= RECRUIT:
        return RECRUIT <= other < DONE
    return group == other


@rule
def _change_step(t, net, which, r, p, b, seat, found, at, old_length, question):
    """Try each other answer at one step of a turn: before the old one, and instead of it."""
    s = b[STACK_AT]
    old = int(p.stack_actions[OLD, at]) if at < old_length else -1
    chained = s.step == ACT and s.chain_size > 0 and PLACE <= old // SPAN < COLLECT
    if old >= 0:
        found = _try_change(t, net, which, r, p, b, seat, found, at, old_length, -1, 1)
    for row in range(1, question[0, 0] + 1):
        group = question[row, 0]
        left = question[row, 1]
        while left != 0:
            action = group * SPAN + lowest(left)
            left = without_lowest(left)
            if not _is_change(s, group, action, old, chained):
                continue
            found = _try_change(t, net, which, r, p, b, seat, found, at, old_length, action, 0)
            if s.step == ACT and MOVE <= group < PLACE:
                found = _try_enabled(t, net, which, r, p, b, seat, found, at, old_length, action)
            if old >= 0 and _is_alike(group, old // SPAN):
                found = _try_change(t, net, which, r, p, b, seat, found, at, old_length, action, 1)
    return found


@rule
def _play_to(start, t, p, b, at, question):
    """Play the old turn up to a step; its state is then at STACK_AT."""
    b[STACK_AT] = start
    s = b[STACK_AT]
    s.log_size = -1
    legal(s, t, question)
    for n in range(at):
        action = int(p.stack_actions[OLD, n])
        step(s, t, action, question)
        p.stack_actions[NEW, n] = action


@rule
def _next_end(p, b, found):
    """Return the end to change next, -1 if all have been."""
    best = -1
    most = -1e9
    for n in range(found):
        if p.level[n] == CHANGED:
            continue
        s = b[ENDS_AT + n]
        worth = p.worth[n] - CROWDING * p.fleet_changed[int(s.played[int(s.turn)])]
        if worth > most:
            most = worth
            best = n
    return best


@rule
def _begin_next(t, p, b, found):
    """Make the next end's turn the one to change; return False if there is none."""
    n = _next_end(p, b, found)
    if n < 0:
        return False
    p.level[n] = CHANGED
    s = b[ENDS_AT + n]
    p.fleet_changed[int(s.played[int(s.turn)])] += 1
    for k in range(p.lengths[n]):
        p.stack_actions[OLD, k] = p.plans[n, k]
    p.stack_length[OLD] = p.lengths[n]
    legal(s, t, p.questions[0])
    for specialist in range(DONE - RECRUIT):
        p.old_ways[specialist] = _answers_in(p.questions[0], RECRUIT + specialist)
    p.change_at = 0
    return True


@rule
def begin_polish(p):
    """Forget what was changed in another position."""
    p.fleet_changed[:] = 0
    p.change_at = MOST_ACTIONS
    p.worked = 0
    p.sweep_depth = NOT_SWEPT


@rule
def polish(start, t, net, which, r, p, b, found, most):
    """Change the best turns found for about this many steps; return how many were played.

    After many steps, or when there is nothing left to change, every turn is tried. It can be
    called again to go on. `p.work` says how many steps were played; fewer than `most` say that
    nothing is left to do.
    """
    seat = seat_to_move(start)
    question = p.questions[0]
    p.work = 0
    while p.work < most and p.sweep_depth != SWEPT_ALL:
        length = int(p.stack_length[OLD])
        if p.sweep_depth >= 0:
            found = sweep(t, net, which, r, p, b, seat, found, most)
        elif p.change_at <= length:
            at = int(p.change_at)
            _play_to(start, t, p, b, at, question)
            found = _change_step(t, net, which, r, p, b, seat, found, at, length, question)
            p.change_at += 1
        elif p.sweep_depth == NOT_SWEPT and p.worked + p.work > CHANGED_FIRST:
            begin_sweep(start, t, p, b)
        elif not _begin_next(t, p, b, found):
            if p.sweep_depth == TOO_MANY:
                break
            begin_sweep(start, t, p, b)
    p.worked += p.work
    sort_ends(p, found)
    return found
