"""The components of the game as data: read from a file, checked, compiled for the engine."""

from himiko.edition import names
from himiko.edition.components import COMPONENTS
from himiko.edition.edition import Edition, read_toml
from himiko.edition.faults import faults
from himiko.edition.parts import Board, Colour, Fleet, Island, Limits, Slot, Specialist, Tile
from himiko.edition.value import BadEdition

__all__ = [
    "COMPONENTS",
    "BadEdition",
    "Board",
    "Colour",
    "Edition",
    "Fleet",
    "Island",
    "Limits",
    "Slot",
    "Specialist",
    "Tile",
    "faults",
    "names",
    "read_toml",
]
