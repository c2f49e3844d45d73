"""What the value network sees of the game as a whole: round, rows, reserve and fleets."""

from himiko.bots.search.layout import (
    COLOURS,
    CULTURE_AT,
    EMPTY_AT,
    FLEET_AT,
    FLEETS,
    MOST_TURNS_LEFT,
    PEOPLE,
    PEOPLE_AT,
    PEOPLE_DECK_AT,
    PLAYERS_AT,
    RESERVE_AT,
    ROUND_AT,
    SEATS,
    TILE_DECK_AT,
    TURNS_LEFT_AT,
    UPCOMING_AT,
)
from himiko.rules.bits import count
from himiko.rules.board import empty_islands, with_culture
from himiko.rules.compile import rule


@rule
def put(x, n, index):
    """Note an input that is on; return how many there are."""
    x[n] = index
    return n + 1


@rule
def _bin_of_boats(boats):
    """Sort a number of boats of the reserve into one of nine bins."""
    if boats < 6:
        return boats
    if boats < 8:
        return 6
    return 7 if boats < 12 else 8


@rule
def see_game(s, t, done, x, n):
    """Note round and turn, reserve, decks, specialists to recruit, and what is left on islands."""
    n = put(x, n, PLAYERS_AT + int(s.players) - 2)
    n = put(x, n, ROUND_AT + min(int(s.round_number), 20))
    n = put(x, n, TURNS_LEFT_AT + min(int(s.turns) - done, MOST_TURNS_LEFT))
    for colour in range(COLOURS):
        n = put(x, n, RESERVE_AT + 9 * colour + _bin_of_boats(int(s.reserve[colour])))
    n = put(x, n, PEOPLE_DECK_AT + min(int(s.specialist_deck_size), 13))
    n = put(x, n, TILE_DECK_AT + min(int(s.deck_size), 23))
    for index in range(int(s.specialist_row_size)):
        coins = min(int(s.row_coins[index]) // 2, 3)
        if s.specialist_row[index] < PEOPLE:
            n = put(x, n, PEOPLE_AT + 4 * int(s.specialist_row[index]) + coins)
    n = put(x, n, CULTURE_AT + min(count(with_culture(s)) // 2, 15))
    return put(x, n, EMPTY_AT + min(count(empty_islands(s, t)), 20))


@rule
def see_fleets(s, done, who, x, n):
    """Note where every fleet is: face up, face down (longer or since last round), or played."""
    up = int(s.fleets_up)
    end = up + int(s.fleets_down)
    last_round = end - int(s.turns) if s.round_number > 1 else end
    for index in range(end):
        where = 0 if index < up else (1 if index < last_round else 2)
        fleet = int(s.track[index])
        if fleet <= FLEETS:
            n = put(x, n, FLEET_AT + 7 * (fleet - 1) + where)
    for turn in range(done):
        fleet = int(s.played[turn])
        if 0 < fleet <= FLEETS:
            seat = 0
            while who[seat] != s.order[turn]:
                seat += 1
            n = put(x, n, FLEET_AT + 7 * (fleet - 1) + 3 + seat)
    for turn in range(done, min(done + 4, int(s.turns))):
        seat = 0
        while who[seat] != s.order[turn]:
            seat += 1
        n = put(x, n, UPCOMING_AT + SEATS * (turn - done) + seat)
    return n
