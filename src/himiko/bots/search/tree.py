"""The master's search: a tree whose moves are whole turns, under hidden information.

A node is a state at the start of a turn (at the root: where the turn under way stands), with its
best plans found by the beam search and their values as priors. Within a round nothing hidden
shows, so nodes are plain. Where a plan ends the round, what turns up is unknown: the plan then
leads to several nodes, each with the hidden parts dealt anew, visited in turn. Every seat plays
for its own winning chance.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.features import is_over
from himiko.bots.search.hidden import redeal_state
from himiko.bots.search.plan import MOST_ACTIONS, plan_turn
from himiko.rules.board import seat_to_move
from himiko.rules.compile import entry, rule
from himiko.rules.state import STATE
from himiko.rules.turn import play

PLANS = 64  # most plans of a node
DEALS = 6  # ways in which the unknown is dealt where a round ends
DEPTH = 24
EXPAND_AT = 6  # visits of a plan before what follows it is planned too
CURIOSITY = 0.55
SHARPNESS = 12.0  # how much the priors favour plans that look better
INNER_WIDTH = 8
INNER_PLANS = 12


class Tree(NamedTuple):
    """The tree's arrays: one row for each node, one column for each of its plans."""

    states: NDArray[np.void]
    plans: NDArray[np.int16]
    lengths: NDArray[np.int8]
    number: NDArray[np.int16]  # of plans
    seat: NDArray[np.int8]  # that moves
    ends: NDArray[np.int8]  # 1: the plan ends the round, 2: the game
    prior: NDArray[np.float32]
    first: NDArray[np.float32]  # chances then expected scores, when the plan was made
    visits: NDArray[np.int32]
    sums: NDArray[np.float64]  # of chances, then of scores
    squares: NDArray[np.float64]  # of the same
    children: NDArray[np.int32]  # by deal; 0: none yet
    size: NDArray[np.int64]  # [0]: nodes in use
    path: NDArray[np.int32]


def make_tree(nodes: int) -> Tree:
    """Make room for so many nodes."""
    return Tree(
        states=np.zeros(nodes, STATE),
        plans=np.zeros((nodes, PLANS, MOST_ACTIONS), np.int16),
        lengths=np.zeros((nodes, PLANS), np.int8),
        number=np.zeros(nodes, np.int16),
        seat=np.zeros(nodes, np.int8),
        ends=np.zeros((nodes, PLANS), np.int8),
        prior=np.zeros((nodes, PLANS), np.float32),
        first=np.zeros((nodes, PLANS, 8), np.float32),
        visits=np.zeros((nodes, PLANS), np.int32),
        sums=np.zeros((nodes, PLANS, 8)),
        squares=np.zeros((nodes, PLANS, 8)),
        children=np.zeros((nodes, PLANS, DEALS), np.int32),
        size=np.zeros(1, np.int64),
        path=np.zeros((DEPTH, 2), np.int32),
    )


@rule
def _add_node(tree, t, w, room, p, s, width, most):
    """Plan a turn and make it a node; return the node."""
    node = int(tree.size[0])
    tree.size[0] = node + 1
    tree.states[node] = s
    found = plan_turn(s, t, w, room, p, width, min(most, PLANS))
    tree.number[node] = found
    tree.seat[node] = seat_to_move(s)
    best = 0.0
    for n in range(found):
        best = max(best, p.worth[n])
    weight = 0.0
    for n in range(found):
        weight += np.exp(SHARPNESS * (p.worth[n] - best))
    for n in range(found):
        tree.prior[node, n] = np.exp(SHARPNESS * (p.worth[n] - best)) / weight
        tree.lengths[node, n] = p.lengths[n]
        tree.ends[node, n] = 0
        tree.visits[node, n] = 0
        for step in range(p.lengths[n]):
            tree.plans[node, n, step] = p.plans[n, step]
        for seat in range(4):
            tree.first[node, n, seat] = p.chances[n, seat]
            tree.first[node, n, 4 + seat] = p.finals[n, seat]
        for part in range(8):
            tree.sums[node, n, part] = 0.0
            tree.squares[node, n, part] = 0.0
        for deal in range(DEALS):
            tree.children[node, n, deal] = 0
        if s.turn == s.turns - 1:
            tree.ends[node, n] = 1
    return node


@rule
def _select(tree, node):
    """Choose the plan to look at: the better, the likelier, the less visited."""
    seat = int(tree.seat[node])
    number = int(tree.number[node])
    visits = 1
    for n in range(number):
        visits += tree.visits[node, n]
    curiosity = CURIOSITY * np.sqrt(visits)
    best = 0
    most = -1e9
    for n in range(number):
        seen = tree.visits[node, n]
        mean = tree.first[node, n, seat]
        if seen > 0:
            mean = tree.sums[node, n, seat] / seen
        merit = mean + curiosity * tree.prior[node, n] / (1 + seen)
        if merit > most:
            most = merit
            best = n
    return best


@rule
def _simulate(tree, t, w, room, p, knower, seed):
    """Walk down to a plan not followed yet, value it, and note the value on the way back."""
    node = 0
    depth = 0
    n = 0
    while True:
        n = _select(tree, node)
        tree.path[depth, 0] = node
        tree.path[depth, 1] = n
        depth += 1
        seen = tree.visits[node, n]
        if seen < EXPAND_AT or tree.ends[node, n] == 2 or depth == DEPTH:
            break
        deal = seen % DEALS if tree.ends[node, n] == 1 else 0
        child = tree.children[node, n, deal]
        if child == 0:
            if tree.size[0] == len(tree.states):
                break
            p.scratch[1] = tree.states[node]
            s = p.scratch[1]
            if tree.ends[node, n] == 1:
                redeal_state(s, knower, seed, (deal * len(tree.states) + node) * PLANS + n)
            for step in range(tree.lengths[node, n]):
                play(s, t, tree.plans[node, n, step], p.questions[0])
            if is_over(s):
                tree.ends[node, n] = 2
                break
            child = _add_node(tree, t, w, room, p, s, INNER_WIDTH, INNER_PLANS)
            tree.children[node, n, deal] = child
        node = child
    for part in range(8):
        room.leaf[part] = tree.first[node, n, part]
    for step in range(depth):
        above = tree.path[step, 0]
        plan = tree.path[step, 1]
        tree.visits[above, plan] += 1
        for part in range(8):
            tree.sums[above, plan, part] += room.leaf[part]
            tree.squares[above, plan, part] += room.leaf[part] * room.leaf[part]


@entry
def plant(tree, states, components, weights, rooms, p, width, most):
    """Begin a tree at the state; return the number of plans of its root."""
    tree.size[0] = 0
    _add_node(tree, components[0], weights[0], rooms[0], p, states[0], width, most)
    return tree.number[0]


@entry
def grow(tree, components, weights, rooms, p, knower, seed, simulations):
    """Run so many simulations."""
    for _ in range(simulations):
        _simulate(tree, components[0], weights[0], rooms[0], p, knower, seed)
