"""Playing alone: the level that fits, and challenges."""

from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from himiko.edition import Edition
from himiko.game.catalogue import Level
from himiko.server.api.context import Anyone, Client, Person, Server
from himiko.server.api.errors import RESPONSES
from himiko.server.api.lobby import charge, made, open_table
from himiko.server.api.models import WITHOUT_UNSET, State
from himiko.server.refused import Refused
from himiko.server.storage import people, solo
from himiko.server.tables import Options, Setup, Table
from himiko.server.tables.challenges import CHALLENGES, Challenge
from himiko.server.tables.fitting import fitting_level

router = APIRouter(prefix="/api", tags=["solo"], responses=RESPONSES)
ChallengeId = Annotated[str, Path(pattern=r"^[a-z]{1,20}-[0-9]{1,3}$")]


class FittingLevel(BaseModel):
    """The level that fits a person, and the games it follows from."""

    level: Level
    games: int = Field(description="the latest games alone against computer players")
    won: int


class ChallengeState(BaseModel):
    """A challenge, and how one has done."""

    id: str
    level: Level
    number: int
    players: int
    tries: int = Field(description="finished games")
    won: bool
    points: int | None = Field(description="one's own, of the best try")
    best_other: int | None = Field(description="the best of the others, of that try")
    table: str | None = Field(description="where the best try was played")


@router.get("/level", operation_id="get_fitting_level")
async def get_fitting_level(who: Anyone, server: Server) -> FittingLevel:
    """Say which level would play on a seat that adapts, and why."""
    if not who.id:
        return FittingLevel(level=fitting_level([]), games=0, won=0)
    await server.engine.ready()
    results = await server.store.read(lambda c: solo.results(c, who.ids))
    won = sum(result.won for result in results)
    return FittingLevel(level=fitting_level(results), games=len(results), won=won)


@router.get("/challenges", operation_id="list_challenges")
async def list_challenges(who: Anyone, server: Server) -> list[ChallengeState]:
    """List all challenges with one's own results."""
    tries: list[solo.Try] = []
    if who.id:
        await server.engine.ready()
        tries = await server.store.read(lambda c: solo.tries(c, who.ids))
    return [_state(one, [t for t in tries if t.challenge == one.id]) for one in CHALLENGES.values()]


def _state(challenge: Challenge, tries: Iterable[solo.Try]) -> ChallengeState:
    tries = list(tries)
    best = max(tries, key=lambda one: (one.won, one.points - one.best_other), default=None)
    return ChallengeState(
        id=challenge.id,
        level=challenge.level,
        number=challenge.number,
        players=challenge.players,
        tries=len(tries),
        won=best is not None and best.won,
        points=best.points if best else None,
        best_other=best.best_other if best else None,
        table=best.table if best else None,
    )


@router.post(
    "/challenges/{challenge}",
    status_code=201,
    operation_id="take_challenge",
    response_model=State,
    **WITHOUT_UNSET,
)
async def take_challenge(
    challenge: ChallengeId, who: Person, client: Client, server: Server
) -> Any:  # noqa: ANN401
    """Make a table for a try at a challenge; it starts at once, and has no hints."""
    wanted = CHALLENGES.get(challenge)
    if wanted is None:
        raise Refused("no_such_challenge")
    await server.engine.ready()
    await charge(server, who, client, wanted.seats)
    setup = Setup(
        id=people.new_id(),
        creator=who.id,
        players=wanted.players,
        edition=Edition.standard(),
        deal=wanted.deal,
    )
    session = await open_table(server, Table(setup, Options(hints=False)), who, wanted.seats)
    return await made(server, session, who, client)
