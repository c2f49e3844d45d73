"""What is wrong, everywhere in himiko: a stable code, the values that matter, and the cause.

Every error that a user of the library, the command line or the server can meet is a `Problem`.
Programs read its parts; people read the text that the language files have for its `text_key`.
"""

import copyreg
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Protocol


class Worded(Protocol):
    """Anything the language files have words for: a code of a family, with its values."""

    @property
    def family(self) -> str: ...

    @property
    def code(self) -> str: ...

    @property
    def values(self) -> Mapping[str, Any]: ...

    @property
    def parts(self) -> tuple[str, ...]:
        """The attributes that say more than the values do, such as `line` or `rule`."""

    @property
    def kinds(self) -> Mapping[str, str]:
        """What kind of thing a value is, where its name alone would not do: `{"by": "seat"}`."""

    @property
    def cause(self) -> "Worded | None": ...


def text_key(worded: Worded) -> str:
    """Return the key of its text in the language files."""
    return f"{worded.family}-{worded.code}".replace("_", "-")


def as_dict(worded: Worded) -> dict[str, Any]:
    """Return all of it as plain data, for JSON."""
    return {
        "family": worded.family,
        "code": worded.code,
        **{part: getattr(worded, part) for part in worded.parts},
        "values": {name: _plain(value) for name, value in worded.values.items()},
        "cause": as_dict(worded.cause) if worded.cause else None,
    }


def _plain(value: Any) -> Any:  # noqa: ANN401
    return as_dict(value) if isinstance(value, Phrase | Problem) else value


@dataclass(frozen=True)
class Phrase:
    """A part of a sentence that is a code itself: what was expected, what was found."""

    parts: ClassVar[tuple[str, ...]] = ()
    kinds: ClassVar[Mapping[str, str]] = {}
    cause: ClassVar[None] = None

    family: str
    code: str
    values: Mapping[str, str] = field(default_factory=dict)


class Problem(Exception):
    """Something that cannot be done or read. Nothing has changed.

    `family` is the group of codes a class speaks of, `code` one of them; both are stable. `cause`
    is the problem behind this one, if there is one, and is rendered with it.
    """

    family: ClassVar[str] = "problem"
    parts: ClassVar[tuple[str, ...]] = ()
    messages: ClassVar[Mapping[str, str]] = {}
    """English for each code, for `str`; a code without one is shown with its values."""

    def __init__(self, code: str, /, *, cause: "Problem | None" = None, **values: Any) -> None:  # noqa: ANN401
        super().__init__(code)
        self.code: Final = code
        self.values: Final[Mapping[str, Any]] = values
        self.cause: Final = cause
        self.__cause__ = cause

    @property
    def text_key(self) -> str:
        """The key of its text in the language files."""
        return text_key(self)

    @property
    def kinds(self) -> Mapping[str, str]:
        """What kind of thing a value is, where its name alone would not do."""
        return {}

    def as_dict(self) -> dict[str, Any]:
        """Return all of it as plain data, for JSON."""
        return as_dict(self)

    @property
    def english(self) -> str:
        """The problem in English, for logs and developers; people read the language files."""
        message = self.messages.get(self.code)
        if message is not None:
            return message.format(**{"reason": self.cause, **self.values})
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.code}: {values}" if values else self.code

    def __str__(self) -> str:
        return self.english

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle all of it: made again from its code alone it would lack its parts."""
        state = {**vars(self), "__cause__": self.cause}
        return copyreg.__newobj__, (type(self), *self.args), state  # type: ignore[attr-defined]
