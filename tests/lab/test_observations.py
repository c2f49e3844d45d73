"""Observations: all that a seat may know, nothing else, the same for all seats, forever."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from himiko import Edition, Game
from himiko.lab import BadLab, Encoder, Layout, layout
from tests.game.hidden import shuffle_hidden
from tests.game.players import play_on
from tests.game.test_views import moments
from tests.lab import from_view

GOLDEN = Path(__file__).parents[1] / "golden"
OBSERVATIONS = Path(__file__).with_name("observations.json")
seeds = st.integers(0, 2**32)


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_an_observation_is_what_the_view_says(players: int, seed: int) -> None:
    """Made by the engine from the state, or slowly from a view: it is the same, for each seat."""
    encoder = Encoder(players)
    for game in moments(players, seed):
        for seat in range(players):
            expected = from_view.observe(game, seat, encoder.layout)

            found = encoder.observe(game, seat)

            assert different(encoder.layout, found, expected) == {}


def different(
    layout_: Layout, found: NDArray[np.int16], expected: NDArray[np.int16]
) -> dict[str, tuple[int, int]]:
    """Return the numbers that differ, by name."""
    names = list(layout_.names())
    return {names[n]: (found[n], expected[n]) for n in np.flatnonzero(found != expected)}


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_hidden_things_do_not_show(players: int, seed: int) -> None:
    """However decks, face-down fleets, chance and others' knowledge lie, it is the same."""
    rng = Random(seed)
    encoder = Encoder(players)
    for game in moments(players, seed):
        for seat in range(players):
            other = Game.from_position(shuffle_hidden(game.position(), seat, rng))

            found = encoder.observe(other, seat)

            assert np.array_equal(found, encoder.observe(game, seat))


def rotated(position: Any, by: int) -> dict[str, Any]:
    """Return the same position with everybody sitting some places further on."""
    players = len(position["players"])

    def moved(seat: Any) -> Any:
        return (seat + by) % players if isinstance(seat, int) else seat

    people = [position["players"][(seat - by) % players] for seat in range(players)]
    known = {str(moved(int(seat))): what for seat, what in position.get("known", {}).items()}
    return {
        **position,
        "players": people,
        "order": [moved(seat) for seat in position["order"]],
        "built": {island: moved(whose) for island, whose in position["built"].items()},
        **({"known": known} if known else {}),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_all_seats_see_alike(players: int, seed: int) -> None:
    """Whoever sits where: what one sees depends on who sits after whom only."""
    encoder = Encoder(players)
    for game in moments(players, seed):
        for by in range(1, players):
            other = Game.from_position(rotated(game.position(), by))
            for seat in range(players):
                moved = encoder.observe(other, (seat + by) % players)

                assert np.array_equal(moved, encoder.observe(game, seat))


def test_another_edition_has_another_layout(small: Edition) -> None:
    """Sizes follow the edition, and observations its views."""
    game = play_on(Game.new(3, 5, edition=small), Random(5), ["powerful"], 60)
    encoder = Encoder(3, small)

    found = encoder.observe(game, 1)

    assert encoder.layout.size < layout(3).size
    assert different(encoder.layout, found, from_view.observe(game, 1, encoder.layout)) == {}


def test_a_finished_game_can_be_observed() -> None:
    """Its step is over, and it is nobody's turn."""
    game = play_on(Game.new(2, 3), Random(3), ["even"])
    encoder = Encoder(2)

    found = encoder.observe(game, 0)

    assert found[encoder.layout.parts["step"].slice].tolist() == [0] * 9 + [1]
    assert different(encoder.layout, found, from_view.observe(game, 0, encoder.layout)) == {}


@pytest.mark.parametrize(("players", "size"), [(2, 1366), (3, 1484), (4, 1630)])
def test_every_number_has_a_name(players: int, size: int) -> None:
    """Parts follow each other without gaps; names are unique."""
    found = layout(players)
    names = list(found.names())

    assert (found.version, found.size) == (1, size)
    assert len(set(names)) == len(names) == size
    assert names[found.parts["boats"].start + 70] == "boats[wood,s12]"
    assert sum(part.size for part in found.parts.values()) == size


def fixed_moments() -> dict[str, tuple[Game, int]]:
    """Return the positions of the golden observations, with the seat that looks."""
    records = {path.stem: path for path in GOLDEN.glob("*.txt") if path.stem[0] in "234"}
    found = {}
    for name in ("2-no_boats", "3-last_building", "4-no_boats"):
        game = Game.from_record(records[name].read_text("utf-8"))
        for ply in (0, game.ply // 2, game.ply):
            at = game.at(ply)
            found[f"{name} {ply}"] = (at, at.turn or 0)
    return found


def named(game: Game, seat: int) -> dict[str, int]:
    """Return the numbers of an observation that are not 0, by name."""
    encoder = Encoder(game.players)
    numbers = encoder.observe(game, seat).tolist()
    return {name: n for name, n in zip(encoder.layout.names(), numbers, strict=True) if n}


def test_golden_observations() -> None:
    """Observations of fixed positions never change; a new layout has a new version."""
    stored = json.loads(OBSERVATIONS.read_text("utf-8"))

    found = {name: named(game, seat) for name, (game, seat) in fixed_moments().items()}

    assert stored["version"] == layout(2).version
    assert found == stored["observations"]


def test_no_such_number_of_players() -> None:
    """There are layouts for 2, 3 and 4."""
    with pytest.raises(BadLab, match="2, 3 or 4 players, not 5"):
        layout(5)


if __name__ == "__main__":  # python -m tests.lab.test_observations: writes the golden file
    moments_ = {name: named(*moment) for name, moment in fixed_moments().items()}
    content = {"version": layout(2).version, "observations": moments_}
    OBSERVATIONS.write_text(json.dumps(content, indent=0) + "\n", "utf-8")
