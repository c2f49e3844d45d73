"""himiko: the board game Yamataï, complete: its rules, its notation, its records."""

from himiko.edition import BadEdition, Edition
from himiko.game import (
    BadAction,
    BadPosition,
    BadRecord,
    Game,
    IllegalAction,
    Refusal,
    View,
    redeal,
)

__all__ = [
    "BadAction",
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "Edition",
    "Game",
    "IllegalAction",
    "Refusal",
    "View",
    "redeal",
]

__version__ = "0.1.0"
RULES = 1
"""The number of the rules: the same number, seed and actions are the same game."""
