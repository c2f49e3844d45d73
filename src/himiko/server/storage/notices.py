"""Notices to the other processes: PostgreSQL's NOTIFY; with SQLite there are none."""

from typing import Final

from sqlalchemy import ARRAY, Connection, Text, bindparam, func, select

CHANNEL: Final = "himiko"


def notify(connection: Connection, *notices: str) -> None:
    """Notify the other processes, when this is committed."""
    if connection.dialect.name != "postgresql":
        return
    each = func.unnest(bindparam("notices", list(notices), ARRAY(Text))).column_valued()
    connection.execute(select(func.pg_notify(CHANNEL, each)))
