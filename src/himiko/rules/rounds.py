"""Sections 3 and 9: the end of a turn, the end of a round, the end of the game."""

from himiko.rules.chance import shuffle
from himiko.rules.compile import rule
from himiko.rules.log_events import (
    BUILDING_LAID,
    COINS_LAID,
    FLEET_TURNED_UP,
    FLEETS_LAID_DOWN,
    GAME_ENDED,
    ORDER_SET,
    ROUND_ENDED,
    ROUND_STARTED,
    SPECIALIST_LAID,
    TURN_ENDED,
    TURN_STARTED,
    log,
)
from himiko.rules.setup import lay_building, lay_specialist
from himiko.rules.state import (
    FLEET_STEP,
    LAST_BUILDING,
    NO_BOATS,
    NO_BUILDINGS,
    NO_SPECIALISTS,
    NOT_ENDED,
    OVER,
)

COINS_ON_SPECIALIST = 2


@rule
def end_turn(s, t):
    """Close the turn and begin the next, in this round or a new one."""
    _clear_turn(s)
    log(s, TURN_ENDED)
    s.turn += 1
    if s.turn == s.turns:
        log(s, ROUND_ENDED, int(s.round_number))
        s.end = prepare_round(s, t)
        if s.end != NOT_ENDED:
            s.step = OVER
            log(s, GAME_ENDED, int(s.end))
            return
    s.step = FLEET_STEP
    log(s, TURN_STARTED, int(s.turn), int(s.order[int(s.turn)]))


@rule
def _clear_turn(s):
    s.trades = 0
    s.power = 0
    s.used = 0
    s.recruited = 0
    s.placed = 0
    for n in range(int(s.chain_size)):
        s.chain[n] = 0
    s.chain_size = 0
    for n in range(int(s.taken_size)):
        s.taken[n] = 0
    s.taken_size = 0


@rule
def prepare_round(s, t):
    """Prepare the next round; return the way in which the game ends instead, if it does."""
    for seat in range(int(s.players)):
        if s.buildings_left[seat] == 0:
            return LAST_BUILDING  # 9.1
    for colour in range(5):
        if s.reserve[colour] == 0:
            return NO_BOATS  # 9.2
    if not _refill_specialists(s, t):
        return NO_SPECIALISTS  # 9.3
    if not _refill_buildings(s, t):
        return NO_BUILDINGS  # 9.4
    _set_order(s)
    _slide_fleets(s, t)
    s.round_number += 1
    s.turn = 0
    log(s, ROUND_STARTED, int(s.round_number))
    return NOT_ENDED


@rule
def _refill_specialists(s, t):
    for index in range(int(s.specialist_row_size)):
        s.row_coins[index] += COINS_ON_SPECIALIST
        log(s, COINS_LAID, int(s.specialist_row[index]), COINS_ON_SPECIALIST)
    while s.specialist_row_size < t.row_specialists and s.specialist_deck_size > 0:
        lay_specialist(s)
        log(s, SPECIALIST_LAID, int(s.specialist_row[int(s.specialist_row_size) - 1]))
    return s.specialist_row_size == t.row_specialists


@rule
def _refill_buildings(s, t):
    while s.row_size < t.row_tiles and s.deck_size > 0:
        lay_building(s)
        log(s, BUILDING_LAID, int(s.row[int(s.row_size) - 1]))
    return s.row_size == t.row_tiles


@rule
def _set_order(s):
    """Sort the turns by the number of the fleet each was played with (9.5)."""
    for turn in range(1, int(s.turns)):
        fleet = int(s.played[turn])
        seat = int(s.order[turn])
        index = turn
        while index > 0 and s.played[index - 1] > fleet:
            s.played[index] = s.played[index - 1]
            s.order[index] = s.order[index - 1]
            index -= 1
        s.played[index] = fleet
        s.order[index] = seat
    for turn in range(int(s.turns)):
        log(s, ORDER_SET, turn, int(s.order[turn]))


@rule
def _slide_fleets(s, t):
    """Turn up five, shuffle those played and lay them face down at the right (9.6).

    The fleets left are already at the left of the track. Those played are sorted by now, so
    the shuffle does not depend on the order in which they were taken.
    """
    left = int(s.fleets_up) + int(s.fleets_down)
    for index in range(int(s.fleets_up), int(t.face_up)):
        log(s, FLEET_TURNED_UP, int(s.track[index]))
    for turn in range(int(s.turns)):
        s.track[left + turn] = s.played[turn]
        s.played[turn] = 0
    shuffle(s, s.track, left, left + int(s.turns))
    s.fleets_up = t.face_up
    s.fleets_down = int(t.fleets) - t.face_up
    log(s, FLEETS_LAID_DOWN, int(s.turns))
