"""The components of the game as data: read from a file, checked, turned into tables."""

from himiko.edition import names
from himiko.edition.edition import Edition
from himiko.edition.parts import Board, Colour, Fleet, Island, Limits, Slot, Specialist, Tile
from himiko.edition.tables import TABLES
from himiko.edition.value import BadEdition

__all__ = [
    "TABLES",
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
    "names",
]
