"""What finding turns works with; one set for each thread.

Numbers are in one record and states in one array: compiled code counts references to arrays, and
doing so for dozens of them at every call took most of the time.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.layout import COLOURS, RECKONER
from himiko.edition.names import MAX_FLEETS, MAX_SLOTS, SPECIALISTS
from himiko.rules.state import CHAIN, QUESTION_SHAPE, STATE

MOST_ACTIONS = 32  # of a turn
HANDS = 384
STACK = 48
SEEN = 1 << 15  # marks remembered
FLEET_BINS = 5
SORTS = 8  # bins of a fleet: six of buildings, one of collections, one of the rest
COLLECT_SORT = 6
REST_SORT = 7
BINS = FLEET_BINS * SORTS
WIDEST = 1024
MOST_CHAINS = WIDEST // 8  # of a bin
MOST_ENDS = WIDEST // 4
MOST_CLEARED = WIDEST // 4
SWAPPING_LEAVES = 14  # of one chain: room for tokens swapped before they are collected
POLISHING_WIDTH = 512  # from which on the best turns are changed at every step
SWEPT = 1 << 18  # room for states met when every turn is tried
MOST_SWEPT = SWEPT * 3 // 4

# Where the states are.
HANDS_AT = 0  # what the seat can have before it places its first boat
WALK_AT = HANDS_AT + HANDS  # the chain being walked
STACK_AT = WALK_AT + 1  # states on the way to the end of the turn
SCRATCH_AT = STACK_AT + STACK
AFTER_AT = SCRATCH_AT + 1  # to try the end of the round in
SEQUEL_AT = AFTER_AT + 1
ENDS_AT = SEQUEL_AT + 1  # turns played to their end, the best of them
STATES = ENDS_AT + MOST_ENDS

BUILD_CAP, COLLECT_CAP, ENDS, USES, LEAVES, NODES, CLEARED, CHANGES = 0, 1, 2, 3, 4, 5, 6, 7
"""Limits: chains kept in a bin of buildings, in one of collections, ends kept, uses of one power
looked at, ends of one chain, chains walked for one hand, hands in which a power clears a slot
first, steps played to change the best turns."""

OLD, NEW = 0, 1  # rows of the stack's actions: a turn, and the one made of it
VALUE_STEPS = 4  # steps that valuing an end takes as long as

OWN_COIN, OWN_PRESTIGE, OWN_RECRUIT, BOAT_GONE = 0, 1, 2, 3
TASTES = 4
"""Tastes: what a coin, a prestige token, one of its own specialists and a boat gone from the
reserve are worth to a seat beside winning, in winning chance. The champion has none; players that
learn meet some that do, since others do not all play alike."""

_LAYOUT = np.dtype(
    [
        ("limits", np.int64, 8),
        ("tastes", np.float64, TASTES),
        ("hand_actions", np.int16, (HANDS, 8)),
        ("hand_length", np.int64, HANDS),
        ("hand_bin", np.int64, HANDS),
        ("hand_begins", np.int64, HANDS),  # slots where its chains begin; 0: anywhere
        ("hand_needs", np.int64, HANDS),  # colours of which no boat may be left: they cost
        ("hand_base", np.float64, HANDS),
        # the most promising boats that a power could take away; what could take their place
        ("clearings", np.int64),
        ("clearing_score", np.float64, MOST_CLEARED),
        ("clearing_hand", np.int64, MOST_CLEARED),
        ("clearing_slot", np.int64, MOST_CLEARED),
        ("replacement_gain", np.float64, (MAX_SLOTS, COLOURS)),
        # the chain being walked, and a question for each of its boats
        ("walk_questions", np.int64, (CHAIN + 1, 16, 2)),
        ("walk_row", np.int64, CHAIN + 1),
        ("walk_left", np.int64, CHAIN + 1),
        ("walk_action", np.int16, CHAIN + 1),
        ("walk_placed", np.int64, CHAIN + 1),
        ("walk_mark", np.int64, CHAIN + 2),
        # chains with what they allow, the most promising of each bin
        ("bin_size", np.int64, BINS),
        ("bin_least", np.int64, BINS),
        ("found_score", np.float64, (BINS, MOST_CHAINS)),
        ("found_hand", np.int16, (BINS, MOST_CHAINS)),
        ("found_outcome", np.int32, (BINS, MOST_CHAINS)),
        ("found_power", np.int32, (BINS, MOST_CHAINS)),
        ("found_length", np.int16, (BINS, MOST_CHAINS)),
        ("found_chain", np.int16, (BINS, MOST_CHAINS, CHAIN)),
        # on the way to the end of the turn
        ("stack_actions", np.int16, (STACK, MOST_ACTIONS)),
        ("stack_length", np.int64, STACK),
        ("questions", np.int64, (3, *QUESTION_SHAPE)),
        ("seen", np.int64, (SEEN + 1, 2)),
        # turns played to their end
        ("found", np.int64),
        ("plans", np.int16, (MOST_ENDS, MOST_ACTIONS)),
        ("lengths", np.int64, MOST_ENDS),
        ("hand_lengths", np.int64, MOST_ENDS),  # actions before the first boat; -1: add no trade
        ("level", np.int64, MOST_ENDS),  # how often the end has been looked at
        ("worth", np.float64, MOST_ENDS),
        ("chances", np.float64, (MOST_ENDS, 4)),
        ("finals", np.float64, (MOST_ENDS, 4)),
        ("mark", np.int64, MOST_ENDS),
        ("order", np.int64, MOST_ENDS),  # the ends, best first
        # turns changed at every step
        ("fleet_changed", np.int64, MAX_FLEETS + 1),  # how many of each fleet's
        ("old_ways", np.int64, len(SPECIALISTS)),  # to pay for each at the old turn's end
        ("change_at", np.int64),  # the next step of the turn that is being changed
        ("work", np.int64),  # steps played for it in one go
        ("worked", np.int64),  # steps played before
        # every turn tried
        ("sweep", np.int64),  # its number; 0: there was none
        ("sweep_met", np.int64),
        ("sweep_depth", np.int64),  # of the state being tried
        ("sweep_questions", np.int64, (MOST_ACTIONS, *QUESTION_SHAPE)),
        ("sweep_row", np.int64, MOST_ACTIONS),
        ("sweep_left", np.int64, MOST_ACTIONS),
        ("swept", np.int64, SWEPT),  # marks, with the sweep's number
    ],
    align=True,
)
PLANNER = np.dtype((np.record, _LAYOUT))


class Tools(NamedTuple):
    """Everything that one thread needs to find turns."""

    reckoner: NDArray[np.void]
    planner: NDArray[np.void]
    states: NDArray[np.void]


def make_tools(width: int) -> Tools:
    """Make the arrays of one thread."""
    tools = Tools(np.zeros(1, RECKONER), np.zeros(1, PLANNER), np.zeros(STATES, STATE))
    set_width(tools, width)
    return tools


def set_changes(tools: Tools, steps: int) -> None:
    """Set how many steps are played to change the best turns."""
    tools.planner["limits"][0, CHANGES] = steps


def set_width(tools: Tools, width: int) -> None:
    """Set the limits that go with a width: about the number of chains that are valued."""
    width = min(width, WIDEST)
    tools.planner["limits"][0] = (
        max(2, width // 16),
        max(3, width // 8),
        max(24, width // 4),
        4 + width // 16,
        max(SWAPPING_LEAVES, 6 + width // 16),
        100 + 6 * width,
        max(16, width // 4),
        0 if width < POLISHING_WIDTH else 20 * width,
    )
