"""Checked reading of a position: every value asked for by key, with its path in the error."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeVar, cast

from himiko.game.errors import BadPosition

W = TypeVar("W", bound=str)
_LONGEST: Final = 58


class Node:
    """A value of a position and the path to it."""

    def __init__(self, value: object, path: str = "") -> None:
        self.value = value
        self.path = path

    def wrong(self, code: str, **values: str | int) -> BadPosition:
        """Return the error to raise."""
        return BadPosition(self.path, code, **values)

    def not_a(self, code: str, **values: str | int) -> BadPosition:
        """Return the error to raise, which says what is there instead."""
        return self.wrong(code, found=_short(self.value), **values)

    def fields(self, required: Collection[str], optional: Collection[str] = ()) -> "Fields":
        """Read a dict with these keys and no others."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("object_with", keys=" ".join(required))
        for key in required:
            if key not in self.value:
                raise self.wrong("missing_key", key=key)
        for key in self.value:
            if key not in required and key not in optional:
                raise self.wrong("unknown_key", key=_short(key))
        return Fields(self.value, self.path)

    def number(self, least: int, most: int) -> int:
        """Read a whole number within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.not_a("no_number")
        if not least <= self.value <= most:
            raise self.not_a("number", least=least, most=most)
        return self.value

    def word(self, words: Collection[W], code: str, **values: str) -> W:
        """Read one of some words; code and values say what they are."""
        if not isinstance(self.value, str) or self.value not in words:
            raise self.not_a(code, **values)
        return cast("W", self.value)

    def flag(self) -> bool:
        """Read true or false."""
        if not isinstance(self.value, bool):
            raise self.not_a("no_flag")
        return self.value

    def items(self) -> "list[Node]":
        """Read a list; each item knows where it stands, for errors."""
        if isinstance(self.value, str) or not isinstance(self.value, Sequence):
            raise self.not_a("no_list")
        return [Node(value, f"{self.path}[{n}]") for n, value in enumerate(self.value)]

    def entries(self, keys: Collection[W], code: str) -> "dict[W, Node]":
        """Read a dict whose keys are some of these; the code says what they are."""
        if not isinstance(self.value, Mapping):
            raise self.not_a("no_object")
        for key in self.value:
            if key not in keys:
                raise self.wrong(code, found=_short(key))
        return {key: Node(value, f"{self.path}.{key}") for key, value in self.value.items()}

    def words(self, words: Collection[W], code: str, **values: str) -> list[W]:
        """Read a list of words, each at most once; code and values say what they are."""
        found = [item.word(words, code, **values) for item in self.items()]
        for n, word in enumerate(found):
            if word in found[:n]:
                raise self.wrong("twice", name=word)
        return found


class Fields:
    """The values of a dict, by key."""

    def __init__(self, content: Mapping[str, Any], path: str) -> None:
        self._content = content
        self._path = path

    def __getitem__(self, key: str) -> Node:
        """Return the value of a key with its path."""
        path = f"{self._path}.{key}" if self._path else key
        return Node(self._content.get(key), path)

    def __contains__(self, key: str) -> bool:
        """Is the key there?"""
        return key in self._content


def _short(value: object) -> str:
    try:
        text = repr(value)
    except ValueError:  # Python refuses to print integers of more than some thousand digits
        text = "…"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
