"""One server for one SQLite file: a second one would not hear of what the first one does."""

import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

if sys.platform != "win32":
    import fcntl


class InUse(RuntimeError):
    """Another server uses this database."""


def lock(url: str) -> IO[str] | None:
    """Keep others away until the file returned is closed; None where there is no need or way."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database or sys.platform == "win32":
        return None
    file = Path(f"{parts.database}.lock").open("w", encoding="ascii")  # noqa: SIM115  (kept open)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise InUse(f"another server uses {parts.database}; for several, use PostgreSQL") from error
    return file
