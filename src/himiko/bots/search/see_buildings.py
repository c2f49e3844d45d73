"""How things relate: what each tile of the row still lacks, what each seat could build."""

from himiko.bots.search.layout import (
    BEST_AT,
    BY_FLEET_AT,
    COLOURS,
    FLEETS,
    LACK_AT,
    LACK_COLOUR_AT,
    OWN_LACK_AT,
    SECOND_AT,
    TILES,
    WITH_BUILDING_AT,
)
from himiko.bots.search.see_game import put
from himiko.rules.bits import bit, count, has, lowest, without_lowest
from himiko.rules.board import empty_slots, total
from himiko.rules.boats import connected_to
from himiko.rules.build import is_standard
from himiko.rules.compile import rule
from himiko.rules.names import DISCOUNT_POWER, MOVE_POWER, SWAP_BOATS_POWER
from himiko.rules.scoring import prestige_points
from himiko.rules.trade import price_for

_NONE = 15  # colour of no boat


@rule
def _lacking(boats, needs):
    """Return the boats still lacking, four bits for each colour, and above them their number."""
    lacking = 0
    number = 0
    for colour in range(COLOURS):
        lack = ((needs >> (8 * colour)) & 255) - ((boats >> (4 * colour)) & 15)
        if lack > 0:
            lacking |= lack << (4 * colour)
            number += lack
    return lacking | number << 20


@rule
def _reach(t, island, empty, r):
    """Return the colours with which a chain can begin at the island: a set."""
    colours = 0
    shore = t.ring[island] & empty
    for colour in range(COLOURS):
        if shore & r.starts[colour] != 0:
            colours |= bit(colour)
    return colours


@rule
def bonus_of(s, t, seat, tile, island, prestige):
    """Estimate what a building brings beside its points."""
    if not is_standard(t, tile):
        return 0
    more = count(t.beside[island] & prestige)
    if has(s.mountains, island):
        more += 1
    more = prestige_points(s, seat, more)
    if t.beside[island] & s.houses[seat] != 0:
        more += 1
    return more


@rule
def _note_islands(s, t, empty, r):
    """Write down the boats around each empty island, and how a chain can get there."""
    free = empty_slots(s, t)
    for colour in range(COLOURS):
        r.starts[colour] = free & (t.entries | connected_to(t, s.boats[colour]))
    number = 0
    while empty != 0:
        island = lowest(empty)
        empty = without_lowest(empty)
        space = count(t.ring[island] & free)
        if space == 0:
            continue
        boats = 0
        for colour in range(COLOURS):
            boats |= count(t.ring[island] & s.boats[colour]) << (4 * colour)
        r.islands[number, 0] = island
        r.islands[number, 1] = boats
        r.islands[number, 2] = space
        r.islands[number, 3] = _reach(t, island, free, r)
        number += 1
    return number


@rule
def _note_site(s, t, seats, who, tile, index, lacking, r):
    """Note a building on an island for every seat and fleet that could supply its boats."""
    lack = lacking >> 20
    island = r.islands[index, 0]
    reach = r.islands[index, 3]
    colours = 0
    for colour in range(COLOURS):
        if (lacking >> (4 * colour)) & 15 != 0:
            colours |= bit(colour)
    if lack == 0:
        colours = reach
    for n in range(seats):
        seat = who[n]
        if is_standard(t, tile) and s.buildings_left[seat] == 0:
            continue
        if lack - total(s.hand[seat]) > 4:
            continue
        worth = int(t.tile_points[tile]) + bonus_of(s, t, seat, tile, island, s.torii | s.palaces)
        boats = total(s.hand[seat])
        for m in range(r.fleets[0]):
            if r.best[n, m] >= worth:
                continue
            fleet = r.fleets[1 + m]
            still = 0
            last = _NONE
            more = int(t.fleet_any[fleet])
            for colour in range(COLOURS):
                given = int(t.fleet_take[fleet, colour])
                more += given
                wanted = ((lacking >> (4 * colour)) & 15) - int(s.hand[seat, colour]) - given
                if wanted > 0:
                    still += wanted
                    last = colour
            still -= int(t.fleet_any[fleet])
            power = t.fleet_power[fleet]
            if power in (DISCOUNT_POWER, SWAP_BOATS_POWER, MOVE_POWER):
                still -= 1
            bought = 0
            if still == 1 and last != _NONE:
                price = price_for(s, t, seat, last)
                if price > 0 and s.coins[seat] >= price:
                    bought = 1
            if still > bought:
                continue
            if colours & reach == 0 and boats + more + bought <= lack:
                continue
            r.best[n, m] = worth


@rule
def see_buildings(s, t, seats, who, round_over, empty, r, x, n):
    """Relate the row to the boats: what each tile lacks, what each seat can build with what."""
    islands = _note_islands(s, t, empty, r)
    ends = int(s.fleets_up)
    if round_over:
        ends += int(s.fleets_down)
    r.fleets[0] = 0
    for index in range(ends):
        if r.fleets[0] < FLEETS:
            r.fleets[1 + r.fleets[0]] = int(s.track[index])
            r.fleets[0] += 1
    for seat in range(seats):
        for m in range(r.fleets[0]):
            r.best[seat, m] = 0
    for colour in range(COLOURS):
        r.one_lacks[colour] = 0
    for index in range(int(s.row_size)):
        tile = int(s.row[index])
        fewest = 4
        single = 0
        for site in range(islands):
            lacking = _lacking(r.islands[site, 1], t.tile_needs[tile])
            lack = lacking >> 20
            if lack > r.islands[site, 2]:
                continue
            fewest = min(fewest, lack)
            if lack == 1:
                single |= lacking & 0xFFFFF
            if lack <= 5:
                _note_site(s, t, seats, who, tile, site, lacking, r)
        if tile < TILES:
            n = put(x, n, LACK_AT + 5 * tile + fewest)
        for colour in range(COLOURS):
            if (single >> (4 * colour)) & 15 != 0:
                r.one_lacks[colour] += 1
    for colour in range(COLOURS):
        n = put(x, n, LACK_COLOUR_AT + 4 * colour + min(r.one_lacks[colour], 3))
    return n, islands


@rule
def see_own_tiles(s, t, seat, islands, r, x, n, base):
    """Note how many boats the seat's reserved tiles lack."""
    fewest = 5
    reserved = s.reserved[seat]
    while reserved != 0:
        tile = lowest(reserved)
        reserved = without_lowest(reserved)
        fewest = min(fewest, 4)
        for site in range(islands):
            lack = _lacking(r.islands[site, 1], t.tile_needs[tile]) >> 20
            if lack <= r.islands[site, 2]:
                fewest = min(fewest, lack)
    return put(x, n, base + OWN_LACK_AT + fewest)


@rule
def see_prospects(seat, r, x, n, base):
    """Note the best building the seat can have with each fleet, and the two best of all."""
    best = 0
    second = 0
    fleets = 0
    for m in range(r.fleets[0]):
        worth = r.best[seat, m]
        if worth > 0:
            fleets += 1
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
        if r.fleets[1 + m] <= FLEETS:
            sort = 0 if worth == 0 else max(1, min(7, worth - 1))
            n = put(x, n, base + BY_FLEET_AT + 8 * (r.fleets[1 + m] - 1) + sort)
    n = put(x, n, base + BEST_AT + min(best, 13))
    n = put(x, n, base + SECOND_AT + min(second, 13))
    return put(x, n, base + WITH_BUILDING_AT + min(fleets, 5))
