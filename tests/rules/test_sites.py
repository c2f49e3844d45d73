"""Where could be built, and a turn brought forward: what the engine says to those who plan."""

import numpy as np
import pytest

from himiko import Game
from himiko.rules import engine
from himiko.rules.sites import AT_HAND, NO_SITE, SITES
from tests.scenes import play, scene

WOOD = 1 << 8


def sites(game: Game, seat: int = 0) -> tuple[dict[tuple[str, str], int], dict[str, set[int]]]:
    """Return by tile and island the boats missing, and by island what is enough for tile b01."""
    missing, enough = np.zeros(SITES, np.int64), np.zeros(SITES, np.int64)
    engine.sites(game.engine_state(), 0, game.edition.components, seat, missing, enough)
    tiles, islands = game.edition.tile_ids, game.edition.island_ids
    found = {
        (tiles[n], islands[m]): int(missing[n, m])
        for n, m in zip(*np.nonzero(missing != NO_SITE), strict=True)
    }
    return found, {
        island: {n for n in range(17) if int(enough[tiles.index("b01"), m]) >> n & 1}
        for m, island in enumerate(islands)
    }


def after(game: Game, seat: int) -> Game:
    """Return the game with the seat's turn brought forward."""
    state = game.engine_state()
    engine.bring_turn(state, 0, seat)
    return Game(game.edition, state)


@pytest.mark.rule("6.9")
def test_the_boats_missing_at_an_island_are_told_by_colour() -> None:
    """b01 needs two bamboo, of which i14 has one; b05 lacks two wood there."""
    game = scene(row=["b01", "b05"], boats={"s02": "bamboo"})

    found, _ = sites(game)

    assert found["b01", "i14"] == 1
    assert found["b05", "i14"] == 2 * WOOD


@pytest.mark.rule("6.8")
def test_islands_with_something_on_them_are_no_sites() -> None:
    """Tokens, buildings and sacred ground; nor is an island without a free slot."""
    around = dict.fromkeys(("s03", "s04", "s08", "s09"), "wood")
    game = scene(row=["b01"], culture={"i14": "plum"}, sacred=["i03"], boats=around)

    found, _ = sites(game)

    assert ("b01", "i14") not in found
    assert ("b01", "i03") not in found
    assert ("b01", "i01") not in found


@pytest.mark.rule("6.10")
def test_only_tiles_at_hand_have_sites() -> None:
    """Those of the row and one's own of an earlier round; each seat has its own."""
    game = scene(row=["b01"], reserved={0: {"b02": 4, "b03": 5}, 1: {"b04": 4}})

    own, other = ({tile for tile, _ in sites(game, seat)[0]} for seat in (0, 1))

    assert own >= {"b01", "b02"}
    assert not own & {"b03", "b04"}
    assert "b04" in other


@pytest.mark.rule("4.2")
def test_what_is_enough_is_the_hand_or_a_fleet_with_it() -> None:
    """One bamboo is missing: fleets 1, 6 and 8 bring it, and 9 builds without it."""
    game = scene(row=["b01"], boats={"s02": "bamboo"}, fleets=[1, 2, 6, 9, 8])

    _, enough = sites(game)
    _, others = sites(game, 1)
    play(game, "fleet 1")
    _, in_hand = sites(game)

    assert enough["i14"] == others["i14"] == {1, 6, 8, 9}
    assert in_hand["i14"] == {AT_HAND}


def test_a_game_that_is_over_has_no_sites() -> None:
    """Nothing will be built any more."""
    game = Game.new(2, 3)
    while not game.over:
        game.play(game.legal()[0])

    assert sites(game)[0] == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_brought_forward_begins_with_the_fleets(players: int) -> None:
    """At any moment of a game, for any seat: its fleets are those left, and nobody is lost."""
    game = Game.new(players, 5)
    while not game.over:
        for seat in range(players):
            brought = after(game, seat)
            assert brought.turn == seat
            if game.turn == seat:
                assert brought.legal() == game.legal()
            else:
                assert brought.legal() == [f"fleet {n}" for n in sorted(_fleets(game))]
            order, expected = brought.position()["order"], game.position()["order"]
            assert sorted(order) == sorted(expected)
        game.play(game.legal()[-1])


def _fleets(game: Game) -> list[int]:
    return game.position()["fleets"]["up"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_brought_forward_never_ends_the_round(players: int) -> None:
    """So that nothing hidden turns up when it is over, whoever has played already."""
    game = Game.new(players, 6)
    for _ in range(120):
        if game.over:
            break
        for seat in range(players):
            brought = after(game, seat)
            turn = brought.round_and_turn
            while brought.round_and_turn == turn:
                brought.play(brought.legal()[-1])
            assert brought.round_and_turn == (turn[0], turn[1] + 1)
        game.play(game.legal()[-1])


def test_a_turn_of_somebody_else_ends_where_it_stands() -> None:
    """Boats placed and boats in hand stay; the chain is over."""
    game = scene(fleets=[6, 2, 3, 4, 5], order=[0, 1, 0, 1])
    play(game, "fleet 6, place wood s01")

    brought = after(game, 1).position()

    assert brought["boats"] == {"s01": "wood"}
    assert brought["players"][0]["boats"] == ["bamboo"]
    assert brought["step"] == "fleet"
    assert "chain" not in brought.get("now", {})
