"""The terminal: consoles for results and complaints, a progress bar, and plain signs.

A stream that cannot carry our signs gets the plain ones nearest to them.
"""

import codecs
import sys
from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Output(Console):
    """A console that leaves it to the program what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def output() -> Output:
    """Return the console for results."""
    return Output(highlight=False)


def errors() -> Output:
    """Return the console for progress and complaints."""
    return Output(highlight=False, stderr=True)


def is_interactive() -> bool:
    """Is a person at both ends?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def progress_bar() -> Progress:
    """Return a bar for the terminal; none is shown where nobody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = errors()
    return Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


# streams that cannot carry our signs

PLAIN: Final = "himiko.plain"
"""The name under which the replacement is known to `codecs`."""

_NEAREST: Final = {
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
        yield "." if ord(sign) in _BRAILLE else _NEAREST.get(sign, "?")


def make_streams_forgiving() -> None:
    """Let what cannot be read or written as text be replaced instead of failing."""
    codecs.register_error(PLAIN, _replace)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAIN)
