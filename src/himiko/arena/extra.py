"""Libraries that only reports need: they come with the extra `arena`."""

from importlib import import_module
from types import ModuleType
from typing import Final

NEEDED: Final = ("choix", "matplotlib")


class ExtraMissing(RuntimeError):
    """A library is not installed."""

    def __init__(self, library: str) -> None:
        self.library: Final = library
        super().__init__(f"{library} is not installed: pip install 'himiko[arena]'")


def load(module: str) -> ModuleType:
    """Return a module; `ExtraMissing` tells how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise ExtraMissing(module.partition(".")[0]) from error


def require() -> None:
    """Find out now, before hours of play, that something is missing."""
    for library in NEEDED:
        load(library)
