"""Reading one value of an edition file, or saying exactly what is wrong with it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from himiko.edition.phrases import EXPECTED, FOUND, expects, has
from himiko.problem import Phrase, Problem

W = TypeVar("W", bound=str)
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_LONGEST: Final = 40
# Python refuses to print integers of more than some thousand digits.
_PRINTABLE: Final = 10**18


class _Missing:
    """Stands for a value that is not in the file."""


MISSING: Final = _Missing()


class BadEdition(Problem, ValueError):
    """An edition file is wrong: `file`, `key` (a dotted path), `expected`, `found`.

    What was expected and what was found are English, and phrases with stable codes in `values`.
    """

    family = "bad_edition"
    parts = ("where", "key")

    def __init__(self, file: str, key: str, expected: Phrase, found: Phrase) -> None:
        super().__init__("unexpected", expected=expected, found=found)
        self.file: Final = file
        self.key: Final = key

    @property
    def where(self) -> str:
        """The file, and the key if it is about one."""
        return f"{self.file}: {self.key}" if self.key else self.file

    @property
    def expected(self) -> str:
        """What should have been there, in English."""
        return _in_english(EXPECTED, self.values["expected"])

    @property
    def found(self) -> str:
        """What is there, in English."""
        return _in_english(FOUND, self.values["found"])

    @property
    def english(self) -> str:
        """One line: where, what was expected, what was found."""
        return f"{self.where}: expected {self.expected}, found {self.found}"


def _in_english(words: Mapping[str, str], phrase: Phrase) -> str:
    return words[phrase.code].format(**phrase.values)


@dataclass(frozen=True)
class Value:
    """A value of the file together with its file and key."""

    file: str
    key: str
    content: object

    def bad(self, expected: Phrase, found: Phrase | None = None) -> BadEdition:
        """Return the error that says what should have stood here."""
        return BadEdition(self.file, self.key, expected, found or _describe(self.content))

    def integer(self, low: int, high: int, code: str = "integer", **why: int) -> int:
        """Read a whole number from low to high; code and values may explain the bounds."""
        content = self.content
        # In Python True is an int; in an edition it is not.
        if isinstance(content, bool) or not isinstance(content, int) or not low <= content <= high:
            if low == high and not why:
                raise self.bad(expects("number", number=low))
            raise self.bad(expects(code, low=low, high=high, **why))
        return content

    def word(self, words: Sequence[W]) -> W:
        for word in words:
            if self.content == word:
                return word
        raise self.bad(expects("one_of", words=", ".join(words)))

    def text(self, form: re.Pattern[str], code: str) -> str:
        """Read a string of the given form; the code says which."""
        if not isinstance(self.content, str) or not form.fullmatch(self.content):
            raise self.bad(expects(code))
        return self.content

    def items(self, low: int, high: int, code: str) -> list["Value"]:
        """Read a list of low to high values; the code says of what."""
        if not isinstance(self.content, list) or not low <= len(self.content) <= high:
            raise self.bad(expects(code, low=low, high=high))
        return [
            Value(self.file, f"{self.key}[{index}]", item)
            for index, item in enumerate(self.content)
        ]

    def slots(self, low: int, high: int, slots: Sequence[str]) -> tuple[str, ...]:
        """Read a list of low to high different slots."""
        read: list[str] = []
        for item in self.items(low, high, "slots"):
            word = item.word(slots)
            if word in read:
                raise item.bad(expects("slots_once"), has("twice", text=repr(word)))
            read.append(word)
        return tuple(read)

    def table(self, keys: Sequence[W]) -> dict[W, "Value"]:
        """Read a table that has these keys, all of them and no others."""
        children = self._children()
        for key, child in children.items():
            if key not in keys:
                raise child.bad(expects("keys", words=", ".join(keys)), has("unknown_key"))
        for key in keys:
            if key not in children:
                raise self._child(key, MISSING).bad(expects("value"))
        return {key: children[key] for key in keys}

    def choice(self, keys: Sequence[W]) -> dict[W, "Value"]:
        """Read a table that has at least one of these keys and no others, in the keys' order."""
        children = self._children()
        for key, child in children.items():
            if key not in keys:
                raise child.bad(expects("one_of", words=", ".join(keys)), has("unknown_key"))
        if not children:
            raise self.bad(expects("entry"))
        return {key: children[key] for key in keys if key in children}

    def numbered(self, letter: str, most: int) -> dict[str, "Value"]:
        """Read a table of 1 to most ids, a letter and two digits each, in the ids' order."""
        children = self._children()
        form = re.compile(rf"{letter}[0-9]{{2}}")
        for key, child in children.items():
            if not form.fullmatch(key):
                raise child.bad(expects("id", id=f"{letter}01"), has("other_id"))
        if not 1 <= len(children) <= most:
            raise self.bad(expects("entries", high=most), has("this", text=len(children)))
        return dict(sorted(children.items()))

    def counted(self, most: int) -> dict[int, "Value"]:
        """Read a table whose keys are the numbers from 1 up to at most `most`."""
        children = self._children()
        if not 1 <= len(children) <= most:
            raise self.bad(expects("entries", high=most), has("this", text=len(children)))
        numbers = [str(number) for number in range(1, len(children) + 1)]
        for key, child in children.items():
            if key not in numbers:
                raise child.bad(expects("numbered", high=len(numbers)))
        return {int(key): children[key] for key in numbers}

    def _children(self) -> dict[str, "Value"]:
        if not isinstance(self.content, dict):
            raise self.bad(expects("table"))
        return {key: self._child(key, content) for key, content in self.content.items()}

    def _child(self, key: str, content: object) -> "Value":
        shown = key if _BARE_KEY.fullmatch(key) else ascii(key[:_LONGEST])
        return Value(self.file, f"{self.key}.{shown}" if self.key else shown, content)


def _describe(content: object) -> Phrase:
    """Say in a few words what stands in the file, whatever it is and however large."""
    match content:
        case _Missing():
            found = has("nothing")
        case bool():
            found = has("this", text="true" if content else "false")
        case int() if abs(content) >= _PRINTABLE:
            found = has("huge")
        case str() if len(content) > _LONGEST:
            found = has("long_text", count=len(content))
        case dict():
            found = has("table", count=len(content))
        case list():
            found = has("list", count=len(content))
        case str() | int() | float():
            found = has("this", text=ascii(content))
        case _:
            found = has("type", name=type(content).__name__)
    return found
