"""Editions: the components of those that are played with, and a check of those being made."""

import tomllib
from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from himiko.edition import Edition
from himiko.server.api.components import EditionFile
from himiko.server.api.context import Client, Context, Server
from himiko.server.api.errors import RESPONSES
from himiko.server.storage import table_log

router = APIRouter(prefix="/api/editions", tags=["editions"], responses=RESPONSES)
LONGEST = 1 << 17
"""Characters of a file; the reader of editions takes no more."""


class EditionText(BaseModel):
    """An edition that is being made."""

    text: str = Field(max_length=LONGEST, description="an edition file's text")


class CheckedEdition(BaseModel):
    """An edition that can be played."""

    name: str = Field(description="with its version, such as standard/1")
    hash: str = Field(description="of its meaning: layout and order do not change it")
    content: EditionFile


@router.get(
    "/{digest}",
    operation_id="get_edition",
    responses={200: {"model": EditionFile}},
    response_class=JSONResponse,
)
async def get_edition(
    digest: Annotated[str, Path(pattern=r"^([0-9a-f]{64}|standard)$")],
    server: Server,
) -> JSONResponse:
    """Return an edition's components, as its file gives them."""
    edition = Edition.standard()
    if digest not in {"standard", edition.hash}:
        edition = await server.store.read(lambda c: table_log.edition(c, digest))
    return JSONResponse(tomllib.loads(edition.text))


@router.post("/check", operation_id="check_edition", response_model=CheckedEdition)
async def check_edition(wanted: EditionText, client: Client, server: Server) -> Any:  # noqa: ANN401
    """Check an edition file; say what is wrong with it, and where."""
    server.checks_rate.check(client)
    edition = await read_edition(server, wanted.text)
    return {"name": edition.name, "hash": edition.hash, "content": tomllib.loads(edition.text)}


async def read_edition(server: Context, text: str) -> Edition:
    """Read an edition within the bounds of uploads; say what is wrong with it, and where."""
    return await server.uploads.read(lambda: server.uploads.edition(text))
