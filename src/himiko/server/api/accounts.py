"""Identity: guests, accounts, passwords and recovery codes."""

from typing import Annotated, Final

import structlog
from argon2.exceptions import Argon2Error, InvalidHashError
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import to_json
from sqlalchemy import Connection

from himiko.server.api.context import (
    Anyone,
    Client,
    Context,
    Owner,
    Person,
    Server,
    address,
    check_ban,
)
from himiko.server.api.cookie import drop_cookie, rename_cookie, set_cookie
from himiko.server.api.errors import RESPONSES
from himiko.server.api.lone_tables import may_go_on
from himiko.server.api.models import Me
from himiko.server.api.names import Name
from himiko.server.api.sign_in import agent, change, describe, renew, require_proof, sign_in
from himiko.server.names import LONGEST, folded, one_line
from himiko.server.refused import Refused
from himiko.server.storage import credentials, devices, own_data, people
from himiko.server.tables import Identity, commands

_log = structlog.get_logger("himiko.accounts")
router = APIRouter(prefix="/api", tags=["identity"], responses=RESPONSES)
Password = Annotated[str, Field(min_length=8, max_length=200)]
# When looking up an account, no name is refused: older ones may not follow today's rules.
AccountName = Annotated[str, Field(min_length=1, max_length=LONGEST), AfterValidator(one_line)]
# Checked when there is no such account, so that the answer takes just as long.
_NO_HASH: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA"
    "$RdescudvJCsgt3ub+b/dWRWJTmaaJObGkBUbB7QvGUk"
)


class Named(BaseModel):
    """The name to go by."""

    model_config = ConfigDict(extra="forbid")
    name: Name


class NewAccount(Named):
    """The name of a new account and its password."""

    password: Password


class Credentials(BaseModel):
    """The name of an account and its password."""

    model_config = ConfigDict(extra="forbid")
    name: AccountName
    password: Password


class Recovery(Credentials):
    """A recovery code, and the new password."""

    code: Annotated[str, Field(min_length=12, max_length=40)]


class NewPassword(BaseModel):
    """A new password."""

    model_config = ConfigDict(extra="forbid")
    password: Password


class RecoveryCodes(BaseModel):
    """Recovery codes; they are shown only once."""

    codes: list[str]


@router.post("/me", operation_id="become_guest")
async def become_guest(
    named: Named, request: Request, response: Response, who: Anyone, server: Server
) -> Me:
    """Become a guest; somebody already known just changes their name."""
    if who.id:
        check_ban(who)
        return await rename(request, named, who, server)
    server.guests.check(address(request))
    now = server.clock()

    def make(connection: Connection) -> tuple[str, devices.Device]:
        person = people.new_guest(connection, named.name, now)
        return person, devices.new_device(connection, person, now, agent(request))

    person, device = await server.store.write(make)
    set_cookie(response, server.settings, device)
    return Me(id=person, ids=[person], name=named.name, account=None)


@router.get("/me", operation_id="get_me")
async def me(who: Owner, server: Server) -> Me:
    """Return who is asking."""
    return await describe(server, who)


@router.get("/me/who", operation_id="who_am_i")
async def who_am_i(request: Request, response: Response, who: Anyone, server: Server) -> Me | None:
    """Return who is asking; null on a first visit, which is not an error."""
    if not who.id:
        return None
    rename_cookie(request, response, server.settings)
    return await describe(server, who)


@router.patch("/me", operation_id="rename")
async def rename(request: Request, named: Named, who: Person, server: Server) -> Me:
    """Change one's name; with an account, it is also the new name to log in with."""
    await require_proof(server, request)
    await change(server, who.ids, lambda c: people.rename(c, who.id, named.name))
    return await describe(server, who)


@router.get("/me/data", operation_id="get_my_data", response_class=JSONResponse)
async def my_data(request: Request, who: Owner, client: Client, server: Server) -> Response:
    """Return everything that is stored about the person who asks."""
    server.logins.check(address(request))
    async with server.exporting:
        data = await server.store.read(lambda c: own_data.collect(c, who.id, who.ids))
    headers = {"Content-Disposition": 'attachment; filename="himiko-my-data.json"'}
    text = await server.builder.run(client, lambda: to_json(data))
    return Response(text, media_type="application/json", headers=headers)


@router.delete("/me", status_code=204, operation_id="delete_me")
async def delete_me(request: Request, response: Response, who: Owner, server: Server) -> None:
    """Delete all personal data. Running games go on with a computer player."""
    await require_proof(server, request)
    tables = await server.store.read(lambda c: people.tables_of(c, who.ids))
    for table in tables:
        try:
            await _part(server, table, who)
        except Refused as refused:
            if refused.code not in {"not_seated", "not_now", "other_rules"}:
                raise
        except Exception:  # noqa: BLE001  (its log cannot be replayed: it is left alone)
            _log.exception("broken_table", table=table)
    now = server.clock()
    await change(server, who.ids, lambda c: people.forget(c, who.ids, now))
    drop_cookie(response, server.settings)


async def _part(server: Context, id_: str, who: Identity) -> None:
    """Leave a table for good."""
    table = (await server.tables.session(id_)).table
    goes_on = await may_go_on(server, table, who)
    await server.tables.do(id_, lambda now: commands.part(now, who, may_go_on=goes_on))


@router.post("/account", operation_id="new_account")
async def new_account(
    wanted: NewAccount, request: Request, response: Response, who: Person, server: Server
) -> Me:
    """Turn a guest into an account, on this device only; nobody else can then use its name."""
    server.logins.check(who.id)
    hashed = await server.hash_in_thread(lambda: server.hasher.hash(wanted.password))
    device = devices.id_in(server.cookie(request))

    def make(connection: Connection) -> list[str]:
        devices.check_there(connection, device)
        return people.new_account(connection, who.id, wanted.name, hashed)

    await renew(server, request, response, who, make)
    return await describe(server, who)


@router.post("/session", operation_id="log_in")
async def log_in(wanted: Credentials, request: Request, response: Response, server: Server) -> Me:
    """Log in to an account; it takes over the guest's games, but not the guest's devices."""
    account, client = folded(wanted.name), address(request)
    server.logins.check_account(client, account)
    found = await server.store.read(lambda c: people.password_of(c, account))
    person, hashed = found or ("", _NO_HASH)
    right = await server.hash_in_thread(lambda: _is_right(server, hashed, wanted.password))
    if not right or not person:
        raise Refused("wrong_password")
    server.logins.note_success(client, account)

    def enter(connection: Connection) -> str:
        # Read again: the owner may meanwhile have changed the password and logged others out.
        if people.password_of(connection, account) != found:
            raise Refused("wrong_password")
        return person

    return await sign_in(server, request, response, enter)


def _is_right(server: Context, hashed: str, password: str) -> bool:
    try:
        return server.hasher.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


@router.delete("/session", status_code=204, operation_id="log_out")
async def log_out(request: Request, response: Response, who: Owner, server: Server) -> None:
    """Forget this device."""
    device = devices.id_in(server.cookie(request))
    await change(server, who.ids, lambda c: devices.forget(c, device))
    drop_cookie(response, server.settings)


@router.put("/account/password", status_code=204, operation_id="change_password")
async def change_password(
    wanted: NewPassword, request: Request, response: Response, server: Server
) -> None:
    """Change the password; all other devices are logged out."""
    known = await require_proof(server, request)
    server.logins.check(known.who.id)
    await _check_account(server, known.who)
    hashed = await server.hash_in_thread(lambda: server.hasher.hash(wanted.password))

    def store(connection: Connection) -> None:
        devices.check_there(connection, known.device)
        people.set_password(connection, known.who.id, hashed)

    await renew(server, request, response, known.who, store)


async def _check_account(server: Context, who: Identity) -> None:
    if await server.store.read(lambda c: people.account_of(c, who.id)) is None:
        raise Refused("no_account")


@router.post("/account/recovery-codes", operation_id="new_recovery_codes")
async def new_recovery_codes(request: Request, server: Server) -> RecoveryCodes:
    """Make recovery codes for when the password is lost; earlier ones become void."""
    known = await require_proof(server, request)
    await _check_account(server, known.who)

    def make(connection: Connection) -> list[str]:
        devices.check_there(connection, known.device)
        return credentials.new_codes(connection, known.who.id)

    return RecoveryCodes(codes=await server.store.write(make))


@router.post("/account/recovery", operation_id="recover")
async def recover(wanted: Recovery, request: Request, response: Response, server: Server) -> Me:
    """Log in with a recovery code and set a new password; all other ways in become void.

    Devices are logged out and passkeys forgotten, as somebody else may have added one.
    """
    account, client = folded(wanted.name), address(request)
    server.logins.check_account(client, account)
    found = await server.store.read(lambda c: people.password_of(c, account))
    hashed = await server.hash_in_thread(lambda: server.hasher.hash(wanted.password))
    code = "".join(letter for letter in wanted.code.lower() if letter.isalnum())

    def enter(connection: Connection) -> str:
        if found is None:
            raise Refused("wrong_code")
        person, _ = found
        credentials.use_code(connection, person, code)
        people.set_password(connection, person, hashed)
        credentials.forget_passkeys(connection, person)
        devices.log_out_all(connection, people.same(connection, person).ids)
        return person

    me = await sign_in(server, request, response, enter)
    server.logins.note_success(client, account)
    return me
