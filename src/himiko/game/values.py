"""Checked reading of a position: every value asked for by key, with its path in the error."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from himiko.game.errors import BadPosition


class Place:
    """A value of a position and the path to it."""

    def __init__(self, value: object, path: str = "") -> None:
        self.value = value
        self.path = path

    def wrong(self, problem: str) -> BadPosition:
        """Return the error to raise."""
        return BadPosition(self.path, problem)

    def fields(self, required: Collection[str], optional: Collection[str] = ()) -> "Fields":
        """Read a dict with these keys and no others."""
        if not isinstance(self.value, Mapping):
            raise self.wrong(f"expected an object with {' '.join(required)}")
        for key in required:
            if key not in self.value:
                raise self.wrong(f"the key {key!r} is missing")
        for key in self.value:
            if key not in required and key not in optional:
                raise self.wrong(f"there is no key {str(key)[:40]!r}")
        return Fields(self.value, self.path)

    def number(self, least: int, most: int) -> int:
        """Read a whole number within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.wrong(f"expected a whole number, not {self._short()}")
        if not least <= self.value <= most:
            raise self.wrong(f"expected a number from {least} to {most}, not {self.value}")
        return self.value

    def word(self, words: Collection[str], what: str) -> str:
        """Read one of some words."""
        if not isinstance(self.value, str) or self.value not in words:
            raise self.wrong(f"expected {what}, not {self._short()}")
        return self.value

    def flag(self) -> bool:
        """Read true or false."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"expected true or false, not {self._short()}")
        return self.value

    def items(self) -> "list[Place]":
        """Read a list."""
        if isinstance(self.value, str) or not isinstance(self.value, Sequence):
            raise self.wrong(f"expected a list, not {self._short()}")
        return [Place(value, f"{self.path}[{n}]") for n, value in enumerate(self.value)]

    def entries(self, keys: Collection[str], what: str) -> "dict[str, Place]":
        """Read a dict whose keys are some of these."""
        if not isinstance(self.value, Mapping):
            raise self.wrong(f"expected an object, not {self._short()}")
        for key in self.value:
            if key not in keys:
                raise self.wrong(f"expected {what}, not {str(key)[:40]!r}")
        return {key: Place(value, f"{self.path}.{key}") for key, value in self.value.items()}

    def words(self, words: Collection[str], what: str) -> list[str]:
        """Read a list of words, each at most once."""
        found = [item.word(words, what) for item in self.items()]
        for n, word in enumerate(found):
            if word in found[:n]:
                raise self.wrong(f"{word} is there twice")
        return found

    def _short(self) -> str:
        text = repr(self.value)
        return text if len(text) <= 60 else text[:57] + "…"  # noqa: PLR2004


class Fields:
    """The values of a dict, by key."""

    def __init__(self, content: Mapping[str, Any], path: str) -> None:
        self._content = content
        self._path = path

    def __getitem__(self, key: str) -> Place:
        """Return the value of a key with its path."""
        path = f"{self._path}.{key}" if self._path else key
        return Place(self._content.get(key), path)

    def __contains__(self, key: str) -> bool:
        """Is the key there?"""
        return key in self._content
