"""Reading one value of an edition file, or saying exactly what is wrong with it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_LONGEST: Final = 40
# Python refuses to print integers of more than some thousand digits.
_PRINTABLE: Final = 10**18


class _Missing:
    """Stands for a value that is not in the file."""


MISSING: Final = _Missing()


class BadEdition(ValueError):
    """An edition file is wrong: `file`, `key` (a dotted path), `expected`, `found`."""

    def __init__(self, file: str, key: str, expected: str, found: str) -> None:
        """Keep the four parts; the text is made of them when asked for."""
        super().__init__(file, key, expected, found)
        self.file = file
        self.key = key
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        """One line: where, what was expected, what was found."""
        where = f"{self.file}: {self.key}" if self.key else self.file
        return f"{where}: expected {self.expected}, found {self.found}"


@dataclass(frozen=True)
class Value:
    """A value of the file together with the place where it stands."""

    file: str
    key: str
    content: object

    def bad(self, expected: str, found: str | None = None) -> BadEdition:
        """Return the error that says what should have stood here."""
        return BadEdition(self.file, self.key, expected, found or _describe(self.content))

    def integer(self, low: int, high: int, why: str = "") -> int:
        """Read a whole number from low to high; `why` explains the bounds."""
        content = self.content
        # In Python True is an int; in an edition it is not.
        if isinstance(content, bool) or not isinstance(content, int) or not low <= content <= high:
            number = f"{low}" if low == high else f"a whole number from {low} to {high}"
            raise self.bad(f"{number} ({why})" if why else number)
        return content

    def word(self, words: Sequence[str]) -> str:
        """Read one of the words."""
        if not isinstance(self.content, str) or self.content not in words:
            raise self.bad(_one_of(words))
        return self.content

    def text(self, form: re.Pattern[str], what: str) -> str:
        """Read a string of the given form."""
        if not isinstance(self.content, str) or not form.fullmatch(self.content):
            raise self.bad(what)
        return self.content

    def items(self, low: int, high: int, what: str) -> list["Value"]:
        """Read a list of low to high values."""
        if not isinstance(self.content, list) or not low <= len(self.content) <= high:
            raise self.bad(f"a list of {low} to {high} {what}")
        return [
            Value(self.file, f"{self.key}[{place}]", item)
            for place, item in enumerate(self.content)
        ]

    def distinct(self, low: int, high: int, words: Sequence[str], what: str) -> tuple[str, ...]:
        """Read a list of low to high different words."""
        read: list[str] = []
        for item in self.items(low, high, what):
            word = item.word(words)
            if word in read:
                raise item.bad(f"{what}, each once", f"{word!r} a second time")
            read.append(word)
        return tuple(read)

    def table(self, keys: Sequence[str]) -> dict[str, "Value"]:
        """Read a table that has these keys, all of them and no others."""
        children = self._children()
        for key, child in children.items():
            if key not in keys:
                raise child.bad(f"only the keys {', '.join(keys)} here", "an unknown key")
        for key in keys:
            if key not in children:
                raise self._child(key, MISSING).bad("a value")
        return {key: children[key] for key in keys}

    def choice(self, keys: Sequence[str]) -> dict[str, "Value"]:
        """Read a table that has at least one of these keys and no others, in the keys' order."""
        children = self._children()
        for key, child in children.items():
            if key not in keys:
                raise child.bad(_one_of(keys), "an unknown key")
        if not children:
            raise self.bad("at least one entry")
        return {key: children[key] for key in keys if key in children}

    def numbered(self, letter: str, most: int) -> dict[str, "Value"]:
        """Read a table of 1 to most ids, a letter and two digits each, in the ids' order."""
        children = self._children()
        form = re.compile(rf"{letter}[0-9]{{2}}")
        for key, child in children.items():
            if not form.fullmatch(key):
                raise child.bad(f"an id such as {letter}01", "an id of another form")
        if not 1 <= len(children) <= most:
            raise self.bad(f"1 to {most} entries", f"{len(children)}")
        return dict(sorted(children.items()))

    def counted(self, most: int) -> dict[int, "Value"]:
        """Read a table whose keys are the numbers from 1 up to at most `most`."""
        children = self._children()
        if not 1 <= len(children) <= most:
            raise self.bad(f"1 to {most} entries", f"{len(children)}")
        numbers = [str(number) for number in range(1, len(children) + 1)]
        for key, child in children.items():
            if key not in numbers:
                raise child.bad(f"numbers from 1 to {len(numbers)}, as there are that many entries")
        return {int(key): children[key] for key in numbers}

    def _children(self) -> dict[str, "Value"]:
        if not isinstance(self.content, dict):
            raise self.bad("a table")
        return {key: self._child(key, content) for key, content in self.content.items()}

    def _child(self, key: str, content: object) -> "Value":
        shown = key if _BARE_KEY.fullmatch(key) else ascii(key[:_LONGEST])
        return Value(self.file, f"{self.key}.{shown}" if self.key else shown, content)


def _one_of(words: Sequence[str]) -> str:
    return f"one of {', '.join(words)}" if words else "nothing here"


def _describe(content: object) -> str:
    """Say in a few words what stands in the file, whatever it is and however large."""
    match content:
        case _Missing():
            words = "nothing"
        case bool():
            words = "true" if content else "false"
        case int() if abs(content) >= _PRINTABLE:
            words = "a huge number"
        case str() if len(content) > _LONGEST:
            words = f"a text of {len(content)} characters"
        case dict():
            words = f"a table of {len(content)}"
        case list():
            words = f"a list of {len(content)}"
        case str() | int() | float():
            words = ascii(content)
        case _:
            words = f"a {type(content).__name__}"
    return words
