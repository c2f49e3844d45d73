"""The hash chain of a table's log: a hash seen once proves whether anything before it was changed.

The hash of an entry is SHA-256 over the hash before it and the entry as JSON: number, moment,
kind, seat and data in one list, names sorted, without spaces, ASCII only. The hash before the
first entry is SHA-256 over a title and the table's id.

Entries hold what is hidden, and from the hash of one it could be found by trying. So while a game
is played, hashes are given out sealed: SHA-256 over a title, a salt and the hash. Anybody who has
seen one can compare when the game is over and the salt is in its record.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

_TITLE: Final = b"himiko log 1\n"
_SEALED: Final = b"himiko sealed 1\n"
PREFIX: Final = "sha256:"
LOG: Final = "log"
"""The header of a record that has the number of the last entry, and its hash."""
SEAL: Final = "seal"
"""The header that has the salt of sealed hashes, when the game is over."""


def first(table: str) -> bytes:
    """Return the hash before the first entry of a table."""
    return hashlib.sha256(_TITLE + table.encode()).digest()


def link(  # noqa: PLR0913, PLR0917  (the parts of an entry)
    head: bytes, number: int, at: int, kind: str, seat: int | None, data: Mapping[str, Any]
) -> bytes:
    """Return the hash of an entry that follows another."""
    parts = [number, at, kind, seat, data]
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(head + text.encode()).digest()


def head_of(table: str, entries: Iterable[Mapping[str, Any]]) -> bytes:
    """Return the hash of a whole log, as the server gives it out."""
    head = first(table)
    for one in entries:
        head = link(head, one["number"], one["at"], one["kind"], one["seat"], one["data"])
    return head


def seal(salt: bytes, head: bytes) -> bytes:
    """Return the hash of an entry as it is given out before the log may be read."""
    return hashlib.sha256(_SEALED + salt + head).digest()


def header(number: int, head: bytes) -> str:
    """Return what a record says of its log."""
    return f"{number} {PREFIX}{head.hex()}"
