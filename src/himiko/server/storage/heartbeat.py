"""The heartbeat: when a server process last wrote. Clocks stand still where it is missing."""

from typing import Final

from sqlalchemy import Connection, select, update

from himiko.server.storage import schema, table_log
from himiko.server.storage.processes import insert_for
from himiko.server.tables import NewEntry

GAP_MS: Final = 10_000
"""The heartbeat is missing for longer than this: nobody could play."""
_ONE: Final = 1


def heartbeat(connection: Connection, now: int) -> list[str]:
    """Write it; if it was missing, give clocks that ran the time back. Return those tables.

    All in one transaction, under a lock on the row: of several processes that come back together
    one finds the gap.
    """
    last = _last(connection, now)
    given = _give_back(connection, now - last, now) if now - last > GAP_MS else []
    connection.execute(update(schema.heartbeat).values(at=max(last, now)))
    return given


def first_heartbeat(connection: Connection, now: int, seen: int | None) -> tuple[list[str], int]:
    """Write the first one of a process that saw an old one, or none; return the time that counts.

    Of several processes that start together one is first, and the others go on from its time:
    their clocks may be hours apart.
    """
    last = _last(connection, now)
    if last != (now if seen is None else seen):
        return [], last
    if seen is not None:
        now = max(now, seen + 1)  # so that the second one sees that it has moved
    return heartbeat(connection, now), now


def read(connection: Connection) -> int | None:
    """Return when a process last wrote; None: never."""
    at: int | None = connection.scalar(select(schema.heartbeat.c.at))
    return at


def _last(connection: Connection, now: int) -> int:
    first = insert_for(connection)(schema.heartbeat).values(id=_ONE, at=now)
    connection.execute(first.on_conflict_do_nothing())
    return int(connection.scalars(select(schema.heartbeat.c.at).with_for_update()).one())


def _give_back(connection: Connection, gap: int, now: int) -> list[str]:
    given = []
    for id_ in table_log.clocked(connection):
        table = table_log.read_if_sound(connection, id_, lambda one: one)
        if table is None:  # the others are not to wait for it
            continue
        away = min(gap, now - table.at)  # what was played within the gap ended it for that table
        if away > 0:
            entries = table.entries([NewEntry("credited", None, {"ms": away})], now)
            table_log.Append(table, table.after(entries), entries)(connection)
            given.append(id_)
    return given
