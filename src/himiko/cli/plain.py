"""Signs for streams that cannot carry ours: each is replaced by the plain one nearest to it."""

import codecs
import sys
from collections.abc import Iterator
from typing import Final

ERRORS: Final = "himiko.plain"
"""The name under which the replacement is known to `codecs`."""

_PLAIN: Final = {
    "▲": "^",
    "■": "#",
    "★": "*",
    "●": "o",
    "▶": ">",
    "✕": "x",
    "♜": "M",
    "π": "n",
    "·": "-",
    "…": ".",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}": ">",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{NARROW NO-BREAK SPACE}": " ",
    "\N{NO-BREAK SPACE}": " ",
}
_BRAILLE: Final = range(0x2800, 0x2900)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if isinstance(error, UnicodeEncodeError):
        return "".join(_signs(error.object[error.start : error.end])), error.end
    if isinstance(error, UnicodeDecodeError):
        return "?", error.end
    raise error


def _signs(text: str) -> Iterator[str]:
    for sign in text:
        yield "." if ord(sign) in _BRAILLE else _PLAIN.get(sign, "?")


def make_streams_forgiving() -> None:
    """Let what cannot be read or written as text be replaced instead of failing."""
    codecs.register_error(ERRORS, _replace)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=ERRORS)
