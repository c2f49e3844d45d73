"""Events in the schema: one model for each type, made from the engine's own list of them."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union

from pydantic import BaseModel, Field, create_model
from typing_extensions import TypeAliasType

from himiko.game.events import EVENTS
from himiko.server.api.words import Cause, Colour, CultureKind, End, Specialist

_TYPES: Final[dict[str, Any]] = {
    "number": int,
    "action": str,
    "colour": Colour,
    "kind": CultureKind,
    "specialist": Specialist,
    "slot": str,
    "island": str,
    "tile": str,
    "cause": Cause,
    "end": End,
}
# What is not in a row of the engine; of a peek only the peeking seat is told the tiles.
_MORE: Final[dict[str, dict[str, Any]]] = {
    "peeked": {"number": (int, ...), "tiles": (list[str] | None, None)},
    "arranged": {"top": (list[str] | None, None), "bottom": (list[str] | None, None)},
}


def _model(name: str, values: dict[str, str]) -> type[BaseModel]:
    fields: dict[str, Any] = {
        "event": (Literal[name], ...),
        "ply": (int, Field(description="0: the deal")),
        "seat": (int | None, Field(description="who acted; None: nobody")),
        **{value: (_TYPES[kind], ...) for value, kind in values.items()},
        **_MORE.get(name, {}),
    }
    title = "".join(part.capitalize() for part in name.split("_"))
    made: type[BaseModel] = create_model(f"{title}Event", **fields)
    return made


EVENT_MODELS: Final = tuple(_model(name, values) for name, values in EVENTS.values())

if TYPE_CHECKING:
    Event = dict[str, Any]
else:
    Event = TypeAliasType(
        "Event",
        Annotated[Union[EVENT_MODELS], Field(discriminator="event")],  # noqa: UP007
    )
