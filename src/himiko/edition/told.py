"""Errors with parts of their own: what all of ours have in common."""

import copyreg
from collections.abc import Mapping
from typing import Any, ClassVar, Final


class Told(ValueError):
    """An error that has more to tell than a text. It can be pickled, for work in many processes."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Make it again as it is: made from the text alone it would lack its parts."""
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]


class Coded(Told):
    """A problem as a stable code with its values; `problems` has the English words of each code."""

    problems: ClassVar[Mapping[str, str]]

    def __init__(self, code: str, **values: object) -> None:
        self.code: Final = code
        self.values: Final = {name: str(value) for name, value in values.items()}
        super().__init__(self.problems[code].format(**self.values))
