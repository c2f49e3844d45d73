"""Where each input and output of the value network lies, and what valuing a position works with.

The layout has a version: weights learnt for another one are refused.
"""

import numpy as np

from himiko.rules.scoring import PARTS, TOTAL

HIDDEN = 128
SECOND = 32
SEATS = 4
FINALS_AT = SEATS  # logits of winning come first, by seat; then final scores
SUMMED_PARTS = PARTS[:TOTAL]  # what a final score is the sum of
PARTS_AT = 2 * SEATS  # then the parts of the final scores, seat by seat
OUTPUTS = PARTS_AT + SEATS * len(SUMMED_PARTS)

LAYOUT_VERSION = 2
"""Changes with every change of what a number means; weights of another version are refused."""

TILES = 28
FLEETS = 10
PEOPLE = 18  # specialists; one that is new is not seen
COLOURS = 5
MOST_INPUTS = 320
MOST_TURNS_LEFT = 8  # of a round; more look the same

# of the game
PLAYERS_AT = 0
ROUND_AT = PLAYERS_AT + 3
TURNS_LEFT_AT = ROUND_AT + 21
RESERVE_AT = TURNS_LEFT_AT + MOST_TURNS_LEFT + 1
PEOPLE_DECK_AT = RESERVE_AT + COLOURS * 9
TILE_DECK_AT = PEOPLE_DECK_AT + 14
PEOPLE_AT = TILE_DECK_AT + 24
FLEET_AT = PEOPLE_AT + PEOPLE * 4
UPCOMING_AT = FLEET_AT + FLEETS * 7
CULTURE_AT = UPCOMING_AT + 4 * SEATS
EMPTY_AT = CULTURE_AT + 16
SEAT_AT = EMPTY_AT + 21

# of a seat
COINS_AT = 0
AHEAD_AT = COINS_AT + 32
TOTAL_AT = AHEAD_AT + 51
PRESTIGE_AT = TOTAL_AT + 36
LEFT_AT = PRESTIGE_AT + 16
PAIRS_AT = LEFT_AT + 11
KINDS_AT = PAIRS_AT + 4
TOKENS_AT = KINDS_AT + 7
RECRUITS_AT = TOKENS_AT + 10
HAND_AT = RECRUITS_AT + 5
HAND_TOTAL_AT = HAND_AT + COLOURS * 3
ODD_ASIDE_AT = HAND_TOTAL_AT + 5
CREW_AT = ODD_ASIDE_AT + 2
RESERVED_AT = CREW_AT + PEOPLE
GROUND_AT = RESERVED_AT + 4
FREE_GROUND_AT = GROUND_AT + 13
GROUP_AT = FREE_GROUND_AT + 13
TO_COME_AT = GROUP_AT + 10
NUMBER_AT = TO_COME_AT + 3
BEST_AT = NUMBER_AT + FLEETS + 1
SECOND_AT = BEST_AT + 14
WITH_BUILDING_AT = SECOND_AT + 14
OWN_LACK_AT = WITH_BUILDING_AT + 6
BY_FLEET_AT = OWN_LACK_AT + 6
SEAT_INPUTS = BY_FLEET_AT + FLEETS * 8

# of the row
LACK_AT = SEAT_AT + SEATS * SEAT_INPUTS
LACK_COLOUR_AT = LACK_AT + TILES * 5
INPUTS = LACK_COLOUR_AT + COLOURS * 4

# What valuing a position works with.
_RECKONER_LAYOUT = np.dtype(
    [
        ("inputs", np.int32, MOST_INPUTS),
        ("sums", np.int32, HIDDEN),
        ("second", np.int32, SECOND),
        ("output", np.float64, OUTPUTS),
        ("who", np.int64, SEATS),  # the seats in the order in which they play next
        ("points", np.int64, (SEATS, 8)),
        ("scores", np.int64, (SEATS, 8)),
        ("starts", np.int64, COLOURS),  # slots where a chain can begin
        ("islands", np.int64, (64, 4)),  # empty: island, boats around, free slots, colours to begin
        ("fleets", np.int64, FLEETS + 1),  # their number, then the fleets to look at
        ("best", np.int64, (SEATS, FLEETS)),  # the best building
        ("one_lacks", np.int64, COLOURS),  # tiles that lack one boat of a colour
        ("chances", np.float64, SEATS),  # by seat
        ("finals", np.float64, SEATS),
        ("parts", np.float64, (SEATS, len(SUMMED_PARTS))),
    ],
    align=True,
)
RECKONER = np.dtype((np.record, _RECKONER_LAYOUT))
