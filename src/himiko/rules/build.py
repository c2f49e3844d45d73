"""Section 6, building: where a tile can be built, what it costs and what it brings."""

from himiko.rules.bits import bit, count, lowest, without_lowest
from himiko.rules.board import empty_islands, owns, seat_to_move
from himiko.rules.boats import placed_now
from himiko.rules.collect import shores_of
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power
from himiko.rules.log_events import (
    BUILT,
    BY_GROUP,
    BY_KAGUTSUCHI,
    BY_MOUNTAIN,
    BY_PRESTIGE_BUILDINGS,
    BY_TRADING_POST,
    COINS_GAINED,
    DISCOUNTED,
    PRESTIGE_GAINED,
    TOLL_PAID,
    log,
)
from himiko.rules.names import (
    ANANDA,
    AWASHIMA,
    DISCOUNT_POWER,
    KAGUTSUCHI,
    TORII,
    TRADING_POST,
)
from himiko.rules.question import offer
from himiko.rules.rows import take_from_row
from himiko.rules.space import BUILD
from himiko.rules.state import AFTER

TOLL = 2
HIGH_BITS = 0x8080808080  # the top bit of each colour's eight


@rule
def is_standard(t, tile):
    """Is it a standard building (a trading post is one)?"""
    return t.tile_kind[tile] <= TRADING_POST


@rule
def boats_around(s, t, island):
    """Count the boats on an island's slots, eight bits for each colour (6.9)."""
    boats = 0
    for colour in range(5):
        boats |= count(t.ring[island] & s.boats[colour]) << (8 * colour)
    return boats


@rule
def suffices(boats, needs):
    """Are there at least as many boats of each colour as needed?"""
    return ((boats | HIGH_BITS) - needs) & HIGH_BITS == HIGH_BITS


@rule
def missing_one(boats, needs):
    """Return 1 + the colour of the boat without which the needs are met, 0 if there is none."""
    for colour in range(5):
        if (needs >> (8 * colour)) & 255 != 0 and suffices(boats, needs - (1 << (8 * colour))):
            return colour + 1
    return 0


@rule
def boats_missing(boats, needs):
    """Return the boats that the needs lack, eight bits for each colour."""
    missing = 0
    for colour in range(5):
        lacking = ((needs >> (8 * colour)) & 255) - ((boats >> (8 * colour)) & 255)
        missing |= max(0, lacking) << (8 * colour)
    return missing


@rule
def meets_needs(s, t, tile, boats):
    """Are these boats enough for a tile, with the discount of this turn's fleet if it has one?"""
    needs = t.tile_needs[tile]
    if suffices(boats, needs):
        return True
    return current_power(s, t) == DISCOUNT_POWER and missing_one(boats, needs) != 0


@rule
def tiles_at_hand(s, t, seat):
    """Return the tiles the seat may build: the row's, and those it reserved earlier (6.8, 6.10)."""
    tiles = 0
    for index in range(int(s.row_size)):
        tiles |= bit(s.row[index])
    reserved = s.reserved[seat]
    while reserved != 0:
        tile = lowest(reserved)
        reserved = without_lowest(reserved)
        if s.tile_round[tile] < s.round_number:
            tiles |= bit(tile)
    if s.buildings_left[seat] > 0:
        return tiles
    prestige = 0
    while tiles != 0:
        tile = lowest(tiles)
        tiles = without_lowest(tiles)
        if not is_standard(t, tile):
            prestige |= bit(tile)
    return prestige


@rule
def toll_owner(s, t, seat, island):
    """Return the seat whose Ananda must be paid for building there, -1 if none (8.3)."""
    for owner in range(int(s.players)):
        if owner != seat and owns(s, owner, ANANDA) and t.beside[island] & s.houses[owner] != 0:
            return owner
    return -1


@rule
def can_pay_toll(s, t, seat, island):
    """Can the seat pay what building there costs, if it costs anything (8.3, Ananda)?"""
    return s.coins[seat] >= TOLL or toll_owner(s, t, seat, island) < 0


@rule
def building_ground(s, t, seat):
    """Return the islands where the seat may build: empty, beside a boat placed, toll affordable."""
    ground = empty_islands(s, t) & shores_of(t, placed_now(s))
    if s.coins[seat] >= TOLL:
        return ground
    left = ground
    while left != 0:
        island = lowest(left)
        left = without_lowest(left)
        if not can_pay_toll(s, t, seat, island):
            ground &= ~bit(island)
    return ground


@rule
def offer_build(s, t, question):
    """Offer what can be built where; return whether anything can without the discount (6.14).

    Every tile gets a row; the islands are looked at one by one and added to the rows of the
    tiles they have the boats for; then the rows without an island are dropped.
    """
    if s.placed == 0:
        return False
    seat = seat_to_move(s)
    ground = building_ground(s, t, seat)
    if ground == 0:
        return False
    first = question[0, 0] + 1
    rows = 0
    tiles = tiles_at_hand(s, t, seat)
    while tiles != 0:
        question[first + rows, 0] = lowest(tiles)
        question[first + rows, 1] = 0
        tiles = without_lowest(tiles)
        rows += 1
    discount = current_power(s, t) == DISCOUNT_POWER
    without_discount = False
    while ground != 0:
        island = lowest(ground)
        ground = without_lowest(ground)
        boats = boats_around(s, t, island)
        for row in range(first, first + rows):
            needs = t.tile_needs[question[row, 0]]
            if suffices(boats, needs):
                without_discount = True
                question[row, 1] |= bit(island)
            elif discount and missing_one(boats, needs) != 0:
                question[row, 1] |= bit(island)
    for row in range(first, first + rows):
        offer(question, BUILD + question[row, 0], question[row, 1])
    return without_discount


@rule
def build(s, t, tile, island):
    """Build a tile on an island: pay, put it there, take the bonuses (6.8-6.13)."""
    seat = seat_to_move(s)
    log(s, BUILT, tile, island)
    boats = boats_around(s, t, island)
    if not suffices(boats, t.tile_needs[tile]):
        log(s, DISCOUNTED, missing_one(boats, t.tile_needs[tile]) - 1)
    _pay_toll(s, t, seat, island)
    _keep_tile(s, seat, tile)
    if is_standard(t, tile):
        first_here = t.beside[island] & s.houses[seat] == 0
        s.houses[seat] |= bit(island)
        s.buildings_left[seat] -= 1
        _take_bonuses(s, t, seat, tile, island)
        if first_here and owns(s, seat, KAGUTSUCHI):
            _gain_prestige(s, seat, BY_KAGUTSUCHI, 1)
    else:
        if owns(s, seat, AWASHIMA):
            _take_bonuses(s, t, seat, tile, island)
        if t.tile_kind[tile] == TORII:
            s.torii |= bit(island)
        else:
            s.palaces |= bit(island)
    s.step = AFTER


@rule
def _pay_toll(s, t, seat, island):
    owner = toll_owner(s, t, seat, island)
    if owner >= 0:
        s.coins[seat] -= TOLL
        s.coins[owner] += TOLL
        log(s, TOLL_PAID, owner, TOLL)


@rule
def _keep_tile(s, seat, tile):
    if s.reserved[seat] & bit(tile) != 0:
        _close_up_reserved(s, seat, tile)
    else:
        take_from_row(s, tile)
    s.tile_order[tile] = count(s.tiles[seat])
    s.tiles[seat] |= bit(tile)


@rule
def _close_up_reserved(s, seat, tile):
    s.reserved[seat] &= ~bit(tile)
    s.tile_round[tile] = 0
    others = s.reserved[seat]
    while others != 0:
        other = lowest(others)
        others = without_lowest(others)
        if s.tile_order[other] > s.tile_order[tile]:
            s.tile_order[other] -= 1


@rule
def prestige_neighbours(s, t, island):
    """Count the prestige buildings beside an island (6.12)."""
    return count(t.beside[island] & (s.torii | s.palaces))


@rule
def group_coins(t, tile, group):
    """Return the coins that a tile brings in a group of this size (6.12)."""
    if group < 2:
        return 0
    return 2 * group if t.tile_kind[tile] == TRADING_POST else group


@rule
def _take_bonuses(s, t, seat, tile, island):
    """Take the bonuses of 6.12."""
    neighbours = prestige_neighbours(s, t, island)
    if neighbours > 0:
        _gain_prestige(s, seat, BY_PRESTIGE_BUILDINGS, neighbours)
    if s.mountains & bit(island) != 0:
        _gain_prestige(s, seat, BY_MOUNTAIN, 1)
    group = group_size(s, t, seat, island)
    coins = group_coins(t, tile, group)
    if coins > 0:
        s.coins[seat] += coins
        cause = BY_TRADING_POST if t.tile_kind[tile] == TRADING_POST else BY_GROUP
        log(s, COINS_GAINED, cause, coins, group)


@rule
def _gain_prestige(s, seat, cause, number):
    s.prestige[seat] += number
    log(s, PRESTIGE_GAINED, cause, number)


@rule
def group_size(s, t, seat, island):
    """Count the standard buildings of the seat that hang together with the one on the island."""
    group = bit(island)
    fresh = group
    while fresh != 0:
        here = lowest(fresh)
        fresh = without_lowest(fresh) | (t.beside[here] & s.houses[seat] & ~group)
        group |= fresh
    return count(group)
