"""A command: what a person asks for at a table, and how it is carried out."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from himiko.server.api.context import Context
from himiko.server.api.models import Preview
from himiko.server.tables import Identity, NewEntry, Table

Ply = Annotated[int, Field(ge=0, le=100_000)]
Version = Annotated[
    int | None,
    Field(
        ge=0, le=10_000_000, description="the last entry known: one from before going back is late"
    ),
]
OfferVersion = Annotated[
    int | None,
    Field(
        ge=0, le=10_000_000, description="the last entry known: one from before an offer is late"
    ),
]
RequestName = Annotated[
    str | None,
    Field(
        pattern=r"^[!-~]{1,64}$",
        description="any name for this one request: sent again with the same, it is done once",
    ),
]
SeatNumber = Annotated[int, Field(ge=0, le=3)]


class Command(BaseModel):
    """Something a person asks for; `do` is only needed over the socket."""

    model_config = ConfigDict(extra="forbid")
    do: str

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:
        """Read what the check needs; charge the person who asks, if the command is costly."""

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        """Check it, and return the resulting entries."""
        raise NotImplementedError

    @property
    def unconfirmed_effect(self) -> dict[str, Any] | None:
        """What it would cause, if that kept it from being carried out."""
        return None


class Done(BaseModel):
    """The command is stored; or was stored before, if it was sent twice."""

    version: int
    ply: int
    repeated: bool = False
    played: bool = Field(default=True, description="false: it is final, and must be confirmed")
    preview: Preview | None = Field(default=None, description="of what was not played")


async def execute(server: Context, id_: str, who: Identity, command: Command) -> Done:
    """Carry out a command at a table."""
    made: list[NewEntry] = []

    def checked(table: Table) -> list[NewEntry]:
        made[:] = command.new_entries(table, who)
        return made

    await command.prepare(server, id_, who)
    table = await server.tables.do(id_, checked)
    done = Done(version=table.number, ply=table.ply, repeated=not made)
    if (effect := command.unconfirmed_effect) is not None:
        done.repeated, done.played = False, False
        done.preview = Preview.model_validate(effect)
    return done
