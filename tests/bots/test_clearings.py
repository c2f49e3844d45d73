"""A boat in another's place is often all that a building lacks: even narrow plans know that."""

from collections.abc import Iterator
from random import Random

import pytest

from himiko import Game, bots
from himiko.bots import Budget
from himiko.bots.turn_search import Search
from himiko.game import redeal_state

WIDTH = 64
CLEARING = {"fleet 4": "move ", "fleet 7": "remove "}  # the powers of the fleets


def position(players: int, seed: int, turns: int) -> Game:
    """Return a game of good players after so many turns."""
    game = Game.new(players, seed)
    player = bots.make("helmsman", seed=seed)
    seats = 0
    while not game.over and (seats < turns or "fleet" not in game.legal()[0]):
        before = game.turn
        assert before is not None
        game.play(player.choose(game.view(before), game.legal()))
        seats += game.turn != before
    return game


def replacements(game: Game, fleet: str) -> Iterator[Game]:
    """Play the fleet, clear a slot with its power, place a boat there and build; each way."""
    game = game.copy()
    game.play(fleet)
    for power in [one for one in game.legal() if one.startswith(CLEARING[fleet])]:
        slot = power.split()[1]
        cleared = game.copy()
        cleared.play(power)
        for place in [one for one in cleared.legal() if one.endswith(f" {slot}")]:
            if not place.startswith("place "):
                continue
            placed = cleared.copy()
            placed.play(place)
            for build in [one for one in placed.legal() if one.startswith("build ")]:
                built = placed.copy()
                built.play(build)
                yield built


def worth(game: Game, seat: int, width: int) -> float:
    """Return the winning chance of the best turn, or of the best rest of one."""
    if game.turn != seat or game.over:
        return -1.0  # the turn ended by itself; another one is compared
    state = redeal_state(game.view(seat), Random(1), game.edition)
    state["log_size"] = -1
    search = Search(state, game.edition, seed=1, budget=Budget(iterations=width))
    return float(search.first[:, seat].max())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boats_in_the_place_of_others_are_found(players: int) -> None:
    """The best turn planned is worth what any of those is worth that replace one boat and build."""
    met, lost = 0, []
    for seed in range(40, 80):
        game = position(players, seed, turns=3 * players + seed % (2 * players))
        if game.over or game.turn is None:
            continue
        seat = game.turn
        for fleet in CLEARING.keys() & set(game.legal()):
            best = max((worth(one, seat, 8) for one in replacements(game, fleet)), default=-1.0)
            if best >= 0:
                met += 1
                lost.append(max(0.0, best - worth(game, seat, WIDTH)))

    assert met >= 10
    assert max(lost) < 0.02
    assert sum(lost) / met < 0.001
