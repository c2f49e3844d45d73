"""What a building promises at once, in points: a guess, by which chains are told apart early."""

from himiko.rules.bits import has
from himiko.rules.build import group_coins, group_size, is_standard, prestige_neighbours
from himiko.rules.compile import rule
from himiko.rules.scoring import prestige_points

BUILDING_WORTH = 0.7
COIN_WORTH = 0.2


@rule
def gain_of_building(s, t, seat, tile, island):
    """Return what a building brings at once, in points."""
    points = float(t.tile_points[tile])
    if not is_standard(t, tile):
        return points
    prestige = prestige_neighbours(s, t, island)
    if has(s.mountains, island):
        prestige += 1
    coins = group_coins(t, tile, group_size(s, t, seat, island))
    return points + prestige_points(s, seat, prestige) + BUILDING_WORTH + coins * COIN_WORTH
