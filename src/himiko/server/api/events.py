"""Events in the schema: one model for each type of the catalogue."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union

from pydantic import BaseModel, Field, create_model
from typing_extensions import TypeAliasType

from himiko.game.catalogue import EVENTS, KINDS, EventKind


def _model(kind: EventKind) -> type[BaseModel]:
    fields: dict[str, Any] = {
        "event": (Literal[kind.name], ...),
        "ply": (int, Field(description="0: the deal")),
        "seat": (int | None, Field(description="who acted; None: nobody")),
        **{name: (KINDS[what], ...) for name, what in kind.values.items()},
        **{name: (KINDS[what] | None, None) for name, what in kind.hidden.items()},
    }
    title = "".join(part.capitalize() for part in kind.name.split("_"))
    made: type[BaseModel] = create_model(f"{title}Event", **fields)
    return made


EVENT_MODELS: Final = tuple(map(_model, EVENTS.values()))

if TYPE_CHECKING:
    from himiko.game.catalogue import Event as Event  # noqa: PLC0414  (exported)
else:
    Event = TypeAliasType(
        "Event",
        Annotated[Union[EVENT_MODELS], Field(discriminator="event")],  # noqa: UP007
    )
