"""Learning: the network in floating point, its gradients, and Adam. NumPy, or CuPy on a GPU."""

from typing import Any, NamedTuple

import numpy as np

from himiko.bots.search.inputs import HIDDEN, INPUTS, OUTPUTS, SEATS, SECOND
from himiko.bots.search.net import (
    COUNTS,
    FIRST_CAP,
    NET,
    ONE,
    SECOND_CAP,
    SECOND_WEIGHT_CAP,
    Net,
)
from himiko.bots.training.samples import Samples

Array = Any  # of NumPy or CuPy

SCORE_LOSS = 0.15  # weight of the final scores beside the winning chances
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


def to_net(floats: Floats) -> Net:
    """Round weights to the whole numbers that players use."""
    short, wide = 32767, 2**30
    net = np.zeros(1, NET)
    for name, unit, most in (
        ("first", ONE, short),
        ("first_bias", ONE, wide),
        ("second", ONE, SECOND_WEIGHT_CAP),
        ("second_bias", ONE * ONE, wide),
        ("third", ONE, short),
        ("third_bias", ONE * ONE, wide),
    ):
        net[name][0] = np.clip(np.rint(getattr(floats, name) * unit), -most, most)
    return net


def _gradients(xp: Any, w: Floats, batch: Samples, of: int) -> tuple[Floats, float, float]:  # noqa: ANN401
    """Return the gradients of the loss over a batch of one number of players, and the losses."""
    seats = of + 2
    size = len(batch.inputs)
    on = xp.zeros((size, INPUTS + 1), np.float32)
    on[xp.arange(size)[:, None], xp.asarray(batch.inputs.astype(np.int32))] = 1
    on = on[:, :INPUTS]
    chances, finals = xp.asarray(batch.chances), xp.asarray(batch.finals)
    sums = on @ w.first + w.first_bias
    hidden = xp.clip(sums, 0, FIRST_CAP / ONE)
    sums2 = hidden @ w.second[of].T + w.second_bias[of]
    hidden2 = xp.clip(sums2, 0, SECOND_CAP / ONE)
    output = hidden2 @ w.third[of].T + w.third_bias[of]

    logits = output[:, :seats] - output[:, :seats].max(axis=1, keepdims=True)
    odds = xp.exp(logits)
    guess = odds / odds.sum(axis=1, keepdims=True)
    missed = output[:, SEATS : SEATS + seats] - finals
    loss = -(chances * xp.log(guess + 1e-9)).sum(axis=1).mean()
    error = (missed * missed).mean()

    d_output = xp.zeros_like(output)
    d_output[:, :seats] = (guess - chances) / size
    d_output[:, SEATS : SEATS + seats] = SCORE_LOSS * xp.clip(missed, -2, 2) / size
    d_hidden2 = (d_output @ w.third[of]) * ((sums2 > 0) & (sums2 < SECOND_CAP / ONE))
    d_hidden = (d_hidden2 @ w.second[of]) * ((sums > 0) & (sums < FIRST_CAP / ONE))
    gradients = Floats(*(xp.zeros_like(part) for part in w))
    gradients.first[:] = on.T @ d_hidden
    gradients.first_bias[:] = d_hidden.sum(axis=0)
    gradients.second[of] = d_hidden2.T @ hidden
    gradients.second_bias[of] = d_hidden2.sum(axis=0)
    gradients.third[of] = d_output.T @ hidden2
    gradients.third_bias[of] = d_output.sum(axis=0)
    return gradients, float(loss), float(error)


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
    batches = _plan_batches(samples, epochs, batch, rng)
    losses: dict[int, list[tuple[float, float]]] = {players: [] for players in samples}
    for step, (players, rows) in enumerate(batches, 1):
        of = players - 2
        those = samples[players]
        part = Samples(those.inputs[rows], those.chances[rows], those.finals[rows])
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
        players: tuple(np.mean(kept[-100:], axis=0).tolist())
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
