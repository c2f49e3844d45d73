"""The database: real SQLite in a file, over a disk that can be full, away, or forget.

A disk keeps what it was asked to sync. While the server asks (`synchronous=FULL`) what is committed
is kept; if it does not, a power loss takes what was committed since the disk last synced by itself.
"""

import shutil
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

FULL_SYNC: Final = 2


def outage(code: int) -> OperationalError:
    """Return the error that SQLAlchemy raises for one of SQLite's."""
    error = sqlite3.OperationalError("simulated")
    error.sqlite_errorcode = code
    return OperationalError("", {}, error)


class Disk:
    """A folder with a database, and what of it would survive a power loss."""

    def __init__(self, folder: Path, template: Path) -> None:
        self.path = folder / "himiko.db"
        self._durable = folder / "durable"
        shutil.copy(template, self.path)
        self.is_full = False
        self.syncs = True

    @property
    def url(self) -> str:
        """Where the server finds it."""
        return f"sqlite:///{self.path}"

    def attach(self, engine: Engine, is_away: Any, committed: Any) -> None:
        """Let an engine feel the faults, and say when it commits."""

        def connected(connection: Any, _: object) -> None:
            (mode,) = connection.execute("PRAGMA synchronous").fetchone()
            self.syncs = mode >= FULL_SYNC

        def begun(connection: Any) -> None:
            if is_away():
                raise outage(sqlite3.SQLITE_IOERR)
            if self.is_full and connection.get_execution_options().get("write"):
                raise outage(sqlite3.SQLITE_FULL)

        def committing(connection: Any) -> None:
            if connection.get_execution_options().get("write"):
                self.remember()
                committed(connection)

        event.listen(engine, "connect", connected)
        event.listen(engine, "begin", begun, insert=True)
        event.listen(engine, "commit", committing)

    def remember(self) -> None:
        """Keep what is durable, before something is committed that is not."""
        if not self.syncs and not self._durable.exists():
            self._durable.mkdir()
            for file in self._files():
                shutil.copy(file, self._durable)

    def _files(self) -> list[Path]:
        return [file for file in self.path.parent.glob("himiko.db*") if file.is_file()]

    def sync(self) -> None:
        """Sync by itself, as disks do now and then."""
        shutil.rmtree(self._durable, ignore_errors=True)

    def lose_power(self) -> None:
        """Be left with what was synced. No connection may be open."""
        if self._durable.exists():
            for file in self._files():
                file.unlink()
            for file in self._durable.iterdir():
                shutil.copy(file, self.path.parent)
            self.sync()
