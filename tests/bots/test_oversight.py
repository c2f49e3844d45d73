"""What weaker players overlook: tiles with many needs, specialists, long chains."""

from random import Random

from himiko import Edition, Game
from himiko.bots.oversight import Sight
from himiko.game import redeal_state
from himiko.rules.space import PLACE, SPAN


def seen(sight: Sight, times: int = 400) -> dict[int, float]:
    """Return how often each tile of a row is noticed, by tile."""
    game = Game.new(2, 3)
    dice = Random(1)
    noticed: dict[int, float] = {}
    for _ in range(times):
        state = redeal_state(game.view(game.turn), dice, game.edition)
        tiles = state["row"][0, : state["row_size"][0]].tolist()
        sight.overlook(state, game.edition, dice)
        left = set(state["row"][0, : state["row_size"][0]].tolist())
        for tile in tiles:
            noticed[tile] = noticed.get(tile, 0) + (tile in left) / times
    return noticed


def test_who_sees_everything_overlooks_nothing() -> None:
    """The state to search in stays as it was."""
    game = Game.new(3, 4)
    state = redeal_state(game.view(game.turn), Random(1), game.edition)
    before = state.tobytes()

    Sight().overlook(state, game.edition, Random(2))

    assert state.tobytes() == before


def test_a_tile_that_needs_more_boats_is_overlooked_more_often() -> None:
    """The chance to notice it falls with each boat."""
    needs = Edition.standard().components["tile_needs"][0]
    boats = {tile: sum(int(needs[tile]) >> (8 * n) & 255 for n in range(5)) for tile in range(28)}

    noticed = seen(Sight(attention=0.7))

    few = min(noticed, key=boats.__getitem__)
    many = max(noticed, key=boats.__getitem__)
    assert boats[few] < boats[many]
    assert noticed[few] > noticed[many] + 0.1


def test_who_never_thinks_of_specialists_sees_none() -> None:
    """Nor the coins that lie on them."""
    game = Game.new(2, 5)
    state = redeal_state(game.view(game.turn), Random(1), game.edition)

    Sight(people=0.0).overlook(state, game.edition, Random(2))

    assert state["specialist_row_size"][0] == 0
    assert not state["specialist_row"].any()
    assert not state["row_coins"].any()


def test_chains_that_are_too_long_are_not_thought_of() -> None:
    """If all are, the shortest are left."""
    plans = [[(PLACE + n) * SPAN for n in range(length)] for length in (4, 2, 3)]

    assert Sight(chain=3).within_reach(plans) == [1, 2]
    assert Sight(chain=1).within_reach(plans) == [1]
