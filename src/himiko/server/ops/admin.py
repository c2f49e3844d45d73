"""What operators do for people and tables; each act is written down in the audit log.

With PostgreSQL running servers hear of it at once. One on SQLite notices within half a minute,
and pages when they are loaded again.
"""

import getpass
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, text

from himiko.problem import Problem
from himiko.server import names
from himiko.server.refused import Refused
from himiko.server.storage import bans, chat, devices, people, reports, schema, table_log
from himiko.server.storage.database import connect
from himiko.server.storage.notices import notify
from himiko.server.storage.retention import DAY_MS, Forgotten, forget
from himiko.server.tables import NewEntry
from himiko.server.tables.seats import Ban

MOST: Final = 200
"""Rows of one list."""
Rows = list[dict[str, Any]]


class Admin:
    """An operator at a database."""

    def __init__(self, url: str, operator: str | None = None) -> None:
        self._engine = connect(url)
        self._operator = (operator or getpass.getuser())[:60]
        self.now = round(time.time() * 1000)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def _asking(self) -> Iterator[Connection]:
        with self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _acting(self, did: str, subject: str, detail: str = "") -> Iterator[Connection]:
        """Do something in one transaction with its line in the audit log."""
        with (
            self._engine.connect().execution_options(write=True) as connection,
            connection.begin(),
        ):
            yield connection
            values = {
                "number": _next_number(connection),
                "at": self.now,
                "operator": self._operator,
                "did": did,
                "subject": subject[:60],
                "detail": detail[:1000],
            }
            connection.execute(insert(schema.audit).values(values))

    # people

    def people(self, search: str = "") -> Rows:
        """Find people by id or by a part of their name, the newest first."""
        person, device, ban = schema.people.c, schema.devices.c, schema.bans.c
        seen = select(func.max(device.seen)).where(device.person == person.id).scalar_subquery()
        kind = select(ban.kind).where(ban.person == person.id).scalar_subquery()
        wanted = select(
            person.id,
            person.name,
            person.account,
            person.created,
            seen.label("seen"),
            kind.label("ban"),
        ).where(person.deleted.is_(None), person.merged_into.is_(None))
        if search:
            part = person.name.icontains(search, autoescape=True)
            wanted = wanted.where(part | (person.id == search))
        return self._rows(wanted.order_by(person.created.desc()).limit(MOST))

    def forbid(self, person: str, kind: str, days: int | None, reason: str) -> None:
        """Silence or ban a person, for some days or for good."""
        until = None if days is None else self.now + days * DAY_MS
        ban = Ban("silenced" if kind == "silence" else "banned", until, reason[:500])
        how_long = "for good" if days is None else f"{days} days"
        with self._acting(kind, person, f"{how_long}: {reason}") as connection:
            owner = people.owner(connection, person).id
            bans.impose(connection, owner, ban, self.now)
            notify(connection, f"person {owner}")

    def allow(self, person: str) -> None:
        """Lift what was forbidden."""
        with self._acting("allow", person) as connection:
            owner = people.owner(connection, person).id
            if not bans.lift(connection, owner):
                raise Refused("not_banned")
            notify(connection, f"person {owner}")

    def rename(self, person: str, name: str) -> None:
        """Give somebody another name."""
        with self._acting("rename", person, name) as connection:
            owner = people.owner(connection, person).id
            changed = [owner, *people.rename(connection, owner, names.checked(name))]
            notify(connection, *(f"person {id_}" for id_ in changed))

    def log_out(self, person: str) -> None:
        """Log somebody out on all devices, and void the link to another."""
        with self._acting("log-out", person) as connection:
            owner = people.owner(connection, person).id
            ids = people.same(connection, owner).ids
            devices.log_out_others(connection, ids, "")
            notify(connection, *(f"person {id_}" for id_ in ids))

    # reports and chat

    def reports(self, *, decided: bool = False) -> Rows:
        """Return the reports that wait, or all of them."""
        with self._asking() as connection:
            return reports.listed(connection, decided=decided)

    def decide(self, report: str, decision: str) -> None:
        """Close a report."""
        with self._acting("decide", report, decision) as connection:
            reports.decide(connection, report, decision[:500], self.now)

    def chat(self, table: str) -> Rows:
        """Return what was said at a table."""
        with self._asking() as connection:
            return chat.said(connection, table, 0)

    def remove_line(self, table: str, number: int) -> None:
        """Remove a line for everybody."""
        with self._acting("remove-line", f"{table} {number}") as connection:
            chat.remove(connection, table, number)

    # tables

    def tables(self, status: str | None = None) -> Rows:
        """Return tables, those with something new first."""
        table, person = schema.tables.c, schema.people.c
        wanted = select(
            table.id, table.status, table.players, table.created, table.updated, person.name
        ).join(schema.people, person.id == table.creator)
        if status:
            wanted = wanted.where(table.status == status)
        return self._rows(wanted.order_by(table.updated.desc()).limit(MOST))

    def close_table(self, id_: str) -> None:
        """Close a table that has not started."""
        with self._acting("close-table", id_) as connection:
            before = table_log.load(connection, id_)
            if before.status != "open":
                raise Refused("not_now", status_is=before.status)
            entries = before.entries([NewEntry("closed")], self.now)
            table_log.append_all(
                connection, [table_log.Append(before, before.after(entries), entries)]
            )

    # the log, and forgetting

    def audit(self) -> Rows:
        """Return what operators have done, the newest first."""
        wanted = select(schema.audit).order_by(schema.audit.c.number.desc())
        return self._rows(wanted.limit(MOST))

    def forget(self, guest_days: int, table_days: int) -> Forgotten:
        """Forget guests and tables older than a number of days; 0: none."""
        if not guest_days and not table_days:
            raise Problem("nothing_to_forget")
        guests = tables = 0
        while True:
            detail = f"guests {guest_days} days, tables {table_days} days"
            with self._acting("forget", "", detail) as connection:
                done = forget(connection, guest_days, table_days, self.now)
            guests, tables = guests + done.guests, tables + done.tables
            if not any(done):
                return Forgotten(guests, tables)

    def _rows(self, wanted: Any) -> Rows:  # noqa: ANN401  (SQLAlchemy's)
        with self._asking() as connection:
            return [dict(row) for row in connection.execute(wanted).mappings()]


def _next_number(connection: Connection) -> int:
    """Return the number of the next line of the audit log; others wait until it is written."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE audit IN SHARE ROW EXCLUSIVE MODE"))
    last = connection.scalar(select(func.max(schema.audit.c.number)))
    return int(last or 0) + 1
