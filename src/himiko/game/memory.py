"""Working memory of the engine: where a game and the engine hand numbers to each other."""

import threading
from typing import TYPE_CHECKING, Final

import numpy as np

from himiko.rules import engine
from himiko.rules.state import LOG, LOG_PARTS, QUESTION_SHAPE

if TYPE_CHECKING:
    from himiko.game.history import Past

MOST_PLIES: Final = 16
"""The most that are played at once."""


class Memory:
    """The arrays that the engine writes into.

    What it wrote last stays there: the question of the game whose past is `asked`, that very
    object, need not be asked again.
    """

    __slots__ = (
        "actions",
        "actions_view",
        "asked",
        "log",
        "log_view",
        "number",
        "plies",
        "plies_view",
        "question",
    )

    def __init__(self) -> None:
        self.asked: Past | None = None
        self.number = 0  # of legal actions
        self.question = np.zeros(QUESTION_SHAPE, np.int64)
        self.actions = np.zeros(engine.MOST_ANSWERS, np.int16)
        self.plies = np.zeros(MOST_PLIES, np.int64)
        self.log = np.zeros((MOST_PLIES * LOG, LOG_PARTS), np.int16)
        # the same memory: Python reads single numbers from these three times as fast
        self.actions_view = self.actions.data
        self.plies_view = self.plies.data
        self.log_view = self.log.data.cast("B")


class _Thread(threading.local):
    """Each thread has a working memory of its own."""

    def __init__(self) -> None:
        self.memory = Memory()


thread: Final = _Thread()
