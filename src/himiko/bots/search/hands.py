"""The hands a seat can lay chains from: fleet, trade, powers that bring boats or clear a slot."""

from himiko.bots.search.clearings import clear_slots
from himiko.bots.search.planner import FLEET_BINS, HANDS, HANDS_AT
from himiko.bots.search.turn_steps import forget_seen, is_new, mark_of, step
from himiko.rules.bits import bit, lowest, without_lowest
from himiko.rules.compile import rule
from himiko.rules.names import KINDS
from himiko.rules.scoring import coins_a_point
from himiko.rules.space import (
    BUY,
    FLEET,
    MICHIMATA,
    NAKATSU,
    RAIJIN,
    SELL,
    SPAN,
    TAKE,
)
from himiko.rules.specialists import boats_given
from himiko.rules.turn import legal

TOKEN_WORTH = 1.1  # of a token, in points


@rule
def _base(s, seat):
    """Return what the seat has in coins and tokens, in points."""
    tokens = 0
    for kind in range(KINDS):
        tokens += int(s.tokens[seat, kind])
    return int(s.coins[seat]) / coins_a_point(s, seat) + TOKEN_WORTH * tokens


@rule
def _gained(action):
    """Return the colours that a trade or a power brings."""
    group = action // SPAN
    what = action % SPAN
    return bit(what) if group == BUY else boats_given(group, what)


@rule
def _brings_boats(group):
    return group in (FLEET, TAKE, BUY, RAIJIN, NAKATSU, MICHIMATA)


@rule
def list_hands(start, t, p, b, seat):
    """Find the hands the seat can have; return their number. Hand 0 is the start itself."""
    b[HANDS_AT] = start
    b[HANDS_AT].log_size = -1
    p.hand_length[0] = 0
    p.hand_bin[0] = 0
    p.hand_needs[0] = 0
    p.hand_begins[0] = 0
    p.hand_base[0] = _base(start, seat)
    hands = 1
    n = 0
    bins = 0
    forget_seen(p)
    question = p.questions[0]
    while n < hands:
        legal(b[HANDS_AT + n], t, question)
        for row in range(1, question[0, 0] + 1):
            group = question[row, 0]
            left = question[row, 1]
            if group == SELL:
                left &= p.hand_needs[n]  # one of those that a power brought
            elif not _brings_boats(group):
                continue
            while left != 0:
                action = group * SPAN + lowest(left)
                left = without_lowest(left)
                if hands == HANDS or p.hand_length[n] == 8:
                    continue
                b[HANDS_AT + hands] = b[HANDS_AT + n]
                s = b[HANDS_AT + hands]
                step(s, t, action, p.questions[1])
                if not is_new(p, mark_of(s, seat)):
                    continue
                for k in range(p.hand_length[n]):
                    p.hand_actions[hands, k] = p.hand_actions[n, k]
                p.hand_actions[hands, p.hand_length[n]] = action
                p.hand_length[hands] = p.hand_length[n] + 1
                p.hand_base[hands] = _base(s, seat)
                if group == FLEET:
                    p.hand_bin[hands] = bins % FLEET_BINS
                    bins += 1
                else:
                    p.hand_bin[hands] = p.hand_bin[n]
                p.hand_needs[hands] = p.hand_needs[n]
                p.hand_begins[hands] = 0
                if group == SELL:
                    p.hand_needs[hands] &= ~bit(action % SPAN)
                elif group not in (FLEET, TAKE):
                    p.hand_needs[hands] |= _gained(action)
                hands += 1
        n += 1
    return clear_slots(t, p, b, seat, hands)
