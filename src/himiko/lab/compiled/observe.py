"""What a seat may know, as numbers: sets of things as words, all else as values.

`gather` reads the state in the order of `layout.parts`; `write_observation` lays the words out bit
by bit. Whatever is hidden (11.1) is never read: not the key of chance, not the order of decks
and of face-down fleets, not what other seats have peeked at.
"""

from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS
from himiko.rules.bits import bit, lowest, without_lowest
from himiko.rules.compile import rule
from himiko.rules.hidden import face_down
from himiko.rules.scoring import TOTAL, score
from himiko.rules.state import ARRANGE_STEP, OVER

LARGEST = 32767  # what an observation can hold; more is shown as this


@rule
def gather(s, t, seat, words, values, scratch):
    """Write what the seat may know of a state, its own things before those of the others."""
    n = _gather_board(s, seat, words, 0)
    n = _gather_tiles(s, t, seat, words, n)
    n = _gather_people(s, seat, words, n)
    n = _gather_fleets(s, words, n)
    _gather_turns(s, seat, words, n)
    n = _gather_numbers(s, values, 0)
    n = _gather_known(s, t, seat, values, n)
    _gather_players(s, t, seat, values, n, scratch)


@rule
def seat_at(s, seat, index):
    """Return the seat `index` seats after this one."""
    return (seat + index) % int(s.players)


@rule
def _gather_board(s, seat, words, n):
    for colour in range(len(COLOURS)):
        words[n + colour] = s.boats[colour]
    n += len(COLOURS)
    for kind in range(len(CULTURE)):
        words[n + kind] = s.culture[kind]
    n += len(CULTURE)
    words[n] = s.mountains
    words[n + 1] = s.sacred
    words[n + 2] = s.torii
    words[n + 3] = s.palaces
    n += 4
    for index in range(int(s.players)):
        words[n + index] = s.houses[seat_at(s, seat, index)]
    n += int(s.players)
    words[n] = s.placed
    words[n + 1] = bit(s.chain[int(s.chain_size) - 1]) if s.chain_size > 0 else 0
    taken = 0
    for index in range(int(s.taken_size)):
        taken |= bit(s.taken[index])
    words[n + 2] = taken
    return n + 3


@rule
def _gather_tiles(s, t, seat, words, n):
    """Gather where tiles lie; those nowhere else are in the deck, as everybody knows."""
    row = 0
    for index in range(int(s.row_size)):
        row |= bit(s.row[index])
    seen = row
    fresh = 0
    words[n] = row
    players = int(s.players)
    for index in range(players):
        other = seat_at(s, seat, index)
        reserved = s.reserved[other]
        words[n + 3 + index] = s.tiles[other]
        words[n + 3 + players + index] = reserved
        seen |= s.tiles[other] | reserved
        while reserved != 0:
            tile = lowest(reserved)
            reserved = without_lowest(reserved)
            if s.tile_round[tile] == s.round_number:
                fresh |= bit(tile)
    words[n + 1] = ((1 << int(t.tiles)) - 1) & ~seen
    words[n + 2] = fresh
    return n + 3 + 2 * players


@rule
def _gather_people(s, seat, words, n):
    row = 0
    for index in range(int(s.specialist_row_size)):
        row |= bit(s.specialist_row[index])
    deck = 0
    for index in range(int(s.specialist_deck_size)):
        deck |= bit(s.specialist_deck[index])
    words[n] = row
    words[n + 1] = deck
    words[n + 2] = int(s.used)
    for index in range(int(s.players)):
        words[n + 3 + index] = s.crew[seat_at(s, seat, index)]
    return n + 3 + int(s.players)


@rule
def _gather_fleets(s, words, n):
    """Gather fleets as sets: which lie face down is known, their order is not."""
    first, last_round, end = face_down(s)
    for part in range(3):
        start = 0 if part == 0 else (first if part == 1 else last_round)
        stop = first if part == 0 else (last_round if part == 1 else end)
        fleets = 0
        for index in range(start, stop):
            fleets |= bit(int(s.track[index]) - 1)
        words[n + part] = fleets
    for turn in range(int(s.turns)):
        words[n + 3 + turn] = bit(int(s.played[turn]) - 1) if s.played[turn] > 0 else 0
    return n + 3 + int(s.turns)


@rule
def _gather_turns(s, seat, words, n):
    for turn in range(int(s.turns)):
        words[n + turn] = bit((int(s.order[turn]) + int(s.players) - seat) % int(s.players))
    n += int(s.turns)
    words[n] = bit(s.turn) if s.step != OVER else 0
    words[n + 1] = bit(s.step)
    words[n + 2] = bit(s.return_step) if s.step == ARRANGE_STEP else 0


@rule
def _gather_numbers(s, values, n):
    values[n] = int(s.round_number)
    values[n + 1] = int(s.trades)
    values[n + 2] = int(s.power)
    values[n + 3] = int(s.recruited)
    n += 4
    for colour in range(len(COLOURS)):
        values[n + colour] = int(s.reserve[colour])
    n += len(COLOURS)
    for specialist in range(len(SPECIALISTS)):
        values[n + specialist] = 0
    for index in range(int(s.specialist_row_size)):
        values[n + int(s.specialist_row[index])] = int(s.row_coins[index])
    return n + len(SPECIALISTS)


@rule
def _gather_known(s, t, seat, values, n):
    """Gather the tiles that the seat itself has peeked at: 1 is the top one, or the lowest."""
    tiles = int(t.tiles)
    for index in range(2 * tiles):
        values[n + index] = 0
    top = int(s.deck_size) - 1
    for index in range(int(s.known_top[seat])):
        values[n + int(s.deck[top - index])] = index + 1
    for index in range(int(s.known_bottom[seat])):
        values[n + tiles + int(s.deck[index])] = index + 1
    return n + 2 * tiles


@rule
def _gather_players(s, t, seat, values, n, scratch):
    for index in range(int(s.players)):
        other = seat_at(s, seat, index)
        score(s, t, other, scratch)
        values[n] = int(s.coins[other])
        values[n + 1] = int(s.prestige[other])
        values[n + 2] = scratch[TOTAL]
        values[n + 3] = int(s.buildings_left[other])
        n += 4
        for colour in range(len(COLOURS)):
            values[n + colour] = int(s.hand[other, colour])
            values[n + len(COLOURS) + colour] = int(s.aside[other, colour])
        n += 2 * len(COLOURS)
        for kind in range(len(CULTURE)):
            values[n + kind] = int(s.tokens[other, kind])
        n += len(CULTURE)


@rule
def clipped(value):
    """Return a value as an observation holds it."""
    return max(-LARGEST, min(LARGEST, value))


@rule
def write_observation(words, values, starts, observation):
    """Lay words and values out: the values first, then a number 0 or 1 for each bit."""
    for index in range(len(values)):
        observation[index] = clipped(values[index])
    for index in range(len(values), len(observation)):
        observation[index] = 0
    for index in range(len(starts)):
        start = starts[index]
        word = words[index]
        while word != 0:
            observation[start + lowest(word)] = 1
            word = without_lowest(word)
