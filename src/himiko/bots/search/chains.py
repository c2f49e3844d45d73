"""From a position to chains of boats: what the seat can have in hand, and where it can lay it.

Every hand (fleet, trade, powers that give boats) is walked over every chain the lanes allow. A
chain is noted with each thing it allows: a tile on an island, collecting, or nothing. What is
noted is sorted into bins by fleet and kind, so that no fleet and no building crowds out another;
each bin keeps what promises most at once. How good a thing really is, the network says later.
"""

from himiko.bots.search.gains import gain_of_building
from himiko.bots.search.hands import TOKEN_WORTH, list_hands
from himiko.bots.search.planner import (
    BUILD_CAP,
    COLLECT_CAP,
    COLLECT_SORT,
    HANDS_AT,
    NODES,
    REST_SORT,
    SORTS,
    WALK_AT,
)
from himiko.bots.search.turn_steps import forget_seen, is_new, stir
from himiko.rules.bits import bit, count, has, lowest, without_lowest
from himiko.rules.board import empty_slots, seat_to_move, total, with_culture
from himiko.rules.boats import connected_to, offer_places, place, placed_now
from himiko.rules.build import (
    boats_around,
    building_ground,
    missing_one,
    offer_build,
    suffices,
    tiles_at_hand,
)
from himiko.rules.collect import shores_of
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power
from himiko.rules.harbour import harbour_room
from himiko.rules.names import KINDS, MOVE_POWER, SWAP_BOATS_POWER
from himiko.rules.question import clear
from himiko.rules.space import (
    BUILD,
    MOVE,
    PLACE,
    SPAN,
    SWAP_BOATS,
)
from himiko.rules.state import ACT, CHAIN

# What things promise at once, in points.
PAIR_WORTH = 0.8
EXCESS_COST = 0.45
MOORED_WORTH = 0.2

COLLECTS = -1
NOTHING = -2
POWER_VARIANTS = 2


@rule
def _note(p, which, cap, score, hand, outcome, power, depth):
    """Keep a chain with what it allows, if it is among the most promising of its bin."""
    size = p.bin_size[which]
    if size < cap:
        spot = size
        p.bin_size[which] = size + 1
    else:
        spot = p.bin_least[which]
        if p.found_score[which, spot] >= score:
            return
    p.found_score[which, spot] = score
    p.found_hand[which, spot] = hand
    p.found_outcome[which, spot] = outcome
    p.found_power[which, spot] = power
    p.found_length[which, spot] = depth
    for k in range(depth):
        p.found_chain[which, spot, k] = p.walk_action[k]
    least = 0
    for k in range(1, p.bin_size[which]):
        if p.found_score[which, k] < p.found_score[which, least]:
            least = k
    p.bin_least[which] = least


@rule
def _pairs_within(s, t, seat, boats, tokens):
    """Return how many more pairs the seat can have by taking `tokens` tokens around the boats."""
    shore = shores_of(t, boats)
    pairs = 0
    for kind in range(KINDS):
        if tokens > 0 and s.tokens[seat, kind] & 1 != 0 and shore & s.culture[kind] != 0:
            pairs += 1
            tokens -= 1
    for kind in range(KINDS):
        if tokens > 1 and s.tokens[seat, kind] & 1 == 0 and count(shore & s.culture[kind]) > 1:
            pairs += 1
            tokens -= 2
    return pairs


@rule
def _visit(s, t, p, seat, hand, depth, question):
    """Note what the chain walked so far allows."""
    left = total(s.hand[seat])
    excess = left - harbour_room(s, t, seat)
    base = p.hand_base[hand] + MOORED_WORTH * left
    if excess > 0:
        base -= (EXCESS_COST + MOORED_WORTH) * excess
    first = SORTS * p.hand_bin[hand]
    boats = placed_now(s)
    cap = p.limits[COLLECT_CAP]
    if boats == 0:
        _note(p, first + REST_SORT, cap, base, hand, NOTHING, -1, depth)
        return
    tokens = min(count(boats), count(shores_of(t, boats) & with_culture(s)))
    if tokens > 0:
        score = base + TOKEN_WORTH * tokens + PAIR_WORTH * _pairs_within(s, t, seat, boats, tokens)
        _note(p, first + COLLECT_SORT, cap, score, hand, COLLECTS, -1, depth)
    clear(question)
    offer_build(s, t, question)
    for row in range(1, question[0, 0] + 1):
        tile = question[row, 0] - BUILD
        islands = question[row, 1]
        while islands != 0:
            island = lowest(islands)
            islands = without_lowest(islands)
            score = base + gain_of_building(s, t, seat, tile, island)
            which = first + (tile * 5 + island) % COLLECT_SORT
            action = (BUILD + tile) * SPAN + island
            _note(p, which, p.limits[BUILD_CAP], score, hand, action, -1, depth)
    if tokens == 0 and question[0, 0] == 0:
        _note(p, first + REST_SORT, cap, base, hand, NOTHING, -1, depth)
    if s.power > 0:
        power = current_power(s, t)
        if power in (MOVE_POWER, SWAP_BOATS_POWER):
            _visit_with_power(s, t, p, seat, hand, depth, base, power)


@rule
def _visit_with_power(s, t, p, seat, hand, depth, base, power):
    """Note the buildings that moving or swapping one boat makes possible."""
    ground = building_ground(s, t, seat)
    free = empty_slots(s, t)
    first = SORTS * p.hand_bin[hand]
    while ground != 0:
        island = lowest(ground)
        ground = without_lowest(ground)
        boats = boats_around(s, t, island)
        tiles = tiles_at_hand(s, t, seat)
        while tiles != 0:
            tile = lowest(tiles)
            tiles = without_lowest(tiles)
            needs = t.tile_needs[tile]
            if suffices(boats, needs):
                continue
            lacks = missing_one(boats, needs)
            if lacks == 0:
                continue
            score = base + gain_of_building(s, t, seat, tile, island) - 0.1
            which = first + (tile * 5 + island) % COLLECT_SORT
            build = (BUILD + tile) * SPAN + island
            sources = s.boats[lacks - 1] & ~t.ring[island]
            if power == MOVE_POWER:
                sources &= connected_to(t, t.ring[island] & free)
            variants = 0
            while sources != 0 and variants < POWER_VARIANTS:
                source = lowest(sources)
                sources = without_lowest(sources)
                use = _power_use(s, t, island, needs, boats, source, free, power)
                if use >= 0:
                    _note(p, which, p.limits[BUILD_CAP], score, hand, build, use, depth)
                    variants += 1


@rule
def _power_use(s, t, island, needs, boats, source, free, power):
    """Return the action that brings the boat of a slot to the island, -1 if there is none."""
    if power == MOVE_POWER:
        targets = t.near[source] & t.ring[island] & free
        return (MOVE + source) * SPAN + lowest(targets) if targets != 0 else -1
    for colour in range(5):
        there = (boats >> (8 * colour)) & 255
        if there > (needs >> (8 * colour)) & 255 and not has(s.boats[colour], source):
            other = lowest(s.boats[colour] & t.ring[island])
            return (SWAP_BOATS + min(source, other)) * SPAN + max(source, other)
    return -1


@rule
def _undo_place(s, p, seat, depth):
    """Take the last boat of the chain back into the hand."""
    action = int(p.walk_action[depth])
    s.hand[seat, action // SPAN - PLACE] += 1
    s.boats[action // SPAN - PLACE] &= ~bit(action % SPAN)
    s.placed = p.walk_placed[depth]
    s.chain_size -= 1
    s.chain[int(s.chain_size)] = 0


@rule
def _is_used_up(s, seat, needs):
    """Have all boats that cost something been placed?"""
    while needs != 0:
        if s.hand[seat, lowest(needs)] > 0:
            return False
        needs = without_lowest(needs)
    return True


@rule
def walk_chains(t, p, b, seat, hand):
    """Lay every chain that the hand and the lanes allow, and note what each allows."""
    b[WALK_AT] = b[HANDS_AT + hand]
    s = b[WALK_AT]
    needs = p.hand_needs[hand]
    begins = p.hand_begins[hand]
    if needs == 0 and begins == 0:
        _visit(s, t, p, seat, hand, 0, p.questions[0])
    depth = 0
    clear(p.walk_questions[0])
    offer_places(s, t, p.walk_questions[0])
    p.walk_row[0] = 0
    p.walk_left[0] = 0
    p.walk_mark[0] = hand * 7919 + 1
    nodes = 0
    while depth >= 0:
        if p.walk_left[depth] == 0:
            p.walk_row[depth] += 1
            if p.walk_row[depth] > p.walk_questions[depth, 0, 0] or nodes >= p.limits[NODES]:
                depth -= 1
                if depth >= 0:
                    _undo_place(s, p, seat, depth)
                continue
            p.walk_left[depth] = p.walk_questions[depth, p.walk_row[depth], 1]
            if depth == 0 and begins != 0:
                p.walk_left[0] &= begins
                continue
        slot = lowest(p.walk_left[depth])
        p.walk_left[depth] = without_lowest(p.walk_left[depth])
        colour = p.walk_questions[depth, p.walk_row[depth], 0] - PLACE
        p.walk_placed[depth] = s.placed
        place(s, colour, slot)
        p.walk_action[depth] = (PLACE + colour) * SPAN + slot
        p.walk_mark[depth + 1] = p.walk_mark[depth] + stir(colour * 61 + 7, slot * 7919 + 13)
        nodes += 1
        if _is_used_up(s, seat, needs) and is_new(p, p.walk_mark[depth + 1]):
            _visit(s, t, p, seat, hand, depth + 1, p.questions[0])
        if total(s.hand[seat]) > 0 and s.chain_size < CHAIN:
            depth += 1
            clear(p.walk_questions[depth])
            offer_places(s, t, p.walk_questions[depth])
            p.walk_row[depth] = 0
            p.walk_left[depth] = 0
        else:
            _undo_place(s, p, seat, depth)


@rule
def find_chains(start, t, p, b):
    """Fill the bins with chains from the start on; return the number of hands."""
    seat = seat_to_move(start)
    for which in range(len(p.bin_size)):
        p.bin_size[which] = 0
        p.bin_least[which] = 0
    hands = list_hands(start, t, p, b, seat)
    forget_seen(p)
    for hand in range(hands):
        if b[HANDS_AT + hand].step == ACT:
            walk_chains(t, p, b, seat, hand)
    return hands
