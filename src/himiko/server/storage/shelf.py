"""The shelf: editions that a person keeps by name, each with all its versions."""

import secrets
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from himiko.edition import Edition
from himiko.server.refused import Refused
from himiko.server.storage import schema
from himiko.server.storage.table_log import drop_editions, keep_edition
from himiko.server.tables.seats import Identity

_S = schema.shelf.c
MOST: Final = 100
"""Versions that a person may keep, of all editions together."""


def keep(connection: Connection, who: Identity, name: str, edition: Edition, now: int) -> str:
    """Keep an edition under a name, as its newest version; return its id."""
    own = _S.person.in_(who.ids)
    mine = select(func.count()).select_from(schema.shelf).where(own)
    if int(connection.scalar(mine) or 0) >= MOST:
        raise Refused("shelf_full", most=MOST)
    keep_edition(connection, edition)
    latest = select(func.max(_S.version)).where(own, _S.name == name)
    version = int(connection.scalar(latest) or 0) + 1
    values = {"person": who.id, "name": name, "version": version, "created": now}
    id_ = secrets.token_hex(12)
    connection.execute(insert(schema.shelf).values(id=id_, edition=edition.hash, **values))
    return id_


def kept(connection: Connection, who: Identity) -> list[dict[str, Any]]:
    """Return what a person keeps, the newest first."""
    wanted = select(schema.shelf).where(_S.person.in_(who.ids)).order_by(_S.created.desc(), _S.id)
    return [dict(row) for row in connection.execute(wanted).mappings()]


def find(connection: Connection, id_: str, who: Identity) -> dict[str, Any]:
    """Return one that is the person's own, or that is shared."""
    row = connection.execute(select(schema.shelf).where(_S.id == id_)).mappings().one_or_none()
    if row is None or (row["person"] not in who.ids and not row["shared"]):
        raise Refused("no_such_edition")
    return dict(row)


def share(connection: Connection, id_: str, who: Identity, *, shared: bool) -> None:
    """Let everybody who has the link see it, or stop that."""
    own = _S.id == id_, _S.person.in_(who.ids)
    changed = connection.execute(update(schema.shelf).where(*own).values(shared=int(shared)))
    if not changed.rowcount:
        raise Refused("no_such_edition")


def discard(connection: Connection, id_: str, who: Identity) -> None:
    """Take a version off the shelf; games that are played with it go on."""
    own = _S.id == id_, _S.person.in_(who.ids)
    edition = connection.scalar(select(_S.edition).where(*own))
    if edition is None:
        raise Refused("no_such_edition")
    connection.execute(delete(schema.shelf).where(*own))
    drop_editions(connection, [edition])


def clear(connection: Connection, people: Iterable[str]) -> None:
    """Take all that people keep off the shelf: they are to be forgotten."""
    own = _S.person.in_(list(people))
    editions = list(connection.scalars(select(_S.edition).where(own).distinct()))
    connection.execute(delete(schema.shelf).where(own))
    drop_editions(connection, editions)
