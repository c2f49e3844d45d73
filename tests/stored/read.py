"""Data stored by earlier versions, unpacked: `tests/stored/v0.1/README.md` says what there is."""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import psycopg

FOLDER: Final = Path(__file__).parent / "v0.1"
RECORDS: Final = FOLDER / "records"


def unpacked(name: str) -> bytes:
    """Return the content of a packed file."""
    return gzip.decompress((FOLDER / f"{name}.gz").read_bytes())


@cache
def expected() -> Any:
    """Return what the version that stored it found in it."""
    return json.loads(unpacked("expected.json"))


def fill(url: str) -> None:
    """Put the stored database where the URL says: nothing is there yet."""
    if url.startswith("sqlite"):
        Path(urlsplit(url).path.removeprefix("/")).write_bytes(unpacked("himiko.db"))
        return
    # The dump is many statements, so it is sent as it is, without parameters.
    with psycopg.connect(url) as connection:
        connection.execute(unpacked("postgresql.sql"))
