"""The value network: winning chances and final scores of all seats, in whole numbers.

Inputs that are on (see inputs.py) add their rows to the first layer; two small layers follow,
one pair for each number of players. Weights and activations are integers, so that every machine
computes the same. `himiko.bots.training` makes the weights.
"""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.inputs import (
    FLEETS,
    INPUTS,
    LAYOUT_VERSION,
    MOST_INPUTS,
    RANK_PART,
    SEATS,
    TOTAL_PART,
    list_inputs,
)
from himiko.problem import Problem
from himiko.rules.board import total
from himiko.rules.compile import entry, rule
from himiko.rules.names import KINDS
from himiko.rules.rounds import prepare_round
from himiko.rules.scoring import score, score_all
from himiko.rules.state import NOT_ENDED, STATE

HIDDEN = 128
SECOND = 32
OUTPUTS = 2 * SEATS  # logits of winning, then final scores
COUNTS = 3  # numbers of players: 2, 3, 4

# Activations and weights are multiples of 1/512: sums of products stay below 2**31.
BITS = 9
ONE = 1 << BITS
FIRST_CAP = 4 * ONE - 1
SECOND_CAP = 16 * ONE - 1
SECOND_WEIGHT_CAP = 4 * ONE - 1
POINTS_UNIT = 10.0  # final scores are put out in tens

SCORE_WEIGHT = 1e-3  # of a point ahead, beside the winning chance


class Net(NamedTuple):
    """Weights; the first axis is the network's number, so that several can play each other."""

    first: NDArray[np.int16]  # net, input, hidden
    first_bias: NDArray[np.int32]  # net, hidden
    second: NDArray[np.int16]  # net, players, hidden of the second layer, hidden
    second_bias: NDArray[np.int32]
    third: NDArray[np.int16]  # net, players, output, hidden of the second layer
    third_bias: NDArray[np.int32]


class Reckoner(NamedTuple):
    """The arrays that valuing a position works with; one for each thread."""

    inputs: NDArray[np.int32]
    sums: NDArray[np.int32]
    hidden: NDArray[np.int32]
    second: NDArray[np.int32]
    output: NDArray[np.float64]
    who: NDArray[np.int64]  # the seats in the order in which they play next
    points: NDArray[np.int64]
    table: NDArray[np.int64]
    starts: NDArray[np.int64]  # colour: slots where a chain can begin
    islands: NDArray[np.int64]  # empty ones: island, boats around, free slots, colours to begin
    fleets: NDArray[np.int64]  # their number, then the fleets to look at
    best: NDArray[np.int64]  # seat, fleet: the best building
    one_lacks: NDArray[np.int64]  # colour: tiles that lack one boat of it
    chances: NDArray[np.float64]  # by seat
    finals: NDArray[np.float64]
    after: NDArray[np.void]  # a state to try the end of the round in


def make_reckoner() -> Reckoner:
    """Make the arrays of one thread."""
    return Reckoner(
        inputs=np.zeros(MOST_INPUTS, np.int32),
        sums=np.zeros(HIDDEN, np.int32),
        hidden=np.zeros(HIDDEN, np.int32),
        second=np.zeros(SECOND, np.int32),
        output=np.zeros(OUTPUTS),
        who=np.zeros(SEATS, np.int64),
        points=np.zeros((SEATS, 8), np.int64),
        table=np.zeros((SEATS, 8), np.int64),
        starts=np.zeros(5, np.int64),
        islands=np.zeros((64, 4), np.int64),
        fleets=np.zeros(FLEETS + 1, np.int64),
        best=np.zeros((SEATS, FLEETS), np.int64),
        one_lacks=np.zeros(5, np.int64),
        chances=np.zeros(SEATS),
        finals=np.zeros(SEATS),
        after=np.zeros(1, STATE),
    )


class BadWeights(Problem):
    """A file of weights that does not fit this version."""

    family = "bad_weights"
    messages = {  # noqa: RUF012  (read by the class it comes from)
        "layout": "{file} is for layout {found} of the inputs, not {expected}",
        "shape": "{file} has weights of another shape",
    }


def read_net(path: Path) -> Net:
    """Read weights; the layout of the inputs must be the one they were trained for."""
    with np.load(path) as stored:
        found = int(stored["layout"])
        if found != LAYOUT_VERSION:
            raise BadWeights("layout", file=path.name, found=found, expected=LAYOUT_VERSION)
        net = Net(*(stored[name][None] for name in Net._fields))
    if net.first.shape != (1, INPUTS, HIDDEN):
        raise BadWeights("shape", file=path.name)
    return net


def write_net(path: Path, net: Net) -> None:
    """Write the weights of one network."""
    parts = {name: getattr(net, name)[0] for name in Net._fields}
    np.savez_compressed(path, layout=np.int64(LAYOUT_VERSION), **parts)


@cache
def shipped_net() -> Net:
    """Return the weights that come with himiko."""
    with as_file(files(__package__).joinpath("net.npz")) as path:
        return read_net(path)


def stack(nets: list[Net]) -> Net:
    """Return networks as one, each with its number."""
    return Net(*(np.concatenate(parts) for parts in zip(*nets, strict=True)))


def blank_net() -> Net:
    """Return a network that knows nothing: all weights are zero."""
    return Net(
        np.zeros((1, INPUTS, HIDDEN), np.int16),
        np.zeros((1, HIDDEN), np.int32),
        np.zeros((1, COUNTS, SECOND, HIDDEN), np.int16),
        np.zeros((1, COUNTS, SECOND), np.int32),
        np.zeros((1, COUNTS, OUTPUTS, SECOND), np.int16),
        np.zeros((1, COUNTS, OUTPUTS), np.int32),
    )


@rule
def _run(net, which, of, size, r):
    """Run the network over the inputs; outputs are by seats in the order they play next."""
    first = net.first[which]
    sums = r.sums
    for n in range(HIDDEN):
        sums[n] = net.first_bias[which, n]
    for k in range(size):
        row = first[r.inputs[k]]
        for n in range(HIDDEN):
            sums[n] += row[n]
    hidden = r.hidden
    for n in range(HIDDEN):
        hidden[n] = max(0, min(FIRST_CAP, sums[n]))
    for m in range(SECOND):
        row = net.second[which, of, m]
        total = np.int32(0)
        for n in range(HIDDEN):
            total += np.int32(row[n]) * hidden[n]
        reached = (net.second_bias[which, of, m] + total) >> BITS
        r.second[m] = max(0, min(SECOND_CAP, reached))
    for m in range(OUTPUTS):
        total = int(net.third_bias[which, of, m])
        for n in range(SECOND):
            total += int(net.third[which, of, m, n]) * int(r.second[n])
        r.output[m] = total / (ONE * ONE)


@rule
def _end_exactly(s, t, r):
    """If the round's end is the game's end, write the real result and say so."""
    r.after[0] = s
    after = r.after[0]
    after.log_size = -1
    if prepare_round(after, t) == NOT_ENDED:
        return False
    score_all(s, t, r.table)
    for seat in range(int(s.players)):
        r.finals[seat] = r.table[seat, TOTAL_PART]
        r.chances[seat] = 1.0 if r.table[seat, RANK_PART] == 1 else 0.0
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
        r.finals[seat] = r.points[0, TOTAL_PART] + 0.8 * tokens + 0.1 * total(s.hand[seat])
    for seat in range(seats):
        r.chances[seat] = np.exp((r.finals[seat] - r.finals[0]) / 8.0)
        everything += r.chances[seat]
    for seat in range(seats):
        r.chances[seat] /= everything


@rule
def value(s, t, net, which, r, done):
    """Write every seat's winning chance and expected final score; say whether they are exact.

    `which` is the number of the network; below 0, a beginner's guess takes its place.
    """
    if done == s.turns and _end_exactly(s, t, r):
        return True
    if which < 0:
        _guess(s, t, r)
        return False
    seats = int(s.players)
    size = list_inputs(s, t, done, r)
    _run(net, which, seats - 2, size, r)
    most = -1e9
    for n in range(seats):
        most = max(most, r.output[n])
    everything = 0.0
    for n in range(seats):
        odds = np.exp(r.output[n] - most)
        r.chances[r.who[n]] = odds
        r.finals[r.who[n]] = POINTS_UNIT * r.output[SEATS + n]
        everything += odds
    for n in range(seats):
        r.chances[n] /= everything
    return False


@rule
def worth_to(seat, seats, r):
    """Return what the position just valued is worth to a seat."""
    other = -1e9
    for rival in range(seats):
        if rival != seat:
            other = max(other, r.finals[rival])
    return r.chances[seat] + SCORE_WEIGHT * (r.finals[seat] - other)


@entry
def value_of(states, tables, net, r, done):
    """Value one state, for Python."""
    return value(states[0], tables[0], net, 0, r, done)
