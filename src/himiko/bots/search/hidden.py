"""Dealing again, within a search, what a seat cannot know of a state."""

from himiko.rules.chance import WORD, threefry
from himiko.rules.compile import rule
from himiko.rules.hidden import redeal

REDEAL = 3  # third counter word, apart from deals, playouts and self-play


@rule
def redeal_state(s, seat, seed, number):
    """Deal again under a key made of the search's seed and the number of the deal."""
    a, b, c, d = threefry(seed & WORD, seed >> 32, number, 0, 0, 0, REDEAL, 0)
    redeal(s, seat, a, b, c, d)
