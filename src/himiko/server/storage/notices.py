"""Notices to the other processes: PostgreSQL's NOTIFY; with SQLite there are none.

The notice of a table carries its new entries, if they are short enough: the others then need not
ask the database for them.
"""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ARRAY, Connection, Text, bindparam, func, select

from himiko.server.tables import Entry

CHANNEL: Final = "himiko"
ORIGIN: Final = "origin"
"""The option of a connection that says whose notices it sends."""
_LONGEST: Final = 7_000
"""Bytes; PostgreSQL takes fewer than 8,000."""


class TableNotice(NamedTuple):
    """A table has new entries, stored by a process; perhaps they are here."""

    table: str
    number: int
    origin: str
    entries: list[Entry]

    def write(self) -> str:
        """Return it as a line."""
        rows = [(*one[:-1], one.head.hex() if one.head else None) for one in self.entries]
        said = json.dumps(rows, separators=(",", ":"))
        if len(said) > _LONGEST:  # it is ASCII
            said = "[]"
        return f"table {self.table} {self.number} {self.origin} {said}"

    @classmethod
    def read(cls, line: str) -> "TableNotice":
        """Read it again; an older process says no more than the number."""
        _, table, number, *more = line.split(" ", 4)
        origin, said = more or ("-", "[]")
        rows = ((*row, bytes.fromhex(head) if head else None) for *row, head in json.loads(said))
        return cls(table, int(number), origin, [Entry(*row) for row in rows])


def table_notice(connection: Connection, table: str, entries: Sequence[Entry]) -> str:
    """Return what the others are sent of a table's new entries."""
    origin = connection.get_execution_options().get(ORIGIN, "-")
    return TableNotice(table, entries[-1].number, origin, list(entries)).write()


def is_from(line: str, origin: str) -> bool:
    """Was a notice of a table sent by this process itself?"""
    return line.startswith("table ") and f" {origin} [" in line[:100]


def is_heard(connection: Connection) -> bool:
    """Can there be others to notify? A file of SQLite belongs to one process."""
    return connection.dialect.name == "postgresql"


def notify(connection: Connection, *notices: str) -> None:
    """Notify the other processes, when this is committed."""
    if not is_heard(connection):
        return
    each = func.unnest(bindparam("notices", list(notices), ARRAY(Text))).column_valued()
    connection.execute(select(func.pg_notify(CHANNEL, each)))
