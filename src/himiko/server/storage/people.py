"""People: guests and accounts, their names, and their end."""

import secrets
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from himiko.server.names import LONGEST, folded, skeleton
from himiko.server.refused import Refused
from himiko.server.storage import schema, shelf
from himiko.server.tables import Identity

_P = schema.people.c
GONE: Final = "-"
"""The name of those who deleted themselves."""
_SUFFIX: Final = 10_000
_MOST_SUFFIX: Final = 5  # letters of a blank and the number


class Shown(NamedTuple):
    """A name as others see it; `verified`: it is an account's, and nobody else's."""

    name: str
    verified: bool


def new_id() -> str:
    """Draw an id that nobody can guess."""
    return secrets.token_hex(12)


def new_guest(connection: Connection, name: str, now: int) -> str:
    """Store somebody without an account, under a name that is free; return the id."""
    person = new_id()
    _check_free(connection, name, person)
    values = {"id": person, "name": name, "created": now, **_looks(name)}
    connection.execute(insert(schema.people).values(values))
    return person


def owner(connection: Connection, id_: str) -> Row[Any]:
    """Return a person's row; of a guest merged into an account the account's."""
    row = connection.execute(select(schema.people).where(_P.id == id_)).first()
    if row is None:
        raise Refused("no_such_person")
    return row if row.merged_into is None else owner(connection, row.merged_into)


def same(connection: Connection, id_: str) -> Identity:
    """Return a person with all ids they have had; someone unknown has only this one."""
    account = connection.scalar(select(_P.merged_into).where(_P.id == id_)) or id_
    merged = connection.scalars(select(_P.id).where(_P.merged_into == account))
    return Identity(id_, frozenset({id_, account, *merged}))


def account_of(connection: Connection, person: str) -> str | None:
    """Return the name of a person's account."""
    name: str | None = connection.scalar(select(_P.account).where(_P.id == person))
    return name


def names(connection: Connection, people: Iterable[str]) -> dict[str, Shown]:
    """Return the names of people; those merged into an account have the account's."""
    found = list(connection.scalars(select(_P.id).where(_P.id.in_(list(people)))))
    owners = {id_: owner(connection, id_) for id_ in found}
    return {id_: Shown(row.name, row.verified is not None) for id_, row in owners.items()}


# names


def rename(connection: Connection, person: str, name: str) -> list[str]:
    """Give a person another name; with an account it is the account's new name.

    Return the guests who had that name, and have another now.
    """
    _check_free(connection, name, person)
    if account_of(connection, person) is not None:
        return _wear(connection, person, name)
    values = {"name": name, **_looks(name)}
    connection.execute(update(schema.people).where(_P.id == person).values(values))
    return []


def _looks(name: str) -> dict[str, str]:
    """Return what a name looks like, as it is written and in small letters.

    A large I looks like a small L, a small i does not, and still `Ida` and `ida` are one name.
    """
    return {"skeleton": skeleton(name), "small_skeleton": skeleton(folded(name))}


def _is_like(name: str) -> ColumnElement[bool]:
    """Does somebody's name look like this one, in one way of writing or the other?"""
    looks = set(_looks(name).values())
    return _P.skeleton.in_(looks) | _P.small_skeleton.in_(looks)


def _check_free(connection: Connection, name: str, person: str) -> None:
    """Refuse a name that is, or looks like, the name of somebody else's account."""
    alike = (_P.verified.is_not(None) & _is_like(name)) | (_P.account == folded(name))
    if connection.scalar(select(_P.id).where(alike, _P.id != person).limit(1)) is not None:
        raise Refused("name_taken")


def _wear(connection: Connection, person: str, name: str, **more: str) -> list[str]:
    """Give an account its name, which nobody else has from now on; return who had it."""
    looks = _looks(name)
    values = {"name": name, "account": folded(name), "verified": looks["skeleton"]}
    try:
        with connection.begin_nested():
            mine = update(schema.people).where(_P.id == person)
            connection.execute(mine.values({**values, **looks, **more}))
    except IntegrityError as error:
        raise Refused("name_taken") from error
    others = select(_P.id, _P.name).where(
        _is_like(name), _P.id != person, _P.account.is_(None), _P.deleted.is_(None)
    )
    guests = connection.execute(others).all()
    for other in guests:
        _name_otherwise(connection, other.id, other.name)
    return [other.id for other in guests]


def _name_otherwise(connection: Connection, guest: str, name: str) -> None:
    """Add a number to the name of a guest, as an account has taken it."""
    number = secrets.randbelow(_SUFFIX)
    other = f"{name[: LONGEST - _MOST_SUFFIX].rstrip()} {number:04}"
    values = {"name": other, **_looks(other)}
    connection.execute(update(schema.people).where(_P.id == guest).values(values))


# accounts


def new_account(connection: Connection, person: str, name: str, password: str) -> list[str]:
    """Make a guest's account; `password` is hashed already. Return who else wore the name."""
    if account_of(connection, person) is not None:
        raise Refused("has_account")
    _check_free(connection, name, person)
    return _wear(connection, person, name, password=password)


def password_of(connection: Connection, account: str) -> tuple[str, str] | None:
    """Return the person of an account and the hash of their password."""
    row = connection.execute(select(_P.id, _P.password).where(_P.account == account)).first()
    return (row.id, row.password) if row else None


def set_password(connection: Connection, person: str, password: str) -> None:
    """Store another password; it is hashed already."""
    connection.execute(update(schema.people).where(_P.id == person).values(password=password))


def merge(connection: Connection, guest: str, into: str) -> None:
    """Let an account take over a guest's games, and nothing else; an account stays itself.

    The guest's devices are logged out: one of them may be in other hands.
    """
    if guest == into or account_of(connection, guest) is not None:
        return
    ids = [guest, *connection.scalars(select(_P.id).where(_P.merged_into == guest))]
    mine = _P.id.in_(ids)
    values = {"merged_into": into, "code": None, "code_until": None, "code_agent": None}
    connection.execute(update(schema.people).where(mine).values(values))
    connection.execute(delete(schema.devices).where(schema.devices.c.person.in_(ids)))


# the end


def forget(connection: Connection, people: Iterable[str], now: int) -> None:
    """Delete what is personal: names, secrets, chat, shelf. The games stay, without names."""
    ids = list(people)
    for table in (
        schema.devices,
        schema.passkeys,
        schema.recovery_codes,
        schema.hidden_lines,
    ):
        connection.execute(delete(table).where(table.c.person.in_(ids)))
    shelf.clear(connection, ids)
    # Lines keep their numbers: by them a page knows which ones it has.
    said = update(schema.chats).where(schema.chats.c.person.in_(ids))
    connection.execute(said.values(text=""))
    muted = schema.mutes.c.person.in_(ids) | schema.mutes.c.other.in_(ids)
    connection.execute(delete(schema.mutes).where(muted))
    secret = ("password", "code", "code_until", "code_agent")
    values = dict.fromkeys(("account", "skeleton", "small_skeleton", "verified", *secret))
    gone = {**values, "name": GONE, "deleted": now}
    connection.execute(update(schema.people).where(_P.id.in_(ids)).values(gone))


def tables_of(connection: Connection, people: Iterable[str]) -> list[str]:
    """Return the tables that are not over and that people sit at or have made."""
    ids = list(people)
    tables = schema.tables.c
    seated = select(schema.seats.c.table).where(schema.seats.c.person.in_(ids))
    wanted = select(tables.id).where(
        tables.id.in_(seated) | tables.creator.in_(ids),
        tables.status.in_(("open", "dealing", "running")),
    )
    return list(connection.scalars(wanted))
