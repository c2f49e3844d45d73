"""Section 11: what a seat may know of a state, and dealing again what it may not.

Everybody knows, by elimination, which tiles, specialists and fleets are hidden, and which of the
face-down fleets were played last round: those at the right. Only their order is unknown, and the
key of chance. What a seat has peeked at is two numbers: tiles on top of the deck and under it.
"""

from himiko.rules.board import seat_to_move
from himiko.rules.chance import shuffle
from himiko.rules.compile import rule
from himiko.rules.rows import PEEK_SIZE
from himiko.rules.state import ARRANGE_STEP, LOG, LOG_PARTS, SEATS

SPECTATOR = -1  # instead of a seat: knows nothing of the deck


@rule
def unknown_tiles(s, seat):
    """Return the part of the deck whose order the seat does not know: first index and end."""
    if seat == SPECTATOR:
        return 0, int(s.deck_size)
    return int(s.known_bottom[seat]), int(s.deck_size) - int(s.known_top[seat])


@rule
def face_down(s):
    """Return the first face-down fleet on the track, the first played last round, and the end."""
    first = int(s.fleets_up)
    end = first + int(s.fleets_down)
    return first, end - int(s.turns) if s.round_number > 1 else end, end


@rule
def redeal(s, seat, a, b, c, d):
    """Deal again, under a new key of chance, what the seat cannot know."""
    s.key[0] = a
    s.key[1] = b
    s.key[2] = c
    s.key[3] = d
    s.draws = 0
    first, end = unknown_tiles(s, seat)
    shuffle(s, s.deck, first, end)
    shuffle(s, s.specialist_deck, 0, int(s.specialist_deck_size))
    first, last_round, end = face_down(s)
    shuffle(s, s.track, first, last_round)
    shuffle(s, s.track, last_round, end)


@rule
def mask(s, seat):
    """Leave of a state only what the seat may know; what it may not is put into a fixed order."""
    for word in range(4):
        s.key[word] = 0
        s.pool[word] = 0
    s.draws = 0
    first, end = unknown_tiles(s, seat)
    _sort(s.deck, first, end)
    _sort(s.specialist_deck, 0, int(s.specialist_deck_size))
    first, last_round, end = face_down(s)
    _sort(s.track, first, last_round)
    _sort(s.track, last_round, end)
    _mask_knowledge(s, seat)
    for row in range(LOG):
        for part in range(LOG_PARTS):
            s.log[row, part] = 0
    s.log_size = 0


@rule
def _mask_knowledge(s, seat):
    """Forget what others know of the deck; that somebody looks at its top now is open."""
    looking = seat_to_move(s) if s.step == ARRANGE_STEP else SPECTATOR
    for other in range(SEATS):
        if other != seat:
            s.known_bottom[other] = 0
            s.known_top[other] = min(PEEK_SIZE, int(s.deck_size)) if other == looking else 0


@rule
def _sort(things, first, end):
    for n in range(first + 1, end):
        thing = things[n]
        index = n
        while index > first and things[index - 1] > thing:
            things[index] = things[index - 1]
            index -= 1
        things[index] = thing
