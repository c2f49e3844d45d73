"""Leases: which process handles a table's computer players and clocks.

A process is alive until the moment in its own row, which it moves on. A lease holds as long as
its process is alive, and can be taken over by one statement when it is not.
"""

from typing import Final

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from himiko.server.storage import schema

ALIVE_MS: Final = 6_000
BEAT_SECONDS: Final = 1.5
LONE_BEAT_SECONDS: Final = 5.0
"""Alone on its database, a process beats for the pulse only."""


def beat(connection: Connection, process: str, now: int) -> None:
    """Say that a process is alive."""
    values = {"id": process, "until": now + ALIVE_MS}
    statement = insert_for(connection)(schema.processes).values(values)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["id"], set_={"until": statement.excluded.until}
        )
    )
    gone = schema.processes.c.until < now - 100 * ALIVE_MS
    connection.execute(delete(schema.processes).where(gone))
    known = select(schema.processes.c.id)
    connection.execute(delete(schema.presences).where(schema.presences.c.process.not_in(known)))


def alive(connection: Connection, now: int) -> set[str]:
    """Return the processes that are alive."""
    processes = schema.processes.c
    return set(connection.scalars(select(processes.id).where(processes.until > now)))


def claim(connection: Connection, table: str, process: str, now: int) -> bool:
    """Take the lease of a table, if nobody alive has it; True: it is ours."""
    leases, processes = schema.leases.c, schema.processes.c
    alive = select(processes.id).where(processes.until > now)
    statement = insert_for(connection)(schema.leases).values(table=table, process=process)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["table"],
            set_={"process": process},
            where=leases.process.not_in(alive),
        )
    )
    return connection.scalar(select(leases.process).where(leases.table == table)) == process


def leave(connection: Connection, process: str) -> None:
    """Give all leases up: the process ends."""
    connection.execute(delete(schema.leases).where(schema.leases.c.process == process))
    connection.execute(delete(schema.presences).where(schema.presences.c.process == process))
    connection.execute(delete(schema.processes).where(schema.processes.c.id == process))


def insert_for(
    connection: Connection,
) -> "type[sqlite.Insert | postgresql.Insert]":
    """Return the insert of a database's kind, which can say what to do on conflicts."""
    return postgresql.Insert if connection.dialect.name == "postgresql" else sqlite.Insert
