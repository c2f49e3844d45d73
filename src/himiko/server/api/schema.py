"""The messages of the socket, in the API's schema: pages make their types from it."""

import asyncio
from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import FastAPI, Request, Response
from pydantic import BaseModel, Field, TypeAdapter
from pydantic_core import to_json

from himiko.server.api.command_models import AnyMessage
from himiko.server.api.command_models.command import Done
from himiko.server.api.models import Line, Preview, State
from himiko.server.api.problem_model import Problem, ProblemCause


class SocketDone(Done):
    """The command is stored; or not, where it must be confirmed first."""

    type: Literal["done"]
    id: int | None
    state: State | None = Field(
        default=None, description="with `answers=state`: after it; None if there is no newer one"
    )


class SocketPreview(BaseModel):
    """What an action would cause."""

    type: Literal["done"]
    id: int | None
    version: int
    ply: int
    preview: Preview
    state: State | None = None


class SocketWhyNot(BaseModel):
    """Why actions are not legal, in the order asked; None: it is."""

    type: Literal["done"]
    id: int | None
    version: int
    ply: int
    refusals: list[ProblemCause | None]
    state: State | None = None


class SocketSaid(BaseModel):
    """What was said is stored."""

    type: Literal["done"]
    id: int | None
    number: int
    state: State | None = None


class SocketError(Problem):
    """The message is refused."""

    type: Literal["error"]
    id: int | None


class SocketChat(Line):
    """Something was said."""

    type: Literal["chat"]


class SocketUnsaid(BaseModel):
    """Something that was said has been removed."""

    type: Literal["unsaid"]
    number: int


class Say(BaseModel):
    """Say something; over HTTP: `POST …/chat`."""

    do: Literal["say"]
    text: str


ServerMessage = (
    State
    | SocketDone
    | SocketPreview
    | SocketWhyNot
    | SocketSaid
    | SocketError
    | SocketChat
    | SocketUnsaid
)
ClientMessage = Annotated[AnyMessage | Say, Field(description="with `id`, a number, if wanted")]
_MESSAGES: Final[dict[str, Any]] = {
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
}


PATH: Final = "/api/openapi.json"


def add_schema(app: FastAPI) -> None:
    """Serve the schema, made and encoded once: that takes long, and is always the same."""

    @cache
    def encoded() -> bytes:
        return to_json(app.openapi())

    async def get_schema(_: Request) -> Response:
        return Response(await asyncio.to_thread(encoded), media_type="application/json")

    app.add_route(PATH, get_schema, include_in_schema=False)


def add_socket_messages(app: FastAPI) -> None:
    """Add `ServerMessage` and `ClientMessage` to the components of the schema."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        schema = plain()
        known = schema["components"]["schemas"]
        for name, kind in _MESSAGES.items():
            if name not in known:
                template = "#/components/schemas/{model}"
                made = TypeAdapter(kind).json_schema(ref_template=template)
                for part, content in made.pop("$defs", {}).items():
                    known.setdefault(part, content)
                known[name] = made
        return schema

    app.openapi = openapi  # type: ignore[method-assign]
