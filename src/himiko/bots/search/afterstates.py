"""Positions, and what each legal action makes of them, as network inputs: for players that learn.

The inputs are those of the value network, the seat to act before the others, and what that seat
can still do with its turn. It sees what it may know, and no action is followed beyond the end of
the turn: nothing hidden shows.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.inputs import list_for_seats, order_seats
from himiko.bots.search.layout import MOST_INPUTS, RECKONER
from himiko.bots.search.see_turn import ALL_INPUTS, see_turn
from himiko.bots.search.turn_steps import step
from himiko.rules.bits import lowest, without_lowest
from himiko.rules.board import seat_to_move
from himiko.rules.compile import entry, rule
from himiko.rules.hidden import mask
from himiko.rules.question import answers_of
from himiko.rules.space import DONE, SPAN
from himiko.rules.state import OVER, QUESTION_SHAPE, RECRUIT_STEP, STATE
from himiko.rules.turn import legal

_NOT_ON = -1


class Eyes(NamedTuple):
    """What looking ahead works with."""

    reckoner: NDArray[np.void]
    states: NDArray[np.void]  # as the seat knows it; after an action
    questions: NDArray[np.int64]  # of both
    marks: NDArray[np.int64]  # input: the latest position in which it was on
    ends: NDArray[np.int64]  # of the inputs, actions and changes written


class Seen(NamedTuple):
    """What is written, end to end: inputs of positions, legal actions, changes by each."""

    inputs: NDArray[np.int16]
    input_starts: NDArray[np.int64]  # position
    actions: NDArray[np.int16]
    action_starts: NDArray[np.int64]  # position
    changes: NDArray[np.int16]
    change_starts: NDArray[np.int64]  # action


def make_eyes() -> Eyes:
    """Make the arrays of one thread."""
    return Eyes(
        reckoner=np.zeros(1, RECKONER),
        states=np.zeros(2, STATE),
        questions=np.zeros((2, *QUESTION_SHAPE), np.int64),
        marks=np.zeros(ALL_INPUTS, np.int64),
        ends=np.zeros(3, np.int64),
    )


def make_seen(positions: int, actions: int, changes: int) -> Seen:
    """Make arrays of these sizes."""
    return Seen(
        inputs=np.zeros(positions * MOST_INPUTS, np.int16),
        input_starts=np.zeros(positions + 1, np.int64),
        actions=np.zeros(actions, np.int16),
        action_starts=np.zeros(positions + 1, np.int64),
        changes=np.zeros(changes, np.int16),
        change_starts=np.zeros(actions + 1, np.int64),
    )


@rule
def _see(s, t, mover, r):
    """Write the inputs that are on, the mover before the other seats; return their number."""
    done = int(s.turn) + 1
    who = r.who
    order_seats(s, done, who)
    n = 0
    while who[n] != mover:
        n += 1
    while n > 0:
        who[n] = who[n - 1]
        n -= 1
    who[0] = mover
    n = list_for_seats(s, t, done, r)
    return see_turn(s, t, r.inputs, n)


@rule
def _write_inputs(r, size, mark, eyes, seen):
    end = eyes.ends[0]
    for n in range(size):
        which = r.inputs[n]
        seen.inputs[end + n] = which
        eyes.marks[which] = mark
    eyes.ends[0] = end + size


@rule
def _write_changes(r, size, before, mark, eyes, seen):
    """Write what has gone on, and ~input for what has gone off since there were `before` inputs."""
    marks = eyes.marks
    end = eyes.ends[2]
    for n in range(size):
        which = r.inputs[n]
        if marks[which] == mark:
            marks[which] = _NOT_ON  # for now: it has not gone off
        else:
            seen.changes[end] = which
            end += 1
    for n in range(eyes.ends[0] - before, eyes.ends[0]):
        which = int(seen.inputs[n])
        if marks[which] == mark:
            seen.changes[end] = ~which
            end += 1
        marks[which] = mark
    eyes.ends[2] = end


@rule
def _look_ahead(t, mark, base, eyes, seen):
    """Write a position and its actions; say whether there was room."""
    s = eyes.states[0]
    after = eyes.states[1]
    r = eyes.reckoner[0]
    question = eyes.questions[0]
    mover = seat_to_move(s)
    mask(s, mover)
    s.log_size = -1
    legal(s, t, question)
    if len(seen.actions) - eyes.ends[1] < answers_of(question):
        return False
    before = _see(s, t, mover, r)
    _write_inputs(r, before, mark, eyes, seen)
    for row in range(1, question[0, 0] + 1):
        group = question[row, 0]
        answers = question[row, 1]
        while answers != 0:
            if len(seen.changes) - eyes.ends[2] < 2 * MOST_INPUTS:
                return False
            which = lowest(answers)
            answers = without_lowest(answers)
            eyes.states[1] = s
            if group != DONE or s.step != RECRUIT_STEP:
                step(after, t, group * SPAN + which, eyes.questions[1])
            _write_changes(r, _see(after, t, mover, r), before, mark, eyes, seen)
            seen.actions[eyes.ends[1]] = base[group] + which
            eyes.ends[1] += 1
            seen.change_starts[eyes.ends[1]] = eyes.ends[2]
    return True


@entry
def look_ahead(states, components, base, eyes, seen):
    """Write all positions and their actions, by id; return how many there was room for.

    A game that is over has no inputs and no actions.
    """
    for n in range(3):
        eyes.ends[n] = 0
    for which in range(len(eyes.marks)):
        eyes.marks[which] = _NOT_ON
    for n in range(len(states)):
        if states[n].step != OVER:
            eyes.states[0] = states[n]
            if not _look_ahead(components[0], n, base, eyes, seen):
                return n
        seen.input_starts[n + 1] = eyes.ends[0]
        seen.action_starts[n + 1] = eyes.ends[1]
    return len(states)
