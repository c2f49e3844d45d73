"""The terminal to write to."""

import sys

from rich.console import Console


class Output(Console):
    """A console that leaves it to the program what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Let the program say so."""
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
