"""Who may not chat, and who may only look."""

from sqlalchemy import Connection, delete, insert, select

from himiko.server.storage import schema
from himiko.server.tables.seats import Ban

_B = schema.bans.c


def of(connection: Connection, person: str, now: int) -> Ban | None:
    """Return what is forbidden to a person at a moment."""
    wanted = select(_B.kind, _B.until, _B.reason).where(_B.person == person)
    row = connection.execute(wanted).first()
    if row is None or (row.until is not None and row.until <= now):
        return None
    return Ban(row.kind, row.until, row.reason)


def impose(connection: Connection, person: str, ban: Ban, now: int) -> None:
    """Forbid a person to chat, or everything but looking; what was before is replaced."""
    lift(connection, person)
    values = {"person": person, "at": now, **ban._asdict()}
    connection.execute(insert(schema.bans).values(values))


def lift(connection: Connection, person: str) -> bool:
    """Allow everything again; False: nothing was forbidden."""
    return bool(connection.execute(delete(schema.bans).where(_B.person == person)).rowcount)
