"""The file of an SQLite database: is it still the one that was opened, and is there room?

A file that was deleted or replaced can be written to as long as it is open; all of that would be
gone with the process.
"""

import contextlib
import os
import shutil
from pathlib import Path
from typing import Final, Self

from sqlalchemy.engine import make_url

FREE_BYTES: Final = 32 * 1024 * 1024
"""With less than this on its disk a database counts as full: it could not grow for long."""


def create_private(path: str | Path) -> None:
    """Create a file that only its owner can read, whatever the umask; an existing one is kept.

    The files that SQLite keeps beside it get the same mode.
    """
    with contextlib.suppress(OSError):  # opening it will show what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


class File:
    """A database's file, as it was when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._was = _identity(path)

    @classmethod
    def of(cls, url: str) -> Self | None:
        """Return the file of a database, if it is one."""
        parts = make_url(url)
        if parts.get_backend_name() != "sqlite" or not parts.database:
            return None
        return cls(Path(parts.database).absolute())

    @property
    def is_there(self) -> bool:
        """Is the file that was opened still the one of this name?"""
        return self._was is not None and _identity(self._path) == self._was

    @property
    def has_room(self) -> bool:
        """Is there room on its disk?"""
        try:
            return shutil.disk_usage(self._path.parent).free > FREE_BYTES
        except OSError:
            return False


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
