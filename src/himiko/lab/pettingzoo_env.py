"""The game as a PettingZoo environment: agents act one after another (AEC)."""

import sys
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from himiko.edition import Edition
from himiko.lab.single import Rulebook, Single, describe

_LOWEST: Final = -32767
_HIGHEST: Final = 32767

Observation = dict[str, NDArray[Any]]


def env(**options: Any) -> "YamataiAEC":  # noqa: ANN401
    """Make the environment, as `pettingzoo.make` does."""
    return YamataiAEC(**options)


class YamataiAEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Yamataï for PettingZoo: `seat_0`, `seat_1` … act whenever the game asks them.

    An observation has `observation`, what the seat may know (docs/lab.md), and `action_mask`.
    Only the end of a game is rewarded. An illegal action ends it: the seat gets -1, others 0.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "yamatai_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self, players: int = 2, render_mode: str | None = None, edition: Edition | None = None
    ) -> None:
        self.book: Final = Rulebook(players, edition)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.book.encoder.layout.size, len(self.book.numbers)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(_LOWEST, _HIGHEST, (size,), np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._no_action = np.zeros(actions, np.int8)
        self._rng = np.random.default_rng()
        self._game: Single | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def game(self) -> Single:
        """The game that is being played."""
        if self._game is None:
            self.reset()
        return self._game  # type: ignore[return-value]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed, that game."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._game = self.book.deal(int(self._rng.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        game = self.game
        acts = agent == self.agent_selection and not game.over
        mask = game.mask() if acts else self._no_action.copy()
        return {"observation": game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        self._cumulative_rewards[agent] = 0.0
        if action is None or action not in game.legal:
            self._end({agent: -1.0})
            return
        game.play(int(action))
        if game.over:
            self._end(dict(zip(self.possible_agents, game.rewards(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[game.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return the game in a few lines, or print them."""
        text = describe(self.game.game())
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing is open."""
