"""A question: the legal answers to it, as sets of actions (see `state.QUESTION_SHAPE`)."""

from himiko.rules.bits import count, has, lowest, nth, without_lowest
from himiko.rules.compile import rule
from himiko.rules.space import SPAN


@rule
def clear(question):
    """Begin a question without answers."""
    question[0, 0] = 0
    question[0, 1] = 0


@rule
def offer(question, group, answers):
    """Add the answers of a group; groups must come in rising order."""
    if answers != 0:
        row = question[0, 0] + 1
        question[row, 0] = group
        question[row, 1] = answers
        question[0, 0] = row
        question[0, 1] += count(answers)


@rule
def answers_of(question):
    return question[0, 1]


@rule
def answer_at(question, index):
    """Return the answer with this index (from 0)."""
    row = 1
    size = count(question[row, 1])
    while index >= size:
        index -= size
        row += 1
        size = count(question[row, 1])
    return question[row, 0] * SPAN + nth(question[row, 1], index)


@rule
def is_answer(question, action):
    """Is the action among the answers?"""
    group = action // SPAN
    for row in range(1, question[0, 0] + 1):
        if question[row, 0] == group:
            return has(question[row, 1], action % SPAN)
    return False


@rule
def list_answers(question, actions):
    """Write all answers into `actions`, rising; return their number."""
    n = 0
    for row in range(1, question[0, 0] + 1):
        base = question[row, 0] * SPAN
        answers = question[row, 1]
        while answers != 0:
            actions[n] = base + lowest(answers)
            answers = without_lowest(answers)
            n += 1
    return n
