"""What the value network sees of a seat alone: things, tokens, ground, place in the order."""

from himiko.bots.search.layout import (
    AHEAD_AT,
    COINS_AT,
    COLOURS,
    CREW_AT,
    FLEETS,
    FREE_GROUND_AT,
    GROUND_AT,
    GROUP_AT,
    HAND_AT,
    HAND_TOTAL_AT,
    KINDS_AT,
    LEFT_AT,
    NUMBER_AT,
    ODD_ASIDE_AT,
    PAIRS_AT,
    PEOPLE,
    PRESTIGE_AT,
    RECRUITS_AT,
    RESERVED_AT,
    TO_COME_AT,
    TOKENS_AT,
    TOTAL_AT,
)
from himiko.bots.search.see_game import put
from himiko.rules.bits import count, lowest, without_lowest
from himiko.rules.board import total, with_culture
from himiko.rules.build import group_size
from himiko.rules.compile import rule
from himiko.rules.names import KINDS


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
    n = put(x, n, base + PAIRS_AT + min(pairs, 3))
    n = put(x, n, base + KINDS_AT + kinds)
    n = put(x, n, base + TOKENS_AT + min(tokens, 9))
    return put(x, n, base + RECRUITS_AT + min(pairs + single // 3, 4))


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
    n = put(x, n, base + GROUND_AT + min(count(beside & (empty | with_culture(s))), 12))
    n = put(x, n, base + FREE_GROUND_AT + min(count(beside & empty), 12))
    return put(x, n, base + GROUP_AT + min(largest, 9))


@rule
def see_order(s, done, seat, x, n, base):
    """Note the turns a seat still has in this round, and its lowest fleet so far."""
    number = 0
    to_come = 0
    for turn in range(int(s.turns)):
        if s.order[turn] == seat:
            if turn >= done:
                to_come += 1
            elif number == 0 or s.played[turn] < number:
                number = int(s.played[turn])
    n = put(x, n, base + TO_COME_AT + min(to_come, 2))
    return put(x, n, base + NUMBER_AT + min(number, FLEETS))


@rule
def see_seat(s, t, seat, ahead, points, empty, x, n, base):
    """Note what a seat has; `ahead` is its lead in points over the best of the others."""
    n = put(x, n, base + COINS_AT + min(int(s.coins[seat]), 31))
    n = put(x, n, base + AHEAD_AT + 25 + max(-25, min(25, ahead)))
    n = put(x, n, base + TOTAL_AT + max(0, min(points // 2, 35)))
    n = put(x, n, base + PRESTIGE_AT + min(int(s.prestige[seat]), 15))
    n = put(x, n, base + LEFT_AT + min(int(s.buildings_left[seat]), 10))
    n = _see_tokens(s, seat, x, n, base)
    boats = 0
    for colour in range(COLOURS):
        held = int(s.hand[seat, colour])
        boats += held
        if held > 0:
            n = put(x, n, base + HAND_AT + 3 * colour + min(held, 3) - 1)
    n = put(x, n, base + HAND_TOTAL_AT + min(boats, 4))
    n = put(x, n, base + ODD_ASIDE_AT + total(s.aside[seat]) % 2)
    crew = s.crew[seat] & ((1 << PEOPLE) - 1)
    while crew != 0:
        n = put(x, n, base + CREW_AT + lowest(crew))
        crew = without_lowest(crew)
    n = put(x, n, base + RESERVED_AT + min(count(s.reserved[seat]), 3))
    return _see_ground(s, t, seat, empty, x, n, base)
