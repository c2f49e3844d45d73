"""Results of games alone against computer players: for the level that fits, and for challenges."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from sqlalchemy import ColumnElement, Connection, and_, exists, select

from himiko.server.storage import schema, table_log
from himiko.server.tables import Table
from himiko.server.tables.challenges import BY_SEED
from himiko.server.tables.fitting import SoloResult

if TYPE_CHECKING:
    from himiko.game.catalogue import Level

LATEST: Final = 12
"""Games that count for the level that fits."""
_MOST_TRIES: Final = 200
_MOST_KEPT: Final = 4_000


@dataclass(frozen=True)
class Try:
    """A finished game of a challenge."""

    challenge: str
    table: str
    won: bool
    points: int
    best_other: int


def results(connection: Connection, people: Iterable[str]) -> list[SoloResult]:
    """Return a person's latest games alone against computer players, latest first."""
    tables = schema.tables.c
    wanted = select(tables.id).where(_is_solo(people), tables.origin.is_(None))
    ids = list(connection.scalars(wanted.order_by(tables.updated.desc()).limit(LATEST)))
    found = (_finished(connection, id_) for id_ in ids)
    return [one.result for one in found if one is not None]


def tries(connection: Connection, people: Iterable[str]) -> list[Try]:
    """Return a person's finished games of challenges, latest first."""
    tables = schema.tables.c
    wanted = select(tables.id, tables.seed).where(_is_solo(people), tables.seed.in_(list(BY_SEED)))
    found = []
    rows = connection.execute(wanted.order_by(tables.updated.desc()).limit(_MOST_TRIES))
    for id_, seed in rows.all():
        one = _finished(connection, id_)
        if one is not None:
            won = one.result.won
            found.append(Try(BY_SEED[seed].id, id_, won, one.points, one.best_other))
    return found


def _is_solo(people: Iterable[str]) -> ColumnElement[bool]:
    """Say in SQL: over, one person sits there, it is this one, and computers have the rest."""
    tables, seats = schema.tables.c, schema.seats.c
    mine = and_(seats.person.in_(list(people)), seats.kind == "human")
    here = seats.table == tables.id
    return and_(
        tables.status == "over",
        exists().where(here, mine),
        ~exists().where(here, ~mine, seats.kind != "computer"),
        exists().where(here, seats.kind == "computer"),
    )


class _Finished(NamedTuple):
    """How a finished table ended: one's points, the result, the best points of the others."""

    points: int
    result: SoloResult
    best_other: int


_kept: dict[str, _Finished | None] = {}


def _finished(connection: Connection, id_: str) -> _Finished | None:
    """Return how a finished table ended; None if its log cannot be read.

    A finished game never changes: what was read once is kept.
    """
    if id_ not in _kept:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        _kept[id_] = table_log.read_if_sound(connection, id_, _read)
    return _kept[id_]


def _read(table: Table) -> _Finished:
    scores = table.whole().scores()
    mine = [n for n, seat in enumerate(table.seats) if seat.kind == "human"]
    best = min(mine, key=lambda n: scores[n]["rank"])
    others = [n for n in range(len(scores)) if n not in mine]
    levels = tuple(cast("Level", table.seats[n].level) for n in others)
    points, theirs = scores[best]["total"], max(scores[n]["total"] for n in others)
    return _Finished(points, SoloResult(levels, scores[best]["rank"] == 1), theirs)
