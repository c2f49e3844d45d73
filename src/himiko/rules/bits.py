"""Sets of slots, islands and tiles as the bits of one integer (all below 2**62)."""

from himiko.rules.compile import JIT, rule


@rule
def bit(index):
    """Return the set that holds one thing."""
    return 1 << int(index)


@rule
def has(mask, index):
    """Is the thing in the set?"""
    return (mask >> int(index)) & 1 != 0


@rule
def _count(mask):
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (mask * 0x0101010101010101) >> 56


def _count_python(mask):
    return int(mask).bit_count()


# The sum by multiplication wraps around, which compiled code does and Python does not.
count = _count if JIT else _count_python


@rule
def lowest(mask):
    """Return the first thing of a set that is not empty."""
    return count((mask & -mask) - 1)


@rule
def without_lowest(mask):
    """Return the set without its first thing: the step of every loop over a set."""
    return mask & (mask - 1)


@rule
def nth(mask, index):
    """Return the thing with this index (from 0) in the set."""
    for _ in range(index):
        mask = without_lowest(mask)
    return lowest(mask)


@rule
def above(index):
    """Return the set of all things after this one."""
    return ~((2 << int(index)) - 1) & 0x3FFFFFFFFFFFFFFF
