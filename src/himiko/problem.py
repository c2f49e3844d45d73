"""What is wrong, everywhere in himiko: a stable code, the values that matter, and the cause.

Every error that a user of the library, the command line or the server can meet is a `Problem`.
Programs read its parts; people read the text that the language files have for its `key`.
"""

import copyreg
from collections.abc import Mapping
from typing import Any, ClassVar, Final


class Problem(Exception):
    """Something that cannot be done or read. Nothing has changed.

    `family` is the group of codes a class speaks of, `code` one of them; both are stable. `cause`
    is the problem behind this one, if there is one, and is told with it.
    """

    family: ClassVar[str] = "problem"
    messages: ClassVar[Mapping[str, str]] = {}
    """English for each code, for `str`; a code without one is shown with its values."""

    def __init__(self, code: str, *, cause: "Problem | None" = None, **values: Any) -> None:  # noqa: ANN401
        self.code: Final = code
        self.values: Final[Mapping[str, Any]] = values
        self.cause: Final = cause
        super().__init__(self._in_english())
        self.__cause__ = cause

    @property
    def key(self) -> str:
        """The key of its text in the language files."""
        return f"{self.family}-{self.code}".replace("_", "-")

    def as_dict(self) -> dict[str, Any]:
        """Return all of it as plain data, for JSON."""
        cause = self.cause.as_dict() if self.cause else None
        return {
            "family": self.family,
            "code": self.code,
            "values": dict(self.values),
            "cause": cause,
        }

    def _in_english(self) -> str:
        message = self.messages.get(self.code)
        if message is not None:
            return message.format(**self.values)
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.code}: {values}" if values else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        """Make it again as it is: made from its text alone it would lack its parts."""
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]
