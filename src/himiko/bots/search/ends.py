"""The ends of turns that were played to their end: valued, the best of them kept."""

from himiko.bots.search.net import value, worth_to
from himiko.bots.search.planner import (
    BOAT_GONE,
    ENDS,
    ENDS_AT,
    OWN_COIN,
    OWN_PRESTIGE,
    OWN_RECRUIT,
)
from himiko.bots.search.turn_steps import is_new, mark_of
from himiko.rules.bits import count
from himiko.rules.board import total
from himiko.rules.compile import rule
from himiko.rules.question import answers_of
from himiko.rules.space import DONE, SPAN
from himiko.rules.state import RECRUIT_STEP
from himiko.rules.turn import legal


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
def keep_end(s, t, net, which, r, p, b, seat, found, actions, length, hand_length, level):
    """Value the end of a turn and keep it, if it is among the best; return how many there are."""
    mark = mark_of(s, seat)
    if not is_new(p, mark):
        return found
    value(s, t, net, which, r, b, int(s.turn) + 1)
    worth = worth_to(seat, int(s.players), r) + _to_its_taste(s, seat, p)
    for n in range(found):  # marks are forgotten now and then
        if p.mark[n] == mark:
            return found
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
    p.mark[spot] = mark
    for n in range(int(s.players)):
        p.chances[spot, n] = r.chances[n]
        p.finals[spot, n] = r.finals[n]
    return found


@rule
def sort_ends(p, found):
    """Put the ends in order, the best first."""
    for n in range(found):
        k = n
        while k > 0 and p.worth[p.order[k - 1]] < p.worth[n]:
            p.order[k] = p.order[k - 1]
            k -= 1
        p.order[k] = n


@rule
def close_plan(t, p, b, n):
    """Add the answer that ends the turn to a plan, if the turn does not end by itself."""
    if b[ENDS_AT + n].step != RECRUIT_STEP:
        return
    legal(b[ENDS_AT + n], t, p.questions[0])
    if answers_of(p.questions[0]) > 1:
        p.plans[n, p.lengths[n]] = DONE * SPAN
        p.lengths[n] += 1
