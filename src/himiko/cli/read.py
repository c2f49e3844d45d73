"""Reading what the user gives: numbers, files, editions, records. Each problem is one line."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from himiko.cli.problem import Problem
from himiko.problem import text_key

if TYPE_CHECKING:
    from himiko.edition import Edition

_LONGEST_FILE = 1 << 28  # bytes; no record is nearly as long


def number(option: str, text: str, least: int, most: int) -> int:
    """Read a whole number within bounds."""
    if not re.fullmatch(r"[+-]?[0-9]{1,40}", text.strip()):
        raise Problem("problem-number", option=option, given=text)
    value = int(text)
    if not least <= value <= most:
        bounds = {"least": str(least), "most": str(most)}
        raise Problem("problem-range", option=option, given=text, **bounds)
    return value


def file_text(path: str) -> str:
    """Read a text file."""
    try:
        if Path(path).is_dir():
            raise Problem("problem-directory", file=path)
        with Path(path).open("rb") as file:
            content = file.read(_LONGEST_FILE + 1)
    except FileNotFoundError as error:
        raise Problem("problem-no-file", file=path) from error
    except (OSError, ValueError) as error:
        raise Problem("problem-unreadable", file=path, error=_reason(error)) from error
    if len(content) > _LONGEST_FILE:
        raise Problem("problem-too-long", file=path)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem("problem-binary", file=path) from error
    if "\0" in text:
        raise Problem("problem-binary", file=path)
    return text.replace("\r\n", "\n")


@contextmanager
def writing(path: str) -> Iterator[None]:
    """Say why a file cannot be written, if it cannot."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise Problem("problem-unwritable", file=path, error=_reason(error)) from error


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def write_text(path: str, text: str) -> None:
    """Write a text file."""
    with writing(path):
        Path(path).write_text(text, "utf-8")


def edition(path: str | None) -> "Edition":
    """Read an edition; without a path the standard one."""
    from himiko.edition import BadEdition, Edition  # noqa: PLC0415  (not needed for help)

    if path is None:
        return Edition.standard()
    text = file_text(path)
    try:
        return Edition.parse(text, path)
    except BadEdition as error:
        parts = {
            name: Problem(text_key(phrase), **phrase.values)
            for name, phrase in error.values.items()
        }
        raise Problem(error.text_key, where=error.where, **parts) from error
