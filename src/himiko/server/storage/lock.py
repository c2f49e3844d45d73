"""One server for one SQLite file: a second one would not hear of what the first one does."""

import contextlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, ClassVar, Final, Self

from sqlalchemy.engine import make_url

from himiko.problem import Problem
from himiko.server.storage.file import create_private

if sys.platform != "win32":
    import fcntl


class InUse(Problem):
    """Another server uses this database; at which address, if it has said so."""

    messages: ClassVar[Mapping[str, str]] = {
        "in_use": "another server uses {database}; for several, use PostgreSQL"
    }

    def __init__(self, database: str, address: str) -> None:
        super().__init__("in_use", database=database)
        self.address: Final = address


class Lock:
    """Keeps others away from a database until it is closed."""

    def __init__(self, *files: IO[str]) -> None:
        self._files = files

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others in."""
        for file in self._files:
            file.close()


def lock(url: str, address: str = "") -> Lock | None:
    """Keep others away until what is returned is closed; None where there is no need or way.

    A second server can read the address. The database is locked as well: it may have a second
    name, by a hard link, beside which another file would be locked.
    """
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database or sys.platform == "win32":
        return None
    # By whichever link it is reached, it is one file.
    database = Path(parts.database).resolve()
    for path in (beside := Path(f"{database}.lock"), database):
        create_private(path)
    file = beside.open("a+", encoding="utf-8")
    files = [file]
    with contextlib.suppress(OSError):  # then SQLite says what is wrong with it
        files.append(database.open("a", encoding="utf-8"))
    try:
        for one in files:
            fcntl.flock(one, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.seek(0)
        other = file.read().strip()
        Lock(*files).close()
        raise InUse(parts.database, other) from error
    file.truncate(0)
    file.write(address)
    file.flush()
    return Lock(*files)
