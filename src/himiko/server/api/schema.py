"""The messages of the socket, in the API's schema: pages make their types from it."""

from typing import Annotated, Any, Final, Literal

from fastapi import FastAPI
from pydantic import BaseModel, Field, TypeAdapter

from himiko.server.api.command_models import AnyCommand, Done
from himiko.server.api.models import Line, State
from himiko.server.api.problem_model import Problem


class SocketDone(Done):
    """What was asked is stored."""

    type: Literal["done"]
    id: int | None


class SocketSaid(BaseModel):
    """What was said is stored."""

    type: Literal["done"]
    id: int | None
    number: int


class SocketError(Problem):
    """What was asked is refused."""

    type: Literal["error"]
    id: int | None


class SocketChat(Line):
    """Something was said."""

    type: Literal["chat"]


class Say(BaseModel):
    """Say something; over HTTP: `POST …/chat`."""

    do: Literal["say"]
    text: str


ServerMessage = State | SocketDone | SocketSaid | SocketError | SocketChat
ClientMessage = Annotated[AnyCommand | Say, Field(description="with `id`, a number, if wanted")]
_MESSAGES: Final[dict[str, Any]] = {
    "ServerMessage": ServerMessage,
    "ClientMessage": ClientMessage,
}


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
