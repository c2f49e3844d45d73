"""One server for one SQLite file: a second one would not hear of what the first one does."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, ClassVar, Final

from sqlalchemy.engine import make_url

from himiko.problem import Problem

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


def lock(url: str, address: str = "") -> IO[str] | None:
    """Keep others away until the file returned is closed; None where there is no need or way.

    Whoever comes later can read the address.
    """
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database or sys.platform == "win32":
        return None
    # By whichever link it is reached, it is one file.
    file = Path(f"{Path(parts.database).resolve()}.lock").open("a+", encoding="utf-8")  # noqa: SIM115  (kept open)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.seek(0)
        other = file.read().strip()
        file.close()
        raise InUse(parts.database, other) from error
    file.truncate(0)
    file.write(address)
    file.flush()
    return file
