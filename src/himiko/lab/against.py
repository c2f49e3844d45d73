"""A game of one seat against others, as arrays that are made once.

Opponents that act at random do so inside the compiled engine, together with the seat's own action;
those that think are asked in Python.
"""

from collections.abc import Mapping
from typing import Any, Final

import numba
import numpy as np

from himiko.bots import Player
from himiko.edition import Edition
from himiko.game import Game
from himiko.game.chance import key_of
from himiko.lab.batch_spec import by_rank
from himiko.lab.compiled import games
from himiko.lab.single import Rulebook
from himiko.rules import engine
from himiko.rules.compile import direct
from himiko.rules.scoring import PARTS, RANK
from himiko.rules.state import QUESTION_SHAPE, SEATS, STATE


class GameAgainst:
    """One game after another in the same arrays, seen from one seat."""

    def __init__(self, players: int, edition: Edition | None = None) -> None:
        self.book: Final = Rulebook(players, edition)
        layout, actions = self.book.encoder.layout, self.book.encoder.actions
        self.mask: Final = np.zeros(len(actions), np.uint8)
        """Legal actions, as bytes."""
        self.observation: Final = np.zeros(layout.size, np.int16)
        """What the seat may know."""
        self.seat = 0
        self.turn = games.NO_SEAT
        """The seat to act, -1 if the game is over."""
        self._thinkers: Mapping[int, Player] = {}
        self._drifters = 0  # seats that act at random, as bits
        self._worth: Final = by_rank(players)
        self._state: Final = np.zeros(1, STATE)
        self._question: Final = np.zeros(QUESTION_SHAPE, np.int64)
        self._dice: Final = np.zeros((1, 4), np.int64)
        starts = np.array(layout.words(), np.int32)
        words, values = np.zeros(len(starts), np.int64), np.zeros(layout.values, np.int64)
        scratch = np.zeros(len(PARTS), np.int64)
        self._work: Final[tuple[Any, ...]] = (
            *(self._question, self._dice[0], actions.base, self.mask),
            *(starts, words, values, self.observation, scratch),
        )
        self._answer: Final = direct(games.answer, signature())

    def deal(self, seed: int, seat: int, thinkers: Mapping[int, Player]) -> None:
        """Deal the game of a seed; others act until it is the seat's turn.

        `thinkers` are the players on other seats; a seat that has none acts at random.
        """
        self.seat, self._thinkers = seat, thinkers
        there = {seat, *thinkers}
        self._drifters = sum(1 << one for one in range(self.book.players) if one not in there)
        self._state[:] = np.zeros(1, STATE)
        self._state["key"] = key_of(seed)
        engine.deal(self._state, 0, self.book.components, self.book.players)
        games.throw_dice(seed, self._dice)
        self._go_on(games.NO_ACTION)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.turn == games.NO_SEAT

    def play(self, id_: int) -> None:
        """Play a legal action; others act until it is the seat's turn again, if it ever is."""
        self._go_on(self.book.numbers[id_])

    def _go_on(self, number: int) -> None:
        self._carry_out(number)
        while self.turn not in {self.seat, games.NO_SEAT}:
            game = self.game()
            codes = {text: code for code, text in game.legal_codes().items()}
            chosen = self._thinkers[self.turn].choose(game.view(self.turn), list(codes))
            self._carry_out(codes[chosen])

    def _carry_out(self, number: int) -> None:
        what = (number, self.seat, self._drifters)
        self.turn = self._answer(self._state, self.book.components, *what, *self._work)

    def reward(self) -> float:
        """Return what the seat gets for its rank if the game ends now."""
        points = np.zeros((SEATS, len(PARTS)), np.int64)
        engine.scores(self._state, 0, self.book.components, points)
        return self._worth[int(points[self.seat, RANK]) - 1]

    def game(self) -> Game:
        """Return it as a `Game` that begins where it stands."""
        state = self._state.copy()
        state["log_size"] = 0
        return Game(self.book.edition, state)


def signature() -> tuple[Any, ...]:
    """Return what `games.answer` is called with."""
    types = numba.types
    word = types.int64
    components = numba.typeof(Edition.standard().components)
    base = types.Array(types.int32, 1, "C", readonly=True, aligned=True)
    return (
        *(numba.typeof(np.zeros(1, STATE)), components, word, word, word, word[:, ::1], word[::1]),
        *(base, types.uint8[::1], types.int32[::1], word[::1], word[::1]),
        *(types.int16[::1], word[::1]),
    )
