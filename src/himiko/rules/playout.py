"""Whole games by random play, entirely in compiled code, on one core or one GPU thread each."""

from himiko.rules.chance import WORD, threefry
from himiko.rules.compile import rule
from himiko.rules.question import answer_at, answers_of
from himiko.rules.setup import set_up
from himiko.rules.state import FLEET_STEP, OVER
from himiko.rules.turn import apply, legal

CHOICES = 1  # third counter word: keeps the players' choices apart from the deal
NOT_ASKED = -1


@rule
def take_dice(s):
    """Return the generator of the choices, started from the key of the game."""
    return threefry(
        int(s.key[0]), int(s.key[1]), int(s.key[2]), int(s.key[3]), int(s.draws), 0, CHOICES, 0
    )


@rule
def roll(dice):
    """Return the next word and the generator after it (sfc32, by Chris Doty-Humphrey)."""
    a, b, c, d = dice
    word = (a + b + d) & WORD
    turned = ((c << 21) | (c >> 11)) & WORD
    return word, (b ^ (b >> 9), (c + (c << 3)) & WORD, (turned + word) & WORD, (d + 1) & WORD)


@rule
def ply(s, t, question, dice):
    """Ask, and carry out an answer drawn at random; return it and the dice.

    A question with one answer, which `turn.settle` would answer in passing, is a ply of its own
    here, and NOT_ASKED is returned: one call of `legal` and one of `apply` make a short loop,
    which is what counts on a GPU (see `gpu`).
    """
    legal(s, t, question)
    answers = answers_of(question)
    asked = answers > 1 or s.step == FLEET_STEP
    index = 0
    if asked:
        word, dice = roll(dice)
        index = (word * answers) >> 32
    action = answer_at(question, index)
    apply(s, t, action)
    return action if asked else NOT_ASKED, dice


@rule
def is_played_out(s, cap):
    """Is the game over, or round `cap`?"""
    return s.step == OVER or s.round_number > cap


@rule
def play_out(s, t, question, cap, trace):
    """Play on at random until the game or round `cap` is over; return the number of decisions.

    A decision is a question with at least two answers. The actions go into `trace` as far as
    it has room; a trace of no length keeps none.
    """
    dice = take_dice(s)
    decisions = 0
    plies = 0
    while not is_played_out(s, cap):
        action, dice = ply(s, t, question, dice)
        if action != NOT_ASKED:
            if plies < len(trace):
                trace[plies] = action
            plies += 1
            if answers_of(question) > 1:
                decisions += 1
    return decisions


@rule
def deal(s, t, players):
    """Deal a game, its log off, into a state that is all zero but for its key."""
    s.log_size = -1
    set_up(s, t, players)


@rule
def deal_and_play_out(s, t, players, question, cap, trace):
    """Deal a game into a state that is all zero but for its key, and play it out."""
    deal(s, t, players)
    return play_out(s, t, question, cap, trace)
