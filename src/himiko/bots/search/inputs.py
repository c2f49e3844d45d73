"""What the value network sees of a position: a list of the inputs that are on.

A position is seen when a turn has been played and before the next begins: of a round that has
just ended, only what is public. Seats are numbered by when they play next. Most inputs describe
a seat or the game; the last ones relate things to each other: the boats that a tile of the row
still lacks on its best island, and for every seat and fleet the best building that the boats of
both allow. No input names a slot or an island: such inputs learn single games by heart.
"""

import numpy as np

from himiko.rules.bits import bit, count, has, lowest, without_lowest
from himiko.rules.board import empty_islands, empty_slots, total, with_culture
from himiko.rules.boats import connected_to
from himiko.rules.build import group_size, is_standard
from himiko.rules.compile import rule
from himiko.rules.names import DISCOUNT_POWER, KINDS, MOVE_POWER, SWAP_BOATS_POWER
from himiko.rules.scoring import PARTS, prestige_points, score
from himiko.rules.trade import price_for

HIDDEN = 128
SECOND = 32
OUTPUTS = 8  # logits of winning by seat, then final scores

LAYOUT_VERSION = 1
"""Changes with every change of what an input means; weights of another version are refused."""

SEATS = 4
TILES = 28
FLEETS = 10
PEOPLE = 18  # specialists; one that is new is not seen
COLOURS = 5
MOST_INPUTS = 320
TOTAL_PART = PARTS.index("total")
RANK_PART = PARTS.index("rank")

# of the game
_PLAYERS = 0
_ROUND = _PLAYERS + 3
_TURNS_LEFT = _ROUND + 21
_RESERVE = _TURNS_LEFT + 9
_PEOPLE_DECK = _RESERVE + COLOURS * 9
_TILE_DECK = _PEOPLE_DECK + 14
_PEOPLE = _TILE_DECK + 24
_FLEET = _PEOPLE + PEOPLE * 4
_UPCOMING = _FLEET + FLEETS * 7
_CULTURE = _UPCOMING + 4 * SEATS
_EMPTY = _CULTURE + 16
_SEAT = _EMPTY + 21

# of a seat
_COINS = 0
_AHEAD = _COINS + 32
_TOTAL = _AHEAD + 51
_PRESTIGE = _TOTAL + 36
_LEFT = _PRESTIGE + 16
_PAIRS = _LEFT + 11
_KINDS = _PAIRS + 4
_TOKENS = _KINDS + 7
_RECRUITS = _TOKENS + 10
_HAND = _RECRUITS + 5
_HAND_TOTAL = _HAND + COLOURS * 3
_ODD_ASIDE = _HAND_TOTAL + 5
_CREW = _ODD_ASIDE + 2
_RESERVED = _CREW + PEOPLE
_GROUND = _RESERVED + 4
_FREE_GROUND = _GROUND + 13
_GROUP = _FREE_GROUND + 13
_TO_COME = _GROUP + 10
_NUMBER = _TO_COME + 3
_BEST = _NUMBER + FLEETS + 1
_SECOND = _BEST + 14
_WITH_BUILDING = _SECOND + 14
_OWN_LACK = _WITH_BUILDING + 6
_BY_FLEET = _OWN_LACK + 6
SEAT_INPUTS = _BY_FLEET + FLEETS * 8

# of the row
_LACK = _SEAT + SEATS * SEAT_INPUTS
_LACK_COLOUR = _LACK + TILES * 5
INPUTS = _LACK_COLOUR + COLOURS * 4

_NONE = 15  # colour of no boat

# What valuing a position works with.
_RECKONER_LAYOUT = np.dtype(
    [
        ("inputs", np.int32, MOST_INPUTS),
        ("sums", np.int32, HIDDEN),
        ("second", np.int32, SECOND),
        ("output", np.float64, OUTPUTS),
        ("who", np.int64, SEATS),  # the seats in the order in which they play next
        ("points", np.int64, (SEATS, 8)),
        ("scores", np.int64, (SEATS, 8)),
        ("starts", np.int64, COLOURS),  # slots where a chain can begin
        ("islands", np.int64, (64, 4)),  # empty: island, boats around, free slots, colours to begin
        ("fleets", np.int64, FLEETS + 1),  # their number, then the fleets to look at
        ("best", np.int64, (SEATS, FLEETS)),  # the best building
        ("one_lacks", np.int64, COLOURS),  # tiles that lack one boat of a colour
        ("chances", np.float64, SEATS),  # by seat
        ("finals", np.float64, SEATS),
    ],
    align=True,
)
RECKONER = np.dtype((np.record, _RECKONER_LAYOUT))


@rule
def order_seats(s, done, who):
    """Write the seats in the order in which they play next; `done` turns have been played."""
    seen = 0
    n = 0
    for turn in range(done, int(s.turns)):
        seat = int(s.order[turn])
        if not has(seen, seat):
            seen |= bit(seat)
            who[n] = seat
            n += 1
    while n < int(s.players):  # they play in the next round, the lowest fleet first (9.5)
        first = -1
        lowest_fleet = 99
        for turn in range(done):
            seat = int(s.order[turn])
            if not has(seen, seat) and s.played[turn] < lowest_fleet:
                lowest_fleet = int(s.played[turn])
                first = seat
        seen |= bit(first)
        who[n] = first
        n += 1


@rule
def _put(x, n, index):
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
def _see_game(s, t, done, x, n):
    n = _put(x, n, _PLAYERS + int(s.players) - 2)
    n = _put(x, n, _ROUND + min(int(s.round_number), 20))
    n = _put(x, n, _TURNS_LEFT + int(s.turns) - done)
    for colour in range(COLOURS):
        n = _put(x, n, _RESERVE + 9 * colour + _bin_of_boats(int(s.reserve[colour])))
    n = _put(x, n, _PEOPLE_DECK + min(int(s.specialist_deck_size), 13))
    n = _put(x, n, _TILE_DECK + min(int(s.deck_size), 23))
    for place in range(int(s.specialist_row_size)):
        coins = min(int(s.row_coins[place]) // 2, 3)
        if s.specialist_row[place] < PEOPLE:
            n = _put(x, n, _PEOPLE + 4 * int(s.specialist_row[place]) + coins)
    n = _put(x, n, _CULTURE + min(count(with_culture(s)) // 2, 15))
    return _put(x, n, _EMPTY + min(count(empty_islands(s, t)), 20))


@rule
def _see_fleets(s, done, who, x, n):
    """Note where every fleet is: face up, face down (longer or since last round), or played."""
    up = int(s.fleets_up)
    end = up + int(s.fleets_down)
    last_round = end - int(s.turns) if s.round_number > 1 else end
    for place in range(end):
        where = 0 if place < up else (1 if place < last_round else 2)
        fleet = int(s.track[place])
        if fleet <= FLEETS:
            n = _put(x, n, _FLEET + 7 * (fleet - 1) + where)
    for turn in range(done):
        fleet = int(s.played[turn])
        if 0 < fleet <= FLEETS:
            seat = 0
            while who[seat] != s.order[turn]:
                seat += 1
            n = _put(x, n, _FLEET + 7 * (fleet - 1) + 3 + seat)
    for turn in range(done, min(done + 4, int(s.turns))):
        seat = 0
        while who[seat] != s.order[turn]:
            seat += 1
        n = _put(x, n, _UPCOMING + SEATS * (turn - done) + seat)
    return n


@rule
def _see_tokens(s, seat, x, n, base):
    pairs = 0
    kinds = 0
    tokens = 0
    single = 0
    for kind in range(KINDS):
        held = int(s.tokens[seat, kind])
        pairs += held // 2
        single += held % 2
        tokens += held
        if held > 0:
            kinds += 1
    n = _put(x, n, base + _PAIRS + min(pairs, 3))
    n = _put(x, n, base + _KINDS + kinds)
    n = _put(x, n, base + _TOKENS + min(tokens, 9))
    return _put(x, n, base + _RECRUITS + min(pairs + single // 3, 4))


@rule
def _see_ground(s, t, seat, empty, x, n, base):
    """Count the islands beside the seat's buildings, and its largest group."""
    beside = 0
    largest = 0
    houses = s.houses[seat]
    while houses != 0:
        island = lowest(houses)
        beside |= t.beside[island]
        houses = without_lowest(houses)
        if largest < 9:
            largest = max(largest, group_size(s, t, seat, island))
    n = _put(x, n, base + _GROUND + min(count(beside & (empty | with_culture(s))), 12))
    n = _put(x, n, base + _FREE_GROUND + min(count(beside & empty), 12))
    return _put(x, n, base + _GROUP + min(largest, 9))


@rule
def _see_order(s, done, seat, x, n, base):
    number = 0
    to_come = 0
    for turn in range(int(s.turns)):
        if s.order[turn] == seat:
            if turn >= done:
                to_come += 1
            elif number == 0 or s.played[turn] < number:
                number = int(s.played[turn])
    n = _put(x, n, base + _TO_COME + min(to_come, 2))
    return _put(x, n, base + _NUMBER + min(number, FLEETS))


@rule
def _see_seat(s, t, seat, ahead, points, empty, x, n, base):
    n = _put(x, n, base + _COINS + min(int(s.coins[seat]), 31))
    n = _put(x, n, base + _AHEAD + 25 + max(-25, min(25, ahead)))
    n = _put(x, n, base + _TOTAL + max(0, min(points // 2, 35)))
    n = _put(x, n, base + _PRESTIGE + min(int(s.prestige[seat]), 15))
    n = _put(x, n, base + _LEFT + min(int(s.buildings_left[seat]), 10))
    n = _see_tokens(s, seat, x, n, base)
    boats = 0
    for colour in range(COLOURS):
        held = int(s.hand[seat, colour])
        boats += held
        if held > 0:
            n = _put(x, n, base + _HAND + 3 * colour + min(held, 3) - 1)
    n = _put(x, n, base + _HAND_TOTAL + min(boats, 4))
    n = _put(x, n, base + _ODD_ASIDE + total(s.aside[seat]) % 2)
    crew = s.crew[seat] & ((1 << PEOPLE) - 1)
    while crew != 0:
        n = _put(x, n, base + _CREW + lowest(crew))
        crew = without_lowest(crew)
    n = _put(x, n, base + _RESERVED + min(count(s.reserved[seat]), 3))
    return _see_ground(s, t, seat, empty, x, n, base)


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
def _bonus(s, t, seat, tile, island, prestige):
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
def _note_site(s, t, seats, who, tile, place, lacking, r):
    """Note a building on an island for every seat and fleet that could supply its boats."""
    lack = lacking >> 20
    island = r.islands[place, 0]
    reach = r.islands[place, 3]
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
        worth = int(t.tile_points[tile]) + _bonus(s, t, seat, tile, island, s.torii | s.palaces)
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
def _see_buildings(s, t, seats, who, round_over, empty, r, x, n):
    """Relate the row to the boats: what each tile lacks, what each seat can build with what."""
    islands = _note_islands(s, t, empty, r)
    ends = int(s.fleets_up)
    if round_over:
        ends += int(s.fleets_down)
    r.fleets[0] = 0
    for place in range(ends):
        if r.fleets[0] < FLEETS:
            r.fleets[1 + r.fleets[0]] = int(s.track[place])
            r.fleets[0] += 1
    for seat in range(seats):
        for m in range(r.fleets[0]):
            r.best[seat, m] = 0
    for colour in range(COLOURS):
        r.one_lacks[colour] = 0
    for place in range(int(s.row_size)):
        tile = int(s.row[place])
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
            n = _put(x, n, _LACK + 5 * tile + fewest)
        for colour in range(COLOURS):
            if (single >> (4 * colour)) & 15 != 0:
                r.one_lacks[colour] += 1
    for colour in range(COLOURS):
        n = _put(x, n, _LACK_COLOUR + 4 * colour + min(r.one_lacks[colour], 3))
    return n, islands


@rule
def _see_own_tiles(s, t, seat, islands, r, x, n, base):
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
    return _put(x, n, base + _OWN_LACK + fewest)


@rule
def _see_prospects(seat, r, x, n, base):
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
            n = _put(x, n, base + _BY_FLEET + 8 * (r.fleets[1 + m] - 1) + sort)
    n = _put(x, n, base + _BEST + min(best, 13))
    n = _put(x, n, base + _SECOND + min(second, 13))
    return _put(x, n, base + _WITH_BUILDING + min(fleets, 5))


@rule
def list_inputs(s, t, done, r):
    """Write the inputs that are on into `r.inputs`, the seats into `r.who`; return their number.

    `done` turns of the round have been played, the turn under way among them or not.
    """
    x = r.inputs
    who = r.who
    seats = int(s.players)
    order_seats(s, done, who)
    n = _see_game(s, t, done, x, 0)
    n = _see_fleets(s, done, who, x, n)
    empty = empty_islands(s, t)
    n, islands = _see_buildings(s, t, seats, who, done == s.turns, empty, r, x, n)
    for seat in range(seats):
        score(s, t, who[seat], r.points[seat])
    for seat in range(seats):
        other = -99
        for rival in range(seats):
            if rival != seat:
                other = max(other, r.points[rival, TOTAL_PART])
        base = _SEAT + SEAT_INPUTS * seat
        points = r.points[seat, TOTAL_PART]
        n = _see_seat(s, t, who[seat], points - other, points, empty, x, n, base)
        n = _see_order(s, done, who[seat], x, n, base)
        n = _see_own_tiles(s, t, who[seat], islands, r, x, n, base)
        n = _see_prospects(seat, r, x, n, base)
    return n
