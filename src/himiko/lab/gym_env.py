"""The game as Gymnasium environments: one seat against computer players, and a whole batch."""

import sys
from collections.abc import Sequence
from typing import Any, Final, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from himiko.bots import make
from himiko.edition import Edition
from himiko.game import Game
from himiko.lab.against import GameAgainst
from himiko.lab.batch import Batch
from himiko.lab.batch_spec import RANDOM
from himiko.lab.lab_problems import BadLab
from himiko.lab.layouts import Layout
from himiko.lab.single import describe

_HIGHEST: Final = 32767
Array = NDArray[Any]


def _space(layout: Layout) -> spaces.Box:
    return spaces.Box(-_HIGHEST, _HIGHEST, (layout.size,), np.int16)


class YamataiEnv(gymnasium.Env[Array, np.int64]):
    """Yamataï for Gymnasium: one seat, the others are computer players.

    `seat` is a number, or None for another one in each game. `opponents` is a level, or one for
    each of the others. `action_masks()` is what sb3-contrib's MaskablePPO asks for. An illegal
    action ends the game with a reward of -1.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012  (Gymnasium's)

    def __init__(
        self,
        players: int = 2,
        opponents: str | Sequence[str] = "drifter",
        seat: int | None = None,
        render_mode: str | None = None,
        edition: Edition | None = None,
    ) -> None:
        self.players: Final = players
        self.render_mode = render_mode
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if seat is not None and seat not in range(players):
            raise BadLab("seat", last=players - 1, given=seat)
        if len(names) != players - 1:
            raise BadLab("levels", expected=players - 1, given=len(names))
        self._names: Final = names
        self._seat: Final = seat
        self._against: Final = GameAgainst(players, edition)
        self.encoder: Final = self._against.book.encoder
        self.observation_space = _space(self.encoder.layout)
        self.action_space = spaces.Discrete(len(self.encoder.actions))
        self._dealt = False

    @property
    def game(self) -> Game:
        """The game that is being played, as it stands."""
        if not self._dealt:
            self.reset()
        return self._against.game()

    @property
    def seat(self) -> int:
        """The seat that acts here."""
        return self._against.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal a new game, and let the others act until it is the seat's turn."""
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(2**62, size=2)]
        mine = drawn[1] % self.players if self._seat is None else self._seat
        seats = (seat for seat in range(self.players) if seat != mine)
        others = {
            seat: make(name, edition=self.encoder.layout.edition, seed=drawn[1] + seat)
            for seat, name in zip(seats, self._names, strict=True)
            if name != RANDOM
        }
        self._against.deal(drawn[0], mine, others)
        self._dealt = True
        return self._against.observation.copy(), self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others act until it is the seat's turn again."""
        game, reward = self._against, 0.0
        if not 0 <= action < len(game.mask) or not game.mask[action]:
            info = {**self._info(), "illegal": True}
            return game.observation.copy(), -1.0, True, False, info
        game.play(int(action))
        over = game.over
        if over:
            reward = game.reward()
        if self.render_mode == "human":
            self.render()
        return game.observation.copy(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        return self._against.mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._against.mask.astype(np.int8)}

    def render(self) -> Any:  # noqa: ANN401  (Gymnasium's word for it)
        """Return the game in a few lines, or print them."""
        text = describe(self.game)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            sys.stdout.write(text)
        return None


class YamataiVectorEnv(VectorEnv[Array, Array, Array]):
    """A `Batch` for Gymnasium: the policy that acts for it plays all seats.

    The reward of a step is that of the seat that acted in it; `infos` has those of all seats
    (`rewards`), the seat to act next (`seats`) and `action_mask`. A game that is over is followed
    by the next one in the same step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        threads: int = 1,
        **options: Any,  # noqa: ANN401
    ) -> None:
        self.batch: Final = Batch(num_envs, players, threads=threads, **options)
        self.num_envs = num_envs
        self.single_observation_space = _space(self.batch.layout)
        self.single_action_space = spaces.Discrete(len(self.batch.actions))
        self.observation_space = gymnasium.vector.utils.batch_space(
            self.single_observation_space, num_envs
        )
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._games = np.arange(num_envs)
        self.render_mode = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all games; their seeds are the one given and those after it."""
        first = seed[0] if isinstance(seed, list) else seed
        self.batch.reset(int(np.random.default_rng().integers(2**62)) if first is None else first)
        return self.batch.observations.copy(), self._infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Carry out an action in each game."""
        batch = self.batch
        acted = batch.seats.copy()
        batch.step(actions)
        rewards = batch.rewards[self._games, acted].astype(np.float64)
        truncated = np.zeros(self.num_envs, np.bool_)
        return batch.observations.copy(), rewards, batch.dones.copy(), truncated, self._infos()

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch.masks.copy(),
            "seats": batch.seats.copy(),
            "rewards": batch.rewards.copy(),
        }

    def action_masks(self) -> Array:
        """Return which actions are legal in each game."""
        return cast("Array", self.batch.masks.astype(np.bool_))
