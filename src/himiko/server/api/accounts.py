"""Who one is: guests, devices, accounts."""

from collections.abc import Callable
from typing import Annotated

import structlog
from argon2.exceptions import Argon2Error, InvalidHashError
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from himiko.server.api.context import (
    COOKIE,
    COOKIE_SECONDS,
    Anyone,
    Context,
    Person,
    Server,
    address,
)
from himiko.server.api.errors import RESPONSES
from himiko.server.api.models import Me
from himiko.server.api.names import Name
from himiko.server.refused import Refused
from himiko.server.storage import people
from himiko.server.storage.notices import notify
from himiko.server.tables import Identity, commands

_log = structlog.get_logger("himiko.accounts")
router = APIRouter(prefix="/api", tags=["identity"], responses=RESPONSES)
Password = Annotated[str, Field(min_length=8, max_length=200)]
# Compared with when there is no such account, so that it takes as long.
_NO_HASH = (
    "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA"
    "$RdescudvJCsgt3ub+b/dWRWJTmaaJObGkBUbB7QvGUk"
)


class Named(BaseModel):
    """A name to be called by."""

    model_config = ConfigDict(extra="forbid")
    name: Name


class Credentials(Named):
    """The name of an account and its password."""

    password: Password


class Code(BaseModel):
    """The code with which to go on on another device."""

    model_config = ConfigDict(extra="forbid")
    code: Annotated[str, Field(min_length=20, max_length=20, pattern=r"^[0-9a-f]{20}$")]


def _let_in(server: Context, response: Response, device: people.Device) -> None:
    response.set_cookie(
        COOKIE,
        device.cookie,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure,
        path="/",
    )


async def _me(server: Context, who: Identity) -> Me:
    account = await server.store.read(lambda c: people.account_of(c, who.id))
    return Me(id=who.id, ids=sorted(who.ids), name=who.name, account=account)


@router.post("/me", operation_id="become_guest")
async def become_guest(
    named: Named, request: Request, response: Response, who: Anyone, server: Server
) -> Me:
    """Become a guest; who is known already only takes another name."""
    if who.id:
        return await rename(named, who, server)
    server.guests.check(address(request))
    now = server.clock()
    person, device = await server.store.write(lambda c: people.new_guest(c, named.name, now))
    _let_in(server, response, device)
    return Me(id=person, ids=[person], name=named.name, account=None)


@router.get("/me", operation_id="get_me")
async def me(who: Person, server: Server) -> Me:
    """Say who one is."""
    return await _me(server, who)


@router.patch("/me", operation_id="rename")
async def rename(named: Named, who: Person, server: Server) -> Me:
    """Take another name."""
    await _change(server, who, lambda c: people.rename(c, who.id, named.name))
    return await _me(server, Identity(who.id, who.ids, named.name))


async def _change(server: Context, who: Identity, job: Callable[[Connection], object]) -> None:
    """Change something about a person, and notify all that remember them."""

    def change(connection: Connection) -> None:
        job(connection)
        notify(connection, *(f"person {id_}" for id_ in who.ids))

    await server.store.write(change)
    server.forget()
    for id_ in who.ids:
        server.tables.forget_name(id_)


@router.delete("/me", status_code=204, operation_id="delete_me")
async def delete_me(response: Response, who: Person, server: Server) -> None:
    """Delete all that is personal. Running games go on with a computer player."""
    tables = await server.store.read(lambda c: people.tables_of(c, who.ids))
    for table in tables:
        try:
            await server.tables.do(table, lambda now: commands.leave(now, who, "deleted"))
        except Refused as refused:
            if refused.code not in {"not_seated", "not_now", "other_rules"}:
                raise
        except Exception:  # noqa: BLE001  (its log cannot be replayed: it is left alone)
            _log.exception("broken_table", table=table)
    now = server.clock()
    await _change(server, who, lambda c: people.forget(c, who.ids, now))
    response.delete_cookie(COOKIE, path="/")


@router.post("/me/code", operation_id="new_code")
async def new_code(who: Person, server: Server) -> Code:
    """Make a code for another device; the one before is void. It is shown this once."""
    return Code(code=await server.store.write(lambda c: people.new_code(c, who.id)))


@router.post("/devices", operation_id="add_device")
async def add_device(code: Code, request: Request, response: Response, server: Server) -> Me:
    """Go on on this device as the person whose code it is."""
    server.logins.check(address(request))
    now = server.clock()

    def enter(connection: Connection) -> people.Device:
        return people.new_device(connection, people.by_code(connection, code.code), now)

    return await _enter(server, response, await server.store.write(enter))


async def _enter(server: Context, response: Response, device: people.Device) -> Me:
    who = await server.identify(device.cookie)
    if who is None:
        raise Refused("who_are_you")
    _let_in(server, response, device)
    return await _me(server, who)


@router.post("/account", operation_id="new_account")
async def new_account(wanted: Credentials, who: Person, server: Server) -> Me:
    """Make one's guest an account; its name is then also how one is called."""
    server.logins.check(who.id)
    hashed = await server.hash_apart(lambda: server.hasher.hash(wanted.password))

    def make(connection: Connection) -> None:
        people.new_account(connection, who.id, wanted.name.casefold(), hashed)
        people.rename(connection, who.id, wanted.name)

    await _change(server, who, make)
    return await _me(server, Identity(who.id, who.ids, wanted.name))


@router.post("/session", operation_id="log_in")
async def log_in(
    wanted: Credentials, request: Request, response: Response, who: Anyone, server: Server
) -> Me:
    """Go on as an account; it takes over the games of the guest one was."""
    account, client = wanted.name.casefold(), address(request)
    server.logins.check_account(client, account)
    found = await server.store.read(lambda c: people.password_of(c, account))
    person, hashed = found or ("", _NO_HASH)
    right = await server.hash_apart(lambda: _is_right(server, hashed, wanted.password))
    if not right or not person:
        raise Refused("wrong_password")
    server.logins.note_success(client, account)
    now = server.clock()

    def enter(connection: Connection) -> people.Device:
        if who.id:
            people.merge(connection, who.id, person)
        return people.new_device(connection, person, now)

    device = await server.store.write(enter)
    for id_ in {person, who.id} - {""}:
        await _change(server, Identity(id_, frozenset({id_})), lambda _: None)
    return await _enter(server, response, device)


def _is_right(server: Context, hashed: str, password: str) -> bool:
    try:
        return server.hasher.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


@router.delete("/session", status_code=204, operation_id="log_out")
async def log_out(request: Request, response: Response, who: Person, server: Server) -> None:
    """Forget this device."""
    cookie = request.cookies[COOKIE]
    await _change(server, who, lambda c: people.log_out(c, cookie))
    response.delete_cookie(COOKIE, path="/")
