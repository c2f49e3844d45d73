"""Backups: all rows of a database in one SQLite file, whatever database it was; and back.

Restoring into another kind of database is also how one moves from SQLite to PostgreSQL.
"""

import os
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, insert, select

from himiko.problem import Problem
from himiko.server.storage import migrate, schema
from himiko.server.storage.database import connect

_ROWS: Final = 1000
# Which process handles what is of no use later. The heartbeat is: clocks get back the time since.
_LEFT_OUT: Final = {"processes", "leases", "presences", "challenges"}


PROBLEMS: Final = {
    "exists": "{file} exists",
    "version": "the database is of another version: start the server once",
    "missing": "{file} is not there",
    "not_empty": "the database is not empty",
}
"""What can be wrong, in English for developers; people read `bad-database-CODE`."""


class BadDatabase(Problem, ValueError):
    """A database that is not as it must be for what was asked."""

    family = "bad_database"
    messages = PROBLEMS


def backup(url: str, path: Path) -> int:
    """Write a backup, while the server may go on; return the number of rows."""
    if path.exists():
        raise BadDatabase("exists", file=str(path))
    source, target = connect(url), connect(f"sqlite:///{path}")
    try:
        if migrate.current(source) != migrate.newest():
            raise BadDatabase("version")
        # Hashes of passwords and what people said: for its owner alone.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        migrate.upgrade(target)
        return _copy(source, target)
    finally:
        source.dispose()
        target.dispose()


def restore(path: Path, url: str) -> int:
    """Fill an empty database from a backup, also one of an older version; return the rows."""
    if not path.is_file():
        raise BadDatabase("missing", file=str(path))
    source, target = connect(f"sqlite:///{path}"), connect(url)
    try:
        migrate.upgrade(source)
        migrate.upgrade(target)
        with target.connect() as connection:
            if connection.execute(select(schema.people.c.id).limit(1)).first():
                raise BadDatabase("not_empty")
        return _copy(source, target)
    finally:
        source.dispose()
        target.dispose()


def _copy(source: Engine, target: Engine) -> int:
    number = 0
    # One snapshot for all tables: what is stored meanwhile is in none of them.
    level = {"isolation_level": "REPEATABLE READ"} if source.dialect.name != "sqlite" else {}
    with (
        source.connect().execution_options(**level) as reader,
        target.connect().execution_options(write=True) as writer,
        reader.begin(),
        writer.begin(),
    ):
        for table in schema.metadata.sorted_tables:
            if table.name not in _LEFT_OUT:
                number += _copy_table(reader, writer, table.name)
    return number


def _copy_table(reader: Connection, writer: Connection, name: str) -> int:
    table = schema.metadata.tables[name]
    wanted = select(table).order_by(*table.primary_key.columns)
    if table is schema.people:  # accounts before the guests merged into them
        merged = schema.people.c.merged_into
        wanted = select(table).order_by(merged.is_not(None), schema.people.c.id)
    if table is schema.heartbeat:  # of a server that has run on the empty database
        writer.execute(delete(table))
    number = 0
    for rows in reader.execute(wanted).mappings().partitions(_ROWS):
        writer.execute(insert(table), [dict(row) for row in rows])
        number += len(rows)
    return number
