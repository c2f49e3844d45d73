"""Leaving the table, coming back to it, and being removed from it."""

from typing import Annotated, Literal

from pydantic import Field, PrivateAttr

from himiko.server.api.command_models.command import Command, OfferVersion
from himiko.server.api.context import Context
from himiko.server.api.lone_tables import may_go_on
from himiko.server.refused import Refused
from himiko.server.storage import people
from himiko.server.tables import Identity, NewEntry, Table, commands
from himiko.server.tables.seats import NOBODY


class Leave(Command):
    """Leave one's seats; in a running game a computer player takes them."""

    do: Literal["leave"] = "leave"
    _may_go_on: bool = PrivateAttr(default=False)

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:
        """Charge a person who leaves a game to computer players alone."""
        table = (await server.tables.session(id_)).table
        self._may_go_on = await may_go_on(server, table, who)

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.leave(table, who, may_go_on=self._may_go_on)


class ComeBack(Command):
    """Take one's seats back from the computer player."""

    do: Literal["come-back"] = "come-back"

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.come_back(table, who)


class Remove(Command):
    """Remove somebody disruptive: as the host or, from a running game, by vote of the others."""

    do: Literal["remove"] = "remove"
    person: Annotated[str, Field(pattern=r"^[0-9a-f]{24}$")]
    version: OfferVersion = None
    _other: Identity = PrivateAttr(NOBODY)

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:  # noqa: ARG002
        """Read who else the person has been."""
        if not await server.store.read(lambda c: people.names(c, [self.person])):
            raise Refused("no_such_person")
        self._other = await server.store.read(lambda c: people.same(c, self.person))

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        """Check it, and return the resulting entries; none if it was done before."""
        if commands.is_host(table, who) and self.person in table.removed:
            return []
        new_entries = commands.remove(table, who, self._other)
        return commands.on_time(table, new_entries, self.version)
