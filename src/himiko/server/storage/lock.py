"""One server for one SQLite file: a second one would not hear of what the first one does."""

import sys
from pathlib import Path
from typing import IO, Final

from sqlalchemy.engine import make_url

if sys.platform != "win32":
    import fcntl


class InUse(RuntimeError):
    """Another server uses this database; at which address, if it has said so."""

    def __init__(self, database: str, address: str) -> None:
        self.address: Final = address
        super().__init__(f"another server uses {database}; for several, use PostgreSQL")


def lock(url: str, address: str = "") -> IO[str] | None:
    """Keep others away until the file returned is closed; None where there is no need or way.

    Whoever comes later is told the address.
    """
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database or sys.platform == "win32":
        return None
    file = Path(f"{parts.database}.lock").open("a+", encoding="utf-8")  # noqa: SIM115  (kept open)
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
