"""Batches: the games are those of the library, whatever the number of threads."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from himiko import Edition, Game
from himiko.lab import BadLab, Batch, Encoder, action_ids
from himiko.lab.compiled import games


def walk(batch: Batch, steps: int) -> None:
    """Play on at random."""
    for _ in range(steps):
        batch.step(batch.sample())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_games_are_those_of_the_library(players: int) -> None:
    """Step for step: observation, mask, seat to act, reward and points, over the end of games."""
    batch = Batch(3, players, seed=5)
    encoder = Encoder(players)
    library = [Game.new(players, seed) for seed in (5, 6, 7)]
    ended = 0
    for _ in range(400):
        actions = batch.sample().copy()
        for game, id_ in zip(library, actions.tolist(), strict=True):
            game.play(encoder.actions.legal(game)[id_])

        batch.step(actions)

        for n in range(3):
            assert bool(batch.dones[n]) == library[n].over
            if library[n].over:
                ended += 1
                scores = library[n].scores()
                assert batch.scores[n].tolist() == [one["total"] for one in scores]
                assert (batch.rewards[n] > 0).tolist() == [one["rank"] == 1 for one in scores]
                assert batch.rewards[n].sum() == pytest.approx(0, abs=1e-6)
                library[n] = Game.new(players, int(batch.seeds[n]))
            seat = library[n].turn or 0
            assert batch.seats[n] == seat
            assert np.array_equal(batch.masks[n], encoder.mask(library[n]))
            assert np.array_equal(batch.observations[n], encoder.observe(library[n], seat))
    assert ended > 2
    assert len({*batch.seeds.tolist()}) == 3


def contents(batch: Batch) -> Mapping[str, NDArray[Any]]:
    """Return all that can be seen of a batch."""
    names = ("observations", "masks", "rewards", "dones", "scores", "seats", "seeds", "illegal")
    return {name: getattr(batch, name).copy() for name in names}


def test_threads_change_nothing() -> None:
    """One thread or three: the same games, the same random choices."""
    one, three = Batch(7, 3, seed=1), Batch(7, 3, seed=1, threads=3)

    for _ in range(50):
        walk(one, 6)
        walk(three, 6)

        for name, array in contents(one).items():
            assert np.array_equal(array, contents(three)[name]), name


def test_a_seed_gives_the_same_games() -> None:
    """Reset with its seed a batch does it all again, and otherwise something else."""
    batch = Batch(4, 2, seed=9)
    walk(batch, 120)
    once = contents(batch)

    batch.reset(9)
    walk(batch, 120)
    again = contents(batch)
    batch.reset(10)
    walk(batch, 120)

    assert all(np.array_equal(once[name], again[name]) for name in once)
    assert not np.array_equal(once["observations"], batch.observations)


def test_masks_as_bits_are_the_bytes_packed() -> None:
    """An eighth of the memory, the same actions."""
    whole, packed = Batch(5, 2), Batch(5, 2, masks="bits")
    walk(whole, 90)
    walk(packed, 90)

    assert packed.masks.shape == (5, 973)
    assert np.array_equal(packed.masks, np.packbits(whole.masks, axis=1, bitorder="little"))
    assert Batch(5, 2, masks="none", observe=False).masks.shape == (5, 0)


def test_an_illegal_action_stops_its_own_game_only() -> None:
    """It is refused, marked, and the others go on."""
    batch = Batch(3, 2)
    actions = batch.sample().copy()
    actions[1] = 7783  # done, where a fleet is asked for
    before = batch.observations.copy()

    with pytest.raises(BadLab, match="7783 is not legal in game 1") as caught:
        batch.step(actions)

    assert caught.value.code == "illegal"
    assert batch.illegal.tolist() == [False, True, False]
    changed = (batch.observations != before).any(axis=1)
    assert changed.tolist() == [True, False, True]
    batch.step(batch.sample())
    assert not batch.illegal.any()


@pytest.mark.parametrize("action", [-1, len(action_ids()), 2**40])
def test_an_action_that_is_none_is_refused(action: int) -> None:
    """Whatever number it is."""
    with pytest.raises(BadLab, match="not legal"):
        Batch(1, 2).step([action])


def test_without_autoreset_a_game_stays_over() -> None:
    """It has no seat to act and no legal action, and takes none."""
    batch = Batch(1, 2, autoreset=False)
    while not batch.dones[0]:
        batch.step(batch.sample())

    assert batch.seats[0] == -1
    assert not batch.masks.any()
    assert batch.game(0).over
    with pytest.raises(BadLab):
        batch.step(batch.sample())


def test_a_game_of_a_batch_can_be_looked_at() -> None:
    """As a game of the library, which goes on alone."""
    batch = Batch(2, 3)
    walk(batch, 30)

    game = batch.game(1)
    game.play(game.legal()[0])

    assert batch.game(1).turn == batch.seats[1]
    assert game.position() != batch.game(1).position()


def test_every_seat_can_be_observed() -> None:
    """Not only the one to act."""
    batch = Batch(2, 3)
    walk(batch, 30)
    encoder = Encoder(3)

    found = batch.observe([2, 1])

    assert np.array_equal(found[0], encoder.observe(batch.game(0), 2))
    assert np.array_equal(found[1], encoder.observe(batch.game(1), 1))


def test_rewards_by_rank() -> None:
    """What a rank is worth can be said."""
    batch = Batch(20, 3, rewards=(5, 2, -1))
    seen: set[float] = set()
    for _ in range(300):
        walk(batch, 1)
        seen |= {*batch.rewards[batch.dones].ravel().tolist()}
        assert all(sorted(row) == [-1, 2, 5] for row in batch.rewards[batch.dones].tolist())

    assert seen == {5, 2, -1}


def test_another_edition(small: Edition) -> None:
    """Its games, its ids, its layout."""
    batch = Batch(4, 2, edition=small)
    walk(batch, 300)

    assert batch.masks.shape == (4, len(batch.actions))
    assert batch.game(0).edition == small


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"n": 0}, "games"),
        ({"threads": 0}, "threads"),
        ({"device": "tpu"}, "device"),
        ({"masks": "words"}, "masks"),
        ({"players": 1}, "players"),
        ({"rewards": (1, 0)}, "rewards"),
    ],
)
def test_a_batch_that_cannot_be(options: dict[str, Any], code: str) -> None:
    """What is wrong is said by a code."""
    with pytest.raises(BadLab) as caught:
        Batch(**{"n": 2, "players": 3, **options})

    assert caught.value.code == code


def test_one_action_for_each_game() -> None:
    """Neither more nor fewer."""
    with pytest.raises(BadLab, match="one action for each game: 3"):
        Batch(3, 2).step([0, 1])


def test_random_choices_are_even() -> None:
    """Of the five fleets of the first question each is drawn as often."""
    batch = Batch(5000, 2, masks="none", observe=False)

    drawn = np.bincount([list(batch.game(n).legal()).index(text) for n, text in _texts(batch)])

    assert drawn.min() > 900
    assert games.NO_SEAT == -1


def _texts(batch: Batch) -> list[tuple[int, str]]:
    ids = batch.sample().tolist()
    return [(n, batch.actions.text(id_)) for n, id_ in enumerate(ids)]
