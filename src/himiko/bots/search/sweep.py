"""Every turn there is, in positions small enough: what changing the best turns did not reach.

From the question now asked, every answer is tried in every order, equal positions are met once,
and all ends are valued. It can stop anywhere and go on later. How much is tried is counted in
steps played, never in seconds.
"""

from himiko.bots.search.ends import keep_end
from himiko.bots.search.planner import (
    MOST_ACTIONS,
    MOST_SWEPT,
    OLD,
    STACK_AT,
    SWEPT,
    VALUE_STEPS,
)
from himiko.bots.search.turn_steps import mark_of, step, stir
from himiko.rules.bits import lowest, without_lowest
from himiko.rules.compile import rule
from himiko.rules.space import DONE, PEEK, SPAN
from himiko.rules.state import COLLECT_STEP, RECRUIT_STEP
from himiko.rules.turn import legal

SWEPT_ALL, TOO_MANY, NOT_SWEPT = -1, -2, -3  # in place of a depth
SWEEP_STEPS = 4  # steps of changing turns that one here takes as long as
_MARK_BITS = 54  # above them: the number of the sweep
_SWEEPS = 500


@rule
def _is_new(p, mark):
    """Was a state with this mark not met before in this sweep? It is remembered."""
    here = (p.sweep << _MARK_BITS) | mark
    where = mark & (SWEPT - 1)
    while p.swept[where] >> _MARK_BITS == p.sweep:
        if p.swept[where] == here:
            return False
        where = (where + 1) & (SWEPT - 1)
    p.swept[where] = here
    return True


@rule
def _whole_mark(s, seat):
    """Hash everything that distinguishes two states of a turn, tokens being collected included."""
    x = mark_of(s, seat)
    for n in range(int(s.taken_size)):
        x = stir(x, int(s.taken[n]) + 64 * n)
    return x


@rule
def _is_tried(s, group, what):
    """Is this answer tried? Nobody peeks, and tokens are collected in rising order."""
    if group == PEEK or (group == DONE and s.step == RECRUIT_STEP):
        return False
    return s.step != COLLECT_STEP or what > s.taken[int(s.taken_size) - 1]


@rule
def begin_sweep(start, t, p, b):
    """Begin with the question now asked."""
    p.sweep = (p.sweep + 1) % _SWEEPS
    if p.sweep == 0:  # the numbers begin again
        p.swept[:] = 0
        p.sweep = 1
    p.sweep_met = 0
    p.sweep_depth = 0
    p.sweep_row[0] = 0
    p.sweep_left[0] = 0
    b[STACK_AT] = start
    b[STACK_AT].log_size = -1
    legal(b[STACK_AT], t, p.sweep_questions[0])


@rule
def _next_answer(p):
    """Return the next answer to try at this depth, -1 if there is none."""
    depth = p.sweep_depth
    if p.sweep_left[depth] == 0:
        p.sweep_row[depth] += 1
        row = p.sweep_row[depth]
        if row > p.sweep_questions[depth, 0, 0]:
            return -1
        p.sweep_left[depth] = p.sweep_questions[depth, row, 1]
    what = lowest(p.sweep_left[depth])
    p.sweep_left[depth] = without_lowest(p.sweep_left[depth])
    return p.sweep_questions[depth, p.sweep_row[depth], 0] * SPAN + what


@rule
def sweep(t, net, which, r, p, b, seat, found, most):
    """Go on until `most` steps have been played in all; return how many ends there are."""
    while p.work < most and p.sweep_depth >= 0:
        depth = p.sweep_depth
        action = _next_answer(p)
        if action < 0:
            p.sweep_depth -= 1
            continue
        if not _is_tried(b[STACK_AT + depth], action // SPAN, action % SPAN):
            continue
        b[STACK_AT + depth + 1] = b[STACK_AT + depth]
        s = b[STACK_AT + depth + 1]
        step(s, t, action, p.sweep_questions[depth + 1])
        p.work += SWEEP_STEPS
        if not _is_new(p, _whole_mark(s, seat)):
            continue
        p.sweep_met += 1
        p.stack_actions[OLD, depth] = action
        if s.step == RECRUIT_STEP:
            p.work += VALUE_STEPS
            actions = p.stack_actions[OLD]
            found = keep_end(s, t, net, which, r, p, b, seat, found, actions, depth + 1, -1, 0)
        if p.sweep_met == MOST_SWEPT:
            p.sweep_depth = TOO_MANY
        elif depth + 1 < MOST_ACTIONS - 2:
            p.sweep_depth = depth + 1
            p.sweep_row[depth + 1] = 0
            p.sweep_left[depth + 1] = 0
    return found
