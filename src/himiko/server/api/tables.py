"""A table over HTTP: its state, what can be done, and what can be asked."""

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import to_json

from himiko.game import Game
from himiko.server.api.analysis_models import Chances, Outlooks
from himiko.server.api.command_models import COMMANDS
from himiko.server.api.command_models.command import Command, Done, Ply, SeatNumber, execute
from himiko.server.api.context import Anyone, Client, Person, Server, TableId
from himiko.server.api.errors import RESPONSES
from himiko.server.api.events import Event
from himiko.server.api.models import (
    WITHOUT_UNSET,
    AtPly,
    LogEntry,
    PlayedPly,
    Preview,
    State,
    WhyNot,
)
from himiko.server.api.questions import ActionText, preview, why_not
from himiko.server.live.advice import as_data
from himiko.server.live.table_session import Known, TableSession
from himiko.server.refused import Refused
from himiko.server.storage import table_log
from himiko.server.tables import Table, commands
from himiko.server.tables.seats import NOBODY
from himiko.server.tables.state import at, plies, record, running_game, seat_of, visible_events

router = APIRouter(prefix="/api/tables/{id}", tags=["table"], responses=RESPONSES)
Audience = Annotated[bool, Query(description="as spectators see it, even for a player")]
Eyes = Annotated[SeatNumber | None, Query(description="one of one's own seats")]


class Asked(BaseModel):
    """An action somebody thinks about."""

    model_config = ConfigDict(extra="forbid")
    action: ActionText


def _json(text: bytes) -> Response:
    """Answer with JSON that is already written: checking it against its model would take longer."""
    return Response(text, media_type="application/json")


@router.get("", operation_id="get_table", response_model=State, **WITHOUT_UNSET)
async def get_table(  # noqa: PLR0913, PLR0917  (parts of the address)
    id: TableId,  # noqa: A002  (the name in the API)
    who: Anyone,
    client: Client,
    server: Server,
    seat: Eyes = None,
    ply: Annotated[int, Query(ge=0, le=100_000, description="the last ply known")] = 0,
    version: Annotated[
        int, Query(ge=-1, le=10_000_000, description="the last entry known; -1: none")
    ] = -1,
    audience: Audience = False,  # noqa: FBT002
) -> Any:  # noqa: ANN401
    """Return the table as one may see it, with the events since what one knows."""
    who = NOBODY if audience else who
    session = await server.tables.session_for(id, who)
    known = Known(who, seat, ply, version)
    return _json(await server.builder.message(session, known, server.clock(), client, None))


def _add_command(kind: type[Command]) -> None:
    name = str(kind.model_fields["do"].default)
    try:
        body = Body(default=kind())  # type: ignore[call-arg]
    except ValidationError:
        body = Body()

    async def endpoint(
        id: TableId,  # noqa: A002
        who: Person,
        server: Server,
        command: Any = body,  # noqa: ANN401
    ) -> Done:
        return await execute(server, id, who, command)

    endpoint.__annotations__["command"] = kind
    endpoint.__doc__ = kind.__doc__
    router.post(f"/{name}", operation_id=name.replace("-", "_"), **WITHOUT_UNSET)(endpoint)


for _kind in COMMANDS:
    _add_command(_kind)


@router.post("/why-not", operation_id="why_not", response_model=WhyNot, **WITHOUT_UNSET)
async def get_why_not(id: TableId, asked: Asked, who: Person, server: Server) -> Any:  # noqa: A002, ANN401
    """Say why an action is not legal. Only the seat to act may ask."""
    table = (await server.tables.session_for(id, who)).table
    return {"refusal": why_not(table, who, asked.action)}


@router.post("/preview", operation_id="preview", response_model=Preview, **WITHOUT_UNSET)
async def get_preview(id: TableId, asked: Asked, who: Person, server: Server) -> Any:  # noqa: A002, ANN401
    """Say what an action would cause, up to the first hidden thing it would reveal."""
    table = (await server.tables.session_for(id, who)).table
    return preview(table, who, asked.action)


@router.post("/hint", operation_id="hint", response_model=Outlooks)
async def hint(id: TableId, who: Person, server: Server) -> Any:  # noqa: A002, ANN401
    """Say which whole turns the champion would think of, and why, from what one's seat knows."""
    table = (await server.tables.session_for(id, who)).table
    commands.check_hints(table)
    seat = commands.seat_to_act(table, who)
    server.hints.check(who.id)
    view = running_game(table).view(seat)
    edition, seconds = table.setup.edition, server.settings.hint_seconds
    claim = server.bot_runner.claim_of(who.id)
    thought = await server.bot_runner.analyse(view, edition, seconds, claim=claim)
    return as_data(thought, view, edition)


@router.get("/chances", operation_id="get_chances", response_model=Chances)
async def get_chances(id: TableId, client: Client, server: Server) -> Any:  # noqa: A002, ANN401
    """Tell spectators who is likely to win, judging by the game as they see it."""
    session = await server.tables.session_for(id, NOBODY)
    table = session.seen_by(NOBODY)
    if not table.may_show_chances:
        raise Refused("no_hints")
    if table.turn is None:
        raise Refused("not_now", status_is=table.status)
    key = (table.ply, len(table.rewinds))
    if session.chances is None or session.chances[0] != key:
        server.analyses.check(client)
        claim = server.bot_runner.claim_of(client)
        seconds = server.settings.hint_seconds
        thinking = server.bot_runner.chances(running_game(table), seconds, claim)
        session.chances = key, asyncio.create_task(thinking)
        session.chances[1].add_done_callback(partial(_forget_failed, session))
    chances = await asyncio.shield(session.chances[1])
    return {"ply": key[0], **chances}


def _forget_failed(session: TableSession, thought: "asyncio.Task[dict[str, Any]]") -> None:
    """If nothing came of it, let the next person who asks start it again."""
    failed = thought.cancelled() or thought.exception() is not None
    if failed and session.chances is not None and session.chances[1] is thought:
        session.chances = None


@router.get("/plies", operation_id="get_plies", response_model=list[PlayedPly])
async def get_plies(
    id: TableId,  # noqa: A002
    who: Anyone,
    client: Client,
    server: Server,
    seat: Eyes = None,
) -> Any:  # noqa: ANN401
    """Return all actions with everybody's points after each."""
    table = (await server.tables.session_for(id, who)).seen_by(who)
    eyes = seat_of(table, who, seat)
    return _json(await server.builder.run(client, lambda: to_json(plies(table, eyes))))


@router.get("/plies/{ply}", operation_id="get_ply", response_model=AtPly, **WITHOUT_UNSET)
async def get_ply(  # noqa: PLR0913, PLR0917
    id: TableId,  # noqa: A002
    ply: Ply,
    who: Anyone,
    client: Client,
    server: Server,
    seat: Eyes = None,
) -> Any:  # noqa: ANN401
    """Return the game as it was after a ply, for replay."""
    table = (await server.tables.session_for(id, who)).seen_by(who)
    eyes = seat_of(table, who, seat)
    return _json(await server.builder.run(client, lambda: to_json(at(table, eyes, ply))))


def _whole(table: Table, ply: int) -> Game:
    """Return a game in which somebody is to act at a ply."""
    game = table.whole()
    if ply > game.ply or game.at(ply).turn is None:
        raise Refused("no_such_ply", ply=game.ply)
    return game


@router.get("/plies/{ply}/analysis", operation_id="analyse", response_model=Outlooks)
async def analyse(  # noqa: PLR0913, PLR0917  (parts of the address)
    id: TableId,  # noqa: A002
    ply: Ply,
    who: Person,
    client: Client,
    server: Server,
    thorough: Annotated[bool, Query(description="think ten times as long")] = False,  # noqa: FBT002
) -> Any:  # noqa: ANN401
    """Analyse a ply of a finished game, as its player could see it; judge what was played."""
    table = (await server.tables.session_for(id, who)).table
    if not table.is_finished:
        raise Refused("not_now", status_is=table.status)
    game = await server.builder.run(client, lambda: _whole(table, ply))
    known = server.reviews.known(id, ply, thorough=thorough)
    if known is None:
        server.analyses.check(who.id)
        known = await server.reviews.analyse(id, game, ply, who.id, thorough=thorough)
    return known


@router.get("/events", operation_id="get_events", response_model=list[Event], **WITHOUT_UNSET)
async def get_events(  # noqa: PLR0913, PLR0917
    id: TableId,  # noqa: A002
    who: Anyone,
    client: Client,
    server: Server,
    seat: Eyes = None,
    since: Annotated[int, Query(ge=-1, le=100_000, description="-1: the deal too")] = -1,
) -> Any:  # noqa: ANN401
    """Return what happened after a ply."""
    table = (await server.tables.session_for(id, who)).seen_by(who).after(())
    eyes = seat_of(table, who, seat)
    events = await server.builder.run(client, lambda: to_json(visible_events(table, eyes, since)))
    return _json(events)


@router.get("/log", operation_id="get_log", response_model=list[LogEntry])
async def get_log(id: TableId, who: Anyone, client: Client, server: Server) -> Any:  # noqa: A002, ANN401
    """Return all entries of a game that has ended, for checking their hash chain."""
    table = (await server.tables.session_for(id, who)).table
    if not table.is_finished:
        raise Refused("not_now", status_is=table.status)
    entries = await server.store.read(lambda c: table_log.entries_after(c, id, 0))
    rows = (one._asdict() | {"head": one.head.hex() if one.head else None} for one in entries)
    return _json(await server.builder.run(client, lambda: to_json(list(rows))))


@router.get("/record", operation_id="get_record", response_class=PlainTextResponse)
async def get_record(id: TableId, who: Anyone, client: Client, server: Server) -> str:  # noqa: A002
    """Return the record; during the game without the seed and what only one player knows."""
    session = await server.tables.session_for(id, who)
    table, names = session.seen_by(who), session.seat_names()
    return await server.builder.run(client, lambda: record(table, names))
