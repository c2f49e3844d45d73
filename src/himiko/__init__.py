"""himiko: the board game Yamataï, complete: its rules, its notation, its records."""

from typing import TYPE_CHECKING

from himiko.edition import BadEdition, Edition
from himiko.game import (
    RULES,
    BadAction,
    BadPosition,
    BadRecord,
    Game,
    IllegalAction,
    Refusal,
    View,
    redeal,
)

if TYPE_CHECKING:
    from himiko.bots.analysis import analyse

__all__ = [
    "RULES",
    "BadAction",
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "Edition",
    "Game",
    "IllegalAction",
    "Refusal",
    "View",
    "analyse",
    "redeal",
]

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """Load the thinking players when they are asked for, and not before."""
    if name == "analyse":
        from himiko.bots.analysis import analyse  # noqa: PLC0415

        return analyse
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
