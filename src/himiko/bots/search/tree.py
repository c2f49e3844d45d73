"""How play may go on after a turn: a tree of turns, in which every seat chooses for itself.

A node is a position in which a seat begins its turn; its turns are the best ones found there.
Within a round nothing turns up by chance, so a turn has one node after it. At the end of a round
what is hidden is dealt again: such a turn has several nodes, the more often it is looked at the
more. A walk goes down by the turns that look best and have been looked at least, adds one node, and
brings the value of that node's best turn back up.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.hidden import redeal_state
from himiko.bots.search.net import value
from himiko.bots.search.planner import MOST_ACTIONS, MOST_ENDS, SEQUEL_AT
from himiko.bots.search.turn_steps import step_if_legal
from himiko.bots.search.turns import find_turns
from himiko.rules.board import seat_to_move
from himiko.rules.compile import rule
from himiko.rules.question import answers_of
from himiko.rules.scoring import RANK, TOTAL, score_all
from himiko.rules.space import DONE, SPAN
from himiko.rules.state import OVER, RECRUIT_STEP, STATE
from himiko.rules.turn import apply, legal

NODE_TURNS = 8  # turns of a node
PLANS = MOST_ENDS + 1  # turns of the position itself, one added to those found among them
FIRST_NODES = 1 << 10
MOST_NODES = 1 << 16
DEEPEST = 24
LINE_TURNS = 12

CURIOSITY = 0.06
TRUST = 2.0  # walks that the first value of a turn counts for

_NODE_LAYOUT = np.dtype(
    [
        ("seat", np.int64),  # that moves; -1: the game is over
        ("sibling", np.int64),  # the node before it of the same turn, 0: none
        ("turns", np.int64),  # how many it has
        ("plans", np.int16, (NODE_TURNS, MOST_ACTIONS)),
        ("lengths", np.int64, NODE_TURNS),
        ("first", np.float64, (NODE_TURNS, 8)),  # chances, then final scores, when it was planned
        ("sums", np.float64, (NODE_TURNS, 8)),
        ("counts", np.int64, NODE_TURNS),
        ("child", np.int64, NODE_TURNS),  # the last node added after the turn
        ("children", np.int64, NODE_TURNS),
    ],
    align=True,
)
NODE = np.dtype((np.record, _NODE_LAYOUT))


class Tree(NamedTuple):
    """The tree of one thread, and what a walk brings back."""

    nodes: NDArray[np.void]  # node 0 is none
    states: NDArray[np.void]  # of the nodes
    used: NDArray[np.int64]  # [0]: nodes
    child: NDArray[np.int64]  # of the position's own turns
    children: NDArray[np.int64]
    counts: NDArray[np.int64]
    path: NDArray[np.int64]  # node and turn
    leaf: NDArray[np.float64]  # chances, then final scores
    scores: NDArray[np.int64]
    line: NDArray[np.int16]  # turn, actions
    lengths: NDArray[np.int64]
    seats: NDArray[np.int64]


def make_tree() -> Tree:
    """Make the arrays of one thread, with room for a few nodes."""
    return Tree(
        nodes=np.zeros(FIRST_NODES, NODE),
        states=np.zeros(FIRST_NODES, STATE),
        used=np.ones(1, np.int64),
        child=np.zeros(PLANS, np.int64),
        children=np.zeros(PLANS, np.int64),
        counts=np.zeros(PLANS, np.int64),
        path=np.zeros((DEEPEST, 2), np.int64),
        leaf=np.zeros(8),
        scores=np.zeros((4, 8), np.int64),
        line=np.zeros((LINE_TURNS, MOST_ACTIONS), np.int16),
        lengths=np.zeros(LINE_TURNS, np.int64),
        seats=np.zeros(LINE_TURNS, np.int64),
    )


def cleared(tree: Tree) -> Tree:
    """Return a tree for a new position: the same one, unless it has grown."""
    if len(tree.nodes) > FIRST_NODES:
        return make_tree()
    tree.used[0] = 1
    tree.child[:] = 0
    tree.children[:] = 0
    tree.counts[:] = 0
    return tree


def with_room(tree: Tree) -> Tree:
    """Return the tree with room for another node; once it is as large as it may be, without.

    It grows once, to all it may ever need: so large an array takes only the memory it was written
    to, and gives it back to the system when it goes. Arrays of sizes between would be kept.
    """
    size = len(tree.nodes)
    if tree.used[0] < size or size == MOST_NODES:
        return tree
    nodes, states = np.zeros(MOST_NODES, NODE), np.zeros(MOST_NODES, STATE)
    nodes[:size], states[:size] = tree.nodes, tree.states
    return tree._replace(nodes=nodes, states=states)


@rule
def _note_over(s, t, node, tree):
    """Write the real result of a game that has ended."""
    node.seat = -1
    node.turns = 0
    score_all(s, t, tree.scores)
    for n in range(int(s.players)):
        node.first[0, n] = 1.0 if tree.scores[n, RANK] == 1 else 0.0
        node.first[0, 4 + n] = tree.scores[n, TOTAL]


@rule
def _expand(at, t, net, which, r, p, b, tree):
    """Plan the turn of a new node, and keep the best ones."""
    s = tree.states[at]
    node = tree.nodes[at]
    if s.step == OVER:
        _note_over(s, t, node, tree)
        return
    node.seat = seat_to_move(s)
    found = find_turns(s, t, net, which, r, p, b)
    node.turns = min(found, NODE_TURNS)
    for k in range(node.turns):
        end = p.order[k]
        node.lengths[k] = p.lengths[end]
        for n in range(p.lengths[end]):
            node.plans[k, n] = p.plans[end, n]
        node.counts[k] = 0
        node.child[k] = 0
        node.children[k] = 0
        for n in range(4):
            node.first[k, n] = p.chances[end, n]
            node.first[k, 4 + n] = p.finals[end, n]
        for n in range(8):
            node.sums[k, n] = 0.0


@rule
def _follow(at, turn, t, p, b, tree):
    """Play a turn of a node: its end is then at SEQUEL_AT."""
    b[SEQUEL_AT] = tree.states[at]
    s = b[SEQUEL_AT]
    node = tree.nodes[at]
    question = p.questions[0]
    legal(s, t, question)
    for n in range(node.lengths[turn]):
        step_if_legal(s, t, int(node.plans[turn, n]), question)


@rule
def _select(node):
    """Choose a turn for the seat that moves: the better, the less looked at.

    First values are all shifted by what looking has changed on average: a turn looked at less
    must not seem better because the others' answers have not been counted yet.
    """
    looks = 0
    change = 0.0
    for k in range(node.turns):
        looks += node.counts[k]
        change += node.sums[k, node.seat] - node.counts[k] * node.first[k, node.seat]
    if looks > 0:
        change /= looks
    spread = CURIOSITY * np.sqrt(np.log(looks + 2.0))
    best = 0
    most = -1e9
    for k in range(node.turns):
        number = node.counts[k]
        first = node.first[k, node.seat] + change
        mean = (node.sums[k, node.seat] + TRUST * first) / (number + TRUST)
        score = mean + spread / np.sqrt(number + 1.0)
        if score > most:
            most = score
            best = k
    return best


@rule
def _add_node(t, net, which, r, p, b, tree, sibling, number, depth, knower, seed):
    """Add the node after the end at SEQUEL_AT; what the knower cannot know is dealt again."""
    at = tree.used[0]
    tree.used[0] += 1
    s = b[SEQUEL_AT]
    s.log_size = -1
    redeal_state(s, knower, seed, number * DEEPEST + depth)
    apply(s, t, DONE * SPAN)
    tree.states[at] = s
    tree.nodes[at].sibling = sibling
    _expand(at, t, net, which, r, p, b, tree)
    for n in range(8):
        tree.leaf[n] = tree.nodes[at].first[0, n]
    return at


@rule
def _child_at(tree, child, steps):
    """Return one of the nodes after a turn."""
    for _ in range(steps):
        child = tree.nodes[child].sibling
    return child


@rule
def _most_children(end, looks):
    """Return how many nodes the end of a turn may have after it: chance needs several."""
    if int(end.turn) + 1 < int(end.turns):
        return 1
    return 1 + int(np.sqrt(looks))


@rule
def walk(end, plan, t, net, which, r, p, b, knower, seed, tree):
    """Look once more at what may follow the end of a turn; the value found is in `tree.leaf`."""
    b[SEQUEL_AT] = end
    child = tree.child[plan]
    children = tree.children[plan]
    looks = tree.counts[plan]
    tree.counts[plan] += 1
    depth = 0
    while True:
        s = b[SEQUEL_AT]
        if children < _most_children(s, looks) and tree.used[0] < len(tree.nodes):
            at = _add_node(t, net, which, r, p, b, tree, child, children, depth, knower, seed)
            if depth == 0:
                tree.child[plan] = at
                tree.children[plan] += 1
            else:
                above = tree.nodes[tree.path[depth - 1, 0]]
                above.child[tree.path[depth - 1, 1]] = at
                above.children[tree.path[depth - 1, 1]] += 1
            break
        if children == 0 or depth == DEEPEST:  # the tree is full
            value(s, t, net, which, r, b, int(s.turn) + 1)
            for n in range(int(s.players)):
                tree.leaf[n] = r.chances[n]
                tree.leaf[4 + n] = r.finals[n]
            break
        at = _child_at(tree, child, looks % children)
        node = tree.nodes[at]
        if node.seat < 0:
            for n in range(8):
                tree.leaf[n] = node.first[0, n]
            break
        turn = _select(node)
        tree.path[depth, 0] = at
        tree.path[depth, 1] = turn
        depth += 1
        child = node.child[turn]
        children = node.children[turn]
        looks = node.counts[turn]
        _follow(at, turn, t, p, b, tree)
    for k in range(depth):
        node = tree.nodes[tree.path[k, 0]]
        turn = tree.path[k, 1]
        node.counts[turn] += 1
        for n in range(8):
            node.sums[turn, n] += tree.leaf[n]


@rule
def note_line(plan, t, p, b, tree):
    """Write the turns looked at most after a turn into `tree.line`; return their number."""
    at = tree.child[plan]
    turn = 0
    while at != 0 and turn < LINE_TURNS and tree.nodes[at].seat >= 0:
        node = tree.nodes[at]
        best = 0
        for k in range(1, node.turns):
            if node.counts[k] > node.counts[best]:
                best = k
        tree.seats[turn] = node.seat
        length = node.lengths[best]
        for n in range(length):
            tree.line[turn, n] = node.plans[best, n]
        _follow(at, best, t, p, b, tree)
        if b[SEQUEL_AT].step == RECRUIT_STEP and answers_of(p.questions[0]) > 1:
            tree.line[turn, length] = DONE * SPAN
            length += 1
        tree.lengths[turn] = length
        turn += 1
        at = node.child[best]
    return turn
