"""Devices: a secret in each browser that lets its person in, and links to one more browser."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from himiko.server.refused import Refused
from himiko.server.storage import bans, people, schema
from himiko.server.tables import Identity

_D = schema.devices.c
_P = schema.people.c
_ID: Final = re.compile(r"[0-9a-f]{24}")
LINK_MS: Final = 10 * 60 * 1000
"""How long a link to another device can be used, and only once."""
SEEN_MS: Final = 6 * 3600 * 1000
"""A device's last use is written no more often than this."""
MOST: Final = 50
"""Devices of one person; then the one that was not used for longest is logged out."""


class Device(NamedTuple):
    """A device's credentials: what the cookie holds."""

    id: str
    secret: str

    @property
    def cookie(self) -> str:
        """The value of the cookie."""
        return f"{self.id}.{self.secret}"


class Known(NamedTuple):
    """A device that may log in, and whose it is."""

    who: Identity
    device: str
    seen: int
    proved: int
    """When its owner last showed password, passkey or recovery code on it; 0: never."""


class Link(NamedTuple):
    """What a link to another device leads to."""

    person: str
    agent: str
    until: int


def digest(secret: str) -> bytes:
    """Hash a secret; it is long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).digest()


def id_in(cookie: str) -> str:
    """Return which device a cookie names."""
    return cookie.partition(".")[0]


def new_device(
    connection: Connection, person: str, now: int, agent: str = "", *, proved: bool = False
) -> Device:
    """Let a person in on one more device; `proved`: they have just shown who they are."""
    device = Device(people.new_id(), secrets.token_urlsafe(24))
    values = {
        "id": device.id,
        "person": person,
        "secret": digest(device.secret),
        "created": now,
        "seen": now,
        "agent": agent,
        "proved": now if proved else None,
    }
    connection.execute(insert(schema.devices).values(values))
    mine = select(_D.id).where(_D.person == person).order_by(_D.seen.desc(), _D.id)
    for old in list(connection.scalars(mine.offset(MOST))):
        forget(connection, old)
    return device


def identify(connection: Connection, cookie: str, now: int) -> Known | None:
    """Return the device a cookie belongs to, with its person; None if to nobody."""
    id_, _, secret = cookie.partition(".")
    if not _ID.fullmatch(id_):  # whatever a stranger has sent: not every database takes it
        return None
    row = connection.execute(select(schema.devices).where(_D.id == id_)).first()
    stored = row.secret if row else bytes(32)
    if not hmac.compare_digest(stored, digest(secret)) or row is None:
        return None
    person = people.owner(connection, row.person)
    merged = connection.scalars(select(_P.id).where(_P.merged_into == person.id))
    who = Identity(
        person.id,
        frozenset({person.id, *merged}),
        person.name,
        verified=person.verified is not None,
        ban=bans.of(connection, person.id, now),
    )
    return Known(who, row.id, row.seen or 0, row.proved or 0)


def check_there(connection: Connection, device: str) -> None:
    """Refuse what a device asked for that was logged out meanwhile.

    Its row is locked: of two at the same moment the one that logs it out is first, or second.
    """
    wanted = select(_D.id).where(_D.id == device).with_for_update()
    if connection.scalar(wanted) is None:
        raise Refused("who_are_you")


def mark_seen(connection: Connection, device: str, now: int) -> None:
    """Note that a device is in use."""
    connection.execute(update(schema.devices).where(_D.id == device).values(seen=now))


def listed(connection: Connection, people_: Iterable[str]) -> list[dict[str, Any]]:
    """Return a person's devices, the last used first, without their secrets."""
    wanted = (
        select(_D.id, _D.created, _D.seen, _D.agent)
        .where(_D.person.in_(list(people_)))
        .order_by(_D.seen.desc(), _D.id)
    )
    return [dict(row) for row in connection.execute(wanted).mappings()]


def log_out(connection: Connection, people_: Iterable[str], device: str) -> None:
    """Forget a device, if it is one of these people's."""
    mine = (_D.id == device) & _D.person.in_(list(people_))
    if not connection.execute(delete(schema.devices).where(mine)).rowcount:
        raise Refused("no_such_device")


def log_out_others(connection: Connection, people_: Iterable[str], but: str) -> None:
    """Forget all devices but one, and void the link to another."""
    ids = list(people_)
    connection.execute(delete(schema.devices).where(_D.person.in_(ids), _D.id != but))
    void_links(connection, ids)


def log_out_all(connection: Connection, people_: Iterable[str]) -> None:
    """Forget all devices, and void the link to another."""
    log_out_others(connection, people_, "")


def forget(connection: Connection, device: str) -> None:
    """Delete a device: its cookie then belongs to nobody."""
    connection.execute(delete(schema.devices).where(_D.id == device))


# links to another device


def new_link(connection: Connection, person: str, now: int, agent: str = "") -> str:
    """Make the code with which a person goes on elsewhere; the one before is void."""
    code = secrets.token_hex(10)
    values = {"code": digest(code), "code_until": now + LINK_MS, "code_agent": agent}
    connection.execute(update(schema.people).where(_P.id == person).values(values))
    return code


def look_up(connection: Connection, code: str, now: int) -> Link:
    """Return whose code it is, without using it up."""
    wanted = select(_P.id, _P.code_agent, _P.code_until).where(_P.code == digest(code))
    row = connection.execute(wanted).first()
    if row is None or row.code_until is None or row.code_until <= now:
        raise Refused("wrong_code")
    return Link(row.id, row.code_agent or "", row.code_until)


def use_link(connection: Connection, code: str, now: int) -> str:
    """Return the person whose code it is; it is void from now on."""
    person = look_up(connection, code, now).person
    void = (_P.id == person) & (_P.code == digest(code))
    values = {"code": None, "code_until": None, "code_agent": None}
    # Of two that use it at the same moment one changes the row.
    if connection.execute(update(schema.people).where(void).values(values)).rowcount != 1:
        raise Refused("wrong_code")
    return person


def void_links(connection: Connection, people_: Iterable[str]) -> None:
    """Void all links of these people."""
    values = {"code": None, "code_until": None, "code_agent": None}
    mine = _P.id.in_(list(people_))
    connection.execute(update(schema.people).where(mine).values(values))
