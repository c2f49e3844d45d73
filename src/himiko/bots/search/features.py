"""What a thinking player looks at: numbers that describe a seat, and how far the game has gone."""

from himiko.edition.names import SPECIALISTS
from himiko.rules.bits import count, lowest, without_lowest
from himiko.rules.board import empty_islands, total, with_culture
from himiko.rules.compile import rule
from himiko.rules.names import KINDS
from himiko.rules.scoring import PARTS, score
from himiko.rules.state import OVER

# columns of a score
TOTAL_PART = PARTS.index("total")
RANK_PART = PARTS.index("rank")

# of a seat
CONSTANT = 0
TOTAL = 1
COINS = 2
PRESTIGE = 3
TOKENS = 4
RECRUITS = 5
KINDS_HELD = 6
HAND = 7  # five colours
ODD_ASIDE = 12
LEFT = 13
FEW_LEFT = 14
NEIGHBOURS = 15
FREE_NEIGHBOURS = 16
RESERVED = 17
FLEET_NUMBER = 18
TURNS_TO_COME = 19
MOUNTAINS_NEAR = 20
CREW = 21  # eighteen specialists
SEAT_FEATURES = CREW + len(SPECIALISTS)

# of the game
GAME_FEATURES = 10


@rule
def look_at_game(s, x):
    """Describe how near the end is."""
    fewest = 99
    houses = 0
    for seat in range(int(s.players)):
        fewest = min(fewest, int(s.buildings_left[seat]))
        houses += int(s.buildings_left[seat])
    scarcest = 99
    boats = 0
    for colour in range(5):
        scarcest = min(scarcest, int(s.reserve[colour]))
        boats += int(s.reserve[colour])
    x[0] = 1.0
    x[1] = fewest
    x[2] = houses / int(s.players)
    x[3] = scarcest
    x[4] = boats / 10.0
    x[5] = int(s.specialist_deck_size)
    x[6] = int(s.deck_size)
    x[7] = int(s.turns)
    x[8] = int(s.turn) / int(s.turns)
    x[9] = min(int(s.round_number), 20)


@rule
def _recruits(s, seat):
    """Return how many specialists the seat's tokens would pay for."""
    pairs = 0
    single = 0
    for kind in range(KINDS):
        pairs += int(s.tokens[seat, kind]) // 2
        single += int(s.tokens[seat, kind]) % 2
    return pairs + single // 3


@rule
def look_at_seat(s, t, seat, points, x):
    """Describe a seat."""
    score(s, t, seat, points)
    tokens = 0
    kinds = 0
    for kind in range(KINDS):
        tokens += int(s.tokens[seat, kind])
        if s.tokens[seat, kind] > 0:
            kinds += 1
    x[CONSTANT] = 1.0
    x[TOTAL] = points[TOTAL_PART]
    x[COINS] = int(s.coins[seat])
    x[PRESTIGE] = int(s.prestige[seat])
    x[TOKENS] = tokens
    x[RECRUITS] = _recruits(s, seat)
    x[KINDS_HELD] = kinds
    for colour in range(5):
        x[HAND + colour] = int(s.hand[seat, colour])
    x[ODD_ASIDE] = total(s.aside[seat]) % 2
    x[LEFT] = int(s.buildings_left[seat])
    x[FEW_LEFT] = max(0, 3 - int(s.buildings_left[seat]))
    _look_around(s, t, seat, x)
    x[RESERVED] = count(s.reserved[seat])
    _look_at_order(s, seat, x)
    for specialist in range(len(SPECIALISTS)):
        x[CREW + specialist] = (s.crew[seat] >> specialist) & 1


@rule
def _look_around(s, t, seat, x):
    """Count the islands beside the seat's buildings: all that may be built on, empty, mountains."""
    beside = 0
    houses = s.houses[seat]
    while houses != 0:
        beside |= t.beside[lowest(houses)]
        houses = without_lowest(houses)
    empty = empty_islands(s, t)
    open_ground = beside & (empty | with_culture(s))
    x[NEIGHBOURS] = count(open_ground)
    x[FREE_NEIGHBOURS] = count(beside & empty)
    x[MOUNTAINS_NEAR] = count(open_ground & s.mountains)


@rule
def _look_at_order(s, seat, x):
    """Note the number of the seat's (first) fleet this round, and its turns still to come."""
    number = 0
    to_come = 0
    for turn in range(int(s.turns)):
        if s.order[turn] == seat:
            if s.played[turn] == 0:
                to_come += 1
            elif number == 0 or s.played[turn] < number:
                number = int(s.played[turn])
    x[FLEET_NUMBER] = number / 10.0
    x[TURNS_TO_COME] = to_come


@rule
def is_over(s):
    """Is the game over?"""
    return s.step == OVER
