"""Which names look alike, and in which scripts a letter is used: Unicode TR 39.

The table is made by `python -m tools.names`.
"""

import json
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

LONGEST_SKELETON: Final = 200


@dataclass(frozen=True)
class _Ranges:
    """Characters with something in common, as ranges in order."""

    starts: list[int]
    ends: list[int]
    values: list[str]

    @classmethod
    def of(cls, ranges: dict[str, list[list[int]]]) -> "_Ranges":
        rows = sorted((start, end, value) for value, some in ranges.items() for start, end in some)
        return cls([row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows])

    def get(self, letter: str) -> str:
        """Return what a character has; '' if nothing."""
        found = bisect_right(self.starts, ord(letter)) - 1
        return self.values[found] if found >= 0 and ord(letter) <= self.ends[found] else ""


@dataclass(frozen=True)
class _Table:
    looks_like: dict[str, str]
    ignorable: _Ranges
    scripts: _Ranges


@cache
def _table() -> _Table:
    data = json.loads((files(__package__) / "unicode.json").read_text("utf-8"))
    return _Table(
        data["looks_like"],
        _Ranges.of({"ignorable": data["ignorable"]}),
        _Ranges.of(data["scripts"]),
    )


def skeleton(name: str) -> str:
    """Return what a name looks like, small and large letters alike; equal ones are confusable."""
    table = _table()
    apart = unicodedata.normalize("NFD", name)
    seen = (letter for letter in apart if not table.ignorable.get(letter))
    drawn = "".join(table.looks_like.get(letter, letter) for letter in seen)
    return unicodedata.normalize("NFD", drawn).casefold()


def is_ignorable(letter: str) -> bool:
    """Is it drawn as nothing at all?"""
    return bool(_table().ignorable.get(letter))


def scripts_of(letter: str) -> frozenset[str]:
    """Return the scripts a character is used in; none: in all of them."""
    return frozenset(_table().scripts.get(letter).split())
