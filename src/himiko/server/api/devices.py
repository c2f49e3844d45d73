"""Devices: where a person is logged in, and links to log in on one more."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from himiko.server.api.context import Owner, Person, Server, address
from himiko.server.api.cookie import drop_cookie
from himiko.server.api.errors import RESPONSES
from himiko.server.api.models import Me
from himiko.server.api.sign_in import agent, change, enter, require_proof
from himiko.server.storage import devices, people

router = APIRouter(prefix="/api", tags=["identity"], responses=RESPONSES)
DeviceId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]


class Code(BaseModel):
    """The code of a link to another device."""

    model_config = ConfigDict(extra="forbid")
    code: Annotated[str, Field(min_length=20, max_length=20, pattern=r"^[0-9a-f]{20}$")]


class NewCode(Code):
    """A code that has just been made; it is shown only once."""

    until: int = Field(description="when it is void, in milliseconds since 1970")


class LinkOwner(BaseModel):
    """Whose link it is."""

    name: str
    verified: bool = Field(description="it is the name of an account")
    agent: str = Field(description="where the link was made: browser and system")
    until: int


class DeviceInfo(BaseModel):
    """A device somebody is logged in on."""

    id: str
    created: int
    seen: int | None = Field(description="roughly when it was last used")
    agent: str | None = Field(description="browser and system")
    here: bool = Field(description="is it the one that asks?")


@router.post("/me/code", operation_id="new_code")
async def new_code(request: Request, who: Person, server: Server) -> NewCode:
    """Make a code for another device: for ten minutes and one use; the one before is void."""
    known = await require_proof(server, request)
    now, here = server.clock(), agent(request)

    def make(connection: Connection) -> str:
        devices.check_there(connection, known.device)
        return devices.new_link(connection, who.id, now, here)

    return NewCode(code=await server.store.write(make), until=now + devices.LINK_MS)


@router.post("/devices/owner", operation_id="look_up_code")
async def look_up_code(code: Code, request: Request, server: Server) -> LinkOwner:
    """Say whom a code leads to, before it is used."""
    server.logins.check(address(request))
    now = server.clock()
    link = await server.store.read(lambda c: devices.look_up(c, code.code, now))
    shown = (await server.store.read(lambda c: people.names(c, [link.person])))[link.person]
    return LinkOwner(name=shown.name, verified=shown.verified, agent=link.agent, until=link.until)


@router.post("/devices", operation_id="add_device")
async def add_device(code: Code, request: Request, response: Response, server: Server) -> Me:
    """Log in on this device as the person whose code it is; its former user stays separate."""
    server.logins.check(address(request))
    now = server.clock()
    return await enter(server, request, response, lambda c: devices.use_link(c, code.code, now))


@router.get("/devices", operation_id="list_devices")
async def list_devices(request: Request, who: Owner, server: Server) -> list[DeviceInfo]:
    """Return the devices one is logged in on, the last used first."""
    rows = await server.store.read(lambda c: devices.listed(c, who.ids))
    here = devices.id_in(server.cookie(request))
    return [DeviceInfo(**row, here=row["id"] == here) for row in rows]


@router.delete("/devices/{id}", status_code=204, operation_id="log_out_device")
async def log_out_device(
    id: DeviceId,  # noqa: A002  (the name in the API)
    response: Response,
    request: Request,
    who: Owner,
    server: Server,
) -> None:
    """Log one device out."""
    await change(server, who.ids, lambda c: devices.log_out(c, who.ids, id))
    if id == devices.id_in(server.cookie(request)):
        drop_cookie(response, server.settings)


@router.delete("/devices", status_code=204, operation_id="log_out_others")
async def log_out_others(request: Request, who: Owner, server: Server) -> None:
    """Log all devices out but this one."""
    here = devices.id_in(server.cookie(request))
    await change(server, who.ids, lambda c: devices.log_out_others(c, who.ids, here))
