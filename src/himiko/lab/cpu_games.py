"""The games of a batch on the processor: its arrays, and threads that share the work."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numba
import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.lab.batch_spec import BatchSpec
from himiko.lab.compiled import games
from himiko.lab.encode import packed_size
from himiko.lab.ids import action_ids
from himiko.rules.compile import direct
from himiko.rules.scoring import PARTS
from himiko.rules.state import QUESTION_SHAPE, SEATS, STATE


class CpuGames:
    """Arrays for many games, and what fills them."""

    def __init__(self, spec: BatchSpec, threads: int) -> None:
        self.spec: Final = spec
        n, layout = spec.games, spec.layout
        ids = action_ids(layout.edition)
        self.states: NDArray[np.void] = np.zeros(n, STATE)
        self.observations = np.zeros((n, layout.size if spec.observe else 0), np.int16)
        self.masks = np.zeros((n, len(ids) if spec.masks == "bytes" else 0), np.uint8)
        self.bits = np.zeros((n, packed_size(len(ids)) if spec.masks == "bits" else 0), np.uint8)
        self.rewards = np.zeros((n, layout.number_of_players), np.float32)
        self.scores = np.zeros((n, layout.number_of_players), np.int16)
        self.dones = np.zeros(n, np.bool_)
        self.illegal = np.zeros(n, np.bool_)
        self.seats = np.zeros(n, np.int8)
        self.seeds = np.zeros(n, np.int64)
        self.sampled = np.zeros(n, np.int64)
        self.questions = np.zeros((n, *QUESTION_SHAPE), np.int64)
        self.dice = np.zeros((n, 4), np.int64)
        self._numbers, self._base = ids.numbers, ids.base
        self._blank = np.zeros(1, STATE)
        self._starts = np.array(layout.words(), np.int32)
        self._parts = [_Part(*span, self._starts, layout.values) for span in _spans(n, threads)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._advance = direct(games.advance, signature())

    def deal(self, seed: int) -> None:
        """Deal each of the games: their seeds are this one and those after it."""
        self.seeds[:] = np.arange(seed, seed + len(self.seeds))
        games.throw_dice(seed, self.dice)
        self.rewards[:] = 0
        self.dones[:] = False
        self.illegal[:] = False
        self._share(lambda part: self._part(games.DEAL, self.sampled, part))

    def step(self, actions: NDArray[np.int64]) -> int:
        """Carry out an action in each game; return how many were not legal."""
        return self._share(lambda part: self._part(games.STEP, actions, part))

    def _share(self, work: Callable[["_Part"], int]) -> int:
        """Let every thread do its part; return the sum of what they say."""
        first, *others = self._parts
        if self._pool is None:
            return work(first)
        waiting = [self._pool.submit(work, part) for part in others]
        return work(first) + sum(one.result() for one in waiting)

    def _part(self, what: int, actions: NDArray[np.int64], part: "_Part") -> int:
        spec = self.spec
        refused: int = self._advance(
            what,
            part.first,
            part.end,
            self.states,
            self._blank,
            spec.layout.edition.components,
            spec.layout.number_of_players,
            int(spec.autoreset),
            self.seeds,
            actions,
            self._numbers,
            self._base,
            self.questions,
            self.seats,
            self.masks,
            self.bits,
            self._starts,
            part.words,
            part.values,
            self.observations,
            part.points,
            spec.worth,
            self.rewards,
            self.scores,
            self.dones,
            self.illegal,
        )
        return refused

    def sample(self) -> NDArray[np.int64]:
        """Draw a legal action for each game, each as likely."""
        self._share(self._sample_part)
        return self.sampled

    def _sample_part(self, part: "_Part") -> int:
        span = part.first, part.end
        drawn: int = games.sample(*span, self.questions, self.dice, self._base, self.sampled)
        return drawn

    def observe(self, seats: NDArray[np.int8]) -> NDArray[np.int16]:
        """Return what other seats may know: one of each game."""
        found = np.zeros((len(seats), self.spec.layout.size), np.int16)
        part = self._parts[0]
        components = self.spec.layout.edition.components
        work = (self._starts, part.words, part.values, part.points[0])
        games.observe(0, len(seats), self.states, components, seats, *work, found)
        return found

    def all_states(self) -> NDArray[np.void]:
        """Return all states, not a copy."""
        return self.states

    def state(self, index: int) -> NDArray[np.void]:
        """Return a copy of the state of one game."""
        return self.states[index : index + 1].copy()


class _Part:
    """The games of one thread, and its working memory."""

    def __init__(self, first: int, end: int, starts: NDArray[np.int32], values: int) -> None:
        self.first: Final = first
        self.end: Final = end
        self.words: Final = np.zeros(len(starts), np.int64)
        self.values: Final = np.zeros(values, np.int64)
        self.points: Final = np.zeros((SEATS, len(PARTS)), np.int64)


def _spans(games_: int, threads: int) -> list[tuple[int, int]]:
    """Cut the games into as many parts of equal size as there are threads."""
    edges = [games_ * n // threads for n in range(threads + 1)]
    return list(pairwise(edges))


def signature() -> tuple[Any, ...]:
    """Return what `games.advance` is called with."""
    types = numba.types
    word = types.int64
    fixed = {"readonly": True, "aligned": True}
    components = numba.typeof(Edition.standard().components)
    states = numba.typeof(np.zeros(1, STATE))
    masks = types.uint8[:, ::1]
    flags = types.boolean[::1]
    return (
        *(word, word, word, states, states, components, word, word, word[::1], word[::1]),
        types.Array(types.int16, 1, "C", **fixed),
        types.Array(types.int32, 1, "C", **fixed),
        *(word[:, :, ::1], types.int8[::1], masks, masks, types.int32[::1], word[::1], word[::1]),
        *(types.int16[:, ::1], word[:, ::1], types.float32[::1], types.float32[:, ::1]),
        *(types.int16[:, ::1], flags, flags),
    )
