"""The game for OpenSpiel: `pyspiel.load_game("himiko_yamatai", {"players": 3, "seed": 7})`.

Chance is sampled: one chance node deals the game, from a generator that the game keeps, and all
later shuffles follow from that deal. For search with hidden information a state can be dealt
again as far as a player cannot know it (`resample_from_infostate`).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from himiko.lab.single import Rulebook, Single, describe

if TYPE_CHECKING:
    from numpy.typing import NDArray

NAME: Final = "himiko_yamatai"
_LONGEST: Final = 10_000  # actions; a random game has some three hundred
_WORDS: Final = 4

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Yamataï",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "seed": 0},
)


class YamataiGame(pyspiel.Game):  # type: ignore[misc]
    """Yamataï for a number of players; its deals follow from `seed`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": 2, "seed": 0, **(params or {})}
        self.book: Final = Rulebook(int(given["players"]))
        self.rng: Final = np.random.default_rng(int(given["seed"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.book.numbers),
            max_chance_outcomes=1,
            num_players=self.book.players,
            min_utility=min(self.book.worth),
            max_utility=max(self.book.worth),
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> "YamataiState":
        return YamataiState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: dict[str, Any] | None = None,
    ) -> "YamataiObserver":
        return YamataiObserver(self)


class YamataiState(pyspiel.State):  # type: ignore[misc]
    """A game that is being played; before the deal it waits for chance."""

    def __init__(self, game: YamataiGame) -> None:
        super().__init__(game)
        self.book = game.book
        self.single: Single | None = None

    def current_player(self) -> int:
        if self.single is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.single.over else self.single.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.single is None else self.single.legal.tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the one thing that chance can do: deal."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.single is None:
            rng = self.get_game().rng
            self.single = self.book.deal(int(rng.integers(2**62)))
        else:
            self.single.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return self.book.encoder.actions.text(action)

    def is_terminal(self) -> bool:
        return self.single is not None and self.single.over

    def returns(self) -> list[float]:
        if self.single is None or not self.single.over:
            return [0.0] * self.book.players
        return self.single.rewards()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "YamataiState":
        """Return a state that the player cannot tell from this one."""
        twin: YamataiState = self.clone()
        if self.single is not None:
            words = [int(probability_sampler() * 2**32) for _ in range(_WORDS)]
            twin.single = self.single.redeal(player_id, np.array(words, np.int64))
        return twin

    def __str__(self) -> str:
        return "not dealt yet" if self.single is None else describe(self.single.game())


class YamataiObserver:
    """Writes what a player may know, by the names of the layout."""

    def __init__(self, game: YamataiGame) -> None:
        self._book: Final = game.book
        layout = game.book.encoder.layout
        self.tensor: NDArray[np.float32] = np.zeros(layout.size, np.float32)
        self.dict = {
            name: self.tensor[part.slice].reshape(part.shape) for name, part in layout.parts.items()
        }

    def set_from(self, state: YamataiState, player: int) -> None:
        """Write what the player may know of a state."""
        if state.single is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.single.observe(player)

    def string_from(self, state: YamataiState, player: int) -> str:
        """Return what the player may know as text: equal texts, equal knowledge."""
        if state.single is None:
            return "not dealt yet"
        seen = state.single.observe(player)
        names = self._book.encoder.layout.names()
        parts = (f"{name}={n}" for name, n in zip(names, seen.tolist(), strict=True) if n)
        return f"player {player}: " + " ".join(parts)


def register() -> None:
    """Make the game known to OpenSpiel; once is enough."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(_TYPE, YamataiGame)


register()
