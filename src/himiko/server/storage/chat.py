"""Chat, and who does not want to read whom."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from himiko.server.storage import schema
from himiko.server.storage.notices import notify

_C = schema.chats.c
_M = schema.mutes.c


def say(  # noqa: PLR0913  (the parts of a line)
    connection: Connection,
    table: str,
    person: str,
    text: str,
    now: int,
    *,
    watching: bool = False,
) -> int:
    """Store what a person says, perhaps while watching; return its number."""
    last = connection.scalar(select(func.max(_C.number)).where(_C.table == table))
    number = int(last or 0) + 1
    values = {"table": table, "number": number, "at": now, "person": person, "text": text}
    connection.execute(insert(schema.chats).values(**values, watching=int(watching)))
    notify(connection, f"chat {table} {number}")
    return number


def said(connection: Connection, table: str, after: int, limit: int = 100) -> list[dict[str, Any]]:
    """Return what was said after a number, the oldest first; at most the last `limit`."""
    wanted = (
        select(schema.chats, schema.people.c.name)
        .join(schema.people, schema.people.c.id == _C.person)
        .where(_C.table == table, _C.number > after, _C.text != "")
        .order_by(_C.number.desc())
        .limit(limit)
    )
    return [dict(row) for row in connection.execute(wanted).mappings()][::-1]


def mute(connection: Connection, person: str, other: str) -> None:
    """Do not show a person what another says."""
    _forget(connection, [person], other)
    connection.execute(insert(schema.mutes).values(person=person, other=other))
    notify(connection, f"muted {person} {other}")


def unmute(connection: Connection, people: Iterable[str], other: str) -> None:
    """Show it again to a person, whoever they have been."""
    _forget(connection, people, other)
    notify(connection, *(f"unmuted {person} {other}" for person in people))


def _forget(connection: Connection, people: Iterable[str], other: str) -> None:
    mine = _M.person.in_(list(people))
    connection.execute(delete(schema.mutes).where(mine, _M.other == other))


def muted(connection: Connection, people: Iterable[str]) -> set[str]:
    """Return whom a person has muted."""
    return set(connection.scalars(select(_M.other).where(_M.person.in_(list(people)))))
