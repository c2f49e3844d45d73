"""Dealing anew, in compiled code, what a seat cannot know of a state (as game.redeal does)."""

from himiko.rules.chance import WORD, shuffle, threefry
from himiko.rules.compile import rule

REDEAL = 3  # third counter word, apart from deals, playouts and self-play


@rule
def redeal_state(s, seat, seed, number):
    """Shuffle the hidden parts; the seat's knowledge of the deck's top and bottom stays true."""
    a, b, c, d = threefry(seed & WORD, seed >> 32, number, 0, 0, 0, REDEAL, 0)
    s.key[0] = a
    s.key[1] = b
    s.key[2] = c
    s.key[3] = d
    s.draws = 0
    shuffle(s, s.deck, int(s.known_bottom[seat]), int(s.deck_size) - int(s.known_top[seat]))
    shuffle(s, s.specialist_deck, 0, int(s.specialist_deck_size))
    first = int(s.fleets_up)
    end = first + int(s.fleets_down)
    last_round = end - int(s.turns) if s.round_number > 1 else end
    shuffle(s, s.track, first, last_round)
    shuffle(s, s.track, last_round, end)
