"""Whole games by random play, entirely in compiled code, on one core or one GPU thread each."""

from himiko.rules.chance import WORD, threefry
from himiko.rules.compile import rule
from himiko.rules.question import answer_at, answers_of
from himiko.rules.setup import set_up
from himiko.rules.state import OVER
from himiko.rules.turn import legal, play

CHOICES = 1  # third counter word: keeps the players' choices apart from the deal


@rule
def play_out(s, t, question, cap, trace):
    """Play on at random until the game or round `cap` is over; return the number of decisions.

    A decision is a question with at least two answers. The actions go into `trace` as far as
    it has room; a trace of no length keeps none.
    """
    a, b, c, d = threefry(
        int(s.key[0]), int(s.key[1]), int(s.key[2]), int(s.key[3]), int(s.draws), 0, CHOICES, 0
    )
    decisions = 0
    plies = 0
    legal(s, t, question)
    while s.step != OVER and s.round <= cap:
        word = (a + b + d) & WORD  # sfc32, by Chris Doty-Humphrey
        d = (d + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
        answers = answers_of(question)
        action = answer_at(question, (word * answers) >> 32)
        if plies < len(trace):
            trace[plies] = action
        plies += 1
        if answers > 1:
            decisions += 1
        play(s, t, action, question)
    return decisions


@rule
def deal_and_play_out(s, t, players, question, cap, trace):
    """Deal a game into a state that is all zero but for its key, and play it out."""
    s.log_size = -1
    set_up(s, t, players)
    return play_out(s, t, question, cap, trace)
