"""What players ask of each other during the game, and pausing it."""

from typing import Literal

from pydantic import PrivateAttr

from himiko.server.api.command_models.command import Command, OfferVersion, Ply, Version
from himiko.server.api.context import Context
from himiko.server.tables import Identity, NewEntry, Table, commands


class Takeback(Command):
    """Ask the other people to go back to a ply."""

    do: Literal["takeback"] = "takeback"
    to: Ply
    version: OfferVersion = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        new_entries = commands.offer_takeback(table, who, self.to)
        return commands.on_time(table, new_entries, self.version)


class Abandon(Command):
    """Ask the other people to end the game without a result."""

    do: Literal["abandon"] = "abandon"
    version: OfferVersion = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        new_entries = commands.offer_abandon(table, who)
        return commands.on_time(table, new_entries, self.version)


class AllowHints(Command):
    """Ask the other people to allow hints."""

    do: Literal["allow-hints"] = "allow-hints"
    version: OfferVersion = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        new_entries = commands.offer_hints(table, who)
        return commands.on_time(table, new_entries, self.version)


class Answer(Command):
    """Accept or refuse what is offered; with `version`, nothing that was offered later."""

    do: Literal["answer"] = "answer"
    accept: bool
    version: Version = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.answer(table, who, accept=self.accept, version=self.version)


class Nudge(Command):
    """Ask the person to act to go on."""

    do: Literal["nudge"] = "nudge"
    _now: int = PrivateAttr(0)

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:  # noqa: ARG002
        """Check the time: nobody is nudged all the time."""
        self._now = server.clock()

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.nudge(table, who, self._now)


class Pause(Command):
    """Stop the clocks of a game over days, or let them go on."""

    do: Literal["pause"] = "pause"
    paused: bool = True

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.pause(table, who, paused=self.paused)
