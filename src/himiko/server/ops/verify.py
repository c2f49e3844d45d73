"""Verifying a database: every log is replayed; and exporting its games as records."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, Connection, Engine, inspect, select, text

from himiko.game import chain
from himiko.server.live.table_session import TableSession
from himiko.server.storage import migrate, people, schema, table_log
from himiko.server.storage.database import connect
from himiko.server.tables import Entry, Table
from himiko.server.tables.state import record

SNAPSHOT: Final = "REPEATABLE READ"


def verify(url: str, *, repair: bool = False) -> list[str]:
    """Return what is wrong, a line each; none: all is well.

    `repair` writes what is derived from the logs again. Logs themselves are never changed.
    """
    engine = connect(url)
    try:
        version = migrate.current(engine)
        if version != migrate.newest():
            return [f"the database has version {version}, not {migrate.newest()}"]
        return list(_problems(engine, repair=repair))
    finally:
        engine.dispose()


def _problems(engine: Engine, *, repair: bool) -> Iterator[str]:
    with engine.connect() as connection:
        missing = sorted(schema.metadata.tables.keys() - inspect(connection).get_table_names())
        if missing:
            yield from (f"the table {name} of the database is missing" for name in missing)
            return
        if connection.dialect.name == "sqlite":
            found = connection.scalar(text("PRAGMA integrity_check"))
            if found != "ok":
                yield f"SQLite: {found}"
            yield from _without_owner(connection)
        ids = list(connection.scalars(select(schema.tables.c.id)))
    # One snapshot of each table, or its row locked: servers may go on meanwhile.
    level = {} if repair or engine.dialect.name == "sqlite" else {"isolation_level": SNAPSHOT}
    for id_ in ids:
        with (
            engine.connect().execution_options(write=repair, **level) as connection,
            connection.begin(),
        ):
            found = _of(connection, id_, repair=repair)
        yield from (f"table {id_}: {problem}" for problem in found)


def _without_owner(connection: Connection) -> Iterator[str]:
    """Find rows whose table or person is missing; PostgreSQL lets none be removed."""
    rows = connection.execute(text("PRAGMA foreign_key_check"))
    for (name, owner), number in sorted(Counter((row[0], row[2]) for row in rows).items()):
        yield f"{number} rows of {name} belong to rows of {owner} that are missing"


def _of(connection: Connection, id_: str, *, repair: bool) -> list[str]:
    if repair:
        connection.execute(select(schema.tables.c.id).where(_is(id_)).with_for_update())
    try:
        table = table_log.load(connection, id_)
    except Exception as error:  # noqa: BLE001  (whatever a log can do wrong is reported)
        return [f"its log cannot be replayed: {type(error).__name__}: {error}"]
    found = list(_of_table(connection, table))
    if repair and found:
        table_log.refresh(connection, table)
    return found


def _is(id_: str) -> ColumnElement[bool]:
    return schema.tables.c.id == id_


def _of_table(connection: Connection, table: Table) -> Iterator[str]:
    id_ = table.setup.id
    entries = table_log.entries_after(connection, id_, 0)
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        yield "its entries are not numbered from 1 without a gap"
    if not _is_chained(id_, entries):
        yield "its hash chain is broken: an entry was changed"
    moments = [entry.at for entry in entries]
    if moments != sorted(moments):
        yield "its time runs backwards"
    columns = schema.tables.c
    last = connection.scalar(select(columns.last).where(columns.id == id_)) or 0
    if last > len(entries):
        yield f"the end of its log is missing: {last} entries were stored, {len(entries)} are there"
    elif last != len(entries):
        yield "how far its log goes is out of date"
    wanted = select(columns.status, columns.listed, columns.turn, columns.due)
    row = connection.execute(wanted.where(columns.id == id_)).one()
    if tuple(row) != tuple(table_log.summary(table)):
        yield "what is derived from its log is out of date"
    seats = schema.seats.c
    stored = connection.execute(
        select(seats.kind, seats.person, seats.level).where(seats.table == id_).order_by(seats.seat)
    )
    if [tuple(seat) for seat in stored] != [(s.kind, s.person, s.level) for s in table.seats]:
        yield "its seats are out of date"


def _is_chained(id_: str, entries: list[Entry]) -> bool:
    """Does each entry have the hash that follows from those before? Old ones have none."""
    head, has_begun = chain.first(id_), False
    for one in entries:
        head = chain.link(head, one.number, one.at, one.kind, one.seat, one.data)
        if one.head is None and has_begun:
            return False
        if one.head is not None:
            has_begun = True
            if one.head != head:
                return False
    return True


def export(url: str, folder: Path) -> tuple[int, list[str]]:
    """Write a record for each game into a folder; return their number, and the tables left out.

    Of games that are being played only what everybody may see. A table whose log cannot be
    replayed is left out; `verify` says why.
    """
    folder.mkdir(parents=True, exist_ok=True)
    engine = connect(url)
    number = 0
    broken: list[str] = []
    try:
        with engine.connect() as connection:
            for id_ in list(connection.scalars(select(schema.tables.c.id))):
                try:
                    table = table_log.load(connection, id_)
                except Exception:  # noqa: BLE001  (whatever a log can do wrong)
                    broken.append(id_)
                    continue
                if table.game is None:
                    continue
                seated = {seat.person for seat in table.seats if seat.person}
                session = TableSession(table, people.names(connection, seated))
                path = folder / f"{id_}.himiko"
                path.write_text(record(table, session.seat_names()), "utf-8")
                number += 1
    finally:
        engine.dispose()
    return number, broken
