"""The game as Gymnasium environments: one seat against computer players, and a whole batch."""

import sys
from collections.abc import Sequence
from typing import Any, Final, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from himiko.bots import Player, make
from himiko.edition import Edition
from himiko.game import Game
from himiko.lab.batch import Batch
from himiko.lab.encode import Encoder
from himiko.lab.layouts import Layout
from himiko.lab.plan import by_rank
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
        self.encoder: Final = Encoder(players, edition)
        self.players: Final = players
        self.render_mode = render_mode
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        self._names: Final = names
        self._seat: Final = seat
        self.observation_space = _space(self.encoder.layout)
        self.action_space = spaces.Discrete(len(self.encoder.actions))
        self._worth: Final[list[float]] = by_rank(players)
        self.seat = 0
        self._others: dict[int, Player] = {}
        self._legal: dict[int, str] = {}
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The game that is being played."""
        if self._game is None:
            self.reset()
        return cast("Game", self._game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal a new game, and let the others act until it is the seat's turn."""
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(2**62, size=2)]
        edition = self.encoder.layout.edition
        self._game = Game.new(self.players, drawn[0], edition=edition)
        self.seat = drawn[1] % self.players if self._seat is None else self._seat
        others = (seat for seat in range(self.players) if seat != self.seat)
        self._others = {
            seat: make(name, seed=drawn[1] + seat)
            for seat, name in zip(others, self._names, strict=True)
        }
        self._let_others_act()
        return self._observe(), self._info()

    def _let_others_act(self) -> None:
        game = self.game
        while not game.over and game.turn != self.seat:
            player = self._others[cast("int", game.turn)]
            game.play(player.choose(game.view(game.turn), game.legal()))
        self._legal = {} if game.over else self.encoder.actions.legal(game)

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others act until it is the seat's turn again."""
        text = self._legal.get(int(action))
        if text is None:
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        game = self.game
        game.play(text)
        self._let_others_act()
        reward = self._worth[game.scores()[self.seat]["rank"] - 1] if game.over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, game.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        mask = np.zeros(len(self.encoder.actions), np.bool_)
        mask[list(self._legal)] = True
        return mask

    def _observe(self) -> Array:
        return self.encoder.observe(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def render(self) -> Any:  # noqa: ANN401  (Gymnasium's word for it)
        """Return the game in a few lines, or print them."""
        text = describe(self.game)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            sys.stdout.write(text)
        return None


class YamataiVectorEnv(VectorEnv[Array, Array, Array]):
    """A `Batch` for Gymnasium: whoever acts for it plays all seats.

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
