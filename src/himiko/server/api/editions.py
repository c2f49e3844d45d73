"""Editions: the components of those that are played with, and a check of those being made."""

import json
import tomllib
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from pydantic_core import to_json

from himiko.edition import BadEdition, Edition
from himiko.server.api.components import EditionFile
from himiko.server.api.context import Client, Context, Server
from himiko.server.api.errors import RESPONSES, as_json
from himiko.server.edition_process import read_unfinished
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


class DraftEdition(BaseModel):
    """An edition that is being made, finished or not."""

    name: str | None = Field(description="with its version; null if it cannot be played yet")
    hash: str | None
    content: EditionFile
    faults: list[dict[str, Any]] = Field(description="problems, each with the key it is about")


@router.get(
    "/{digest}",
    operation_id="get_edition",
    responses={200: {"model": EditionFile}},
    response_class=JSONResponse,
)
async def get_edition(
    digest: Annotated[str, Path(pattern=r"^([0-9a-f]{64}|standard)$")],
    client: Client,
    server: Server,
) -> Response:
    """Return an edition's components, as its file gives them."""
    if digest in {"standard", Edition.standard().hash}:
        return Response(_standard(), media_type="application/json")
    edition = await server.store.read(lambda c: table_log.edition(c, digest))
    # Reading a large one takes as long as playing many actions.
    text = await server.builder.run(client, lambda: to_json(_content(edition)))
    return Response(text, media_type="application/json")


@cache
def _standard() -> bytes:
    return to_json(_content(Edition.standard()))


def _content(edition: Edition) -> dict[str, Any]:
    return tomllib.loads(edition.text)


@router.post("/check", operation_id="check_edition", response_model=CheckedEdition)
async def check_edition(wanted: EditionText, client: Client, server: Server) -> Any:  # noqa: ANN401
    """Check an edition file; say what is wrong with it, and where."""
    server.checks_rate.check(client)
    return await server.uploads.read(client, lambda: _checked(server, wanted.text))


def _checked(server: Context, text: str) -> dict[str, Any]:
    edition = server.uploads.edition(text)
    return {"name": edition.name, "hash": edition.hash, "content": _content(edition)}


@router.post("/read", operation_id="read_edition", response_model=DraftEdition)
async def read_draft(wanted: EditionText, client: Client, server: Server) -> Any:  # noqa: ANN401
    """Read an edition that need not be finished; say all that is wrong with it, and where."""
    server.checks_rate.check(client)
    return await server.uploads.read(client, lambda: _draft(server, wanted.text))


def _draft(server: Context, text: str) -> dict[str, Any]:
    try:
        return _checked(server, text) | {"faults": []}
    except BadEdition as error:
        if not error.key:  # it is not TOML
            raise
        content, faults = read_unfinished(text, "edition")
        if not _has_shape(content):
            raise
        found = [as_json(fault) for fault in faults]
        return {"name": None, "hash": None, "content": content, "faults": found}


def _has_shape(content: dict[str, Any]) -> bool:
    """Whether it has the parts of an edition and no others: enough to be shown and mended."""
    try:
        shown = EditionFile.model_validate_json(json.dumps(content), strict=True)
    except (RecursionError, TypeError, ValueError):  # there are dates in TOML, and huge numbers
        return False
    return shown.model_dump(mode="json") == content


async def read_edition(server: Context, client: str, text: str) -> Edition:
    """Read an edition within the bounds of uploads; say what is wrong with it, and where."""
    return await server.uploads.read(client, lambda: server.uploads.edition(text))
