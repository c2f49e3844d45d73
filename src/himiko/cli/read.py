"""Reading what the user gives: numbers, files, editions, records. Each problem is one line."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from himiko.problem import Problem

if TYPE_CHECKING:
    from himiko.edition import Edition

_LONGEST_FILE = 1 << 28  # bytes; no record is nearly as long


def number(option: str, given: str | int, least: int, most: int) -> int:
    """Read a whole number within bounds."""
    text = str(given).strip()
    if not re.fullmatch(r"[+-]?[0-9]{1,40}", text):
        raise Problem("number", option=option, given=text)
    value = int(text)
    if not least <= value <= most:
        raise Problem("range", option=option, given=text, least=str(least), most=str(most))
    return value


def file_text(path: str) -> str:
    with reading(path):
        is_folder = Path(path).is_dir()
        content = b"" if is_folder else _content(path)
    if is_folder:
        raise Problem("directory", file=path)
    if len(content) > _LONGEST_FILE:
        raise Problem("too_long", file=path)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem("binary", file=path) from error
    if "\0" in text:
        raise Problem("binary", file=path)
    return text.replace("\r\n", "\n")


def _content(path: str) -> bytes:
    with Path(path).open("rb") as file:
        return file.read(_LONGEST_FILE + 1)


@contextmanager
def reading(path: str) -> Iterator[None]:
    """Say why a file or a folder cannot be read, if it cannot."""
    try:
        yield
    except FileNotFoundError as error:
        raise Problem("no_file", file=path) from error
    except OSError as error:
        raise Problem("unreadable", file=path, error=_reason(error)) from error


@contextmanager
def writing(path: str) -> Iterator[None]:
    """Say why a file or a folder cannot be written, if it cannot."""
    try:
        yield
    except OSError as error:
        file = str(error.filename or path)
        raise Problem("unwritable", file=file, error=_reason(error)) from error
    except UnicodeError as error:
        raise Problem("unwritable", file=path, error=_reason(error)) from error


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def write_text(path: str, text: str) -> None:
    with writing(path):
        Path(path).write_text(text, "utf-8")


def edition(path: str | None) -> "Edition":
    """Read an edition; without a path the standard one."""
    from himiko.edition import Edition  # noqa: PLC0415  (not needed for help)

    return Edition.standard() if path is None else Edition.parse(file_text(path), path)
