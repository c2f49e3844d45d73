"""Chance: Threefry-4x32 as published, fair numbers, shuffles that permute."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from himiko.rules import chance
from himiko.rules.state import STATE

ONES = (0xFFFFFFFF,) * 4
PI = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344)
MORE_PI = (0xA4093822, 0x299F31D0, 0x082EFA98, 0xEC4E6C89)


def state(key: int = 7) -> Any:
    """Return a state with a key and nothing else."""
    states = np.zeros(1, STATE)
    states["key"][0, 0] = key
    return states[0]


@pytest.mark.parametrize(
    ("key", "counter", "words"),
    [
        ((0, 0, 0, 0), (0, 0, 0, 0), (0x9C6CA96A, 0xE17EAE66, 0xFC10ECD4, 0x5256A7D8)),
        (ONES, ONES, (0x2A881696, 0x57012287, 0xF6C7446E, 0xA16A6732)),
        (MORE_PI, PI, (0x59CD1DBB, 0xB8879579, 0x86B5D00C, 0xAC8B6D84)),
    ],
    ids=["zeros", "ones", "pi"],
)
def test_the_known_answers_of_random123(
    key: tuple[int, ...], counter: tuple[int, ...], words: tuple[int, ...]
) -> None:
    """Threefry-4x32 with 20 rounds, from the published list."""
    assert chance.threefry(*key, *counter) == words


def test_draws_use_up_one_block_after_another() -> None:
    """Four words to a block, the block's number as the counter."""
    s = state(key=9)

    drawn = [chance.below(s, 1 << 16) for _ in range(6)]

    blocks = [chance.threefry(9, 0, 0, 0, block, 0, 0, 0) for block in range(2)]
    assert drawn == [word >> 16 for block in blocks for word in block][:6]
    assert s.draws == 6


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 10, 28, 34])
def test_below_is_fair(bound: int) -> None:
    """Every number below the bound, each about as often as the others, and no other."""
    s = state()
    draws = 400 * bound

    drawn = Counter(chance.below(s, bound) for _ in range(draws))

    assert sorted(drawn) == list(range(bound))
    assert all(300 < number < 500 for number in drawn.values()) or bound == 1


def test_below_draws_again_what_would_be_unfair() -> None:
    """With this bound every fourth word is thrown away; the quarters are equally likely."""
    s = state()
    bound = (1 << 30) + 1

    quarters = Counter(4 * chance.below(s, bound) // bound for _ in range(2000))

    assert sorted(quarters) == [0, 1, 2, 3]
    assert all(420 < number < 580 for number in quarters.values())
    assert 2400 < s.draws < 2950


def test_a_shuffle_permutes() -> None:
    """The same things, in another order; what is outside stays."""
    s = state()
    things = np.arange(20, dtype=np.int8)

    chance.shuffle(s, things, 5, 15)

    assert things[:5].tolist() == list(range(5))
    assert things[15:].tolist() == list(range(15, 20))
    assert sorted(things[5:15].tolist()) == list(range(5, 15))
    assert things[5:15].tolist() != list(range(5, 15))


def test_a_shuffle_is_fair() -> None:
    """Every order of three comes up about as often as the others."""
    s = state()
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(1800):
        things = np.arange(3, dtype=np.int8)
        chance.shuffle(s, things, 0, 3)
        seen[tuple(things.tolist())] += 1

    assert set(seen) == set(permutations(range(3)))
    assert all(220 < number < 380 for number in seen.values())
