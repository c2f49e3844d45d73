"""Outages: the database is away or full. All other errors of SQL are mistakes of ours."""

import sqlite3
from typing import Final

from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import (
    TimeoutError as PoolTimeoutError,
)

from himiko.server.refused import Refused

# SQLite raises the same class for a file that cannot be read and for a misspelt column.
_SQLITE: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
_PRIMARY: Final = 0xFF
_READ_ONLY: Final = "25006"
"""PostgreSQL's state of a server that is about to hand over to another one."""


class StorageAway(Refused):
    """The database does not answer; what was asked may or may not have been stored."""

    def __init__(self) -> None:
        super().__init__("storage_away")


def is_outage(error: BaseException) -> bool:
    """Is the database away, rather than asked for something wrong?"""
    if isinstance(error, DisconnectionError | PoolTimeoutError):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    if isinstance(error.orig, sqlite3.Error):
        code = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return code & _PRIMARY in _SQLITE
    is_away = isinstance(error, InterfaceError | OperationalError)
    return is_away or getattr(error.orig, "sqlstate", None) == _READ_ONLY


def reason(error: BaseException) -> str:
    """Return why the database is away, for the log: what the driver says, without statements."""
    return str(error.orig if isinstance(error, DBAPIError) else error)
