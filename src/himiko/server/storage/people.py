"""People: guests with a secret on each device, accounts, and their end."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from himiko.server.refused import Refused
from himiko.server.storage import schema
from himiko.server.tables import Identity

_P = schema.people.c
_D = schema.devices.c
GONE = "-"
"""The name of those who deleted themselves."""


class Device(NamedTuple):
    """A device's credentials: what the cookie holds."""

    id: str
    secret: str

    @property
    def cookie(self) -> str:
        """The value of the cookie."""
        return f"{self.id}.{self.secret}"


def digest(secret: str) -> bytes:
    """Hash a secret; it is long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).digest()


def new_id() -> str:
    """Draw an id that nobody can guess."""
    return secrets.token_hex(12)


def new_guest(connection: Connection, name: str, now: int) -> tuple[str, Device]:
    """Make a guest and their first device."""
    person = new_id()
    connection.execute(insert(schema.people).values(id=person, name=name, created=now))
    return person, new_device(connection, person, now)


def new_device(connection: Connection, person: str, now: int) -> Device:
    """Let a person in on one more device."""
    device = Device(new_id(), secrets.token_urlsafe(24))
    values = {
        "id": device.id,
        "person": person,
        "secret": digest(device.secret),
        "created": now,
    }
    connection.execute(insert(schema.devices).values(values))
    return device


def identify(connection: Connection, cookie: str) -> Identity | None:
    """Return the person a cookie belongs to; None if to nobody."""
    device, _, secret = cookie.partition(".")
    row = connection.execute(select(_D.person, _D.secret).where(_D.id == device)).first()
    stored = row.secret if row else bytes(32)
    if not hmac.compare_digest(stored, digest(secret)) or row is None:
        return None
    person = _person(connection, row.person)
    merged = connection.scalars(select(_P.id).where(_P.merged_into == person.id))
    return Identity(person.id, frozenset({person.id, *merged}), person.name)


def _person(connection: Connection, id_: str) -> Row[Any]:
    row = connection.execute(select(schema.people).where(_P.id == id_)).first()
    if row is None:
        raise Refused("no_such_person")
    return row if row.merged_into is None else _person(connection, row.merged_into)


def same(connection: Connection, id_: str) -> Identity:
    """Return a person with all they have been; someone unknown is only themselves."""
    owner = connection.scalar(select(_P.merged_into).where(_P.id == id_)) or id_
    merged = connection.scalars(select(_P.id).where(_P.merged_into == owner))
    return Identity(id_, frozenset({id_, owner, *merged}))


def account_of(connection: Connection, person: str) -> str | None:
    """Return the name of a person's account."""
    name: str | None = connection.scalar(select(_P.account).where(_P.id == person))
    return name


def names(connection: Connection, people: Iterable[str]) -> dict[str, str]:
    """Return the names of people; those merged into an account have the account's."""
    rows = connection.execute(
        select(_P.id, _P.name, _P.merged_into).where(_P.id.in_(list(people)))
    ).all()
    return {
        row.id: row.name if row.merged_into is None else _person(connection, row.id).name
        for row in rows
    }


def rename(connection: Connection, person: str, name: str) -> None:
    """Give a person another name."""
    connection.execute(update(schema.people).where(_P.id == person).values(name=name))


def new_code(connection: Connection, person: str) -> str:
    """Make the code with which a person goes on elsewhere; the one before is void."""
    code = secrets.token_hex(10)
    values = {"code": digest(code)}
    connection.execute(update(schema.people).where(_P.id == person).values(values))
    return code


def by_code(connection: Connection, code: str) -> str:
    """Return the person whose code it is."""
    person = connection.scalar(select(_P.id).where(_P.code == digest(code)))
    if person is None:
        raise Refused("wrong_code")
    return str(person)


def new_account(connection: Connection, person: str, account: str, password: str) -> None:
    """Make a guest's account; `password` is hashed already."""
    if account_of(connection, person) is not None:
        raise Refused("has_account")
    values = {"account": account, "password": password}
    try:
        with connection.begin_nested():
            connection.execute(update(schema.people).where(_P.id == person).values(values))
    except IntegrityError as error:
        raise Refused("name_taken") from error


def password_of(connection: Connection, account: str) -> tuple[str, str] | None:
    """Return the person of an account and the hash of their password."""
    row = connection.execute(select(_P.id, _P.password).where(_P.account == account)).first()
    return (row.id, row.password) if row else None


def merge(connection: Connection, guest: str, into: str) -> None:
    """Let an account take over a guest's games; one with an account of its own stays itself."""
    if guest == into or account_of(connection, guest) is not None:
        return
    taken = update(schema.people).where((_P.id == guest) | (_P.merged_into == guest))
    connection.execute(taken.values(merged_into=into, code=None))
    connection.execute(update(schema.devices).where(_D.person == guest).values(person=into))


def log_out(connection: Connection, cookie: str) -> None:
    """Forget a device."""
    connection.execute(delete(schema.devices).where(_D.id == cookie.partition(".")[0]))


def forget(connection: Connection, people: Iterable[str], now: int) -> None:
    """Delete what is personal: names, secrets, chat. The games stay, without names."""
    ids = list(people)
    connection.execute(delete(schema.devices).where(_D.person.in_(ids)))
    # Lines keep their numbers: a page knows by them what it has heard.
    said = update(schema.chats).where(schema.chats.c.person.in_(ids))
    connection.execute(said.values(text=""))
    muted = schema.mutes.c.person.in_(ids) | schema.mutes.c.other.in_(ids)
    connection.execute(delete(schema.mutes).where(muted))
    values = {"name": GONE, "account": None, "password": None, "code": None, "deleted": now}
    connection.execute(update(schema.people).where(_P.id.in_(ids)).values(values))


def tables_of(connection: Connection, people: Iterable[str]) -> list[str]:
    """Return the tables at which people sit that are not over."""
    wanted = (
        select(schema.seats.c.table)
        .join(schema.tables, schema.tables.c.id == schema.seats.c.table)
        .where(
            schema.seats.c.person.in_(list(people)),
            schema.tables.c.status.in_(("open", "dealing", "running")),
        )
        .distinct()
    )
    return list(connection.scalars(wanted))
