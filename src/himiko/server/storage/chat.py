"""Chat, and who has muted whom."""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from himiko.server.refused import Refused
from himiko.server.storage import schema
from himiko.server.storage.notices import notify

_C = schema.chats.c
_M = schema.mutes.c
_H = schema.hidden_lines.c

MOST: Final = 1_000
"""Lines that are kept of a table; a report has its line with it."""


def say(  # noqa: PLR0913  (the parts of a line)
    connection: Connection,
    table: str,
    person: str,
    text: str,
    now: int,
    *,
    watching: bool = False,
) -> int:
    """Store what a person says, perhaps while watching; return its number.

    The oldest lines are dropped: a full chat must not keep anybody from speaking.
    """
    last = connection.scalar(select(func.max(_C.number)).where(_C.table == table))
    number = int(last or 0) + 1
    values = {"table": table, "number": number, "at": now, "person": person, "text": text}
    connection.execute(insert(schema.chats).values(**values, watching=int(watching)))
    connection.execute(delete(schema.chats).where(_C.table == table, _C.number <= number - MOST))
    notify(connection, f"chat {table} {number}")
    return number


def said(connection: Connection, table: str, after: int, limit: int = 100) -> list[dict[str, Any]]:
    """Return what was said after a number, the oldest first; at most the last `limit`."""
    people, owner = schema.people, schema.people.alias("owner")
    is_owner = owner.c.id == func.coalesce(people.c.merged_into, people.c.id)
    wanted = (
        select(schema.chats, owner.c.name, owner.c.verified.is_not(None).label("verified"))
        .join(people, people.c.id == _C.person)
        .join(owner, is_owner)
        .where(_C.table == table, _C.number > after, _C.text != "")
        .order_by(_C.number.desc())
        .limit(limit)
    )
    return [dict(row) for row in connection.execute(wanted).mappings()][::-1]


def line(connection: Connection, table: str, number: int) -> Row[Any]:
    """Return something that was said; refused if it is gone."""
    wanted = select(schema.chats).where(_C.table == table, _C.number == number, _C.text != "")
    row = connection.execute(wanted).first()
    if row is None:
        raise Refused("no_such_line")
    return row


def remove(connection: Connection, table: str, number: int) -> None:
    """Take back something that was said, for everybody. Its number stays."""
    line(connection, table, number)
    this = (_C.table == table) & (_C.number == number)
    connection.execute(update(schema.chats).where(this).values(text=""))
    notify(connection, f"unsaid {table} {number}")


def hide(connection: Connection, person: str, table: str, number: int) -> None:
    """Hide a line from a person."""
    line(connection, table, number)
    values = {"person": person, "table": table, "number": number}
    mine = (_H.person == person) & (_H.table == table) & (_H.number == number)
    connection.execute(delete(schema.hidden_lines).where(mine))
    connection.execute(insert(schema.hidden_lines).values(values))


def hidden(connection: Connection, people: Iterable[str], table: str) -> set[int]:
    """Return which lines a person does not want to see again."""
    mine = _H.person.in_(list(people))
    return set(connection.scalars(select(_H.number).where(mine, _H.table == table)))


def mute(connection: Connection, person: str, other: str) -> None:
    """Hide from a person what another says."""
    _forget(connection, [person], other)
    connection.execute(insert(schema.mutes).values(person=person, other=other))
    notify(connection, f"muted {person} {other}")


def unmute(connection: Connection, people: Iterable[str], other: str) -> None:
    """Show it again to a person, under all their ids."""
    _forget(connection, people, other)
    notify(connection, *(f"unmuted {person} {other}" for person in people))


def _forget(connection: Connection, people: Iterable[str], other: str) -> None:
    mine = _M.person.in_(list(people))
    connection.execute(delete(schema.mutes).where(mine, _M.other == other))


def muted(connection: Connection, people: Iterable[str]) -> set[str]:
    """Return whom a person has muted."""
    return set(connection.scalars(select(_M.other).where(_M.person.in_(list(people)))))
