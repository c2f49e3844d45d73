"""Section 2: setting up a game. The order of the draws is fixed forever."""

from himiko.edition.names import CULTURE, SPECIALISTS
from himiko.rules.bits import bit
from himiko.rules.chance import below, shuffle
from himiko.rules.compile import rule
from himiko.rules.log_events import ROUND_STARTED, TURN_STARTED, log
from himiko.rules.state import FLEET_STEP

BLANK = len(CULTURE)


@rule
def set_up(s, t, players):
    """Deal a new game into a state that is all zero but for its key (2.1-2.5)."""
    s.players = players
    s.turns = players * t.turns_per_round[players]
    s.round_number = 1
    s.step = FLEET_STEP
    for colour in range(5):
        s.reserve[colour] = t.count[colour]
    for seat in range(players):
        s.coins[seat] = t.start_coins
        s.buildings_left[seat] = t.buildings[players]
    _deal_specialists(s, t)
    _deal_buildings(s, t)
    _deal_fleets(s, t)
    _deal_culture(s, t)
    _deal_order(s, players)
    log(s, ROUND_STARTED, 1)
    log(s, TURN_STARTED, 0, int(s.order[0]))


@rule
def _deal_specialists(s, t):
    n = 0
    for specialist in range(len(SPECIALISTS)):
        if t.specialist_in[specialist] != 0:
            s.specialist_deck[n] = specialist
            n += 1
    shuffle(s, s.specialist_deck, 0, n)
    s.specialist_deck_size = n
    for _ in range(t.row_specialists):
        lay_specialist(s)


@rule
def _deal_buildings(s, t):
    n = int(t.tiles)
    for tile in range(n):
        s.deck[tile] = tile
    shuffle(s, s.deck, 0, n)
    s.deck_size = n
    for _ in range(t.row_tiles):
        lay_building(s)


@rule
def lay_specialist(s):
    """Lay the top specialist at the end of the row, without coins."""
    top = int(s.specialist_deck_size) - 1
    index = int(s.specialist_row_size)
    s.specialist_row[index] = s.specialist_deck[top]
    s.row_coins[index] = 0
    s.specialist_row_size = index + 1
    s.specialist_deck[top] = 0
    s.specialist_deck_size = top


@rule
def lay_building(s):
    """Lay the top building tile at the end of the row; a seat that knew it knows one fewer."""
    top = int(s.deck_size) - 1
    index = int(s.row_size)
    s.row[index] = s.deck[top]
    s.row_size = index + 1
    s.deck[top] = 0
    s.deck_size = top
    for seat in range(int(s.players)):
        if s.known_top[seat] > 0:
            s.known_top[seat] -= 1
        s.known_bottom[seat] = min(s.known_bottom[seat], top)


@rule
def _deal_fleets(s, t):
    n = int(t.fleets)
    for index in range(n):
        s.track[index] = index + 1
    shuffle(s, s.track, 0, n)
    s.fleets_up = t.face_up
    s.fleets_down = n - t.face_up


@rule
def _deal_culture(s, t):
    """One token to each island; the first of each kind is its mountain token (2.3).

    Island by island, a token is drawn from those left: `left` packs, 8 bits for each kind, how
    many there are, and `peaks` the kinds whose mountain token is still to come.
    """
    left = 0
    peaks = 0
    for kind in range(BLANK + 1):
        left |= int(t.culture[kind]) << (8 * kind)
        if t.culture[kind] > 0:
            peaks |= bit(kind)
    for island in range(t.islands):
        token = below(s, int(t.islands) - island)
        kind = 0
        while token >= (left >> (8 * kind)) & 255:
            token -= (left >> (8 * kind)) & 255
            kind += 1
        if kind < BLANK:
            s.culture[kind] |= bit(island)
        # the mountain token is the first (number 0) of what is left of its kind
        if token == 0 and peaks & bit(kind) != 0:
            s.mountains |= bit(island)
            peaks &= ~bit(kind)
        left -= 1 << (8 * kind)


@rule
def _deal_order(s, players):
    for seat in range(players):
        s.order[seat] = seat
    shuffle(s, s.order, 0, players)
    for turn in range(players, int(s.turns)):
        s.order[turn] = s.order[turn - players]
