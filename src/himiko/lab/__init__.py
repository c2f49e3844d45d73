"""The laboratory: the game as arrays and environments, for learning and for research.

Everything here is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from himiko.lab.afterstates import AfterstateEncoder, Afterstates
    from himiko.lab.batch import Batch
    from himiko.lab.encode import Encoder
    from himiko.lab.ids import ActionIds, action_ids
    from himiko.lab.lab_problems import BadLab
    from himiko.lab.layouts import Layout, layout

__all__ = [
    "ActionIds",
    "AfterstateEncoder",
    "Afterstates",
    "BadLab",
    "Batch",
    "Encoder",
    "Layout",
    "action_ids",
    "layout",
]

_MODULES: Final = {
    "ActionIds": "ids",
    "AfterstateEncoder": "afterstates",
    "Afterstates": "afterstates",
    "BadLab": "lab_problems",
    "Batch": "batch",
    "Encoder": "encode",
    "Layout": "layouts",
    "action_ids": "ids",
    "layout": "layouts",
}


def __getattr__(name: str) -> object:
    """Fetch a name of the laboratory from its module."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = value
    return value
