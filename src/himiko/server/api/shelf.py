"""The shelf: editions that a person keeps by name, and shares by link."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from himiko.edition import Edition
from himiko.server.api.context import Client, Person, Server
from himiko.server.api.editions import LONGEST, read_edition
from himiko.server.api.errors import RESPONSES
from himiko.server.api.names import Title
from himiko.server.storage import shelf, table_log

router = APIRouter(prefix="/api/shelf", tags=["editions"], responses=RESPONSES)
Id = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]


class ToKeep(BaseModel):
    """An edition, and the name to keep it under."""

    name: Title
    text: str = Field(max_length=LONGEST, description="an edition file's text")


class Kept(BaseModel):
    """A version of an edition on the shelf."""

    id: str
    name: str
    version: int = Field(description="of this name, from 1")
    hash: str
    created: int
    shared: bool


class KeptFile(Kept):
    """The same with its file."""

    text: str


class Sharing(BaseModel):
    """Whether everybody who has the link may see it."""

    shared: bool


def _shown(row: dict[str, Any]) -> Kept:
    return Kept(hash=row["edition"], **{name: row[name] for name in _COLUMNS})


_COLUMNS = ("id", "name", "version", "created", "shared")


@router.get("", operation_id="get_shelf")
async def get_shelf(who: Person, server: Server) -> list[Kept]:
    """Return the editions on a person's shelf, the newest first."""
    rows = await server.store.read(lambda c: shelf.kept(c, who))
    return [_shown(row) for row in rows]


@router.post("", operation_id="keep_edition", status_code=201)
async def keep_edition(wanted: ToKeep, who: Person, client: Client, server: Server) -> Kept:
    """Keep an edition; under a name that is in use it is the next version."""
    server.checks_rate.check(client)
    edition: Edition = await read_edition(server, client, wanted.text)
    now = server.clock()

    def keep(connection: Any) -> dict[str, Any]:  # noqa: ANN401
        id_ = shelf.keep(connection, who, wanted.name, edition, now)
        return shelf.find(connection, id_, who)

    return _shown(await server.store.write(keep))


@router.get("/{id}", operation_id="get_kept_edition")
async def get_kept_edition(id: Id, who: Person, server: Server) -> KeptFile:  # noqa: A002
    """Return an edition of one's own, or one that is shared, with its file."""

    def read(connection: Any) -> tuple[dict[str, Any], Edition]:  # noqa: ANN401
        row = shelf.find(connection, id, who)
        return row, table_log.edition(connection, row["edition"])

    row, edition = await server.store.read(read)
    return KeptFile(text=edition.text, **_shown(row).model_dump())


@router.patch("/{id}", operation_id="share_edition", status_code=204)
async def share_edition(id: Id, wanted: Sharing, who: Person, server: Server) -> None:  # noqa: A002
    """Share an edition by its link, or stop sharing it."""
    await server.store.write(lambda c: shelf.share(c, id, who, shared=wanted.shared))


@router.delete("/{id}", operation_id="discard_edition", status_code=204)
async def discard_edition(id: Id, who: Person, server: Server) -> None:  # noqa: A002
    """Take a version off the shelf."""
    await server.store.write(lambda c: shelf.discard(c, id, who))
