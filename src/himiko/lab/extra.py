"""Libraries that come with the extra `lab`: loaded when they are needed."""

from importlib import import_module
from types import ModuleType

from himiko.lab.bad_lab import BadLab


def load(module: str) -> ModuleType:
    """Return a module; `BadLab` says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise BadLab("extra", library=module.partition(".")[0]) from error
