"""The planner: a turn of one's own laid out at any moment, and branches of finished games.

Nothing is stored. What is sent follows from the view of the seat alone.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import to_json

from himiko.game.sites import sites_of
from himiko.server.api.analysis_models import Outlooks
from himiko.server.api.command_models.command import Ply, SeatNumber
from himiko.server.api.context import Anyone, Client, Context, Person, Server, TableId
from himiko.server.api.errors import RESPONSES
from himiko.server.api.models import WITHOUT_UNSET, without_default
from himiko.server.api.plan_models import LaidPlan, Site
from himiko.server.api.questions import ActionText
from himiko.server.live.planner import Sheet, estimate
from himiko.server.refused import Refused
from himiko.server.tables import Identity, Table, commands
from himiko.server.tables.state import lies_face_down, running_game, seat_of

router = APIRouter(prefix="/api/tables/{id}", tags=["planner"], responses=RESPONSES)
MOST_ACTIONS = 60
"""Of a plan: no turn has more."""
ADAPTING = 4
"""What adapting a plan costs, beside laying it out."""


class PlanAsked(BaseModel):
    """A turn somebody plans, or as much of it as there is."""

    model_config = ConfigDict(extra="forbid")
    seat: SeatNumber | None = Field(default=None, description="one of one's own seats")
    actions: Annotated[list[ActionText], Field(max_length=MOST_ACTIONS)]
    adapt: bool = Field(
        default=False,
        description="look for another way where a step is no longer possible",
        json_schema_extra=without_default,
    )
    why_not: list[ActionText] = Field(
        default=[],
        max_length=16,
        description="actions after the plan, to explain why they are not legal",
        json_schema_extra=without_default,
    )


def _sheet(table: Table, who: Identity, seat: int | None) -> Sheet:
    """Take a sheet for a player's seat, no matter who is to act."""
    if table.status != "running":
        raise Refused("not_now", status_is=table.status)
    eyes = seat_of(table, who, seat)
    if eyes is None:
        raise Refused("not_seated")
    if table.seats[eyes].kind != "human":
        raise Refused("absent")
    return Sheet.of(running_game(table), eyes, hides_tiles=lies_face_down(table))


def _branch(table: Table, ply: int) -> Sheet:
    """Take a sheet for the seat that was to act after a ply of a finished game."""
    if not table.is_finished:
        raise Refused("not_now", status_is=table.status)
    game = table.whole()
    seat = game.at(ply).turn if ply <= game.ply else None
    if seat is None:
        raise Refused("no_such_ply", ply=game.ply)
    return Sheet.of(game.at(ply), seat)


def _charge(server: Context, who: Identity, asked: PlanAsked) -> None:
    server.plans.check(who.id, ADAPTING if asked.adapt else 1)


def _answer(sheet: Sheet, asked: PlanAsked) -> bytes:
    return to_json(sheet.answer(asked.actions, adapt=asked.adapt, why_not=asked.why_not))


def _json(text: bytes) -> Response:
    return Response(text, media_type="application/json")


@router.post("/plan", operation_id="plan", response_model=LaidPlan, **WITHOUT_UNSET)
async def plan(
    id: TableId,  # noqa: A002  (the name in the API)
    asked: PlanAsked,
    who: Person,
    client: Client,
    server: Server,
) -> Any:  # noqa: ANN401
    """Lay out a turn of one's own, as if it came now: how it can go on, and what it brings."""
    table = (await server.tables.session_for(id, who)).table
    _charge(server, who, asked)
    sheet = _sheet(table, who, asked.seat)
    return _json(await server.builder.run(client, lambda: _answer(sheet, asked)))


@router.post("/plan/estimate", operation_id="estimate_plan", response_model=Outlooks)
async def estimate_plan(
    id: TableId,  # noqa: A002
    asked: PlanAsked,
    who: Person,
    server: Server,
) -> Any:  # noqa: ANN401
    """Say what a planned turn is worth beside the best one, where hints are allowed."""
    table = (await server.tables.session_for(id, who)).table
    commands.check_hints(table)
    sheet = _sheet(table, who, asked.seat)
    server.hints.check(who.id)
    claim = server.bot_runner.claim_of(who.id)
    seconds = server.settings.hint_seconds
    return await estimate(server.bot_runner, sheet, asked.actions, seconds, claim=claim)


@router.post("/plies/{ply}/plan", operation_id="branch", response_model=LaidPlan, **WITHOUT_UNSET)
async def branch(  # noqa: PLR0913, PLR0917  (parts of the address)
    id: TableId,  # noqa: A002
    ply: Ply,
    asked: PlanAsked,
    who: Person,
    client: Client,
    server: Server,
) -> Any:  # noqa: ANN401
    """Lay out another turn at a ply of a finished game, from what its player knew."""
    table = (await server.tables.session_for(id, who)).table
    _charge(server, who, asked)
    made = await server.builder.run(client, lambda: _answer(_branch(table, ply), asked))
    return _json(made)


@router.post("/plies/{ply}/plan/estimate", operation_id="estimate_branch", response_model=Outlooks)
async def estimate_branch(  # noqa: PLR0913, PLR0917
    id: TableId,  # noqa: A002
    ply: Ply,
    asked: PlanAsked,
    who: Person,
    client: Client,
    server: Server,
) -> Any:  # noqa: ANN401
    """Say what another turn at a ply of a finished game would have been worth."""
    table = (await server.tables.session_for(id, who)).table
    sheet = await server.builder.run(client, lambda: _branch(table, ply))
    server.analyses.check(who.id)
    claim = server.bot_runner.claim_of(who.id)
    seconds = server.settings.hint_seconds
    runner = server.bot_runner
    return await estimate(runner, sheet, asked.actions, seconds, claim=claim, review=True)


@router.get("/sites", operation_id="get_sites", response_model=list[Site])
async def get_sites(
    id: TableId,  # noqa: A002
    who: Anyone,
    client: Client,
    server: Server,
    seat: Annotated[SeatNumber, Query(description="whose; everybody may know")],
) -> Any:  # noqa: ANN401
    """Say where a seat could build what, and which boats are missing there."""
    game = running_game((await server.tables.session_for(id, who)).seen_by(who))
    if seat >= game.players:
        raise Refused("no_such_seat", seats=game.players)
    twin = game.copy()
    return _json(await server.builder.run(client, lambda: to_json(sites_of(twin, seat))))
