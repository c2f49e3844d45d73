"""Server processes that share a database: which are alive, what each looks after, who is there.

A process is alive as long as it raises the number in its own row; each process judges by its own
steady clock (`live/peers.py`) which others are, and passes that in here. It handles computer
players and clocks of the tables whose lease it has: a lease holds as long as its process is alive,
and can be taken over by one statement when it is not. Presences say, for the other processes, who
looks at which table at which process. None of it is kept in backups.
"""

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, delete, insert, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from himiko.server.storage import schema
from himiko.server.storage.notices import notify

HEARTBEAT_SECONDS: Final = 1.5
LONE_HEARTBEAT_SECONDS: Final = 5.0
"""Alone on its database, a process writes the heartbeat for clocks only."""
_P = schema.presences.c


def register(
    connection: Connection, process: str, number: int, forgotten: Collection[str] = ()
) -> None:
    """Write that a process is alive: a number it has not written before."""
    values = {"id": process, "until": number}
    statement = insert_for(connection)(schema.processes).values(values)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["id"], set_={"until": statement.excluded.until}
        )
    )
    if forgotten:
        gone = schema.processes.c.id.in_(list(forgotten))
        connection.execute(delete(schema.processes).where(gone))
    known = select(schema.processes.c.id)
    connection.execute(delete(schema.presences).where(schema.presences.c.process.not_in(known)))


def beats(connection: Connection) -> dict[str, int]:
    """Return the number that each process wrote last."""
    processes = schema.processes.c
    return {row.id: row.until for row in connection.execute(select(processes.id, processes.until))}


def claim_lease(connection: Connection, table: str, process: str, alive: Collection[str]) -> bool:
    """Take the lease of a table, if nobody alive has it; True: it is ours."""
    leases = schema.leases.c
    statement = insert_for(connection)(schema.leases).values(table=table, process=process)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["table"],
            set_={"process": process},
            where=leases.process.not_in(list(alive)),
        )
    )
    return connection.scalar(select(leases.process).where(leases.table == table)) == process


def unregister(connection: Connection, process: str) -> None:
    """Give all leases up: the process ends."""
    connection.execute(delete(schema.leases).where(schema.leases.c.process == process))
    connection.execute(delete(schema.presences).where(schema.presences.c.process == process))
    connection.execute(delete(schema.processes).where(schema.processes.c.id == process))


def change_presence(
    connection: Connection, changes: Mapping[tuple[str, str], bool], process: str
) -> None:
    """Note of people at tables whether they are there now."""
    mine = (_P.process == process) & tuple_(_P.table, _P.person).in_(list(changes))
    connection.execute(delete(schema.presences).where(mine))
    rows = [
        {"table": table, "person": person, "process": process}
        for (table, person), is_here in changes.items()
        if is_here
    ]
    if rows:
        connection.execute(insert(schema.presences), rows)
    notify(connection, *(f"here {table}" for table in {table for table, _ in changes}))


def rewrite_presence(connection: Connection, here: dict[str, list[str]], process: str) -> None:
    """Write again who is at this process: what was noted meanwhile may have been lost."""
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
    notify(connection, *(f"here {table}" for table in before | here.keys()))


def present_elsewhere(
    connection: Connection, others: Collection[str], table: str | None = None
) -> dict[str, set[str]]:
    """Return who is at other processes that are alive, by table: at one, or at all."""
    wanted = select(_P.table, _P.person).where(_P.process.in_(list(others)))
    if table is not None:
        wanted = wanted.where(_P.table == table)
    found: dict[str, set[str]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.table, set()).add(row.person)
    return found


def insert_for(
    connection: Connection,
) -> "type[sqlite.Insert | postgresql.Insert]":
    """Return the insert of a database's kind, which can say what to do on conflicts."""
    return postgresql.Insert if connection.dialect.name == "postgresql" else sqlite.Insert
