"""What can be done at a table, alike over HTTP (`POST …/play`) and the socket (`do: play`)."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, TypeAdapter

from himiko.server.live.table_service import TableService
from himiko.server.storage import persons
from himiko.server.storage.store import Store
from himiko.server.tables import Draft, Options, Table, Who, acts
from himiko.server.tables.options import Level
from himiko.server.tables.seats import NOBODY

Ply = Annotated[int, Field(ge=0, le=100_000)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]


class Command(BaseModel):
    """Something a person asks to be done; `do` is needed over the socket only."""

    model_config = ConfigDict(extra="forbid")
    do: str

    async def prepare(self, store: Store) -> None:
        """Read what is needed to check it."""

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        raise NotImplementedError


class Sit(Command):
    """Take a seat: the one named, or the first that is open."""

    do: Literal["sit"] = "sit"
    seat: SeatNumber | None = None
    instead_of: SeatNumber | None = Field(None, description="a seat of one's own to give back")

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.sit(table, who, self.seat, self.instead_of)


class SetSeat(Command):
    """Give a seat to a computer player, or open it (no level); the host's right."""

    do: Literal["set-seat"] = "set-seat"
    seat: SeatNumber
    level: Level | None = None

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.set_seat(table, who, self.seat, self.level)


class ChangeOptions(Command):
    """Choose other options, before the start; the host's right."""

    do: Literal["change-options"] = "change-options"
    options: Options

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.change_options(table, who, self.options)


class Start(Command):
    """Start the game; the host's right."""

    do: Literal["start"] = "start"

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.start(table, who)


class Close(Command):
    """Give up a table that has not started; the host's right."""

    do: Literal["close"] = "close"

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.close(table, who)


class Leave(Command):
    """Leave one's seats; in a running game a computer player takes them."""

    do: Literal["leave"] = "leave"

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.leave(table, who)


class ComeBack(Command):
    """Take one's seats back from the computer player."""

    do: Literal["come-back"] = "come-back"

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.come_back(table, who)


class Remove(Command):
    """Remove a disturber from the table; the host's right."""

    do: Literal["remove"] = "remove"
    person: Annotated[str, Field(pattern=r"^[0-9a-f]{24}$")]
    _other: Who = PrivateAttr(NOBODY)

    async def prepare(self, store: Store) -> None:
        """Read who else the person has been."""
        self._other = await store.read(lambda c: persons.same(c, self.person))

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.remove(table, who, self._other)


class Play(Command):
    """Play an action, as the one after the ply the client knows."""

    do: Literal["play"] = "play"
    ply: Ply
    action: Annotated[str, Field(min_length=1, max_length=100)]

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to; none if it is there already."""
        action = " ".join(self.action.split())
        if acts.is_repeated(table, who, self.ply, action):
            return []
        return acts.play(table, who, self.ply, action)


class Undo(Command):
    """Take back own actions within the turn: the last one, or all after a ply."""

    do: Literal["undo"] = "undo"
    to: Ply | None = None

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.undo(table, who, self.to)


class Redo(Command):
    """Play again what was undone: one action, or all up to a ply."""

    do: Literal["redo"] = "redo"
    to: Ply | None = None

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.redo(table, who, self.to)


class Takeback(Command):
    """Ask the other people to go back to a ply."""

    do: Literal["takeback"] = "takeback"
    to: Ply

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.offer_takeback(table, who, self.to)


class Abandon(Command):
    """Ask the other people to end the game without a result."""

    do: Literal["abandon"] = "abandon"

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.offer_abandon(table, who)


class Answer(Command):
    """Accept or refuse what is offered."""

    do: Literal["answer"] = "answer"
    accept: bool

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.answer(table, who, accept=self.accept)


class Pause(Command):
    """Stop the clocks of a game over days, or let them go on."""

    do: Literal["pause"] = "pause"
    paused: bool = True

    def drafts(self, table: Table, who: Who) -> list[Draft]:
        """Check it, and return the entries it comes to."""
        return acts.pause(table, who, paused=self.paused)


AnyCommand = Annotated[
    Sit
    | SetSeat
    | ChangeOptions
    | Start
    | Close
    | Leave
    | ComeBack
    | Remove
    | Play
    | Undo
    | Redo
    | Takeback
    | Abandon
    | Answer
    | Pause,
    Field(discriminator="do"),
]
COMMANDS: tuple[type[Command], ...] = (
    Sit,
    SetSeat,
    ChangeOptions,
    Start,
    Close,
    Leave,
    ComeBack,
    Remove,
    Play,
    Undo,
    Redo,
    Takeback,
    Abandon,
    Answer,
    Pause,
)
READER: TypeAdapter[AnyCommand] = TypeAdapter(AnyCommand)


class Done(BaseModel):
    """What was asked is stored; or was stored before, if it was sent twice."""

    version: int
    ply: int
    repeated: bool = False


async def execute(tables: TableService, id_: str, who: Who, command: Command) -> Done:
    """Do a command at a table."""
    made: list[Draft] = []

    def act(table: Table) -> list[Draft]:
        made[:] = command.drafts(table, who)
        return made

    await command.prepare(tables.store)
    table = await tables.do(id_, act)
    return Done(version=table.number, ply=table.ply, repeated=not made)
