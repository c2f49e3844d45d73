"""Chance: Threefry-4x32, a counter-based generator whose key and counter are in the state.

A game's deal and every later shuffle follow from its key alone. The four words made from one
counter are kept in `pool` and used up one by one. All words are 32 bits held in 64, so that
nothing overflows, compiled or not.
"""

from himiko.rules.compile import rule

WORD = 0xFFFFFFFF
PARITY = 0x1BD11BDA
ROUNDS = 20


@rule
def _turn(word, by):
    return ((word << by) | (word >> (32 - by))) & WORD


@rule
def _mix(a, b, by):
    a = (a + b) & WORD
    return a, _turn(b, by) ^ a


@rule
def _key_word(k0, k1, k2, k3, index):
    """Return word `index` of the key, the fifth being the parity of the others."""
    if index == 0:
        return k0
    if index == 1:
        return k1
    if index == 2:
        return k2
    if index == 3:
        return k3
    return PARITY ^ k0 ^ k1 ^ k2 ^ k3


@rule
def threefry(k0, k1, k2, k3, c0, c1, c2, c3):
    """Return the four words of a counter under a key: 20 rounds, as published."""
    a, b, c, d = (c0 + k0) & WORD, (c1 + k1) & WORD, (c2 + k2) & WORD, (c3 + k3) & WORD
    for four in range(ROUNDS // 4):
        if four % 2 == 0:
            a, b = _mix(a, b, 10)
            c, d = _mix(c, d, 26)
            a, d = _mix(a, d, 11)
            c, b = _mix(c, b, 21)
            a, b = _mix(a, b, 13)
            c, d = _mix(c, d, 27)
            a, d = _mix(a, d, 23)
            c, b = _mix(c, b, 5)
        else:
            a, b = _mix(a, b, 6)
            c, d = _mix(c, d, 20)
            a, d = _mix(a, d, 17)
            c, b = _mix(c, b, 11)
            a, b = _mix(a, b, 25)
            c, d = _mix(c, d, 10)
            a, d = _mix(a, d, 18)
            c, b = _mix(c, b, 20)
        key = four + 1
        a = (a + _key_word(k0, k1, k2, k3, key % 5)) & WORD
        b = (b + _key_word(k0, k1, k2, k3, (key + 1) % 5)) & WORD
        c = (c + _key_word(k0, k1, k2, k3, (key + 2) % 5)) & WORD
        d = (d + _key_word(k0, k1, k2, k3, (key + 3) % 5) + key) & WORD
    return a, b, c, d


@rule
def fill_pool(s):
    """Make the words of the current block of four draws."""
    block = int(s.draws) // 4
    a, b, c, d = threefry(
        int(s.key[0]), int(s.key[1]), int(s.key[2]), int(s.key[3]), block & WORD, block >> 32, 0, 0
    )
    s.pool[0] = a
    s.pool[1] = b
    s.pool[2] = c
    s.pool[3] = d


@rule
def _word(s):
    index = int(s.draws) % 4
    if index == 0:
        fill_pool(s)
    s.draws += 1
    return int(s.pool[index])


@rule
def below(s, bound):
    """Draw a number from 0 to bound - 1, each exactly as likely (Lemire's method)."""
    product = _word(s) * bound
    unfair = (WORD + 1) % bound
    while (product & WORD) < unfair:
        product = _word(s) * bound
    return product >> 32


@rule
def shuffle(s, things, first, end):
    """Shuffle things[first:end]."""
    for last in range(end - 1, first, -1):
        other = first + below(s, last - first + 1)
        kept = things[last]
        things[last] = things[other]
        things[other] = kept
