"""The report on an edition that is being made, sent while computer players play it."""

import json
from collections.abc import AsyncIterator
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from himiko.server.api.context import Client, Person, Server
from himiko.server.api.editions import EditionText, read_edition
from himiko.server.api.errors import RESPONSES
from himiko.server.api.http_protocol import ENDLESS

router = APIRouter(prefix="/api/editions", tags=["editions"], responses=RESPONSES)


class Said(BaseModel):
    """A text of the language files, and the values in it."""

    key: str
    values: dict[str, "Words"]


Words = str | int | Said | list[str]


class HeadingBlock(BaseModel):
    """A title, of the first level or below."""

    kind: Literal["heading"]
    level: int
    text: Words


class ParagraphBlock(BaseModel):
    """One sentence after the other."""

    kind: Literal["paragraph"]
    sentences: list[Words]


class GridBlock(BaseModel):
    """Rows under their heads; the first columns are words, the others numbers."""

    kind: Literal["grid"]
    heads: list[Words]
    rows: list[list[Words]]
    words: int


class DotShare(BaseModel):
    """A share with its name and interval, and what was expected."""

    label: Words
    value: float | None
    low: float | None
    high: float | None
    expected: float


class DotsBlock(BaseModel):
    """A picture of shares with their intervals, one to a line."""

    kind: Literal["dots"]
    title: Words
    of: Words
    axis: Words
    dots: list[DotShare]


class MapSpot(BaseModel):
    """A spot of the board, and how much there is of something."""

    name: str
    x: float
    y: float
    value: float


class MapBlock(BaseModel):
    """A picture of spots of the board, the larger the value the darker."""

    kind: Literal["map"]
    title: Words
    spots: list[MapSpot]
    width: int
    height: int


ReportBlock = Annotated[
    HeadingBlock | ParagraphBlock | GridBlock | DotsBlock | MapBlock, Field(discriminator="kind")
]


class StudyNews(BaseModel):
    """How far a study is; now and then with the report as it is by then."""

    games: int = Field(description="finished, of both editions")
    part: float = Field(description="of the time, from 0 to 1")
    report: list[ReportBlock] | None


@router.post(
    "/report",
    operation_id="report_edition",
    response_class=StreamingResponse,
    responses={200: {"model": StudyNews, "description": "a line of JSON whenever there is news"}},
)
async def report_edition(
    wanted: EditionText, request: Request, who: Person, client: Client, server: Server
) -> StreamingResponse:
    """Let computer players play an edition; closing the connection stops them."""
    server.checks_rate.check(client)
    await server.engine.ready()
    edition = await read_edition(server, client, wanted.text)
    server.studies.check(who.id, client)
    request.scope[ENDLESS] = True

    async def lines() -> AsyncIterator[bytes]:
        async for news in server.studies.play(edition, who.id, client):
            yield json.dumps(news).encode() + b"\n"

    # Proxies that buffer answers would hold back the news.
    headers = {"X-Accel-Buffering": "no"}
    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=headers)
