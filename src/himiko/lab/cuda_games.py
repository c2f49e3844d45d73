"""The games of a batch on a GPU: all arrays are there and stay there."""

from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from himiko.lab import kernels
from himiko.lab.batch_spec import BatchSpec
from himiko.lab.compiled import games
from himiko.lab.device_array import DeviceArray
from himiko.lab.encode import Encoder, packed_size
from himiko.lab.ids import action_ids
from himiko.lab.lab_problems import BadLab
from himiko.rules.gpu import NoGpu
from himiko.rules.state import QUESTION_SHAPE, STATE

_WORD: Final = 8  # bytes


class CudaGames:
    """Arrays for many games on a GPU, and what fills them."""

    def __init__(self, spec: BatchSpec) -> None:
        try:
            self._cuda: Any = kernels.load()
            self._kernels = {name: kernels.compiled(name) for name in kernels.KERNELS}
        except NoGpu as error:
            raise BadLab("no_gpu", reason=str(error)) from error
        self.spec: Final = spec
        n, players = spec.games, spec.layout.number_of_players
        self._make_open(n, players)
        self._make_inner(n)
        self._make_tables()

    def _make_open(self, n: int, players: int) -> None:
        """Make the arrays that can be seen."""
        spec, ids = self.spec, action_ids(self.spec.layout.edition)
        self.observations = self._zeros((n, spec.layout.size if spec.observe else 0), np.int16)
        sizes = {"bytes": len(ids), "bits": packed_size(len(ids))}
        self._mask_words, self.masks = self._padded(n, sizes["bytes"], spec.masks == "bytes")
        self._bit_words, self.bits = self._padded(n, sizes["bits"], spec.masks == "bits")
        self.rewards = self._zeros((n, players), np.float32)
        self.scores = self._zeros((n, players), np.int16)
        self.dones = self._zeros(n, np.bool_)
        self.illegal = self._zeros(n, np.bool_)
        self.seats = self._zeros(n, np.int8)
        self.seeds = self._zeros(n, np.int64)
        self.sampled = self._zeros(n, np.int64)

    def _make_inner(self, n: int) -> None:
        spec = self.spec
        starts = spec.layout.words() if spec.observe else []
        self.states = self._cuda.to_device(np.zeros((kernels.WORDS, n), np.int64))
        self._questions = self._cuda.to_device(np.zeros((*QUESTION_SHAPE, n), np.int64))
        self._words = self._cuda.to_device(np.zeros((len(starts), n), np.int64))
        known = spec.layout.values if spec.observe else 0
        self._values = self._cuda.to_device(np.zeros((known, n), np.int64))
        self._finished = self._cuda.to_device(np.zeros(n + 1, np.int64))
        self._dice = self._cuda.to_device(np.zeros((n, 4), np.int64))

    def _make_tables(self) -> None:
        layout = self.spec.layout
        ids = action_ids(layout.edition)
        to_device = self._cuda.to_device
        self._numbers, self._base = to_device(ids.numbers.copy()), to_device(ids.base.copy())
        self._components = to_device(layout.edition.components.copy())
        self._worth = to_device(self.spec.worth)
        word_of = np.zeros(layout.size, np.int32)
        bit_of = np.zeros(layout.size, np.int32)
        edges = [*layout.words(), layout.size]
        for word, (start, end) in enumerate(pairwise(edges)):
            word_of[start:end] = word
            bit_of[start:end] = np.arange(end - start)
        self._word_of, self._bit_of = to_device(word_of), to_device(bit_of)

    def _zeros(self, shape: int | tuple[int, ...], kind: Any) -> DeviceArray:  # noqa: ANN401
        return DeviceArray(self._cuda.to_device(np.zeros(shape, kind)))

    def _padded(self, n: int, size: int, wanted: bool) -> tuple[Any, DeviceArray]:  # noqa: FBT001
        """Return rows of words, eight bytes each, and the same as rows of bytes."""
        if not wanted:
            return self._cuda.to_device(np.zeros((n, 0), np.int64)), self._zeros((n, 0), np.uint8)
        words = -(-size // _WORD)
        whole = self._cuda.to_device(np.zeros((n, words), np.int64))
        return whole, DeviceArray(whole, np.uint8, (n, size))

    def _launch(self, name: str, threads: int, *arguments: Any) -> None:  # noqa: ANN401
        blocks = -(-threads // kernels.BLOCK)
        self._kernels[name][blocks, kernels.BLOCK](*arguments)

    def deal(self, seed: int) -> None:
        """Deal each of the games: their seeds are this one and those after it."""
        n = self.spec.games
        dice = np.zeros((n, 4), np.int64)
        games.throw_dice(seed, dice)
        self._dice.copy_to_device(dice)
        self.seeds.owner.copy_to_device(np.arange(seed, seed + n))
        self._finished.copy_to_device(np.concatenate(([n], np.arange(n))))
        for array in (self.rewards, self.dones, self.illegal):
            array.owner.copy_to_device(np.zeros(array.shape, array.dtype))
        self._deal_and_write()

    def step(self, actions: Any) -> None:  # noqa: ANN401
        """Carry out an action in each game."""
        spec = self.spec
        given = self._given(actions)
        self._launch(
            "step_block",
            spec.games,
            *(self.states, self._components, int(spec.autoreset), self.seeds.owner, given),
            *(self._numbers, self._questions, self._worth, self.rewards.owner, self.scores.owner),
            *(self.dones.owner, self.illegal.owner, self._finished),
            *(self.seats.owner, self._words, self._values),
        )
        self._deal_and_write()

    def _given(self, actions: Any) -> Any:  # noqa: ANN401
        """Return actions as an array on the GPU; one that is there already is not copied."""
        if isinstance(actions, DeviceArray):
            return actions.owner
        if hasattr(actions, "__cuda_array_interface__"):
            array = self._cuda.as_cuda_array(actions)
        else:
            array = self._cuda.to_device(np.ascontiguousarray(actions, np.int64))
        if array.shape != (self.spec.games,) or array.dtype != np.int64:
            raise BadLab("actions", expected=self.spec.games, given=f"{array.shape} {array.dtype}")
        return array

    def _deal_and_write(self) -> None:
        spec = self.spec
        self._launch(
            "deal_games",
            spec.games,
            *(self.states, self._components, spec.layout.number_of_players),
            *(self.seeds.owner, self._finished, self._questions),
            *(self.seats.owner, self._words, self._values),
        )
        self._launch(
            "write_games",
            spec.games * kernels.WARP,
            *(self._questions, self._base, self._words, self._values),
            *(self._word_of, self._bit_of, self._finished),
            *(self.observations.owner, self._mask_bytes(), self._mask_words, self._bit_words),
        )

    def _mask_bytes(self) -> Any:  # noqa: ANN401
        """Return the rows of the mask with their padding, as the kernel takes them."""
        wanted = self.spec.masks == "bytes"
        return self._mask_words.view(np.uint8) if wanted else self.masks.owner

    def sample(self) -> DeviceArray:
        """Draw a legal action for each game, each as likely."""
        arguments = (self._questions, self._dice, self._base, self.sampled.owner)
        self._launch("sample_games", self.spec.games, *arguments)
        return self.sampled

    def observe(self, seats: NDArray[np.int8]) -> NDArray[np.int16]:
        """Return what other seats may know: one of each game. The states come here for it."""
        layout = self.spec.layout
        encoder = Encoder(layout.number_of_players, layout.edition)
        return encoder.observe_states(self.all_states(), seats)

    def all_states(self) -> NDArray[np.void]:
        """Return a copy of all states."""
        words = np.ascontiguousarray(self.states.copy_to_host().T)
        return words.reshape(-1).view(STATE)

    def state(self, index: int) -> NDArray[np.void]:
        """Return a copy of the state of one game."""
        return self.all_states()[index : index + 1].copy()
