"""The players' way into compiled thinking: turns of a position, and how play goes on after one.

Both are one entry, so that what they share is compiled once.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.hidden import redeal_state
from himiko.bots.search.inputs import RANK_PART, TOTAL_PART
from himiko.bots.search.planner import ENDS_AT, MOST_ACTIONS, SEQUEL_AT
from himiko.bots.search.turns import close_plan, find_turns
from himiko.rules.board import seat_to_move
from himiko.rules.compile import entry, rule
from himiko.rules.scoring import score_all
from himiko.rules.space import DONE, SPAN
from himiko.rules.state import OVER
from himiko.rules.turn import apply

PLAN, PLAY_ON = 0, 1
MOST_TURNS_AHEAD = 12


class Sequel(NamedTuple):
    """How play went on after a turn; one for each thread."""

    leaf: NDArray[np.float64]  # chances, then final scores
    line: NDArray[np.int16]  # turn, actions
    lengths: NDArray[np.int64]
    seats: NDArray[np.int64]
    turns: NDArray[np.int64]  # [0]: turns of the line
    scores: NDArray[np.int64]


def make_sequel() -> Sequel:
    """Make the arrays of one thread."""
    return Sequel(
        leaf=np.zeros(8),
        line=np.zeros((MOST_TURNS_AHEAD, MOST_ACTIONS), np.int16),
        lengths=np.zeros(MOST_TURNS_AHEAD, np.int64),
        seats=np.zeros(MOST_TURNS_AHEAD, np.int64),
        turns=np.zeros(1, np.int64),
        scores=np.zeros((4, 8), np.int64),
    )


@rule
def _note_line(t, p, b, best, sequel, turn, seat):
    close_plan(t, p, b, best)
    sequel.seats[turn] = seat
    sequel.lengths[turn] = p.lengths[best]
    for n in range(p.lengths[best]):
        sequel.line[turn, n] = p.plans[best, n]


@rule
def _play_on(end, t, net, which, r, p, b, knower, seed, number, horizon, sequel):
    """Let everybody play their best turn after the end of one; value what that leads to.

    What the knower cannot know is dealt anew first. The line goes on for `horizon` turns.
    """
    b[SEQUEL_AT] = end
    s = b[SEQUEL_AT]
    s.log_size = -1
    redeal_state(s, knower, seed, number)
    apply(s, t, DONE * SPAN)
    turn = 0
    while s.step != OVER and turn < horizon:
        seat = seat_to_move(s)
        find_turns(s, t, net, which, r, p, b)
        best = p.order[0]
        b[SEQUEL_AT] = b[ENDS_AT + best]
        for n in range(4):
            sequel.leaf[n] = p.chances[best, n]
            sequel.leaf[4 + n] = p.finals[best, n]
        _note_line(t, p, b, best, sequel, turn, seat)
        apply(s, t, DONE * SPAN)
        turn += 1
    sequel.turns[0] = turn
    if s.step == OVER:
        score_all(s, t, sequel.scores)
        for n in range(int(s.players)):
            sequel.leaf[n] = 1.0 if sequel.scores[n, RANK_PART] == 1 else 0.0
            sequel.leaf[4 + n] = sequel.scores[n, TOTAL_PART]


@entry
def think(
    task, states, place, components, net, which, tools, knower, seed, number, horizon, sequel
):
    """PLAN: find the turns of a state; return their number. PLAY_ON: see what follows an end."""
    t = components[0]
    r = tools.reckoner[0]
    p = tools.planner[0]
    b = tools.states
    if task == PLAY_ON:
        _play_on(states[place], t, net, which, r, p, b, knower, seed, number, horizon, sequel)
        return 0
    found = find_turns(states[place], t, net, which, r, p, b)
    for n in range(found):
        close_plan(t, p, b, n)
    return found
