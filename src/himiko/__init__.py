"""himiko: the board game Yamataï, complete: its rules, its notation, its records, its players.

Everything here is loaded when it is first asked for: the command line's help need not wait for the
engine.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from himiko.bots.analysis import analyse
    from himiko.edition import BadEdition, Edition
    from himiko.game import (
        RULES,
        BadAction,
        BadPosition,
        BadRecord,
        Event,
        Game,
        IllegalAction,
        Position,
        Refusal,
        View,
        redeal,
    )

__all__ = [
    "RULES",
    "BadAction",
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "Edition",
    "Event",
    "Game",
    "IllegalAction",
    "Position",
    "Refusal",
    "View",
    "analyse",
    "redeal",
]

__version__ = "0.2.0.dev0"

_PACKAGES: Final = {"analyse": "bots.analysis", "BadEdition": "edition", "Edition": "edition"}


def __getattr__(name: str) -> object:
    """Fetch a name of the library from its package."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_PACKAGES.get(name, 'game')}"), name)
    globals()[name] = value
    return value
