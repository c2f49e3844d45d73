"""Chat at a table, and mutes."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict
from sqlalchemy.exc import IntegrityError

from himiko.server.api.context import Anyone, Context, Person, Server, TableId
from himiko.server.api.errors import RESPONSES
from himiko.server.api.models import Line
from himiko.server.api.names import Said
from himiko.server.refused import Refused
from himiko.server.storage import chat, people
from himiko.server.tables import Identity, Table

router = APIRouter(prefix="/api", tags=["chat"], responses=RESPONSES)
PersonId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]


class Saying(BaseModel):
    """Something to say."""

    model_config = ConfigDict(extra="forbid")
    text: Said


def may_talk(table: Table, who: Identity) -> bool:
    """May a person read and write at this table?"""
    return table.may_see(who)


def is_spectator(table: Table, who: Identity) -> bool:
    """Does a person only watch a game that is being played?"""
    return table.status == "running" and not table.seats_of(who)


def may_read(table: Table, who: Identity, line: Mapping[str, Any]) -> bool:
    """May a person read a line? Players do not hear spectators before the game is over."""
    return not line["watching"] or table.status != "running" or is_spectator(table, who)


async def say(server: Context, id_: str, who: Identity, text: str) -> Line:
    """Store what somebody says, then pass it on."""
    session = await server.tables.session(id_)
    if not may_talk(session.table, who):
        raise Refused("not_for_you")
    server.chats.check(who.id)
    now = server.clock()
    try:
        watching = is_spectator(session.table, who)
        number = await server.store.write(
            lambda c: chat.say(c, id_, who.id, text, now, watching=watching)
        )
    except IntegrityError as error:  # someone at another process spoke at the same moment
        raise Refused("busy") from error
    line = Line(number=number, at=now, person=who.id, name=who.name, text=text, watching=watching)
    if not server.store.shared:  # otherwise the notice comes back to us as to everyone
        server.tables.say(session, [line.model_dump()])
    return line


@router.post("/tables/{id}/chat", status_code=201, operation_id="say")
async def post_chat(id: TableId, saying: Saying, who: Person, server: Server) -> Line:  # noqa: A002
    """Say something."""
    return await say(server, id, who, saying.text)


@router.get("/tables/{id}/chat", operation_id="get_chat")
async def get_chat(
    id: TableId,  # noqa: A002
    who: Anyone,
    server: Server,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> list[Line]:
    """Return what was said, without those one has muted, and without what is not for players."""
    session = await server.tables.session(id)
    if not may_talk(session.table, who):
        raise Refused("not_for_you")
    lines = await server.store.read(lambda c: chat.said(c, id, after))
    muted = await server.store.read(lambda c: chat.muted(c, who.ids))
    return [
        Line.model_validate(line)
        for line in lines
        if line["person"] not in muted and may_read(session.table, who, line)
    ]


@router.get("/mutes", operation_id="get_mutes")
async def get_mutes(who: Person, server: Server) -> list[str]:
    """Return whom one has muted."""
    return sorted(await server.store.read(lambda c: chat.muted(c, who.ids)))


@router.put("/mutes/{other}", status_code=204, operation_id="mute")
async def mute(other: PersonId, who: Person, server: Server) -> None:
    """Do not show one what this person says."""
    if other not in await server.store.read(lambda c: people.names(c, [other])):
        raise Refused("no_such_person")
    await server.store.write(lambda c: chat.mute(c, who.id, other))
    server.tables.mute(who.id, other, muted=True)


@router.delete("/mutes/{other}", status_code=204, operation_id="unmute")
async def unmute(other: PersonId, who: Person, server: Server) -> None:
    """Show it again."""
    await server.store.write(lambda c: chat.unmute(c, who.ids, other))
    server.tables.mute(who.id, other, muted=False)
