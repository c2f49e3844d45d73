"""What the seat to act may ask about actions: the same over HTTP and the socket."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from himiko.game import IllegalAction
from himiko.server.refused import Refused
from himiko.server.tables import Identity, Table, commands, state

ActionText = Annotated[str, Field(min_length=1, max_length=100)]


class Question(BaseModel):
    """Something a person asks over the socket; nothing is stored."""

    model_config = ConfigDict(extra="forbid")
    do: str

    def answer(self, table: Table, who: Identity) -> dict[str, Any]:
        """Return the answer, as a part of the message."""
        raise NotImplementedError


class AskPreview(Question):
    """What would an action cause?"""

    do: Literal["preview"] = "preview"
    action: ActionText

    def answer(self, table: Table, who: Identity) -> dict[str, Any]:
        return {"preview": preview(table, who, self.action)}


class AskWhyNot(Question):
    """Why are actions not legal? Answered in their order."""

    do: Literal["why-not"] = "why-not"
    actions: Annotated[list[ActionText], Field(min_length=1, max_length=16)]

    def answer(self, table: Table, who: Identity) -> dict[str, Any]:
        return {"refusals": [why_not(table, who, action) for action in self.actions]}


def preview(table: Table, who: Identity, action: str) -> dict[str, Any]:
    """Return what an action would cause, up to the first hidden thing it would reveal."""
    commands.seat_to_act(table, who)
    try:
        return state.preview(table, action)
    except IllegalAction as error:
        raise Refused.illegal(error) from error


def why_not(table: Table, who: Identity, action: str) -> dict[str, Any] | None:
    """Return why an action is not legal. Only the seat to act may ask: it could betray peeks."""
    commands.seat_to_act(table, who)
    try:
        refusal = state.running_game(table).why_not(action)
    except IllegalAction as error:
        raise Refused.illegal(error) from error
    return None if refusal is None else refusal.as_dict()
