"""What a player is: it gets the view of its seat and the legal actions, and answers with one.

A player never receives the game or its state, so it cannot know more than its seat may.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from himiko.edition import Edition
from himiko.game import View


@dataclass(frozen=True)
class Budget:
    """What a player may spend on one whole turn: seconds or iterations, and threads."""

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1


class Player(Protocol):
    """Someone who plays one seat of one game."""

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Answer the question of the view with one of the legal actions (two or more)."""

    def close(self) -> None:
        """Leave the table."""


class Maker(Protocol):
    """Makes a player for a seat of a new game: same seed, same views, same answers."""

    def __call__(self, edition: Edition, seed: int, budget: Budget) -> Player:
        """Sit a player down."""
