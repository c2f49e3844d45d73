"""Playing on within a turn: to its end and no further, so that nothing hidden is ever revealed."""

from himiko.bots.search.planner import SEEN
from himiko.edition.names import MAX_TURNS
from himiko.rules.compile import rule
from himiko.rules.question import answer_at, answers_of, is_answer
from himiko.rules.state import FLEET_STEP, RECRUIT_STEP
from himiko.rules.turn import apply, legal

# 31-bit mixing: products stay below 2**62, compiled or not.
_LOW = 0x7FFFFFFF


@rule
def stir(x, y):
    """Mix a number into a hash."""
    x = ((x ^ (y & _LOW) ^ (y >> 31)) & _LOW) * 0x45F491
    return (x ^ (x >> 21)) & 0x3FFFFFFFFFFFFF


@rule
def mark_of(s, seat):
    """Hash what a seat can change within its turn, to know equal states again."""
    x = int(s.step) + 16 * int(s.trades) + 64 * int(s.power) + 256 * int(s.turn)
    for n in range(5):
        x = stir(x, s.boats[n])
        x = stir(x, int(s.hand[seat, n]) + 16 * int(s.aside[seat, n]))
    for n in range(6):
        x = stir(x, s.culture[n] + (int(s.tokens[seat, n]) << 52))
    x = stir(x, int(s.coins[seat]) + 1024 * int(s.used))
    x = stir(x, s.placed)
    x = stir(x, s.crew[seat])
    x = stir(x, s.reserved[seat] ^ (s.sacred << 1))
    x = stir(x, s.tiles[seat] ^ (s.houses[seat] << 2))
    last = int(s.chain[int(s.chain_size) - 1]) + 1 if s.chain_size > 0 else 0
    return stir(x, last + 64 * int(s.played[min(int(s.turn), MAX_TURNS - 1)]))


@rule
def is_new(p, mark):
    """Was a state with this mark not met before? A few that were are forgotten."""
    where = mark & (SEEN - 1)
    now = p.seen[SEEN, 0]
    if p.seen[where, 0] == mark and p.seen[where, 1] == now:
        return False
    p.seen[where, 0] = mark
    p.seen[where, 1] = now
    return True


@rule
def forget_seen(p):
    """Begin a new set of marks."""
    p.seen[SEEN, 0] += 1


@rule
def step(s, t, action, question):
    """Carry out an action and all that follows by itself within the turn; ask what comes next."""
    apply(s, t, action)
    legal(s, t, question)
    while answers_of(question) == 1 and s.step not in (FLEET_STEP, RECRUIT_STEP):
        apply(s, t, answer_at(question, 0))
        legal(s, t, question)


@rule
def step_if_legal(s, t, action, question):
    """Carry out an action if it is among the answers; say whether it was."""
    if s.step == RECRUIT_STEP and answers_of(question) <= 1:
        return False  # the turn has ended by itself
    if not is_answer(question, action):
        return False
    step(s, t, action, question)
    return True
