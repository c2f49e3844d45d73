"""The arrays that finding turns works with; one set for each thread."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.rules.state import CHAIN, QUESTION_SHAPE, STATE

MOST_ACTIONS = 32  # of a turn
HANDS = 192
STACK = 48
SEEN = 1 << 15  # marks remembered
FLEET_BINS = 5
SORTS = 8  # bins of a fleet: six of buildings, one of collections, one of the rest
COLLECT_SORT = 6
REST_SORT = 7
BINS = FLEET_BINS * SORTS


class Planner(NamedTuple):
    """Everything from hands to finished turns."""

    limits: NDArray[np.int64]  # see LIMITS
    # hands: what the seat can have before it places its first boat
    hands: NDArray[np.void]
    hand_actions: NDArray[np.int16]
    hand_length: NDArray[np.int64]
    hand_bin: NDArray[np.int64]
    hand_needs: NDArray[np.int64]  # colours of which no boat may be left: they cost something
    hand_base: NDArray[np.float64]
    # the chain being walked, and a question for each of its boats
    walk: NDArray[np.void]
    walk_questions: NDArray[np.int64]
    walk_row: NDArray[np.int64]
    walk_left: NDArray[np.int64]
    walk_action: NDArray[np.int16]
    walk_placed: NDArray[np.int64]
    walk_mark: NDArray[np.int64]
    # chains with what they allow, the most promising of each bin
    bin_size: NDArray[np.int64]
    bin_least: NDArray[np.int64]
    found_score: NDArray[np.float64]
    found_hand: NDArray[np.int64]
    found_outcome: NDArray[np.int64]
    found_power: NDArray[np.int64]
    found_length: NDArray[np.int64]
    found_chain: NDArray[np.int16]
    # states on the way to the end of the turn
    stack: NDArray[np.void]
    stack_actions: NDArray[np.int16]
    stack_length: NDArray[np.int64]
    scratch: NDArray[np.void]
    questions: NDArray[np.int64]
    seen: NDArray[np.int64]
    # turns played to their end, the best of them
    ends: NDArray[np.void]
    plans: NDArray[np.int16]
    lengths: NDArray[np.int64]
    hand_lengths: NDArray[np.int64]  # actions before the first boat; -1: no trade can be added
    level: NDArray[np.int64]  # how often the end has been looked at
    worth: NDArray[np.float64]
    chances: NDArray[np.float64]
    finals: NDArray[np.float64]
    order: NDArray[np.int64]  # the ends, best first


BUILD_CAP, COLLECT_CAP, ENDS, USES, LEAVES, NODES = 0, 1, 2, 3, 4, 5
"""Limits: chains kept in a bin of buildings, in one of collections, ends kept, uses of one power
looked at, ends of one chain, chains walked for one hand."""


def limits_of(width: int) -> NDArray[np.int64]:
    """Return the limits that go with a width: about the number of chains that are valued."""
    return np.array(
        [
            max(1, width // 32),
            max(3, width // 8),
            max(12, width // 8),
            4 + width // 16,
            6 + width // 16,
            100 + 12 * width,
        ],
        np.int64,
    )


def make_planner(width: int) -> Planner:
    """Make the arrays for a width."""
    limits = limits_of(width)
    cap, ends = int(limits[COLLECT_CAP]), int(limits[ENDS])
    return Planner(
        limits=limits,
        hands=np.zeros(HANDS, STATE),
        hand_actions=np.zeros((HANDS, 8), np.int16),
        hand_length=np.zeros(HANDS, np.int64),
        hand_bin=np.zeros(HANDS, np.int64),
        hand_needs=np.zeros(HANDS, np.int64),
        hand_base=np.zeros(HANDS),
        walk=np.zeros(1, STATE),
        walk_questions=np.zeros((CHAIN + 1, 16, 2), np.int64),
        walk_row=np.zeros(CHAIN + 1, np.int64),
        walk_left=np.zeros(CHAIN + 1, np.int64),
        walk_action=np.zeros(CHAIN + 1, np.int16),
        walk_placed=np.zeros(CHAIN + 1, np.int64),
        walk_mark=np.zeros(CHAIN + 2, np.int64),
        bin_size=np.zeros(BINS, np.int64),
        bin_least=np.zeros(BINS, np.int64),
        found_score=np.zeros((BINS, cap)),
        found_hand=np.zeros((BINS, cap), np.int64),
        found_outcome=np.zeros((BINS, cap), np.int64),
        found_power=np.zeros((BINS, cap), np.int64),
        found_length=np.zeros((BINS, cap), np.int64),
        found_chain=np.zeros((BINS, cap, CHAIN), np.int16),
        stack=np.zeros(STACK, STATE),
        stack_actions=np.zeros((STACK, MOST_ACTIONS), np.int16),
        stack_length=np.zeros(STACK, np.int64),
        scratch=np.zeros(2, STATE),
        questions=np.zeros((3, *QUESTION_SHAPE), np.int64),
        seen=np.zeros((SEEN + 1, 2), np.int64),
        ends=np.zeros(ends, STATE),
        plans=np.zeros((ends, MOST_ACTIONS), np.int16),
        lengths=np.zeros(ends, np.int64),
        hand_lengths=np.zeros(ends, np.int64),
        level=np.zeros(ends, np.int64),
        worth=np.zeros(ends),
        chances=np.zeros((ends, 4)),
        finals=np.zeros((ends, 4)),
        order=np.zeros(ends, np.int64),
    )
