"""Section 10: points and ranks."""

from himiko.edition.names import SPECIALISTS
from himiko.rules.bits import count, lowest, without_lowest
from himiko.rules.board import owns, total
from himiko.rules.compile import rule
from himiko.rules.names import AMATERATSU, FU_HSI

COINS_A_POINT = 5
FU_HSI_COINS_A_POINT = 3
ASIDE_A_POINT = 2
AMATERATSU_POINTS = 2  # for each prestige token

# The parts of a score, in the order they are written.
PARTS = ("coins", "prestige", "buildings", "specialists", "reserved", "aside", "total", "rank")
COINS, PRESTIGE, BUILDINGS, SPECIALISTS_HELD, RESERVED, ASIDE, TOTAL, RANK = range(len(PARTS))


@rule
def coins_a_point(s, seat):
    """Return how many coins make a point for a seat."""
    return FU_HSI_COINS_A_POINT if owns(s, seat, FU_HSI) else COINS_A_POINT


@rule
def prestige_points(s, seat, tokens):
    """Return what prestige tokens are worth to a seat."""
    return tokens * (AMATERATSU_POINTS if owns(s, seat, AMATERATSU) else 1)


@rule
def score(s, t, seat, points):
    """Write a seat's points, part by part, and their total (10.1)."""
    points[COINS] = int(s.coins[seat]) // coins_a_point(s, seat)
    points[PRESTIGE] = prestige_points(s, seat, int(s.prestige[seat]))
    points[BUILDINGS] = 0
    tiles = s.tiles[seat]
    while tiles != 0:
        points[BUILDINGS] += t.tile_points[lowest(tiles)]
        tiles = without_lowest(tiles)
    points[SPECIALISTS_HELD] = 0
    for specialist in range(len(SPECIALISTS)):
        if owns(s, seat, specialist):
            points[SPECIALISTS_HELD] += t.specialist_points[specialist]
    points[RESERVED] = -count(s.reserved[seat])
    points[ASIDE] = -(total(s.aside[seat]) // ASIDE_A_POINT)
    points[TOTAL] = 0
    for part in range(TOTAL):
        points[TOTAL] += points[part]


@rule
def first_turn(s, seat):
    """Return when the seat's first turn of the round comes."""
    turn = 0
    while s.order[turn] != seat:
        turn += 1
    return turn


@rule
def score_all(s, t, scores):
    """Write the scores and ranks of all seats: one row each (10.2)."""
    for seat in range(int(s.players)):
        score(s, t, seat, scores[seat])
    for seat in range(int(s.players)):
        rank = 1
        for other in range(int(s.players)):
            ahead = scores[other, TOTAL] > scores[seat, TOTAL]
            level = scores[other, TOTAL] == scores[seat, TOTAL]
            if ahead or (level and first_turn(s, other) < first_turn(s, seat)):
                rank += 1
        scores[seat, RANK] = rank
