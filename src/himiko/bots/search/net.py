"""The value network: winning chances and final scores of all seats, in whole numbers.

Inputs that are on (see inputs.py) add their rows to the first layer; two small layers follow,
one pair for each number of players. Weights and activations are integers, so that every machine
computes the same. `himiko.bots.training` makes the weights.
"""

import math
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.inputs import list_inputs
from himiko.bots.search.layout import (
    FINALS_AT,
    HIDDEN,
    INPUTS,
    LAYOUT_VERSION,
    OUTPUTS,
    PARTS_AT,
    SECOND,
    SUMMED_PARTS,
)
from himiko.bots.search.planner import AFTER_AT
from himiko.problem import Problem
from himiko.rules.board import total
from himiko.rules.compile import rule
from himiko.rules.names import KINDS
from himiko.rules.rounds import prepare_round
from himiko.rules.scoring import RANK, TOTAL, score, score_all
from himiko.rules.state import NOT_ENDED

COUNTS = 3  # numbers of players: 2, 3, 4

# Activations and weights are multiples of 1/512: sums of products stay below 2**31.
BITS = 9
ONE = 1 << BITS
FIRST_CAP = 4 * ONE - 1
SECOND_CAP = 16 * ONE - 1
SECOND_WEIGHT_CAP = 4 * ONE - 1
POINTS_UNIT = 10.0  # final scores are put out in tens

GUESS = -1  # in place of a network's number: a beginner's guess
SCORE_WEIGHT = 1e-3  # of a point ahead, beside the winning chance


_LAYOUT = np.dtype(
    [
        ("first", np.int16, (INPUTS, HIDDEN)),
        ("first_bias", np.int32, HIDDEN),
        ("second", np.int16, (COUNTS, SECOND, HIDDEN)),
        ("second_bias", np.int32, (COUNTS, SECOND)),
        ("third", np.int16, (COUNTS, OUTPUTS, SECOND)),
        ("third_bias", np.int32, (COUNTS, OUTPUTS)),
    ],
    align=True,
)
NET = np.dtype((np.record, _LAYOUT))
PARTS = tuple(_LAYOUT.names or ())

Net = NDArray[np.void]
"""Networks: an array of records."""


class BadWeights(Problem):
    """A file of weights that does not fit this version."""

    family = "bad_weights"
    messages = {  # noqa: RUF012  (read by the class it comes from)
        "layout": "{file} is for layout {found} of the inputs, not {expected}",
        "shape": "{file} has weights of another shape",
    }


def read_net(path: Path) -> Net:
    """Read a network; the layout of the inputs must be the one it was trained for."""
    net = np.zeros(1, NET)
    with np.load(path) as stored:
        found = int(stored["layout"])
        if found != LAYOUT_VERSION:
            raise BadWeights("layout", file=path.name, found=found, expected=LAYOUT_VERSION)
        for name in PARTS:
            if stored[name].shape != net[name][0].shape:
                raise BadWeights("shape", file=path.name)
            net[name][0] = stored[name]
    return net


def write_net(path: Path, net: Net) -> None:
    parts = {name: net[name][0] for name in PARTS}
    np.savez_compressed(path, layout=np.int64(LAYOUT_VERSION), **parts)


@cache
def shipped_net() -> Net:
    """Return the network that comes with himiko."""
    with as_file(files(__package__).joinpath("net.npz")) as path:
        return read_net(path)


@rule
def _run(w, of, size, first, last, r):
    """Run the network over the inputs, for some of its outputs.

    Outputs are by seats in the order they play next.
    """
    for n in range(HIDDEN):
        r.sums[n] = w.first_bias[n]
    for k in range(size):
        which = r.inputs[k]
        for n in range(HIDDEN):
            r.sums[n] += w.first[which, n]
    for n in range(HIDDEN):
        r.sums[n] = max(0, min(FIRST_CAP, r.sums[n]))
    for m in range(SECOND):
        total = np.int32(0)
        for n in range(HIDDEN):
            total += np.int32(w.second[of, m, n]) * r.sums[n]
        reached = (w.second_bias[of, m] + total) >> BITS
        r.second[m] = max(0, min(SECOND_CAP, reached))
    for m in range(first, last):
        total = int(w.third_bias[of, m])
        for n in range(SECOND):
            total += int(w.third[of, m, n]) * int(r.second[n])
        r.output[m] = total / (ONE * ONE)


@rule
def _end_exactly(s, t, r, b):
    """If the round's end is the game's end, write the real result and say so."""
    b[AFTER_AT] = s
    after = b[AFTER_AT]
    after.log_size = -1
    if prepare_round(after, t) == NOT_ENDED:
        return False
    score_all(s, t, r.scores)
    for seat in range(int(s.players)):
        r.finals[seat] = r.scores[seat, TOTAL]
        r.chances[seat] = 1.0 if r.scores[seat, RANK] == 1 else 0.0
    return True


@rule
def _guess(s, t, r):
    """Value a position as a beginner might: points count, tokens nearly as much."""
    seats = int(s.players)
    everything = 0.0
    for seat in range(seats):
        score(s, t, seat, r.points[0])
        tokens = 0
        for kind in range(KINDS):
            tokens += int(s.tokens[seat, kind])
        r.finals[seat] = r.points[0, TOTAL] + 0.8 * tokens + 0.1 * total(s.hand[seat])
    for seat in range(seats):
        r.chances[seat] = math.exp((r.finals[seat] - r.finals[0]) / 8.0)
        everything += r.chances[seat]
    for seat in range(seats):
        r.chances[seat] /= everything


@rule
def value(s, t, net, which, r, b, done):
    """Write every seat's winning chance and expected final score; say whether they are exact.

    `which` is the number of the network, or GUESS.
    """
    if done == s.turns and _end_exactly(s, t, r, b):
        return True
    if which == GUESS:
        _guess(s, t, r)
        return False
    seats = int(s.players)
    size = list_inputs(s, t, done, r)
    _run(net[which], seats - 2, size, 0, PARTS_AT, r)
    most = -1e9
    for n in range(seats):
        most = max(most, r.output[n])
    everything = 0.0
    for n in range(seats):
        odds = math.exp(r.output[n] - most)
        r.chances[r.who[n]] = odds
        r.finals[r.who[n]] = POINTS_UNIT * r.output[FINALS_AT + n]
        everything += odds
    for n in range(seats):
        r.chances[n] /= everything
    return False


@rule
def value_parts(s, t, net, which, r, b, done):
    """Write what every seat's final score is expected to be made of."""
    seats = int(s.players)
    exact = done == s.turns and _end_exactly(s, t, r, b)
    if exact or which == GUESS:
        score_all(s, t, r.scores)
    else:
        size = list_inputs(s, t, done, r)
        _run(net[which], seats - 2, size, PARTS_AT, OUTPUTS, r)
    for n in range(seats):
        for part in range(len(SUMMED_PARTS)):
            if exact or which == GUESS:
                r.parts[n, part] = r.scores[n, part]
            else:
                expected = r.output[PARTS_AT + len(SUMMED_PARTS) * n + part]
                r.parts[r.who[n], part] = POINTS_UNIT * expected


@rule
def worth_to(seat, seats, r):
    """Return what the position just valued is worth to a seat."""
    other = -1e9
    for rival in range(seats):
        if rival != seat:
            other = max(other, r.finals[rival])
    return r.chances[seat] + SCORE_WEIGHT * (r.finals[seat] - other)
