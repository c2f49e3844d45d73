"""Ask ICU about every character, and write what names need: `python -m tools.names`.

ICU is found where the system has it (Debian: libicu). Its skeletons are those of Unicode TR 39.
"""

import ctypes
import ctypes.util
import json
import unicodedata
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

FILE: Final = Path("src/himiko/server/names/unicode.json")
_LAST: Final = 0x10FFFF
_SURROGATES: Final = range(0xD800, 0xE000)
_DEFAULT_IGNORABLE: Final = 5  # UCHAR_DEFAULT_IGNORABLE_CODE_POINT
_MOST_SCRIPTS: Final = 64


class Icu:
    """The functions of ICU that are asked; their names end with its version."""

    def __init__(self) -> None:
        self._common = ctypes.CDLL(ctypes.util.find_library("icuuc") or "")
        self._i18n = ctypes.CDLL(ctypes.util.find_library("icui18n") or "")
        self._version = next(n for n in count(50) if hasattr(self._common, f"u_getVersion_{n}"))
        self._status = ctypes.c_int(0)
        opened = self._function(self._i18n, "uspoof_open")
        opened.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opened(ctypes.byref(self._status)))
        self._skeleton = self._function(self._i18n, "uspoof_getSkeletonUTF8")
        self._extensions = self._function(self._common, "uscript_getScriptExtensions")
        self._short_name = self._function(self._common, "uscript_getShortName")
        self._short_name.restype = ctypes.c_char_p
        self._has_property = self._function(self._common, "u_hasBinaryProperty")

    def _function(self, library: ctypes.CDLL, name: str) -> Any:  # noqa: ANN401  (foreign)
        return getattr(library, f"{name}_{self._version}")

    def unicode_version(self) -> str:
        """Return which Unicode it knows."""
        parts = (ctypes.c_uint8 * 4)()
        self._function(self._common, "u_getUnicodeVersion")(parts)
        return ".".join(map(str, parts[:3]))

    def skeleton(self, letter: str) -> str:
        """Return what a character looks like."""
        given = letter.encode()
        buffer = ctypes.create_string_buffer(400)
        args = (given, len(given), buffer, len(buffer), ctypes.byref(self._status))
        size = self._skeleton(self._checker, 0, *args)
        if self._status.value > 0:
            raise RuntimeError(f"ICU: error {self._status.value} at U+{ord(letter):04X}")
        return buffer.raw[:size].decode()

    def scripts(self, point: int) -> tuple[str, ...]:
        """Return the scripts a character is used in."""
        buffer = (ctypes.c_int * _MOST_SCRIPTS)()
        number = self._extensions(point, buffer, _MOST_SCRIPTS, ctypes.byref(self._status))
        return tuple(sorted(self._short_name(one).decode() for one in buffer[:number]))

    def is_ignorable(self, point: int) -> bool:
        """Is it drawn as nothing at all?"""
        return bool(self._has_property(point, _DEFAULT_IGNORABLE))


def points() -> Iterator[int]:
    """Return all characters that texts can hold."""
    return (point for point in range(_LAST + 1) if point not in _SURROGATES)


def ranges(of: Callable[[int], str]) -> dict[str, list[list[int]]]:
    """Return, for each value, the ranges of characters that have it; nothing for ''."""
    found: dict[str, list[list[int]]] = {}
    before, start, last = "", 0, -1
    for point in [*points(), _LAST + 1]:
        value = of(point) if point <= _LAST else ""
        if value != before or point != last + 1:
            if before:
                found.setdefault(before, []).append([start, last])
            before, start = value, point
        last = point
    return found


def _scripts(icu: Icu, point: int) -> list[str]:
    """Return the scripts of a character; none where it is used in all, or not assigned."""
    return sorted({*icu.scripts(point)} - {"Zzzz", "Zyyy", "Zinh"})


def main() -> None:
    """Write the table."""
    icu = Icu()
    letters = {}
    for letter in map(chr, points()):
        # The others are taken apart before they are looked up.
        if unicodedata.normalize("NFD", letter) == letter:
            skeleton = icu.skeleton(letter)
            if skeleton not in {"", letter}:
                letters[letter] = skeleton
    ignorable = ranges(lambda point: "yes" if icu.is_ignorable(point) else "")["yes"]
    scripts = ranges(lambda point: " ".join(_scripts(icu, point)))
    made = {
        "unicode": icu.unicode_version(),
        "looks_like": letters,
        "ignorable": ignorable,
        "scripts": scripts,
    }
    FILE.write_text(json.dumps(made, ensure_ascii=True, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
