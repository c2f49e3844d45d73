"""Who looks at which table, at which process: for the other processes. Kept in no backup."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from himiko.server.storage import schema
from himiko.server.storage.table_log import tell

_P = schema.presences.c


def come(connection: Connection, table: str, people: Iterable[str], process: str) -> None:
    """Note people at a table."""
    _remove(connection, table, people, process)
    rows = [{"table": table, "person": person, "process": process} for person in people]
    connection.execute(insert(schema.presences), rows)
    tell(connection, f"here {table}")


def go(connection: Connection, table: str, people: Iterable[str], process: str) -> None:
    """Note that people have gone."""
    _remove(connection, table, people, process)
    tell(connection, f"here {table}")


def _remove(connection: Connection, table: str, people: Iterable[str], process: str) -> None:
    mine = (_P.table == table) & (_P.process == process) & _P.person.in_(list(people))
    connection.execute(delete(schema.presences).where(mine))


def renew(connection: Connection, here: dict[str, list[str]], process: str) -> None:
    """Write anew who is at this process: what was noted meanwhile may have been lost."""
    mine = _P.process == process
    before = set(connection.scalars(select(_P.table).where(mine)))
    connection.execute(delete(schema.presences).where(mine))
    rows = [
        {"table": table, "person": person, "process": process}
        for table, people in here.items()
        for person in people
    ]
    if rows:
        connection.execute(insert(schema.presences), rows)
    tell(connection, *(f"here {table}" for table in before | here.keys()))


def elsewhere(
    connection: Connection, process: str, now: int, table: str | None = None
) -> dict[str, set[str]]:
    """Return who is at other processes that are alive, by table: at one, or at all."""
    processes = schema.processes.c
    wanted = (
        select(_P.table, _P.person)
        .join(schema.processes, processes.id == _P.process)
        .where(processes.until > now, _P.process != process)
    )
    if table is not None:
        wanted = wanted.where(_P.table == table)
    found: dict[str, set[str]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.table, set()).add(row.person)
    return found
