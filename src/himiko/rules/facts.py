"""Facts that follow from a state by the rules: what can still be done, how far the end is."""

import numpy as np

from himiko.edition.names import COLOURS, MAX_FLEETS, MAX_TURNS
from himiko.rules.compile import rule
from himiko.rules.fleets import current_power, slots_emptied, uses_of
from himiko.rules.harbour import harbour_room
from himiko.rules.rounds import (
    acts_before,
    coming_end,
    fewest_buildings,
    rarest_boats,
    spare_buildings,
    spare_specialists,
)
from himiko.rules.specialists import boats_to_come
from himiko.rules.state import NOT_ENDED, OVER, SEATS
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
        ("has_next_round", np.int64),  # 1: as things stand; if 0, so are all numbers below (9.5)
        ("fleets_to_take", np.int64),  # by turns of this round; 0: no fleet can be had any more
        ("known_order", np.int64, MAX_TURNS),  # the fleets taken so far, as they will act
        # by the number of a face-up fleet, from 1 on: if it is taken
        ("known_ahead", np.int64, MAX_FLEETS),  # how many of those act before it
        ("earliest_turn", np.int64, MAX_FLEETS),  # from 0, whatever the others take
        ("latest_turn", np.int64, MAX_FLEETS),
    ],
    align=True,
)

FACTS = np.dtype((np.record, _LAYOUT))  # see `state.STATE`


@rule
def write_facts(s, t, facts):
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
    if s.step != OVER and facts.coming_end == NOT_ENDED:
        _write_next_round(s, facts)


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


@rule
def _write_next_round(s, facts):
    facts.has_next_round = 1
    known = 0
    for turn in range(int(s.turns)):
        fleet = int(s.played[turn])
        if fleet == 0:
            continue
        index = known
        while index > 0 and acts_before(fleet, facts.known_order[index - 1]):
            facts.known_order[index] = facts.known_order[index - 1]
            index -= 1
        facts.known_order[index] = fleet
        known += 1
    facts.fleets_to_take = int(s.turns) - known
    if facts.fleets_to_take > 0:
        for index in range(int(s.fleets_up)):
            _write_turns_of(s, int(s.track[index]), known, facts)


@rule
def _write_turns_of(s, fleet, known, facts):
    """Write when the seat that takes a face-up fleet will act: the others choose among the rest."""
    ahead = 0
    while ahead < known and acts_before(facts.known_order[ahead], fleet):
        ahead += 1
    lower = 0
    for index in range(int(s.fleets_up)):
        if acts_before(int(s.track[index]), fleet):
            lower += 1
    higher = int(s.fleets_up) - 1 - lower
    others = facts.fleets_to_take - 1
    facts.known_ahead[fleet - 1] = ahead
    facts.earliest_turn[fleet - 1] = ahead + max(0, others - higher)
    facts.latest_turn[fleet - 1] = ahead + min(others, lower)
