"""Making tables and finding them."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from himiko.edition import Edition
from himiko.game import BadRecord, Game
from himiko.game.catalogue import Level
from himiko.game.deal import Deal
from himiko.game.record import DEFAULT_NAMES
from himiko.server.api.command_models.opening import Commitment
from himiko.server.api.context import Anyone, Client, Context, Person, Server, TableId
from himiko.server.api.errors import RESPONSES
from himiko.server.api.lone_tables import charge_lone
from himiko.server.api.models import WITHOUT_UNSET, Listed, Placed, SeatState, State
from himiko.server.api.names import displayable
from himiko.server.live.table_service import TableCommand
from himiko.server.live.table_session import Known, TableSession
from himiko.server.live.uploads import Uploads
from himiko.server.refused import Refused
from himiko.server.storage import people, solo, table_queries
from himiko.server.tables import Identity, NewEntry, Options, Setup, Table, commands
from himiko.server.tables.fitting import fitting_level
from himiko.server.tables.setup import Origin

router = APIRouter(prefix="/api/tables", tags=["lobby"], responses=RESPONSES)
LONGEST = 250_000
MADE: Any = {"status_code": 201, "response_model": State, **WITHOUT_UNSET}


class NewTable(BaseModel):
    """A table to be made."""

    model_config = ConfigDict(extra="forbid")
    seats: Annotated[
        list[Literal["me", "open", "adapts"] | Level],
        Field(
            min_length=2,
            max_length=4,
            description="who sits where; several may be `me`; `adapts`: the level that fits",
        ),
    ]
    options: Options = Options()
    edition: str | None = Field(None, max_length=LONGEST, description="an edition file's text")
    record: str | None = Field(
        None, max_length=LONGEST, description="a record to go on from, or a whole one to look at"
    )
    ply: int | None = Field(None, ge=0, le=100_000, description="where in the record")
    position: dict[str, Any] | None = Field(None, description="a position to begin at")
    commitment: Commitment = None


class FromTable(BaseModel):
    """A table that goes on from another one."""

    model_config = ConfigDict(extra="forbid")
    ply: int = Field(ge=0, le=100_000)
    seats: Annotated[list[Literal["me", "open"] | Level], Field(min_length=2, max_length=4)]
    options: Options = Options()


@router.get("", operation_id="list_tables")
async def list_tables(
    who: Anyone,
    server: Server,
    which: Annotated[table_queries.Which, Query(alias="list")] = "open",
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[Listed]:
    """List tables: one's own, first those where it is one's turn, or the lobby's."""
    if which == "mine" and not who.id:
        return []
    asked, now = table_queries.TableQuery(which, who.ids, limit, before), server.clock()
    with_results = which == "mine" and server.engine.is_ready

    def read(connection: Connection) -> list[Listed]:
        rows = table_queries.listed(connection, asked, now)
        return [
            _listed(row, who, _result(connection, row) if with_results else None) for row in rows
        ]

    return await server.store.read(read)


def _result(connection: Connection, row: dict[str, Any]) -> list[Placed] | None:
    found = table_queries.result_of(connection, row["id"]) if row["status"] == "over" else None
    return [Placed(total=total, rank=rank) for total, rank in found] if found else None


def _listed(row: dict[str, Any], who: Identity, result: list[Placed] | None) -> Listed:
    seats = [SeatState(why=None, **{k: s[k] for k in _SEAT}) for s in row["seats"]]
    options = Options.model_validate_json(row["options"])
    # Spectators see the game late, so the list does not show them whose turn it is by now.
    is_late = options.delay > 0 and who.ids.isdisjoint(seat.person for seat in seats)
    return Listed(
        options=options,
        host=row["creator"],
        seats=seats,
        my_turn=bool(row["my_turn"]),
        turn=None if is_late else row["turn"],
        result=result,
        **{key: row[key] for key in ("id", "created", "updated", "players", "status")},
    )


_SEAT = ("kind", "person", "name", "verified", "level")


@router.post("", operation_id="new_table", **MADE)
async def new_table(wanted: NewTable, who: Person, client: Client, server: Server) -> Any:  # noqa: ANN401
    """Make a table; it starts at once if nobody is waited for."""
    await server.engine.ready()
    await charge(server, who, client, wanted.seats)
    edition, origin = Edition.standard(), None
    if wanted.edition is not None or wanted.record is not None or wanted.position is not None:
        server.uploads_rate.check(client)
        edition, origin = await server.uploads.read(client, lambda: _read(server.uploads, wanted))
    setup = _setup(who, len(wanted.seats), edition, origin)
    seats: list[Any] = list(wanted.seats)
    if "adapts" in seats:
        results = await server.store.read(lambda c: solo.results(c, who.ids))
        seats = [fitting_level(results) if seat == "adapts" else seat for seat in seats]
    table = Table(setup, wanted.options)
    session = await open_table(server, table, who, seats, wanted.commitment)
    return await made(server, session, who, client)


async def made(server: Context, session: TableSession, who: Identity, client: str) -> Response:
    """Answer with the state of a table that was made."""
    text = await server.builder.message(session, Known(who), server.clock(), client, None)
    return Response(text, 201, media_type="application/json")


def _setup(
    who: Identity, players: int, edition: Edition, origin: Origin | None, before: str | None = None
) -> Setup:
    return Setup(
        id=people.new_id(),
        creator=who.id,
        players=players,
        edition=edition,
        deal=Deal.draw(),
        origin=origin,
        rematch_of=before,
    )


def _read(uploads: Uploads, wanted: NewTable) -> tuple[Edition, Origin | None]:
    """Check what was uploaded."""
    edition = Edition.standard()
    if wanted.edition is not None:
        edition = uploads.edition(wanted.edition)
    return edition, _origin(wanted, edition)


def _origin(wanted: NewTable, edition: Edition) -> Origin | None:
    if wanted.record is not None and wanted.position is not None:
        raise Refused("record_or_position")
    if wanted.record is not None:
        game = _from_record(wanted.record, edition)
    elif wanted.position is not None:
        game = Game.from_position(wanted.position, edition)
    else:
        return None
    if wanted.ply is None and game.over:  # to look at and to show
        _check_players(game, len(wanted.seats))
        return Origin(game.record(), game.ply)
    return _origin_at(game, wanted.ply, len(wanted.seats))


def _from_record(record: str, edition: Edition) -> Game:
    """Read a record; its names are changed into ones that people may have here."""
    before, nul, _ = record.partition("\0")
    if nul:  # no database keeps it
        raise BadRecord(before.count("\n") + 1, "text")
    game = Game.from_record(record, edition)
    game.names = tuple(map(displayable, game.names))
    return game


def _origin_at(game: Game, ply: int | None, players: int) -> Origin:
    """Return the point from which a game can be played on."""
    ply = game.ply if ply is None else ply
    _check_players(game, players)
    if ply > game.ply or game.at(ply).over:
        raise Refused("no_such_ply", ply=game.ply)
    return Origin(game.record(), ply)


def _check_players(game: Game, players: int) -> None:
    if game.players != players:
        raise Refused("other_number_of_seats", seats=game.players)


async def charge(server: Context, who: Identity, client: str, seats: list[Any]) -> None:
    """Charge somebody for a table, before anything is read or made for it."""
    server.new_tables.check(who.id)
    most = server.settings.limits.tables
    if await server.store.read(lambda c: table_queries.number_of(c, who.ids)) >= most:
        raise Refused("too_many_tables", most=most)
    if {"me", "open"}.isdisjoint(seats):  # computer players among themselves
        await charge_lone(server, who, client)


async def open_table(
    server: Context,
    table: Table,
    who: Identity,
    seats: list[Any],
    commitment: str | None = None,
) -> TableSession:
    """Store a new table with those who sit at it from the beginning."""
    new_entries: list[NewEntry] = []
    for number, kind in enumerate(seats):
        if kind == "me":
            part = commitment if number == seats.index("me") else None
            new_entries.append(commands.sat(who, number, part))
        elif kind != "open":
            new_entries.append(NewEntry("seated", number, {"level": kind}))
    is_full = "open" not in seats and table.options.start_when_full
    if is_full or table.setup.is_over:
        has_parts = commitment is not None and "me" in seats
        new_entries.append(commands.starting(table, has_parts=has_parts))
    return await server.tables.create(table, new_entries)


@router.post(
    "/{id}/play-on", status_code=201, operation_id="play_on", response_model=State, **WITHOUT_UNSET
)
async def play_on(
    id: TableId,  # noqa: A002
    wanted: FromTable,
    who: Person,
    client: Client,
    server: Server,
) -> Any:  # noqa: ANN401
    """Make a table that goes on from a finished game, at any ply."""
    session = await server.tables.session_for(id, who)
    if session.table.status not in {"over", "abandoned"}:
        raise Refused("not_now", status_is=session.table.status)
    game = session.table.whole()
    if session.table.setup.origin is None:  # no names of people: a log is kept forever
        seats = zip(session.table.seats, DEFAULT_NAMES, strict=False)
        game.names = tuple(seat.level or name for seat, name in seats)
    await charge(server, who, client, wanted.seats)
    origin = await server.uploads.read(
        client, lambda: _origin_at(game, wanted.ply, len(wanted.seats))
    )
    setup = _setup(who, game.players, game.edition, origin)
    new = await open_table(server, Table(setup, wanted.options), who, wanted.seats)
    return await made(server, new, who, client)


@router.post(
    "/{id}/rematch", status_code=201, operation_id="rematch", response_model=State, **WITHOUT_UNSET
)
async def rematch(id: TableId, who: Person, client: Client, server: Server) -> Any:  # noqa: A002, ANN401
    """Make the next table: the same options and computer players, the people's seats open."""
    old = (await server.tables.session(id)).table
    if old.rematch is None:
        commands.rematch(old, who, "")  # refused before anything is made
        setup = _setup(who, old.setup.players, old.setup.edition, None, id)
        seats = _again(old, who)
        await charge(server, who, client, seats)
        new = await open_table(server, Table(setup, old.options), who, seats)
        new_id = new.table.setup.id
        old = await server.tables.do(
            id, lambda now: [] if now.rematch else commands.rematch(now, who, new_id)
        )
        if old.rematch != new_id:  # somebody else was first: theirs is the next table
            await server.tables.do(new_id, _unused(who))
    session = await server.tables.session(old.rematch or "")
    return await made(server, session, who, client)


def _unused(who: Identity) -> TableCommand:
    """Close a table that nobody needs, if it has not started."""
    return lambda now: commands.close(now, who) if now.status == "open" else []


def _again(old: Table, who: Identity) -> list[Any]:
    seats: list[Any] = []
    for seat in old.seats:
        if seat.person is None:
            seats.append(seat.level or "open")  # nobody sat at a record to look at
        else:
            seats.append("me" if who.owns(seat) else "open")
    return seats
