"""Libraries that only reports need: they come with the extra `arena`."""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import ClassVar, Final

from himiko.problem import Problem

NEEDED: Final = ("choix", "matplotlib")


class ExtraMissing(Problem):
    """A library is not installed."""

    messages: ClassVar[Mapping[str, str]] = {
        "extra": "{library} is not installed: pip install 'himiko[arena]'"
    }


def load(module: str) -> ModuleType:
    """Return a module; `ExtraMissing` says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise ExtraMissing("extra", library=module.partition(".")[0]) from error


def require() -> None:
    """Find out now, before hours of play, that something is missing."""
    for library in NEEDED:
        load(library)
