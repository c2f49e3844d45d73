"""Libraries that only some parts need: an extra brings each, and it is loaded when needed."""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import ClassVar

from himiko.problem import Problem


class ExtraMissing(Problem):
    """A library is not installed."""

    messages: ClassVar[Mapping[str, str]] = {
        "extra": "{library} is not installed: pip install 'himiko[{extra}]'"
    }


def load(module: str, extra: str) -> ModuleType:
    """Return a module; `ExtraMissing` says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise ExtraMissing("extra", library=module.partition(".")[0], extra=extra) from error
