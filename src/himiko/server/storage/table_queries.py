"""Lists of tables: yours, open, running, finished; and how finished games ended."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, and_, exists, func, select

from himiko.server.storage import schema, table_log
from himiko.server.tables import Table

_MOST_TURNS: Final = 500
_FORGOTTEN: Final = 14 * 24 * 3600 * 1000  # milliseconds
_MOST_KEPT: Final = 4_000
Which = Literal["mine", "open", "running", "finished"]
Result = tuple[tuple[int, int], ...]
"""Each seat's points and rank."""


@dataclass(frozen=True)
class TableQuery:
    """Which tables are asked for: how many at most, and those before a moment, if any."""

    which: Which
    people: Iterable[str]
    limit: int = 50
    before: int | None = None


def listed(connection: Connection, asked: TableQuery, now: int) -> list[dict[str, Any]]:
    """Return tables, newest first; not those closed, nor open ones that all have forgotten.

    Of one's own the first page begins with all in which it is one's turn, besides the limit; the
    others follow, on this page and the next ones.
    """
    tables, seats = schema.tables.c, schema.seats.c
    which, people = asked.which, list(asked.people)
    mine = seats.person.in_(people)
    sits = exists().where(seats.table == tables.id, mine)
    my_turn = exists().where(
        and_(seats.table == tables.id, mine, seats.seat == tables.turn, seats.kind == "human")
    )
    wanted = select(schema.tables, my_turn.label("my_turn"))
    if which == "mine":
        wanted = wanted.where(sits | tables.creator.in_(people), tables.status != "closed")
    else:
        ended = ("over", "abandoned")
        wanted = wanted.where(tables.listed == 1)
        wanted = wanted.where(tables.status.in_(ended if which == "finished" else (which,)))
    if which == "open":
        wanted = wanted.where(tables.updated > now - _FORGOTTEN)
    if asked.before is not None:
        wanted = wanted.where(tables.updated < asked.before)
    wanted = wanted.order_by(tables.updated.desc())
    parts = [wanted.limit(asked.limit)]
    if which == "mine":
        parts = [wanted.where(~my_turn).limit(asked.limit)]
        if asked.before is None:
            parts.insert(0, wanted.where(my_turn).limit(_MOST_TURNS))
    rows = [row for part in parts for row in connection.execute(part).mappings()]
    found = seats_of(connection, [row["id"] for row in rows])
    return [{**row, "seats": found.get(row["id"], [])} for row in rows]


def seats_of(connection: Connection, tables: list[str]) -> dict[str, list[dict[str, Any]]]:
    """Return the seats of tables with the names of the people in them."""
    seats, people = schema.seats, schema.people
    owner = people.alias("owner")  # of a guest merged into an account: the account
    is_owner = owner.c.id == func.coalesce(people.c.merged_into, people.c.id)
    verified = owner.c.verified.is_not(None).label("verified")
    wanted = (
        select(seats, owner.c.name, verified)
        .join(people, people.c.id == seats.c.person, isouter=True)
        .join(owner, is_owner, isouter=True)
        .where(seats.c.table.in_(tables))
        .order_by(seats.c.table, seats.c.seat)
    )
    found: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(wanted).mappings():
        found.setdefault(row["table"], []).append(dict(row))
    return found


_kept: dict[str, Result | None] = {}


def result_of(connection: Connection, id_: str) -> Result | None:
    """Return how a finished game ended; None if its log cannot be read.

    A finished game never changes: what was read once is kept. The list still shows one that is
    broken; opening it says what is wrong.
    """
    if id_ not in _kept:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        _kept[id_] = table_log.read_if_sound(connection, id_, _result)
    return _kept[id_]


def _result(table: Table) -> Result:
    return tuple((score["total"], score["rank"]) for score in table.whole().scores())


def number_of(connection: Connection, people: Iterable[str]) -> int:
    """Count the tables a person has made that are not over."""
    tables = schema.tables.c
    wanted = select(func.count()).where(
        tables.creator.in_(list(people)), tables.status.in_(("open", "dealing", "running"))
    )
    return int(connection.scalar(wanted) or 0)


def number_alone(connection: Connection, people: Iterable[str]) -> int:
    """Count the tables a person has made or left at which computers play among themselves.

    Those at which they wait for somebody to look, and so for nothing, do not count.
    """
    tables, seats, mine = schema.tables.c, schema.seats.c, list(people)
    person = select(seats.seat).where(seats.table == tables.id, seats.kind.in_(("human", "open")))
    left = exists().where(seats.table == tables.id, seats.person.in_(mine))
    wanted = select(func.count()).where(
        tables.creator.in_(mine) | left,
        tables.status == "running",
        tables.due.is_not(None),
        ~person.exists(),
    )
    return int(connection.scalar(wanted) or 0)
