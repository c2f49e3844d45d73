"""Before the game: seats, options, the deal."""

from typing import Annotated, Literal

from pydantic import Field

from himiko.game.catalogue import Level
from himiko.server.api.command_models.command import Command, OfferVersion, SeatNumber
from himiko.server.api.context import Context
from himiko.server.api.lone_tables import charge_lone, starts_alone
from himiko.server.tables import Identity, NewEntry, Options, Table, commands

Commitment = Annotated[
    str | None,
    Field(pattern=r"^sha256:[0-9a-f]{64}$", description="to what one adds to the deal"),
]


async def _charge(command: Command, server: Context, id_: str, who: Identity) -> None:
    """Charge for a table without people, if the command would start one."""
    table = (await server.tables.session(id_)).table
    if starts_alone(table, command.new_entries(table, who)):
        await charge_lone(server, who, server.networks.of(who.id))


class Sit(Command):
    """Take a seat: the one named, or the first that is open; an additional one if all agree."""

    do: Literal["sit"] = "sit"
    seat: SeatNumber | None = None
    instead_of: SeatNumber | None = Field(None, description="a seat of one's own to give back")
    commitment: Commitment = None
    version: OfferVersion = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        new_entries = commands.sit(table, who, self.seat, self.instead_of, self.commitment)
        return commands.on_time(table, new_entries, self.version)


class Commit(Command):
    """Commit to one's part of the deal, if sitting down did not do so already."""

    do: Literal["commit"] = "commit"
    commitment: Annotated[str, Field(pattern=r"^sha256:[0-9a-f]{64}$")]

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.commit(table, who, self.commitment)


class Reveal(Command):
    """Reveal one's part of the deal, once all seats are taken."""

    do: Literal["reveal"] = "reveal"
    secret: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.reveal(table, who, self.secret)


class SetSeat(Command):
    """Give a seat to a computer player, or open it (no level). Only the host may."""

    do: Literal["set-seat"] = "set-seat"
    seat: SeatNumber
    level: Level | None = None

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:
        """Charge the host for a game of computer players alone."""
        await _charge(self, server, id_, who)

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.set_seat(table, who, self.seat, self.level)


class ChangeOptions(Command):
    """Change the options before the start: only the host may, if all who sit here agree."""

    do: Literal["change-options"] = "change-options"
    options: Options
    version: OfferVersion = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        new_entries = commands.change_options(table, who, self.options)
        return commands.on_time(table, new_entries, self.version)


class Start(Command):
    """Start the game. Only the host may."""

    do: Literal["start"] = "start"

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:
        """Charge the host for a game of computer players alone."""
        await _charge(self, server, id_, who)

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.start(table, who)


class Close(Command):
    """Close a table that has not started. Only the host may."""

    do: Literal["close"] = "close"

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.close(table, who)
