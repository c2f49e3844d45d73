"""Appending entries to many tables of PostgreSQL in one statement.

A statement by itself is a transaction: nothing else is asked and answered on the way. What an
append costs apart from the entries themselves counts most where several processes share the load,
as each of them then has fewer entries to commit together.
"""

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from himiko.server.storage.notices import CHANNEL
from himiko.server.storage.table_log import Append, notice_of, summary
from himiko.server.tables import Entry

# The entries come first: `tables` is only locked by a process that stored the next entry, and all
# store theirs in the same order, so that two processes never wait for each other. Texts and hashes
# go in binary (%b): in an array that is text, every mark in them is escaped here and read there.
_APPEND: Final = f"""
WITH stored AS (
  INSERT INTO entries ("table", number, at, kind, seat, data, head)
  SELECT * FROM unnest(
    %b::text[], %s::int[], %s::bigint[], %b::text[], %s::int[], %b::text[], %b::bytea[]
  )
  RETURNING number
)
UPDATE tables SET
  status = new.status,
  listed = new.listed,
  turn = new.turn,
  due = new.due,
  updated = coalesce(new.updated, tables.updated),
  last = new.last
FROM unnest(
  %b::text[], %b::text[], %s::int[], %s::int[], %s::bigint[], %s::bigint[], %s::int[], %b::text[]
) AS new (id, status, listed, turn, due, updated, last, notice),
(SELECT count(*) FROM stored) AS done
WHERE tables.id = new.id
RETURNING pg_notify('{CHANNEL}', new.notice)
"""  # noqa: S608  (a name of ours)


def is_plain(job: object) -> bool:
    """Does a job append entries that change neither options nor who sits where?"""
    if not isinstance(job, Append):
        return False
    before, after = job.before, job.after
    return before.options is after.options and before.seats == after.seats


def append_many(connection: Connection, appends: Sequence[Append]) -> None:
    """Append to many tables; `IntegrityError`: at one of them another was first, and none is done.

    The connection commits each statement by itself.
    """
    appends = sorted(appends, key=lambda one: one.after.setup.id)
    entries = [(one.after.setup.id, entry) for one in appends for entry in one.entries]
    rows = [_entry(table, entry) for table, entry in entries]
    tables = [_table(connection, one) for one in appends]
    connection.exec_driver_sql(_APPEND, (*_columns(rows), *_columns(tables)))


def _columns(rows: list[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _entry(table: str, entry: Entry) -> tuple[Any, ...]:
    data = json.dumps(entry.data, separators=(",", ":"))
    return table, entry.number, entry.at, entry.kind, entry.seat, data, entry.head


def _table(connection: Connection, one: Append) -> tuple[Any, ...]:
    """Return a table's summary afterwards; without a moment if it is the same as before."""
    now = summary(one.after)
    updated = one.after.at if now != summary(one.before) else None
    return one.after.setup.id, *now, updated, one.after.number, notice_of(connection, one)
