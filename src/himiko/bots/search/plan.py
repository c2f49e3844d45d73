"""Turn plans: the best ways to play a whole turn, found by a beam search over the real rules.

Every plan is a list of actions of the engine from the question now asked to the end of the turn.
Unfinished turns are compared by what they promise: the expected score with the boats placed so
far turned into tokens or a building.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.features import is_over
from himiko.bots.search.value import final_score, rounds_to_come, value
from himiko.rules.bits import count, lowest, without_lowest
from himiko.rules.board import seat_to_move, total, with_culture
from himiko.rules.boats import placed_now
from himiko.rules.build import is_standard
from himiko.rules.collect import shores_of
from himiko.rules.compile import entry, rule
from himiko.rules.harbour import harbour_room
from himiko.rules.space import (
    ARRANGE,
    BUILD,
    MOVE,
    PEEK,
    PLACE,
    RAIJIN,
    SPAN,
)
from himiko.rules.state import ACT, COLLECT_STEP, QUESTION_SHAPE, STATE
from himiko.rules.turn import legal, play

MOST_ACTIONS = 24  # of a plan; a turn that needs more is not planned to its end
MOST_NODES = 1 << 17
SEEN = 1 << 14  # places in which states already met are remembered
FEW = 12  # uses of one power that are looked at, of the hundreds there can be

TOKEN_WORTH = 1.1
BUILDING_WORTH = 0.7
EXCESS_COST = 0.45


class Planner(NamedTuple):
    """The arrays that a planner works with; one for each thread."""

    beam: NDArray[np.void]
    nodes: NDArray[np.int32]
    promise: NDArray[np.float64]
    heap: NDArray[np.int32]  # places in the beam being filled, the least promising first
    seen: NDArray[np.int64]  # marks of states met, each with the search and step it was met in
    parent: NDArray[np.int32]
    action: NDArray[np.int16]
    scratch: NDArray[np.void]
    questions: NDArray[np.int64]
    plans: NDArray[np.int16]
    lengths: NDArray[np.int64]
    worth: NDArray[np.float64]  # to the seat that plans
    chances: NDArray[np.float64]  # of all seats, when the plan has been played
    finals: NDArray[np.float64]


def make_planner(width: int, plans: int) -> Planner:
    """Make room for a beam of a width and for so many plans."""
    return Planner(
        beam=np.zeros((2, width), STATE),
        nodes=np.zeros((2, width), np.int32),
        promise=np.zeros((2, width)),
        heap=np.zeros(width, np.int32),
        seen=np.zeros((SEEN + 1, 2), np.int64),
        parent=np.zeros(MOST_NODES, np.int32),
        action=np.zeros(MOST_NODES, np.int16),
        scratch=np.zeros(2, STATE),
        questions=np.zeros((2, *QUESTION_SHAPE), np.int64),
        plans=np.zeros((plans, MOST_ACTIONS), np.int16),
        lengths=np.zeros(plans, np.int64),
        worth=np.zeros(plans),
        chances=np.zeros((plans, 4)),
        finals=np.zeros((plans, 4)),
    )


@rule
def _stir(x, y):
    x = ((x ^ (y & 0x7FFFFFFF) ^ (y >> 31)) & 0x7FFFFFFF) * 0x45F491
    return (x ^ (x >> 21)) & 0x3FFFFFFFFFFFFF


@rule
def mark_of(s, seat):
    """Hash what a seat can change within its turn, to know equal states again."""
    x = int(s.step) + 16 * int(s.trades) + 64 * int(s.power) + 256 * int(s.turn)
    for n in range(5):
        x = _stir(x, s.boats[n])
        x = _stir(x, int(s.hand[seat, n]) + 16 * int(s.aside[seat, n]))
    for n in range(6):
        x = _stir(x, s.culture[n] + (int(s.tokens[seat, n]) << 52))
    x = _stir(x, int(s.coins[seat]) + 1024 * int(s.used))
    x = _stir(x, s.placed)
    x = _stir(x, s.crew[seat])
    x = _stir(x, s.reserved[seat] ^ (s.sacred << 1))
    x = _stir(x, s.tiles[seat] ^ (s.houses[seat] << 2))
    last = int(s.chain[int(s.chain_size) - 1]) + 1 if s.chain_size > 0 else 0
    return _stir(x, last + 64 * int(s.played[min(int(s.turn), 7)]))


@rule
def promise(s, t, w, room, seat, rounds, question):
    """Return what an unfinished turn promises its seat."""
    hope = final_score(s, t, w, room, seat, rounds)
    excess = total(s.hand[seat]) - harbour_room(s, t, seat)
    if excess > 0:
        hope -= EXCESS_COST * excess
    step = int(s.step)
    if step not in (ACT, COLLECT_STEP) or s.placed == 0:
        return hope
    boats = placed_now(s)
    tokens = count(shores_of(t, boats) & with_culture(s))
    best = TOKEN_WORTH * min(count(boats) - int(s.taken_size), tokens)
    for row in range(1, question[0, 0] + 1):
        tile = question[row, 0] - BUILD
        if 0 <= tile < RAIJIN - BUILD:
            points = float(t.tile_points[tile])
            if is_standard(t, tile):
                points += BUILDING_WORTH
            best = max(best, points)
    return hope + best


@rule
def _too_many(group, place, answers):
    """Is this one of many uses of a power, and not one of the few that are looked at?"""
    if group == PEEK:
        return True
    if group == ARRANGE:
        return place > 0
    if MOVE <= group < PLACE and answers > FEW:
        return place % (answers // FEW + 1) != 0
    return False


@rule
def _power_answers(question):
    answers = 0
    for row in range(1, question[0, 0] + 1):
        if MOVE <= question[row, 0] < PLACE:
            answers += count(question[row, 1])
    return answers


@rule
def _keep_plan(p, most, found, room, node, action, worth):
    """Add a plan to those found, or replace the worst; return how many there are.

    Of plans worth exactly the same the first, and so the shortest, is kept.
    """
    for n in range(found):
        if p.worth[n] == worth:
            return found
    place = found
    if found == most:
        place = 0
        for n in range(1, found):
            if p.worth[n] < p.worth[place]:
                place = n
        if p.worth[place] >= worth:
            return found
    else:
        found += 1
    length = 1
    above = node
    while above > 0:
        length += 1
        above = p.parent[above]
    p.lengths[place] = length
    p.plans[place, length - 1] = action
    above = node
    for n in range(length - 2, -1, -1):
        p.plans[place, n] = p.action[above]
        above = p.parent[above]
    p.worth[place] = worth
    for seat in range(4):
        p.chances[place, seat] = room.chances[seat]
        p.finals[place, seat] = room.finals[seat]
    return found


@rule
def _is_new(p, mark):
    """Was a state with this mark not met in this step? A few that were are forgotten."""
    place = mark & (SEEN - 1)
    now = p.seen[SEEN, 0]
    if p.seen[place, 0] == mark and p.seen[place, 1] == now:
        return False
    p.seen[place, 0] = mark
    p.seen[place, 1] = now
    return True


@rule
def _keep_state(p, side, size, width, promise):
    """Find a place in the next beam for a state, -1 if it is not worth one."""
    if size < width:
        n = size
        while n > 0 and p.promise[side, p.heap[(n - 1) // 2]] > promise:
            p.heap[n] = p.heap[(n - 1) // 2]
            n = (n - 1) // 2
        p.heap[n] = size
        p.promise[side, size] = promise
        return size
    place = p.heap[0]
    if p.promise[side, place] >= promise:
        return -1
    p.promise[side, place] = promise
    n = 0
    while 2 * n + 1 < width:
        below = 2 * n + 1
        right = below + 1
        if right < width and p.promise[side, p.heap[right]] < p.promise[side, p.heap[below]]:
            below = right
        if p.promise[side, p.heap[below]] >= promise:
            break
        p.heap[n] = p.heap[below]
        n = below
    p.heap[n] = place
    return place


@rule
def plan_turn(start, t, w, room, p, width, most):
    """Search the turn of the seat to move from a state on; return how many plans `p` now holds.

    `width` states are kept at each step, and the `most` best plans.
    """
    found = 0
    seat = seat_to_move(start)
    turn = int(start.turn)
    round_number = int(start.round_number)
    rounds = rounds_to_come(start, w, room)
    p.beam[0, 0] = start
    p.beam[0, 0].log_size = -1
    p.nodes[0, 0] = 0
    nodes = 1
    side = 0
    size = 1
    depth = 0
    while size > 0 and depth < MOST_ACTIONS:
        other = 1 - side
        filled = 0
        p.seen[SEEN, 0] += 1
        for n in range(size):
            question = p.questions[0]
            legal(p.beam[side, n], t, question)
            answers = _power_answers(question)
            seen = 0
            for row in range(1, question[0, 0] + 1):
                group = question[row, 0]
                left = question[row, 1]
                while left != 0:
                    action = group * SPAN + lowest(left)
                    left = without_lowest(left)
                    place = seen
                    if MOVE <= group < PLACE or group == ARRANGE:
                        seen += 1
                    if _too_many(group, place, answers):
                        continue
                    p.scratch[0] = p.beam[side, n]
                    s = p.scratch[0]
                    play(s, t, action, p.questions[1])
                    if is_over(s) or s.turn != turn or s.round_number != round_number:
                        value(s, t, w, room)
                        worth = room.chances[seat] + 1e-6 * room.finals[seat]
                        found = _keep_plan(p, most, found, room, p.nodes[side, n], action, worth)
                        continue
                    if nodes == MOST_NODES or not _is_new(p, mark_of(s, seat)):
                        continue
                    hope = promise(s, t, w, room, seat, rounds, p.questions[1])
                    place = _keep_state(p, other, filled, width, hope)
                    if place >= 0:
                        p.beam[other, place] = s
                        p.parent[nodes] = p.nodes[side, n]
                        p.action[nodes] = action
                        p.nodes[other, place] = nodes
                        nodes += 1
                        filled = max(filled, place + 1)
        side = other
        size = filled
        depth += 1
    return found


@entry
def find_plan(states, components, weights, rooms, p, width, most):
    """Return the place of the best plan for the turn of a state."""
    found = plan_turn(states[0], components[0], weights[0], rooms[0], p, width, most)
    best = 0
    for n in range(1, found):
        if p.worth[n] > p.worth[best]:
            best = n
    return best
