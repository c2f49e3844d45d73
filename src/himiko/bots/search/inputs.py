"""What the value network sees of a position: a list of the inputs that are on.

A position is seen when a turn has been played and before the next begins: of a round that has
just ended, only what is public. Seats are numbered by when they play next. Most inputs describe
a seat or the game; the last ones relate things to each other: the boats that a tile of the row
still lacks on its best island, and for every seat and fleet the best building that the boats of
both allow. No input names a slot or an island: such inputs learn single games by heart.
"""

from himiko.bots.search.layout import SEAT_AT, SEAT_INPUTS
from himiko.bots.search.see_buildings import see_buildings, see_own_tiles, see_prospects
from himiko.bots.search.see_game import see_fleets, see_game
from himiko.bots.search.see_seats import see_order, see_seat
from himiko.rules.bits import bit, has
from himiko.rules.board import empty_islands
from himiko.rules.compile import rule
from himiko.rules.scoring import TOTAL, score


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
def list_inputs(s, t, done, r):
    """Write the inputs that are on into `r.inputs`, the seats into `r.who`; return their number.

    `done` turns of the round have been played, the turn under way among them or not.
    """
    order_seats(s, done, r.who)
    return list_for_seats(s, t, done, r)


@rule
def list_for_seats(s, t, done, r):
    """Do the same for the seats in the order that `r.who` has."""
    x = r.inputs
    who = r.who
    seats = int(s.players)
    n = see_game(s, t, done, x, 0)
    n = see_fleets(s, done, who, x, n)
    empty = empty_islands(s, t)
    n, islands = see_buildings(s, t, seats, who, done == s.turns, empty, r, x, n)
    for seat in range(seats):
        score(s, t, who[seat], r.points[seat])
    for seat in range(seats):
        other = -99
        for rival in range(seats):
            if rival != seat:
                other = max(other, r.points[rival, TOTAL])
        base = SEAT_AT + SEAT_INPUTS * seat
        points = r.points[seat, TOTAL]
        n = see_seat(s, t, who[seat], points - other, points, empty, x, n, base)
        n = see_order(s, done, who[seat], x, n, base)
        n = see_own_tiles(s, t, who[seat], islands, r, x, n, base)
        n = see_prospects(seat, r, x, n, base)
    return n
