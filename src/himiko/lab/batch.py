"""Many games at once, in arrays that are made once: for learning and for measuring.

    batch = Batch(1024, players=2, seed=7)
    while True:
        batch.step(policy(batch.observations, batch.masks))

On a GPU all arrays stay there; they share their memory with PyTorch, JAX and CuPy (`__dlpack__`,
`__cuda_array_interface__`).
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.game import Game
from himiko.lab.batch_spec import BatchSpec, Masks, worth_of
from himiko.lab.cpu_games import CpuGames
from himiko.lab.ids import ActionIds, action_ids
from himiko.lab.lab_problems import BadLab
from himiko.lab.layouts import Layout, layout

Device = Literal["cpu", "cuda"]


class Batch:
    """`n` games that go on together, an action in each at every step.

    A game that is over leaves its `rewards`, and the next one is dealt in its place by the same
    step. The games of a batch with seed 7 are those of `Game.new(players, 7)`, `8`, `9` and so on.
    Arrays are written over by every step: copy what is to be kept.
    """

    def __init__(  # noqa: PLR0913  (all but two have a sensible default)
        self,
        n: int,
        players: int = 2,
        *,
        device: Device = "cpu",
        seed: int = 0,
        threads: int = 1,
        masks: Masks = "bytes",
        observe: bool = True,
        autoreset: bool = True,
        rewards: Sequence[float] | None = None,
        edition: Edition | None = None,
    ) -> None:
        """`rewards` are by rank; by default 1 for the winner, and 0 in total."""
        _check(n, device, threads, masks)
        self.layout: Final[Layout] = layout(players, edition)
        self.actions: Final[ActionIds] = action_ids(self.layout.edition)
        spec = BatchSpec(n, self.layout, masks, observe, autoreset, worth_of(rewards, players))
        self.players: Final = players
        self.device: Final[Device] = device
        self._games: Final[Any] = _games(spec, device, threads)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self._games.seeds)

    @property
    def observations(self) -> Any:  # noqa: ANN401  (an array here or on a GPU)
        """What the seat to act may know: a row of int16 for each game; see `layout`."""
        return self._games.observations

    @property
    def masks(self) -> Any:  # noqa: ANN401
        """Legal actions: a byte for each id, or packed bits if the batch was asked for them."""
        return self._games.bits if self._games.spec.masks == "bits" else self._games.masks

    @property
    def rewards(self) -> Any:  # noqa: ANN401
        """What each seat got by the last step: 0 until a game is over."""
        return self._games.rewards

    @property
    def dones(self) -> Any:  # noqa: ANN401
        """Which games were over after the last step."""
        return self._games.dones

    @property
    def scores(self) -> Any:  # noqa: ANN401
        """Each seat's points in the last game that was over."""
        return self._games.scores

    @property
    def seats(self) -> Any:  # noqa: ANN401
        """The seat to act in each game; -1 where it is over and no other is dealt."""
        return self._games.seats

    @property
    def seeds(self) -> Any:  # noqa: ANN401
        """The seed of each game that is being played."""
        return self._games.seeds

    @property
    def illegal(self) -> Any:  # noqa: ANN401
        """Which actions of the last step were not legal: their games have stayed as they were."""
        return self._games.illegal

    def reset(self, seed: int = 0) -> None:
        """Deal all games again."""
        self._games.deal(seed)

    def step(self, actions: Any) -> None:  # noqa: ANN401
        """Carry out an action, by its id, in each game.

        Here an action that is not legal is refused (`BadLab`) when all others have been carried
        out; on a GPU it is only marked in `illegal`, since looking there would mean waiting.
        """
        if self.device == "cuda":
            self._games.step(actions)
            return
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (len(self),):
            raise BadLab("actions", expected=len(self), given=str(actions.shape))
        if self._games.step(actions):
            game = int(np.flatnonzero(self.illegal)[0])
            raise BadLab("illegal", game=game, action=int(actions[game]))

    def sample(self) -> Any:  # noqa: ANN401
        """Return a legal action for each game, drawn at random, each as likely."""
        return self._games.sample()

    def observe(self, seats: Any) -> NDArray[np.int16]:  # noqa: ANN401
        """Return what these seats may know, one of each game, here."""
        found: NDArray[np.int16] = self._games.observe(np.asarray(seats, np.int8))
        return found

    def engine_states(self) -> NDArray[np.void]:
        """Return the states of all games as the engine holds them, here: for reading only."""
        states: NDArray[np.void] = self._games.all_states()
        return states

    def game(self, index: int) -> Game:
        """Return one game as a `Game` that begins where it stands."""
        state = self._games.state(index)
        state["log_size"] = 0
        return Game(self.layout.edition, state)


def _check(n: int, device: str, threads: int, masks: str) -> None:
    if n < 1:
        raise BadLab("games", given=n)
    if threads < 1:
        raise BadLab("threads", given=threads)
    if device not in get_args(Device):
        raise BadLab("device", given=device)
    if masks not in get_args(Masks):
        raise BadLab("masks", given=masks)


def _games(spec: BatchSpec, device: Device, threads: int) -> Any:  # noqa: ANN401
    if device == "cpu":
        return CpuGames(spec, threads)
    from himiko.lab.cuda_games import CudaGames  # noqa: PLC0415  (loads numba-cuda)

    return CudaGames(spec)
