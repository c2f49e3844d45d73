"""For operators: health and metrics; for everybody: what this server is."""

from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest
from pydantic import BaseModel, Field
from starlette.datastructures import Headers

from himiko import RULES, __version__
from himiko.bots import LEVELS
from himiko.edition import Edition
from himiko.server.api.context import Server
from himiko.server.api.errors import RESPONSES
from himiko.server.api.guard import is_ours
from himiko.server.api.models import without_default
from himiko.server.api.page import built

router = APIRouter()
_TABLES = Gauge("himiko_tables", "Tables in use in this process")
_SOCKETS = Gauge("himiko_sockets", "Open sockets")
_COMMITS = Gauge("himiko_commits", "Commits of the writer")
_THINKING = Gauge("himiko_thinking", "Tables whose computer player is to act here")
_THOUGHT = Gauge("himiko_thoughts", "Actions computer players have chosen here")
_SPENT = Gauge("himiko_thought_seconds", "Time they have spent on it")

# Headers by which proxies name themselves or their clients.
_PASSED_ON: Final = frozenset(
    {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"}
)


class Health(BaseModel):
    """Whether the process is alive."""

    ok: bool
    version: str


class Ready(BaseModel):
    """Whether the process can do its work: if not, others are to be asked instead."""

    ok: bool
    writes: bool = Field(description="something was written within the last seconds")
    listens: bool = Field(description="it hears what other processes do; alone always")
    room: bool = Field(description="the database is there, and its disk is not full")
    closing: bool
    version: str


class EngineInfo(BaseModel):
    """How far the engine is compiled: until it is ready, tables are not."""

    ready: bool
    done: int
    parts: int


class ServerInfo(BaseModel):
    """What a page wants to know before anything else."""

    version: str
    rules: int
    levels: list[str]
    edition: str
    page: str | None = Field(description="the build of the page that is served, if one is")
    engine: EngineInfo
    keep_guests_days: int = Field(
        default=0,
        description="guests not seen for so long are forgotten; 0: never",
        json_schema_extra=without_default,
    )
    keep_tables_days: int = Field(
        default=0,
        description="tables over for so long are deleted; 0: never",
        json_schema_extra=without_default,
    )


@router.get("/health")
async def health() -> Health:
    """Answer: the process is alive. Whether it can do its work, `/ready` says."""
    return Health(ok=True, version=__version__)


@router.get("/ready", response_model=Ready, responses={503: {"model": Ready}})
async def ready(server: Server) -> Any:  # noqa: ANN401
    """Answer 200 if the process can write, hears the others and has room; 503 if not."""
    state = server.readiness
    room = await state.has_room()
    found = Ready(
        ok=state.is_ready and room and not server.closing and not server.tables.is_out,
        writes=state.writes,
        listens=state.listens,
        room=room,
        closing=server.closing,
        version=__version__,
    )
    return JSONResponse(found.model_dump(), 200 if found.ok else 503)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, server: Server) -> Response:
    """Serve figures to Prometheus; not through a proxy, which is how the public comes here."""
    if not server.settings.metrics or _is_public(request.headers, server.settings.hosts):
        return PlainTextResponse("", 404)
    _TABLES.set(server.tables.in_use)
    _SOCKETS.set(server.sockets.total)
    _COMMITS.set(server.store.writer.commits)
    _THINKING.set(server.bot_runner.busy)
    _THOUGHT.set(server.bot_runner.thought)
    _SPENT.set(server.bot_runner.spent)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _is_public(headers: Headers, hosts: list[str]) -> bool:
    """Was a request passed on by a proxy, or sent to the name that the public uses?"""
    return not _PASSED_ON.isdisjoint(headers) or (bool(hosts) and is_ours(headers, hosts))


@router.get("/api/server", operation_id="get_server", responses=RESPONSES)
async def get_server(server: Server) -> ServerInfo:
    """Describe this server; a page of another build reloads itself."""
    return ServerInfo(
        version=__version__,
        rules=RULES,
        levels=list(LEVELS),
        edition=Edition.standard().hash,
        page=built(server.settings.page),
        keep_guests_days=server.settings.keep_guests_days,
        keep_tables_days=server.settings.keep_tables_days,
        engine=EngineInfo(
            ready=server.engine.is_ready, done=server.engine.done, parts=server.engine.parts
        ),
    )
