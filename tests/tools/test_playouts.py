"""The tool that asks what distinguishes turns."""

import numpy as np
import pytest

from tools.gauntlet.playouts import WALKS, Looked, explained, look, summary


def test_a_mixture_that_explains_everything_is_found() -> None:
    """Shares that are twice one value less the other's half have these weights, and an r² of 1."""
    one, other = np.array([0.1, -0.2, 0.1, 0.0]), np.array([0.3, 0.1, -0.2, -0.2])

    fit, weights = explained([one, other], 2 * one - 0.5 * other)

    assert fit == 1
    assert weights == [2, -0.5]


def test_what_is_gained_is_counted_against_the_networks_choice() -> None:
    """The turn chosen won 40 % of its games, the one the network liked best 10 %."""
    first, means = np.array([0.3, 0.2, 0.1]), np.array([0.1, 0.2, 0.3])
    won = np.array([0.1, 0.2, 0.4])

    said = summary([Looked(first, means, 2, won)] * 2)

    assert said["gained"] == pytest.approx(0.3)
    assert said["walks"] == pytest.approx(0.964, abs=0.05)


@pytest.mark.long
def test_a_position_is_looked_at_after_each_number_of_walks() -> None:
    """One position, one playout of each turn: what is known grows, what is won stays."""
    (looked,) = look(2, positions=1, playouts=1, seed=5)

    assert len(looked) == len(WALKS)
    assert all((one.won == looked[0].won).all() for one in looked)
    assert (looked[0].means != looked[-1].means).any()
