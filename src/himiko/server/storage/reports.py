"""Reports of what was said, for operators to decide."""

from typing import Any, Literal

from sqlalchemy import Connection, insert, select, update

from himiko.server.refused import Refused
from himiko.server.storage import chat, people, schema

_R = schema.reports.c
Reason = Literal["insult", "harassment", "spam", "cheating", "other"]


def report(  # noqa: PLR0913, PLR0917  (who, what, why, when)
    connection: Connection, reporter: str, table: str, number: int, reason: Reason, now: int
) -> None:
    """Report a line, and hide it from who reports it; the same line once for each of them."""
    said = chat.line(connection, table, number)
    if said.person == reporter:
        raise Refused("not_oneself")
    chat.hide(connection, reporter, table, number)
    known = select(_R.id).where(_R.reporter == reporter, _R.table == table, _R.number == number)
    if connection.scalar(known) is not None:
        return
    values = {
        "id": people.new_id(),
        "at": now,
        "reporter": reporter,
        "person": said.person,
        "table": table,
        "number": number,
        "text": said.text,
        "reason": reason,
    }
    connection.execute(insert(schema.reports).values(values))


def listed(connection: Connection, *, decided: bool = False) -> list[dict[str, Any]]:
    """Return reports that wait for a decision, the oldest first; or all of them."""
    shown = schema.people
    wanted = select(schema.reports, shown.c.name).join(shown, shown.c.id == _R.person)
    if not decided:
        wanted = wanted.where(_R.decided.is_(None))
    return [dict(row) for row in connection.execute(wanted.order_by(_R.at)).mappings()]


def decide(connection: Connection, report_: str, decision: str, now: int) -> None:
    """Close a report."""
    values = {"decided": now, "decision": decision}
    changed = connection.execute(update(schema.reports).where(_R.id == report_).values(values))
    if not changed.rowcount:
        raise Refused("no_such_report")
