"""Tables and their entries, in and out of the database."""

import json
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import structlog
from sqlalchemy import Connection, Row, bindparam, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from himiko.edition import Edition
from himiko.game.deal import Deal
from himiko.server.refused import Refused
from himiko.server.storage import schema
from himiko.server.storage.notices import is_heard, notify, table_notice
from himiko.server.tables import Entry, Options, Setup, Table
from himiko.server.tables.open_state import OpenState
from himiko.server.tables.setup import Origin

_log = structlog.get_logger("himiko.storage")
T = TypeVar("T")
_INSERT = insert(schema.entries)
_UPDATE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values(
        {name: bindparam(name) for name in ("status", "listed", "turn", "due", "updated", "last")}
    )
)


_COUNT = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values(last=bindparam("last"))
)


class Summary(NamedTuple):
    """What lists and the sweep need to know; derived from the table."""

    status: str
    listed: int
    turn: int | None
    due: int | None


def summary(table: Table) -> Summary:
    """Sum a table up."""
    due = table.clocks.deadline if table.reveal_by is None else table.reveal_by
    turn = table.turn
    if turn is not None and table.seats[turn].kind in {"computer", "absent"}:
        due = None if table.waits else 0
    return Summary(table.status, int(table.options.listed), turn, due)


def create(connection: Connection, table: Table, entries: Sequence[Entry], now: int) -> None:
    """Store a new table; `table` is the one after the entries."""
    setup = table.setup
    keep_edition(connection, setup.edition)
    connection.execute(
        insert(schema.tables).values(
            id=setup.id,
            created=now,
            creator=setup.creator,
            players=setup.players,
            options=table.options.model_dump_json(),
            edition=setup.edition.hash,
            rules=setup.rules,
            seed=setup.deal.seed,
            salt=setup.deal.salt,
            origin=setup.origin.record if setup.origin else None,
            origin_ply=setup.origin.ply if setup.origin else None,
            rematch_of=setup.rematch_of,
            updated=now,
            last=table.number,
            **summary(table)._asdict(),
        )
    )
    rows = [_seat_row(table, seat) for seat in range(setup.players)]
    connection.execute(insert(schema.seats), rows)
    _insert(connection, _rows(setup.id, entries))


def keep_edition(connection: Connection, edition: Edition) -> None:
    """Store an edition, unless it is known."""
    known = select(schema.editions.c.hash).where(schema.editions.c.hash == edition.hash)
    known = known.with_for_update(read=True, key_share=True)  # nobody drops it meanwhile
    if connection.scalar(known) is None:
        try:
            with connection.begin_nested():
                values = {"hash": edition.hash, "text": edition.text}
                connection.execute(insert(schema.editions).values(values))
        except IntegrityError:
            pass  # another process kept it just now


def drop_editions(connection: Connection, hashes: Iterable[str]) -> None:
    """Drop those of some editions that no table and no shelf has."""
    editions = schema.editions.c
    at_table = exists().where(schema.tables.c.edition == editions.hash)
    on_shelf = exists().where(schema.shelf.c.edition == editions.hash)
    unused = editions.hash.in_(list(hashes)), ~at_table, ~on_shelf
    try:
        with connection.begin_nested():
            connection.execute(delete(schema.editions).where(*unused))
    except IntegrityError:
        pass  # another process needs one just now: they stay


def _seat_row(table: Table, number: int) -> dict[str, Any]:
    seat = table.seats[number]
    return {
        "table": table.setup.id,
        "seat": number,
        "kind": seat.kind,
        "person": seat.person,
        "level": seat.level,
    }


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for a table: a job of the writer, which does many of them together."""

    before: Table
    after: Table
    entries: Sequence[Entry]
    open_state: OpenState | None = None
    """Of the table afterwards, if somebody at another process looks at it."""

    def __call__(self, connection: Connection) -> None:
        """Append them; `IntegrityError`: another process was first."""
        append_all(connection, [self])


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Append entries to many tables; `IntegrityError`: at one of them another was first."""
    # In the same order everywhere: two processes never wait for each other.
    appends = sorted(appends, key=lambda one: one.after.setup.id)
    _insert(connection, [row for one in appends for row in _rows(one.after.setup.id, one.entries)])
    _refresh_summaries(connection, [one.after for one in appends if _summary_differs(one)])
    _count(connection, [one.after for one in appends if not _summary_differs(one)])
    for one in appends:
        _refresh_setting(connection, one.before, one.after)
    if is_heard(connection):
        notify(connection, *(notice_of(connection, one) for one in appends))


def notice_of(connection: Connection, one: Append) -> str:
    """Return what the other processes are sent of an append."""
    return table_notice(connection, one.after.setup.id, one.entries, one.open_state)


def _rows(table: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table": table,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "data": json.dumps(entry.data, separators=(",", ":")),
            "head": entry.head,
        }
        for entry in entries
    ]


def _insert(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(_INSERT, rows)


def _summary_differs(one: Append) -> bool:
    return summary(one.before) != summary(one.after)


def _refresh_summaries(connection: Connection, tables: Sequence[Table]) -> None:
    rows = [
        {"b_id": t.setup.id, "updated": t.at, "last": t.number, **summary(t)._asdict()}
        for t in tables
    ]
    if rows:
        connection.execute(_UPDATE, rows)


def _count(connection: Connection, tables: Sequence[Table]) -> None:
    """Note how far logs go, where nothing else of the summary has changed."""
    rows = [{"b_id": table.setup.id, "last": table.number} for table in tables]
    if rows:
        connection.execute(_COUNT, rows)


def _refresh_setting(connection: Connection, before: Table | None, after: Table) -> None:
    if before is None or before.options is not after.options:
        options = after.options.model_dump_json()
        mine = schema.tables.c.id == after.setup.id
        connection.execute(update(schema.tables).where(mine).values(options=options))
    for number, seat in enumerate(after.seats):
        if before is not None and before.seats[number] is seat:
            continue
        row = _seat_row(after, number)
        if before is None or _seat_row(before, number) != row:
            where = (schema.seats.c.table == after.setup.id) & (schema.seats.c.seat == number)
            connection.execute(update(schema.seats).where(where).values(row))


def refresh(connection: Connection, table: Table) -> None:
    """Bring all that is derived from a table up to date."""
    _refresh_summaries(connection, [table])
    _refresh_setting(connection, None, table)


@lru_cache(maxsize=64)
def _edition(text: str) -> Edition:
    standard = Edition.standard()
    return standard if text == standard.text else Edition.parse(text, "edition")


def edition(connection: Connection, digest: str) -> Edition:
    """Return a stored edition."""
    wanted = select(schema.editions.c.text).where(schema.editions.c.hash == digest)
    text = connection.scalar(wanted)
    if text is None:
        raise Refused("no_such_edition")
    return _edition(text)


def load(connection: Connection, id_: str) -> Table:
    """Build a table from its entries."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id_)).first()
    if row is None:
        raise Refused("no_such_table")
    setup = _setup(connection, row)
    options = Options.model_validate_json(row.options)
    return Table.of(setup, options, entries_after(connection, id_, 0))


def read_if_sound(connection: Connection, id_: str, question: Callable[[Table], T]) -> T | None:
    """Return the answer to a question about a table; None if its log cannot be replayed.

    For lists: one table that is broken must not take the others with it.
    """
    try:
        return question(load(connection, id_))
    except SQLAlchemyError:
        raise  # that is not the table's fault
    except Exception:  # noqa: BLE001  (whatever a log can do wrong)
        _log.exception("cannot_replay", table=id_)
        return None


def _setup(connection: Connection, row: Row[Any]) -> Setup:
    return Setup(
        id=row.id,
        creator=row.creator,
        players=row.players,
        edition=edition(connection, row.edition),
        deal=Deal(row.seed, row.salt),
        rules=row.rules,
        origin=Origin(row.origin, row.origin_ply) if row.origin is not None else None,
        rematch_of=row.rematch_of,
    )


def entries_after(connection: Connection, table: str, number: int) -> list[Entry]:
    """Return a table's entries from a number on."""
    columns = schema.entries.c
    wanted = select(
        columns.number, columns.at, columns.kind, columns.seat, columns.data, columns.head
    )
    wanted = wanted.where(columns.table == table, columns.number > number)
    rows = connection.execute(wanted.order_by(columns.number))
    return [
        Entry(number, at, kind, seat, json.loads(data), head)
        for number, at, kind, seat, data, head in rows
    ]


def clocked(connection: Connection) -> list[str]:
    """Return the tables at which somebody's clock is running."""
    columns = schema.tables.c
    wanted = select(columns.id).where(columns.status == "running", columns.due > 0)
    return list(connection.scalars(wanted.order_by(columns.id)))


def due(connection: Connection, now: int, limit: int, others: Collection[str] = ()) -> list[str]:
    """Return the tables at which the server has something to do, and no other process does it.

    At most `limit` with an empty clock, and as many with a computer player's turn: however many
    wait for the one, the other goes on.
    """
    columns = schema.tables.c
    wanted = select(columns.id).where(columns.status.in_(("running", "dealing")))
    if others:
        leases = schema.leases.c
        theirs = select(leases.table).where(leases.process.in_(list(others)))
        wanted = wanted.where(columns.id.not_in(theirs))
    clocks = wanted.where(columns.due > 0, columns.due <= now).order_by(columns.due)
    computers = wanted.where(columns.due == 0).order_by(columns.updated)
    return [id_ for part in (clocks, computers) for id_ in connection.scalars(part.limit(limit))]
