"""Errors with parts of their own: what all of ours have in common."""

import copyreg
from typing import Any


class Told(ValueError):
    """An error that has more to tell than a text. It can be pickled, for work in many processes."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Make it again as it is: made from the text alone it would lack its parts."""
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]
