"""Notices to the other processes: PostgreSQL's NOTIFY; with SQLite there are none.

The notice of a table carries its new entries, if they are short enough: the others then need not
ask the database for them. If somebody looks at the table there, it also carries what all see then.
"""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ARRAY, Connection, Text, bindparam, func, select

from himiko.server.tables import Entry
from himiko.server.tables.open_state import OpenState

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
    open_state: OpenState | None = None
    """Of the table after the entries."""

    def write(self) -> str:
        """Return it as a line, and as two more with an open state that is short enough."""
        rows = [(*one[:-1], one.head.hex() if one.head else None) for one in self.entries]
        said = json.dumps(rows, separators=(",", ":"))
        if len(said) > _LONGEST:  # it is ASCII
            said = "[]"
        line = f"table {self.table} {self.number} {self.origin} {said}"
        more = f"\n{self.open_state.write()}" if self.open_state is not None else ""
        return line + more if len(line) + len(more.encode()) <= _LONGEST else line

    @classmethod
    def read(cls, line: str) -> "TableNotice":
        """Read it again; an older process only sends the number.

        What another version writes differently is ignored: the database is read instead.
        """
        line, _, shown = line.partition("\n")
        _, table, number, *more = line.split(" ", 4)
        origin, said = more or ("-", "[]")
        try:
            entries = _read_entries(said)
            open_state = OpenState.read(shown) if shown else None
        except (TypeError, ValueError):
            entries, open_state = [], None
        return cls(table, int(number), origin, entries, open_state)


def _read_entries(said: str) -> list[Entry]:
    rows = ((*row, bytes.fromhex(head) if head else None) for *row, head in json.loads(said))
    return [Entry(*row) for row in rows]


def table_notice(
    connection: Connection,
    table: str,
    entries: Sequence[Entry],
    open_state: OpenState | None,
) -> str:
    """Return what the others are sent of a table's new entries."""
    origin = connection.get_execution_options().get(ORIGIN, "-")
    return TableNotice(table, entries[-1].number, origin, list(entries), open_state).write()


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
