"""Sets as the bits of one integer."""

import pytest

from himiko.rules import bits

MEMBERS = [[], [0], [61], [0, 61], [3, 17, 40], list(range(62)), list(range(0, 62, 3))]
MEMBERS += [sorted({n * n % 61 for n in range(number)}) for number in range(5, 31, 5)]
SETS = pytest.mark.parametrize("members", MEMBERS, ids=len)


def mask_of(members: list[int]) -> int:
    """Return the set with these members."""
    return sum(1 << member for member in members)


def test_a_set_of_one() -> None:
    """Each place has a bit of its own."""
    assert [bits.bit(index) for index in (0, 1, 61)] == [1, 2, 1 << 61]


@SETS
def test_has(members: list[int]) -> None:
    """A set has its members and no others."""
    mask = mask_of(members)

    assert [index for index in range(62) if bits.has(mask, index)] == members


@SETS
def test_count(members: list[int]) -> None:
    """As many as there are members."""
    assert bits.count(mask_of(members)) == len(members)


@SETS
def test_the_sum_by_multiplication(members: list[int]) -> None:
    """The compiled count; its lowest byte is the number also where nothing wraps around."""
    assert bits._count(mask_of(members)) & 255 == len(members)  # noqa: SLF001


@SETS
def test_a_loop_over_a_set(members: list[int]) -> None:
    """Taking the lowest until none is left goes through all, rising."""
    mask = mask_of(members)
    found = []
    while mask != 0:
        found.append(bits.lowest(mask))
        mask = bits.without_lowest(mask)

    assert found == members


@SETS
def test_nth(members: list[int]) -> None:
    """Members by their place."""
    mask = mask_of(members)

    assert [bits.nth(mask, place) for place in range(len(members))] == members


@pytest.mark.parametrize("index", [0, 1, 30, 60, 61])
def test_above(index: int) -> None:
    """All places after one, up to the last."""
    assert bits.above(index) == mask_of(list(range(index + 1, 62)))
