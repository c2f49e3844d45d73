"""Learning: the network in floating point, its gradients, and Adam. NumPy, or CuPy on a GPU."""

from typing import Any, NamedTuple

import numpy as np

from himiko.bots.search.layout import (
    FINALS_AT,
    HIDDEN,
    INPUTS,
    OUTPUTS,
    PARTS_AT,
    SECOND,
    SUMMED_PARTS,
)
from himiko.bots.search.net import (
    COUNTS,
    FIRST_CAP,
    NET,
    ONE,
    POINTS_UNIT,
    SECOND_CAP,
    SECOND_WEIGHT_CAP,
    Net,
)
from himiko.bots.training.samples import Samples

Array = Any  # of NumPy or CuPy

SCORE_LOSS = 0.15  # weight of the final scores beside the winning chances
PARTS_LOSS = 0.03  # weight of the parts of the scores
_BETA1, _BETA2, _TINY = 0.9, 0.999, 1e-8


class Floats(NamedTuple):
    """Weights in floating point."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    third: Array
    third_bias: Array


def array_module() -> Any:  # noqa: ANN401  (NumPy or CuPy)
    """Return CuPy where there is a GPU for it, else NumPy."""
    try:
        import cupy  # noqa: PLC0415  (optional)

        cupy.zeros(1).sum()
    except Exception:  # noqa: BLE001  (whatever is missing, the processor does it)
        return np
    return cupy


def new_floats(seed: int) -> Floats:
    """Return weights to begin with."""
    rng = np.random.default_rng(seed)

    def normal(shape: tuple[int, ...], scale: float) -> Array:
        return (rng.standard_normal(shape) * scale).astype(np.float32)

    return Floats(
        normal((INPUTS, HIDDEN), 0.04),
        np.full(HIDDEN, 0.3, np.float32),
        normal((COUNTS, SECOND, HIDDEN), 0.1),
        np.full((COUNTS, SECOND), 0.3, np.float32),
        normal((COUNTS, OUTPUTS, SECOND), 0.1),
        np.zeros((COUNTS, OUTPUTS), np.float32),
    )


_UNITS = (
    ("first", ONE, 32767),
    ("first_bias", ONE, 2**30),
    ("second", ONE, SECOND_WEIGHT_CAP),
    ("second_bias", ONE * ONE, 2**30),
    ("third", ONE, 32767),
    ("third_bias", ONE * ONE, 2**30),
)
"""Of each part of the weights: what 1 is in whole numbers, and the largest of them."""


def to_net(floats: Floats) -> Net:
    """Round weights to the whole numbers that players use."""
    net = np.zeros(1, NET)
    for name, unit, most in _UNITS:
        net[name][0] = np.clip(np.rint(getattr(floats, name) * unit), -most, most)
    return net


def from_net(net: Net) -> Floats:
    """Return weights to go on with from those of a player."""
    return Floats(*(net[name][0].astype(np.float32) / np.float32(unit) for name, unit, _ in _UNITS))


class _Layers(NamedTuple):
    """What a network computes on the way from inputs to outputs."""

    on: Array  # the inputs
    sums: Array
    hidden: Array
    sums2: Array
    hidden2: Array
    output: Array


def _forward(xp: Any, w: Floats, inputs: Array, of: int) -> _Layers:  # noqa: ANN401
    size = len(inputs)
    on = xp.zeros((size, INPUTS + 1), np.float32)
    on[xp.arange(size)[:, None], inputs.astype(np.int32)] = 1
    on = on[:, :INPUTS]
    sums = on @ w.first + w.first_bias
    hidden = xp.clip(sums, 0, FIRST_CAP / ONE)
    sums2 = hidden @ w.second[of].T + w.second_bias[of]
    hidden2 = xp.clip(sums2, 0, SECOND_CAP / ONE)
    return _Layers(on, sums, hidden, sums2, hidden2, hidden2 @ w.third[of].T + w.third_bias[of])


def _gradients(xp: Any, w: Floats, batch: Samples, of: int) -> tuple[Floats, Array, Array]:  # noqa: ANN401
    """Return the gradients of the loss over a batch of one number of players, and the losses."""
    seats = of + 2
    size = len(batch.inputs)
    parts = batch.parts.astype(np.float32) / np.float32(POINTS_UNIT)
    on, sums, hidden, sums2, hidden2, output = _forward(xp, w, batch.inputs, of)

    logits = output[:, :seats] - output[:, :seats].max(axis=1, keepdims=True)
    odds = xp.exp(logits)
    guess = odds / odds.sum(axis=1, keepdims=True)
    missed = output[:, FINALS_AT : FINALS_AT + seats] - batch.finals
    last = PARTS_AT + seats * len(SUMMED_PARTS)
    missed_parts = output[:, PARTS_AT:last] - parts
    loss = -(batch.chances * xp.log(guess + 1e-9)).sum(axis=1).mean()
    error = (missed * missed).mean()

    d_output = xp.zeros_like(output)
    d_output[:, :seats] = (guess - batch.chances) / size
    d_output[:, FINALS_AT : FINALS_AT + seats] = SCORE_LOSS * xp.clip(missed, -2, 2) / size
    d_output[:, PARTS_AT:last] = PARTS_LOSS * xp.clip(missed_parts, -2, 2) / size
    d_hidden2 = (d_output @ w.third[of]) * ((sums2 > 0) & (sums2 < SECOND_CAP / ONE))
    d_hidden = (d_hidden2 @ w.second[of]) * ((sums > 0) & (sums < FIRST_CAP / ONE))
    gradients = Floats(*(xp.zeros_like(part) for part in w))
    gradients.first[:] = on.T @ d_hidden
    gradients.first_bias[:] = d_hidden.sum(axis=0)
    gradients.second[of] = d_hidden2.T @ hidden
    gradients.second_bias[of] = d_hidden2.sum(axis=0)
    gradients.third[of] = d_output.T @ hidden2
    gradients.third_bias[of] = d_output.sum(axis=0)
    return gradients, loss, error


def learn(  # noqa: PLR0913  (what learning depends on)
    floats: Floats,
    samples: dict[int, Samples],
    *,
    epochs: float,
    rate: float,
    batch: int,
    seed: int,
) -> tuple[Floats, dict[int, tuple[float, float]]]:
    """Learn from samples by number of players; return the new weights and the mean losses."""
    xp = array_module()
    rng = np.random.default_rng(seed)
    w = Floats(*(xp.asarray(part) for part in floats))
    means = Floats(*(xp.zeros_like(part) for part in w))
    squares = Floats(*(xp.zeros_like(part) for part in w))
    there = {  # on the GPU, if there is one
        players: Samples(*(xp.asarray(part) for part in those))
        for players, those in samples.items()
    }
    batches = _plan_batches(samples, epochs, batch, rng)
    losses: dict[int, list[tuple[Array, Array]]] = {players: [] for players in samples}
    for step, (players, rows) in enumerate(batches, 1):
        of = players - 2
        picked = xp.asarray(rows)
        part = Samples(*(array[picked] for array in there[players]))
        gradients, loss, error = _gradients(xp, w, part, of)
        losses[players].append((loss, error))
        # the rate falls in a straight line to a twentieth
        now = rate * (1 - 0.95 * step / len(batches)) * min(1.0, step / 20)
        now *= np.sqrt(1 - _BETA2**step) / (1 - _BETA1**step)
        for weight, gradient, mean, square in zip(w, gradients, means, squares, strict=True):
            mean += (1 - _BETA1) * (gradient - mean)  # noqa: PLW2901  (in place)
            square += (1 - _BETA2) * (gradient * gradient - square)  # noqa: PLW2901
            weight -= now * mean / (xp.sqrt(square) + _TINY)  # noqa: PLW2901
    back = getattr(xp, "asnumpy", np.asarray)
    learnt = Floats(*(back(part) for part in w))
    return learnt, {
        players: tuple(np.mean([[float(x) for x in pair] for pair in kept[-100:]], axis=0).tolist())
        for players, kept in losses.items()
        if kept
    }


def _plan_batches(
    samples: dict[int, Samples], epochs: float, batch: int, rng: np.random.Generator
) -> list[tuple[int, Array]]:
    """Cut the samples of every number of players into batches, in random order."""
    batches: list[tuple[int, Array]] = []
    for players, those in samples.items():
        number = len(those.inputs)
        wanted = max(1, round(epochs * number))
        rows = np.concatenate([rng.permutation(number) for _ in range(-(-wanted // number))])[
            :wanted
        ]
        batches += [(players, rows[n : n + batch]) for n in range(0, wanted, batch)]
    rng.shuffle(batches)
    return batches


def logits_of(floats: Floats, inputs: Array, players: int, batch: int) -> Array:
    """Return the logits of winning that a network gives to samples."""
    cuts = range(0, len(inputs), batch)
    return np.concatenate(
        [_forward(np, floats, inputs[n : n + batch], players - 2).output[:, :players] for n in cuts]
    )
