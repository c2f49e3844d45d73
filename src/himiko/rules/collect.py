"""Section 6, collecting: one boat, one token.

The islands collected from must be assignable one to one to boats placed this turn and beside
them (6.6). `match` holds one such assignment; it is changed along an alternating path when a
new token needs a boat that another token could do without.
"""

from himiko.rules.bits import bit, lowest, without_lowest
from himiko.rules.board import culture_at, owns, seat_to_move, with_culture
from himiko.rules.boats import placed_now
from himiko.rules.compile import rule
from himiko.rules.log_events import COLLECTED, EBISU_COLLECTED, log
from himiko.rules.names import EBISU as EBISU_OWNED
from himiko.rules.question import offer
from himiko.rules.space import COLLECT, DONE, EBISU
from himiko.rules.state import AFTER, COLLECT_STEP, EBISU_STEP

NEW = 15  # stands for the island to be assigned among the indices of `taken`


@rule
def shores_of(t, slots):
    """Return the islands adjacent to one of these slots."""
    islands = 0
    while slots != 0:
        islands |= t.shores[lowest(slots)]
        slots = without_lowest(slots)
    return islands


@rule
def _free_boats(s):
    """Return the boats of this turn that no token is assigned to."""
    free = placed_now(s)
    for n in range(int(s.taken_size)):
        free &= ~bit(s.assigned[n])
    return free


@rule
def assignable(s, t):
    """Return the islands to which a boat of this turn could be assigned next (6.6)."""
    usable = _free_boats(s)
    before = 0
    while usable != before:  # a taken token beside a usable boat can give up its own
        before = usable
        for n in range(int(s.taken_size)):
            if t.ring[int(s.taken[n])] & usable != 0:
                usable |= bit(s.assigned[n])
    return shores_of(t, usable)


@rule
def collectable(s, t):
    """Return the islands whose token can be collected next (6.6)."""
    if s.placed == 0:
        return 0
    return assignable(s, t) & with_culture(s)


@rule
def offer_collect(s, t, question):
    """Offer the tokens that can be collected; return whether there is one."""
    islands = collectable(s, t)
    offer(question, COLLECT, islands)
    return islands != 0


@rule
def _assign(s, t, island):
    """Assign a boat to the island, moving other assignments where needed.

    A search from the island backwards: `wanted_by` packs, four bits for each taken token, which
    island wants that token's boat.
    """
    free = _free_boats(s)
    boats = placed_now(s)
    wanted_by = 0
    reached = t.ring[island] & boats
    asked = reached
    asker = NEW
    queue = 0  # taken tokens whose boat is wanted, not looked at yet
    while asked & free == 0:
        for n in range(int(s.taken_size)):
            if asked & bit(s.assigned[n]) != 0:
                wanted_by |= asker << (4 * n)
                queue |= bit(n)
        asker = lowest(queue)
        queue = without_lowest(queue)
        asked = t.ring[int(s.taken[asker])] & boats & ~reached
        reached |= asked
    boat = lowest(asked & free)
    while asker != NEW:
        given_up = int(s.assigned[asker])
        s.assigned[asker] = boat
        boat = given_up
        asker = (wanted_by >> (4 * asker)) & 15
    s.assigned[int(s.taken_size)] = boat


@rule
def add_taken(s, t, island):
    """Count an island among those collected from."""
    _assign(s, t, island)
    s.taken[int(s.taken_size)] = island
    s.taken_size += 1


@rule
def _take_token(s, island):
    kind = culture_at(s, island)
    s.culture[kind] &= ~bit(island)
    s.tokens[seat_to_move(s), kind] += 1
    return kind


@rule
def collect(s, t, island):
    """Collect a token, and see what is asked next (6.6, 6.7; 8.3, Ebisu)."""
    add_taken(s, t, island)
    log(s, COLLECTED, _take_token(s, island), island)
    if collectable(s, t) != 0:
        s.step = COLLECT_STEP
        return
    for n in range(int(s.taken_size)):
        s.assigned[n] = 0
    may_take_one_more = owns(s, seat_to_move(s), EBISU_OWNED) and with_culture(s) != 0
    s.step = EBISU_STEP if may_take_one_more else AFTER


@rule
def offer_ebisu(s, question):
    """Offer one more token from any island, or none (8.3)."""
    offer(question, EBISU, with_culture(s))
    offer(question, DONE, 1)


@rule
def take_with_ebisu(s, island):
    """Take the extra token."""
    log(s, EBISU_COLLECTED, _take_token(s, island), island)
    s.step = AFTER
