"""The state of a game: one record of fixed size, and the steps of a turn.

Masks are sets of slots, islands or tiles (see `bits`). What no longer means anything is zero,
so that equal games are equal bytes, but for used words in the pool of chance and for the log.
"""

from typing import Final, Literal, get_args

import numpy as np

from himiko.edition.names import (
    COLOURS,
    CULTURE,
    MAX_FLEETS,
    MAX_ROW,
    MAX_TILES,
    MAX_TURNS,
    SPECIALISTS,
)
from himiko.rules.space import GROUPS

SEATS = 4
CHAIN = 16  # no hand ever holds more boats: checked where editions are read
LOG = 96  # rows of the log of one action; see log_events.py
LOG_PARTS = 4  # numbers of a row: an event and up to three values

# The steps of a turn, as notation names them.
FLEET_STEP, TAKE_STEP, ACT, ARRANGE_STEP, COLLECT_STEP, EBISU_STEP = 0, 1, 2, 3, 4, 5
AFTER, MOOR, RECRUIT_STEP, OVER = 6, 7, 8, 9
Step = Literal[
    "fleet", "take", "act", "arrange", "collect", "ebisu", "after", "moor", "recruit", "over"
]
STEPS: Final[tuple[Step, ...]] = get_args(Step)

# Ways to end.
NOT_ENDED, LAST_BUILDING, NO_BOATS, NO_SPECIALISTS, NO_BUILDINGS = 0, 1, 2, 3, 4
End = Literal["last_building", "no_boats", "no_specialists", "no_buildings"]
ENDS: Final[tuple[End | None, ...]] = (None, *get_args(End))

_LAYOUT = np.dtype(
    [
        # chance
        ("key", np.int64, 4),
        ("pool", np.int64, 4),
        ("draws", np.int64),
        # the board
        ("boats", np.int64, len(COLOURS)),  # slots, by colour
        ("culture", np.int64, len(CULTURE)),  # islands, by kind
        ("mountains", np.int64),
        ("sacred", np.int64),
        ("houses", np.int64, SEATS),  # islands with a standard building, by seat
        ("torii", np.int64),
        ("palaces", np.int64),
        # tiles and specialists the players hold
        ("tiles", np.int64, SEATS),  # built
        ("reserved", np.int64, SEATS),
        ("crew", np.int64, SEATS),  # specialists
        ("placed", np.int64),  # slots on which a boat was placed this turn
        # the players
        ("coins", np.int32, SEATS),
        ("prestige", np.int32, SEATS),
        ("round_number", np.int32),
        ("tile_round", np.int32, MAX_TILES),  # when a tile was reserved
        ("row_coins", np.int16, MAX_ROW),
        ("aside", np.int16, (SEATS, len(COLOURS))),
        ("reserve", np.int16, len(COLOURS)),
        ("hand", np.int8, (SEATS, len(COLOURS))),
        ("tokens", np.int8, (SEATS, len(CULTURE))),
        ("buildings_left", np.int8, SEATS),  # standard buildings
        ("tile_order", np.int8, MAX_TILES),  # index in its owner's list of tiles
        ("crew_order", np.int8, len(SPECIALISTS)),
        # rows, decks (the top card is the last) and the track
        ("row", np.int8, MAX_ROW),
        ("deck", np.int8, MAX_TILES),
        ("specialist_row", np.int8, MAX_ROW),
        ("specialist_deck", np.int8, len(SPECIALISTS)),
        ("track", np.int8, MAX_FLEETS),  # fleet numbers, left to right
        ("known_top", np.int8, SEATS),  # how many tiles a seat knows on top of the deck
        ("known_bottom", np.int8, SEATS),
        # the round
        ("order", np.int8, MAX_TURNS),
        ("played", np.int8, MAX_TURNS),
        ("players", np.int8),
        ("turns", np.int8),
        ("turn", np.int8),
        ("row_size", np.int8),
        ("deck_size", np.int8),
        ("specialist_row_size", np.int8),
        ("specialist_deck_size", np.int8),
        ("fleets_up", np.int8),  # face-up fleets on the track
        ("fleets_down", np.int8),
        # the turn
        ("step", np.int8),
        ("return_step", np.int8),  # the step to return to after arranging
        ("end", np.int8),
        ("trades", np.int8),
        ("power", np.int8),  # uses of the fleet's power left
        ("used", np.int32),  # specialists used this turn
        ("recruited", np.int8),
        ("chain", np.int8, CHAIN),  # slots in the order boats were placed
        ("chain_size", np.int8),
        ("taken", np.int8, CHAIN),  # islands collected from
        ("taken_size", np.int8),
        ("assigned", np.int8, CHAIN),  # the chain's slot each taken token is assigned to
        # what the last action caused
        ("log_size", np.int16),  # -1: nothing is logged
        ("log", np.int16, (LOG, LOG_PARTS)),
    ],
    align=True,
)

# np.record lets `s.field` work when the rules run uncompiled.
STATE = np.dtype((np.record, _LAYOUT))

# The legal answers to the question of a state: row 0 holds the number of rows and of answers,
# each further row a group of the action space and the set of its legal bits.
QUESTION_SHAPE = (GROUPS + 1, 2)
