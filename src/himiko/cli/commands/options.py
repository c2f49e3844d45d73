"""Options that several commands have, and options that are numbers.

What is not a number, or out of bounds, is a `Problem`, which is said in the user's language: the
parser's own words would be English.
"""

from collections.abc import Callable
from typing import Annotated, Any

import typer

from himiko.cli import read


def number(option: str, least: int, most: int, *, text: str, value: str = "value-number") -> Any:  # noqa: ANN401  (as Typer's own)
    """Return an option that is a whole number within bounds; `text` explains it."""
    return _option(option, lambda given: read.number(option, given, least, most), text, value)


def number_of_players(option: str, *, text: str) -> Any:  # noqa: ANN401
    """Return an option that is a number of players."""

    def parse(given: str | int) -> int:
        from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS  # noqa: PLC0415

        return read.number(option, given, MIN_PLAYERS, MAX_PLAYERS)

    return _option(option, parse, text, "value-number")


def _option(option: str, parse: Callable[[str], int], text: str, value: str) -> Any:  # noqa: ANN401
    return typer.Option(option, metavar=value, help=text, parser=parse)


Players = Annotated[int, number_of_players("--players", text="help-option-players")]
EditionFile = Annotated[
    str | None, typer.Option("--edition", metavar="value-file", help="help-option-edition")
]
Ray = Annotated[str | None, typer.Option("--ray", metavar="value-address", help="help-option-ray")]
Json = Annotated[bool, typer.Option("--json", help="help-option-json")]
