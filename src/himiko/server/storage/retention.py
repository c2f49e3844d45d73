"""Forgetting guests long unused and tables long over, if the settings say so."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, delete, exists, select

from himiko.server.storage import people, schema, table_log
from himiko.server.tables import Identity, commands

DAY_MS: Final = 24 * 3600 * 1000
BATCH: Final = 100
"""People or tables forgotten in one transaction: others wait for the writer, too."""
_OF_TABLE: Final = (
    schema.leases,
    schema.presences,
    schema.hidden_lines,
    schema.chats,
    schema.seats,
    schema.entries,
)


class Forgotten(NamedTuple):
    """How many were forgotten."""

    guests: int
    tables: int


def forget(
    connection: Connection, guest_days: int, table_days: int, now: int, limit: int = BATCH
) -> Forgotten:
    """Forget what is older than it may be; 0 days: nothing. At most `limit` of each."""
    guests = _some(connection, _old_guests(now - guest_days * DAY_MS), limit, guest_days)
    if guests:
        for guest in guests:
            _part(connection, guest, now)
        people.forget(connection, guests, now)
    tables = _some(connection, _old_tables(now - table_days * DAY_MS), limit, table_days)
    if tables:
        _delete(connection, tables)
    return Forgotten(len(guests), len(tables))


def _part(connection: Connection, guest: str, now: int) -> None:
    """Let a guest leave the tables that wait for them; their own are closed."""
    who = Identity(guest, frozenset({guest}))
    for id_ in people.tables_of(connection, who.ids):
        table = table_log.read_if_sound(connection, id_, lambda one: one)
        if table is not None and table.status == "open":
            entries = table.entries(commands.part(table, who), now)
            table_log.Append(table, table.after(entries), entries)(connection)


def _delete(connection: Connection, tables: list[str]) -> None:
    """Delete tables with all that is theirs, and the editions that nobody else has."""
    these = schema.tables.c.id.in_(tables)
    editions = list(connection.scalars(select(schema.tables.c.edition).where(these).distinct()))
    for part in _OF_TABLE:
        connection.execute(delete(part).where(part.c.table.in_(tables)))
    connection.execute(delete(schema.tables).where(these))
    table_log.drop_editions(connection, editions)


def _some(connection: Connection, wanted: "Select[Any]", limit: int, days: int) -> list[str]:
    return list(connection.scalars(wanted.limit(limit))) if days else []


def _old_guests(before: int) -> "Select[Any]":
    """Guests without a device that was used since, and without a game under way.

    A table that never started does not count: it would keep them forever.
    """
    person, device = schema.people.c, schema.devices.c
    seat, table = schema.seats.c, schema.tables.c
    playing = exists().where(
        seat.person == person.id,
        seat.table == table.id,
        table.status.in_(("dealing", "running"))
        | ((table.status == "open") & (table.updated >= before)),
    )
    seen = exists().where(
        device.person == person.id, (device.seen > before) | device.seen.is_(None)
    )
    return select(person.id).where(
        person.account.is_(None),
        person.merged_into.is_(None),
        person.deleted.is_(None),
        person.created < before,
        ~playing,
        ~seen,
    )


def _old_tables(before: int) -> "Select[Any]":
    table = schema.tables.c
    return select(table.id).where(
        table.status.in_(("over", "abandoned", "closed")), table.updated < before
    )
