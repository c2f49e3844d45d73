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
def bring_turn(s, seat):
    """Begin the seat's turn now, with all things as they are: for planning, never within a game.

    A turn of somebody else ends where it stands, and the seat swaps turns with the next one.
    The turn is never the last of its round, so that nothing hidden turns up when it ends.
    """
    if s.order[int(s.turn)] != seat:
        _clear_turn(s)
        s.return_step = 0
        s.step = FLEET_STEP
        if s.played[int(s.turn)] != 0 and s.turn + 1 < s.turns:
            s.turn += 1
        s.played[int(s.turn)] = 0
        _swap_turns(s, int(s.turn), _next_turn(s, seat))
    if s.turn + 1 == s.turns:
        _swap_turns(s, int(s.turn), int(s.turn) - 1)
        fleet = s.played[int(s.turn)]
        s.played[int(s.turn)] = s.played[int(s.turn) - 1]
        s.played[int(s.turn) - 1] = fleet
        s.turn -= 1


@rule
def _next_turn(s, seat):
    """Return the seat's next turn of the round; if it has none left, one that is over."""
    found = -1
    for turn in range(int(s.turns)):
        if s.order[turn] == seat and found < s.turn:
            found = turn
    return found


@rule
def _swap_turns(s, one, other):
    seat = s.order[one]
    s.order[one] = s.order[other]
    s.order[other] = seat


@rule
def fewest_buildings(s):
    """Return the seat with the fewest standard buildings left; the game ends at 0 (9.1)."""
    fewest = 0
    for seat in range(1, int(s.players)):
        if s.buildings_left[seat] < s.buildings_left[fewest]:
            fewest = seat
    return fewest


@rule
def rarest_boats(s):
    """Return the colour of which the reserve has the fewest boats; the game ends at 0 (9.2)."""
    rarest = 0
    for colour in range(1, 5):
        if s.reserve[colour] < s.reserve[rarest]:
            rarest = colour
    return rarest


@rule
def spare_specialists(s, t):
    """Return how many more must go until their row cannot be filled; the end at 0 (9.3)."""
    there = int(s.specialist_row_size) + int(s.specialist_deck_size)
    return max(0, there - int(t.row_specialists) + 1)


@rule
def spare_buildings(s, t):
    """Return how many more must go until their row cannot be filled; the end at 0 (9.4)."""
    return max(0, int(s.row_size) + int(s.deck_size) - int(t.row_tiles) + 1)


@rule
def coming_end(s, t):
    """Return how the game ends if the round ended now; NOT_ENDED if it goes on."""
    if s.buildings_left[fewest_buildings(s)] == 0:
        return LAST_BUILDING
    if s.reserve[rarest_boats(s)] == 0:
        return NO_BOATS
    if spare_specialists(s, t) == 0:
        return NO_SPECIALISTS
    if spare_buildings(s, t) == 0:
        return NO_BUILDINGS
    return NOT_ENDED


@rule
def prepare_round(s, t):
    """Prepare the next round as far as the game goes on; return the way in which it ends."""
    end = coming_end(s, t)
    if end in (LAST_BUILDING, NO_BOATS):
        return end
    _refill_specialists(s, t)
    if end == NO_SPECIALISTS:
        return end
    _refill_buildings(s, t)
    if end == NO_BUILDINGS:
        return end
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


@rule
def _refill_buildings(s, t):
    while s.row_size < t.row_tiles and s.deck_size > 0:
        lay_building(s)
        log(s, BUILDING_LAID, int(s.row[int(s.row_size) - 1]))


@rule
def acts_before(fleet, other):
    """Does the seat that takes the one fleet act before the one that takes the other (9.5)?"""
    return fleet < other


@rule
def _set_order(s):
    """Sort the turns by the fleet each was played with (9.5)."""
    for turn in range(1, int(s.turns)):
        fleet = int(s.played[turn])
        seat = int(s.order[turn])
        index = turn
        while index > 0 and acts_before(fleet, int(s.played[index - 1])):
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
