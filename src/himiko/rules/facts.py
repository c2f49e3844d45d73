"""Facts that follow from a state by the rules: what can still be done, how far the end is."""

import numpy as np

from himiko.edition.names import COLOURS
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power, slots_emptied, uses_of
from himiko.rules.harbour import harbour_room
from himiko.rules.rounds import (
    coming_end,
    fewest_buildings,
    rarest_boats,
    spare_buildings,
    spare_specialists,
)
from himiko.rules.specialists import boats_to_come
from himiko.rules.state import OVER, SEATS
from himiko.rules.trade import MOST_TRADES, buying_price, selling_price, trades_allowed

_LAYOUT = np.dtype(
    [
        ("harbour_room", np.int64, SEATS),  # by seat (7.1)
        # of the seat to move; all zero when the game is over
        ("trades_allowed", np.int64),  # a turn (5.2)
        ("trades_left", np.int64),
        ("buying_price", np.int64, len(COLOURS)),  # by colour; 0: it is not traded (5.1)
        ("selling_price", np.int64, len(COLOURS)),
        ("power_uses", np.int64),  # of this turn's fleet, in all (4.3)
        ("power_left", np.int64),
        ("slots_emptied", np.int64),  # boats that its power may have taken off their slots
        ("boats_to_come", np.int64),  # that trades and specialists may still bring to a hand
        # how many more must go until the end of the round is that of the game (9.1-9.4)
        ("buildings_left", np.int64),
        ("fewest_buildings", np.int64),  # the seat that has them
        ("boats_left", np.int64),
        ("rarest_boats", np.int64),  # their colour
        ("specialists_left", np.int64),
        ("tiles_left", np.int64),
        ("coming_end", np.int64),  # how the game ends if the round ended now; 0: it goes on
    ],
    align=True,
)

FACTS = np.dtype((np.record, _LAYOUT))  # see `state.STATE`


@rule
def write_facts(s, t, facts):
    """Write the facts of a state."""
    for seat in range(int(s.players)):
        facts.harbour_room[seat] = harbour_room(s, t, seat)
    if s.step != OVER:
        _write_turn(s, t, facts)
    seat = fewest_buildings(s)
    colour = rarest_boats(s)
    facts.fewest_buildings = seat
    facts.buildings_left = int(s.buildings_left[seat])
    facts.rarest_boats = colour
    facts.boats_left = int(s.reserve[colour])
    facts.specialists_left = spare_specialists(s, t)
    facts.tiles_left = spare_buildings(s, t)
    facts.coming_end = coming_end(s, t)


@rule
def _write_turn(s, t, facts):
    facts.trades_allowed = trades_allowed(s)
    facts.trades_left = max(0, trades_allowed(s) - int(s.trades))
    for colour in range(len(COLOURS)):
        facts.buying_price[colour] = buying_price(s, t, colour)
        facts.selling_price[colour] = selling_price(s, t, colour)
    if s.played[int(s.turn)] != 0:
        facts.power_uses = uses_of(current_power(s, t))
        facts.power_left = int(s.power)
        facts.slots_emptied = slots_emptied(s, t)
    facts.boats_to_come = MOST_TRADES - int(s.trades) + boats_to_come(s)
