"""All that is stored about one person, for themselves."""

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select

from himiko.server.storage import chat, credentials, devices, schema


def collect(connection: Connection, person: str, ids: Iterable[str]) -> dict[str, Any]:
    """Return what is stored about a person; secrets are not, as only their hashes are kept."""
    known = list(ids)
    people = schema.people.c
    columns = (people.id, people.name, people.account, people.created, people.merged_into)
    rows = connection.execute(select(*columns).where(people.id.in_(known))).mappings()
    keys = credentials.passkeys_of(connection, person)
    return {
        "people": [dict(row) for row in rows],
        "devices": devices.listed(connection, known),
        "passkeys": [
            {"id": key["id"].hex(), **{name: key[name] for name in ("agent", "created", "used")}}
            for key in keys
        ],
        "recovery_codes_left": credentials.codes_left(connection, person),
        "muted": sorted(chat.muted(connection, known)),
        "hidden": _rows(connection, schema.hidden_lines, "person", known),
        "chat": _rows(connection, schema.chats, "person", known),
        "reports_made": _rows(connection, schema.reports, "reporter", known),
        "bans": _rows(connection, schema.bans, "person", known),
        "shelf": _shelf(connection, known),
        "tables": [_table(connection, row) for row in _tables(connection, known)],
        "tables_made": _made(connection, known),
    }


def _rows(connection: Connection, table: Any, by: str, ids: list[str]) -> list[dict[str, Any]]:  # noqa: ANN401  (SQLAlchemy's)
    wanted = select(table).where(table.c[by].in_(ids)).order_by(*table.primary_key.columns)
    return [dict(row) for row in connection.execute(wanted).mappings()]


def _shelf(connection: Connection, ids: list[str]) -> list[dict[str, Any]]:
    """Return the editions that a person keeps, each with its file."""
    shelf, editions = schema.shelf.c, schema.editions.c
    wanted = (
        select(schema.shelf, editions.text)
        .join(schema.editions, editions.hash == shelf.edition)
        .where(shelf.person.in_(ids))
        .order_by(shelf.created, shelf.id)
    )
    return [dict(row) for row in connection.execute(wanted).mappings()]


def _tables(connection: Connection, ids: list[str]) -> list[dict[str, Any]]:
    seats, tables = schema.seats.c, schema.tables.c
    wanted = (
        select(tables.id, tables.created, tables.status, tables.updated, seats.seat)
        .join(schema.seats, seats.table == tables.id)
        .where(seats.person.in_(ids))
        .order_by(tables.created, tables.id, seats.seat)
    )
    return [dict(row) for row in connection.execute(wanted).mappings()]


def _made(connection: Connection, ids: list[str]) -> list[dict[str, Any]]:
    """Return the tables that a person has made, also where they do not sit, and what they chose.

    Of an upload it only says where to find it: it is long, and there may be very many tables.
    """
    tables = schema.tables.c
    wanted = select(tables.id, tables.created, tables.status, tables.options, tables.edition)
    wanted = wanted.where(tables.creator.in_(ids)).order_by(tables.created, tables.id)
    return [
        {
            **row,
            "options": json.loads(row["options"]),
            "edition": f"/api/editions/{row['edition']}",
            "record": _record(row["id"]),
        }
        for row in connection.execute(wanted).mappings()
    ]


def _record(table: str) -> str:
    return f"/api/tables/{table}/record"


def _table(connection: Connection, row: dict[str, Any]) -> dict[str, Any]:
    """Add what the person did there: of others' entries one may not know all."""
    entries = schema.entries.c
    wanted = (
        select(entries.number, entries.at, entries.kind, entries.data)
        .where(entries.table == row["id"], entries.seat == row["seat"])
        .order_by(entries.number)
    )
    did = [
        {"number": number, "at": at, "kind": kind, **json.loads(data)}
        for number, at, kind, data in connection.execute(wanted)
    ]
    return {**row, "record": _record(row["id"]), "entries": did}
