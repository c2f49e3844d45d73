"""What can keep a figure from being taken."""

from collections.abc import Mapping
from typing import ClassVar

from himiko.problem import Problem


class CannotMeasure(Problem):
    """A figure cannot be taken here."""

    family = "bench"
    messages: ClassVar[Mapping[str, str]] = {
        "no_gpu": "{reason}",
        "no_answer": "the peers' program ended before it answered",
        "no_pipes": "the peers' program has no input or output",
        "not_installed": "{names} cannot be installed ({reason})",
        "no_start": "a fresh interpreter does not get as far as the first question",
    }
