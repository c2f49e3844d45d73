"""Passkeys (WebAuthn): signing in without a password, and a way back for those who have lost it.

Any account may have several. The browser shows which of its passkeys belong to this server's
name, so nobody types theirs. Why the library: docs/decisions/0013-identity.md.
"""
# ruff: noqa: PLC0415  (webauthn takes 20 MiB: it is imported when the first passkey is used)

import asyncio
import json
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from himiko.server.api.context import Context, Owner, Server, address
from himiko.server.api.errors import RESPONSES
from himiko.server.api.models import Me
from himiko.server.api.sign_in import agent, require_proof, sign_in
from himiko.server.refused import Refused
from himiko.server.storage import credentials, devices, people

router = APIRouter(prefix="/api", tags=["identity"], responses=RESPONSES)
# base64url, as everywhere in WebAuthn
PasskeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,1364}$")]


class Challenge(BaseModel):
    """What the browser's `navigator.credentials` is asked, in its JSON form."""

    options: dict[str, Any]


class Signed(BaseModel):
    """What the browser answered, in its JSON form."""

    model_config = ConfigDict(extra="forbid")
    credential: dict[str, Any]


class PasskeyInfo(BaseModel):
    """A passkey."""

    id: str
    agent: str = Field(description="where it was made: browser and system")
    created: int
    used: int | None


class _Site:
    """The server's name, as the browser that asks knows it."""

    def __init__(self, request: Request) -> None:
        self.id = request.url.hostname or ""
        self.origin = f"{request.url.scheme}://{request.url.netloc}"


@router.post("/passkeys/options", operation_id="passkey_options")
async def passkey_options(request: Request, server: Server) -> Challenge:
    """Begin to add a passkey to one's account."""
    import webauthn
    from webauthn.helpers import structs

    _, person, name, kept = await _account(server, request)
    now = server.clock()
    challenge = await server.store.write(lambda c: credentials.new_challenge(c, person, now))
    options = webauthn.generate_registration_options(
        rp_id=_Site(request).id,
        rp_name="himiko",
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=id_) for id_ in kept],
    )
    return Challenge(options=json.loads(webauthn.options_to_json(options)))


async def _account(server: Context, request: Request) -> tuple[str, str, str, list[bytes]]:
    """Return who adds a passkey, on which device, with their name and the passkeys they have."""
    known = await require_proof(server, request)

    def read(connection: Connection) -> tuple[str, str, str, list[bytes]]:
        row = people.owner(connection, known.who.id)
        if row.account is None:
            raise Refused("no_account")
        kept = credentials.passkeys_of(connection, row.id)
        return known.device, row.id, row.name, [one["id"] for one in kept]

    return await server.store.read(read)


@router.post("/passkeys", status_code=201, operation_id="add_passkey")
async def add_passkey(signed: Signed, request: Request, server: Server) -> PasskeyInfo:
    """Add the passkey that the browser has made."""
    import webauthn

    device, person, _, _ = await _account(server, request)
    now, site = server.clock(), _Site(request)
    challenge = _challenge(signed)
    await server.store.write(lambda c: credentials.use_challenge(c, challenge, person, now))
    made = await _verified(
        lambda: webauthn.verify_registration_response(
            credential=signed.credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    )
    values = {
        "id": made.credential_id,
        "person": person,
        "key": made.credential_public_key,
        "uses": made.sign_count,
        "agent": agent(request),
        "created": now,
        "used": None,
    }

    def store(connection: Connection) -> None:
        devices.check_there(connection, device)
        credentials.add_passkey(connection, values)

    await server.store.write(store)
    return _info(values)


def _challenge(signed: Signed) -> bytes:
    """Return which challenge was signed; that it was is checked later."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        data = base64url_to_bytes(signed.credential["response"]["clientDataJSON"])
        return parse_client_data_json(data).challenge
    except Exception as error:  # whatever a stranger has sent
        raise Refused("wrong_passkey") from error


async def _verified(check: Callable[[], Any]) -> Any:  # noqa: ANN401  (the library's own)
    try:
        return await asyncio.to_thread(check)
    except Exception as error:  # whatever a stranger has sent
        raise Refused("wrong_passkey") from error


@router.get("/passkeys", operation_id="list_passkeys")
async def list_passkeys(who: Owner, server: Server) -> list[PasskeyInfo]:
    """Return one's passkeys."""
    rows = await server.store.read(lambda c: credentials.passkeys_of(c, who.id))
    return [_info(row) for row in rows]


def _info(row: dict[str, Any]) -> PasskeyInfo:
    from webauthn.helpers import bytes_to_base64url

    shown = {name: row[name] for name in ("agent", "created", "used")}
    return PasskeyInfo(id=bytes_to_base64url(row["id"]), **shown)


@router.delete("/passkeys/{id}", status_code=204, operation_id="remove_passkey")
async def remove_passkey(id: PasskeyId, request: Request, server: Server) -> None:  # noqa: A002
    """Forget a passkey: nobody can sign in with it any more."""
    person = (await require_proof(server, request)).who.id
    raw = _bytes(id)
    await server.store.write(lambda c: credentials.remove_passkey(c, person, raw))


def _bytes(id_: object) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(str(id_))
    except ValueError as error:
        raise Refused("no_such_passkey") from error


@router.post("/session/passkey/options", operation_id="log_in_options")
async def log_in_options(request: Request, server: Server) -> Challenge:
    """Begin to sign in with a passkey."""
    import webauthn
    from webauthn.helpers import structs

    server.logins.check(address(request))
    now = server.clock()
    challenge = await server.store.write(lambda c: credentials.new_challenge(c, None, now))
    options = webauthn.generate_authentication_options(
        rp_id=_Site(request).id,
        challenge=challenge,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    return Challenge(options=json.loads(webauthn.options_to_json(options)))


@router.post("/session/passkey", operation_id="log_in_with_passkey")
async def log_in_with_passkey(
    signed: Signed, request: Request, response: Response, server: Server
) -> Me:
    """Log in to the account whose passkey it is; it takes over the guest's games."""
    import webauthn

    now, site = server.clock(), _Site(request)
    challenge, id_ = _challenge(signed), _bytes(signed.credential.get("rawId"))
    await server.store.write(lambda c: credentials.use_challenge(c, challenge, None, now))
    kept = await server.store.read(lambda c: credentials.passkey(c, id_))
    used = await _verified(
        lambda: webauthn.verify_authentication_response(
            credential=signed.credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=kept["key"],
            credential_current_sign_count=kept["uses"],
            require_user_verification=True,
        )
    )

    def find(connection: Connection) -> str:
        # Read again: the passkey may have been removed meanwhile.
        person = str(credentials.passkey(connection, id_)["person"])
        credentials.mark_used(connection, id_, used.new_sign_count, now)
        return person

    return await sign_in(server, request, response, find)
