"""What lies where on the board."""

from himiko.rules.bits import has
from himiko.rules.compile import rule
from himiko.rules.state import SEATS

# What can be on an island.
CULTURE_TOKEN, SACRED_GROUND, BUILDING, TORII_BUILDING, PALACE_BUILDING = range(5)
NO_THING = -1


@rule
def seat_to_move(s):
    """Return the seat whose turn it is."""
    return int(s.order[int(s.turn)])


@rule
def owns(s, seat, specialist):
    """Does the seat have the specialist?"""
    return has(s.crew[seat], specialist)


@rule
def occupied(s):
    """Return the slots that hold a boat."""
    return s.boats[0] | s.boats[1] | s.boats[2] | s.boats[3] | s.boats[4]


@rule
def with_culture(s):
    """Return the islands with a culture token."""
    tokens = s.culture
    return tokens[0] | tokens[1] | tokens[2] | tokens[3] | tokens[4] | tokens[5]


@rule
def empty_islands(s, t):
    """Return the islands without culture token, building or sacred ground (4.3, 6.8)."""
    things = with_culture(s) | s.torii | s.palaces | s.sacred
    for seat in range(SEATS):
        things |= s.houses[seat]
    return ((1 << int(t.islands)) - 1) & ~things


@rule
def thing_at(s, island):
    """Return what is on an island, NO_THING if it is empty."""
    if has(with_culture(s), island):
        return CULTURE_TOKEN
    if has(s.sacred, island):
        return SACRED_GROUND
    for seat in range(SEATS):
        if has(s.houses[seat], island):
            return BUILDING
    if has(s.torii, island):
        return TORII_BUILDING
    return PALACE_BUILDING if has(s.palaces, island) else NO_THING


@rule
def empty_slots(s, t):
    """Return the slots without a boat."""
    return ((1 << int(t.slots)) - 1) & ~occupied(s)


@rule
def colour_at(s, slot):
    """Return the colour of the boat on a slot that holds one."""
    colour = 0
    while not has(s.boats[colour], slot):
        colour += 1
    return colour


@rule
def culture_at(s, island):
    """Return the kind of the culture token on an island that has one."""
    kind = 0
    while not has(s.culture[kind], island):
        kind += 1
    return kind


@rule
def total(row):
    """Add up five numbers of boats."""
    return int(row[0]) + int(row[1]) + int(row[2]) + int(row[3]) + int(row[4])
