"""Chat at a table, and mutes."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from himiko.server.api.context import Anyone, Context, Person, Server, TableId
from himiko.server.api.errors import RESPONSES
from himiko.server.api.models import Line
from himiko.server.api.names import Said
from himiko.server.refused import Refused
from himiko.server.storage import chat, people, reports
from himiko.server.tables import Identity, Table, commands

router = APIRouter(prefix="/api", tags=["chat"], responses=RESPONSES)
_TRIES: Final = 8
LineNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]
PersonId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]


class Saying(BaseModel):
    """Something to say."""

    model_config = ConfigDict(extra="forbid")
    text: Said


class Complaint(BaseModel):
    """Why a line is reported."""

    model_config = ConfigDict(extra="forbid")
    reason: reports.Reason


def is_spectator(table: Table, who: Identity) -> bool:
    """Does a person only watch a game that is being played?"""
    return table.status == "running" and not table.seats_of(who)


def may_read(table: Table, who: Identity, line: Mapping[str, Any]) -> bool:
    """May a person read a line? Players do not see spectators' lines before the game is over."""
    return not line["watching"] or table.status != "running" or is_spectator(table, who)


async def say(server: Context, id_: str, who: Identity, text: str) -> Line:
    """Store a chat line, then pass it on."""
    session = await server.tables.session_for(id_, who)
    if who.ban is not None:
        raise Refused("silenced", until=who.ban.until, why=who.ban.reason)
    server.all_chats.check(server.networks.of(who.id))
    server.chats.check(who.id)
    now = server.clock()
    watching = is_spectator(session.table, who)
    number = await _store(server, lambda c: chat.say(c, id_, who.id, text, now, watching=watching))
    line = Line(
        number=number,
        at=now,
        person=who.id,
        name=who.name,
        verified=who.verified,
        text=text,
        watching=watching,
    )
    if not server.store.shared:  # otherwise the notice comes back to us as to everyone
        server.news.say(session, [line.model_dump()])
    return line


async def _store(server: Context, job: Callable[[Connection], int]) -> int:
    """Store a line; if another process stores one at the same moment, this one follows it."""
    for _ in range(_TRIES):
        try:
            return await server.store.write(job)
        except IntegrityError:
            continue
    raise Refused("busy")


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
    """Return the chat, without muted people and without lines that players may not see."""
    session = await server.tables.session_for(id, who)
    lines = await server.store.read(lambda c: chat.said(c, id, after))
    muted = await server.store.read(lambda c: chat.muted(c, who.ids))
    hidden = await server.store.read(lambda c: chat.hidden(c, who.ids, id))
    return [
        Line.model_validate(line)
        for line in lines
        if line["person"] not in muted
        and line["number"] not in hidden
        and may_read(session.table, who, line)
    ]


async def _seen_line(server: Context, id_: str, number: int, who: Identity) -> Table:
    """Return the table of a line that this person may read."""
    session = await server.tables.session_for(id_, who)
    said = await server.store.read(lambda c: chat.line(c, id_, number))
    if not may_read(session.table, who, {"watching": said.watching}):
        raise Refused("no_such_line")
    return session.table


@router.post("/tables/{id}/chat/{number}/hide", status_code=204, operation_id="hide_line")
async def hide_line(id: TableId, number: LineNumber, who: Person, server: Server) -> None:  # noqa: A002
    """Hide a line from the person who asks."""
    await _seen_line(server, id, number, who)
    await server.store.write(lambda c: chat.hide(c, who.id, id, number))


@router.post("/tables/{id}/chat/{number}/report", status_code=204, operation_id="report_line")
async def report_line(
    id: TableId,  # noqa: A002
    number: LineNumber,
    complaint: Complaint,
    who: Person,
    server: Server,
) -> None:
    """Report a line to the operators, and hide it from the person who reports it."""
    await _seen_line(server, id, number, who)
    server.chats.check(who.id)
    now = server.clock()
    await server.store.write(lambda c: reports.report(c, who.id, id, number, complaint.reason, now))


@router.delete("/tables/{id}/chat/{number}", status_code=204, operation_id="remove_line")
async def remove_line(id: TableId, number: LineNumber, who: Person, server: Server) -> None:  # noqa: A002
    """Remove a line for everybody: one's own or, as the host, anybody's."""
    table = await _seen_line(server, id, number, who)
    said = await server.store.read(lambda c: chat.line(c, id, number))
    if said.person not in who.ids and not commands.is_host(table, who):
        raise Refused("not_the_host")
    await server.store.write(lambda c: chat.remove(c, id, number))
    if not server.store.shared:
        server.news.remove_line(id, number)


@router.get("/mutes", operation_id="get_mutes")
async def get_mutes(who: Person, server: Server) -> list[str]:
    """Return the people that this person has muted."""
    return sorted(await server.store.read(lambda c: chat.muted(c, who.ids)))


@router.put("/mutes/{other}", status_code=204, operation_id="mute")
async def mute(other: PersonId, who: Person, server: Server) -> None:
    """Stop showing what this person says."""
    if other not in await server.store.read(lambda c: people.names(c, [other])):
        raise Refused("no_such_person")
    await server.store.write(lambda c: chat.mute(c, who.id, other))
    server.news.mute(who.id, other, muted=True)


@router.delete("/mutes/{other}", status_code=204, operation_id="unmute")
async def unmute(other: PersonId, who: Person, server: Server) -> None:
    """Show it again."""
    await server.store.write(lambda c: chat.unmute(c, who.ids, other))
    server.news.mute(who.id, other, muted=False)
