"""One game as arrays: what a seat may know, and what is legal."""

from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.game import Game
from himiko.lab.compiled import games
from himiko.lab.ids import ActionIds, action_ids
from himiko.lab.lab_problems import BadLab
from himiko.lab.layouts import Layout, layout
from himiko.rules.scoring import PARTS
from himiko.rules.state import QUESTION_SHAPE


class Encoder:
    """Turns games for a number of players into observations and masks."""

    def __init__(self, players: int, edition: Edition | None = None) -> None:
        self.layout: Final[Layout] = layout(players, edition)
        self.actions: Final[ActionIds] = action_ids(self.layout.edition)
        self._starts = np.array(self.layout.words(), np.int32)
        self._words = np.zeros(len(self._starts), np.int64)
        self._values = np.zeros(self.layout.values, np.int64)
        self._scratch = np.zeros(len(PARTS), np.int64)
        self._question = np.zeros(QUESTION_SHAPE, np.int64)

    def observe(self, game: Game, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know of a game (`layout` says which number is what)."""
        if seat not in range(game.players):
            raise BadLab("seat", last=game.players - 1, given=seat)
        seats = np.array([seat], np.int8)
        (observation,) = self.observe_states(game.engine_state(), seats)
        return cast("NDArray[np.int16]", observation)

    def observe_states(
        self, states: NDArray[np.void], seats: NDArray[np.int8]
    ) -> NDArray[np.int16]:
        """Return what a seat may know of each state of the engine."""
        observations = np.zeros((len(states), self.layout.size), np.int16)
        components = self.layout.edition.components
        work: tuple[Any, ...] = (self._starts, self._words, self._values, self._scratch)
        games.observe(0, len(states), states, components, seats, *work, observations)
        return observations

    def mask(self, game: Game) -> NDArray[np.uint8]:
        """Return a byte for each action: 1 if it is legal."""
        return self._masks(game)[0]

    def bits(self, game: Game) -> NDArray[np.uint8]:
        """Return the same packed, action 0 in the lowest bit of the first byte."""
        return self._masks(game)[1]

    def _masks(self, game: Game) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        mask = np.zeros(len(self.actions), np.uint8)
        bits = np.zeros(packed_size(len(self.actions)), np.uint8)
        components = self.layout.edition.components
        question, base = self._question, self.actions.base
        games.write_masks(game.engine_state(), 0, components, question, base, mask, bits)
        return mask, bits


def packed_size(actions: int) -> int:
    """Return how many bytes hold one bit for each action."""
    return (actions + 7) // 8
