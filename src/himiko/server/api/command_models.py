"""What can be done at a table, alike over HTTP (`POST …/play`) and the socket (`do: play`)."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, TypeAdapter

from himiko.game.catalogue import Level
from himiko.server.api.context import Context
from himiko.server.api.lone_tables import charge_lone, starts_alone
from himiko.server.api.models import Preview, without_default
from himiko.server.api.questions import ActionText, AskPreview, AskWhyNot, preview
from himiko.server.refused import Refused
from himiko.server.storage import people
from himiko.server.tables import Identity, NewEntry, Options, Table, commands
from himiko.server.tables.seats import NOBODY

Ply = Annotated[int, Field(ge=0, le=100_000)]
Version = Annotated[
    int | None,
    Field(ge=0, le=10_000_000, description="the last entry one knows: after going back it is late"),
]
Commitment = Annotated[
    str | None,
    Field(pattern=r"^sha256:[0-9a-f]{64}$", description="to what one adds to the deal"),
]
SeatNumber = Annotated[int, Field(ge=0, le=3)]


class Command(BaseModel):
    """Something a person asks to be done; `do` is needed over the socket only."""

    model_config = ConfigDict(extra="forbid")
    do: str

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:
        """Read what is needed to check it; charge whoever asks for what is costly."""

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        """Check it, and return the entries it comes to."""
        raise NotImplementedError

    @property
    def held_back(self) -> dict[str, Any] | None:
        """What it would cause, if it was not done for that."""
        return None


async def _charge(command: Command, server: Context, id_: str, who: Identity) -> None:
    """Charge for a table without people, if the command would start one."""
    table = (await server.tables.session(id_)).table
    if starts_alone(table, command.new_entries(table, who)):
        await charge_lone(server, who, server.whereabouts.of(who.id))


class Sit(Command):
    """Take a seat: the one named, or the first that is open; a further one if all agree."""

    do: Literal["sit"] = "sit"
    seat: SeatNumber | None = None
    instead_of: SeatNumber | None = Field(None, description="a seat of one's own to give back")
    commitment: Commitment = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.sit(table, who, self.seat, self.instead_of, self.commitment)


class Commit(Command):
    """Commit to what one adds to the deal, if it was not done by sitting down."""

    do: Literal["commit"] = "commit"
    commitment: Annotated[str, Field(pattern=r"^sha256:[0-9a-f]{64}$")]

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.commit(table, who, self.commitment)


class Reveal(Command):
    """Reveal what one adds to the deal, when all seats are taken."""

    do: Literal["reveal"] = "reveal"
    secret: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.reveal(table, who, self.secret)


class SetSeat(Command):
    """Give a seat to a computer player, or open it (no level); the host's right."""

    do: Literal["set-seat"] = "set-seat"
    seat: SeatNumber
    level: Level | None = None

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:
        """Charge the host for a game of computer players alone."""
        await _charge(self, server, id_, who)

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.set_seat(table, who, self.seat, self.level)


class ChangeOptions(Command):
    """Choose other options, before the start: the host's right, if all who sit here agree."""

    do: Literal["change-options"] = "change-options"
    options: Options

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.change_options(table, who, self.options)


class Start(Command):
    """Start the game; the host's right."""

    do: Literal["start"] = "start"

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:
        """Charge the host for a game of computer players alone."""
        await _charge(self, server, id_, who)

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.start(table, who)


class Close(Command):
    """Give up a table that has not started; the host's right."""

    do: Literal["close"] = "close"

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.close(table, who)


class Leave(Command):
    """Leave one's seats; in a running game a computer player takes them."""

    do: Literal["leave"] = "leave"

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.leave(table, who)


class ComeBack(Command):
    """Take one's seats back from the computer player."""

    do: Literal["come-back"] = "come-back"

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.come_back(table, who)


class Remove(Command):
    """Remove a disturber: the host's right; a player of a running game by vote of the others."""

    do: Literal["remove"] = "remove"
    person: Annotated[str, Field(pattern=r"^[0-9a-f]{24}$")]
    _other: Identity = PrivateAttr(NOBODY)

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:  # noqa: ARG002
        """Read who else the person has been."""
        if not await server.store.read(lambda c: people.names(c, [self.person])):
            raise Refused("no_such_person")
        self._other = await server.store.read(lambda c: people.same(c, self.person))

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        """Check it, and return the entries it comes to; none if it was done before."""
        if commands.is_host(table, who) and self.person in table.removed:
            return []
        return commands.remove(table, who, self._other)


class Play(Command):
    """Play an action, as the one after the ply the client knows.

    `unless_final`: if it cannot be taken back or ends the turn, it is not played; the answer has
    what it would cause, for the player to confirm.
    """

    do: Literal["play"] = "play"
    ply: Ply
    action: ActionText
    version: Version = None
    unless_final: bool = Field(default=False, json_schema_extra=without_default)
    _preview: dict[str, Any] | None = PrivateAttr(None)

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        """Check it, and return the entries it comes to; none if it is there already."""
        self._preview = None
        action = " ".join(self.action.split())
        if commands.is_repeated(table, who, self.ply, action):
            return []
        entries = commands.play(table, who, self.ply, action, self.version)
        if self.unless_final:
            effect = preview(table, who, action)
            if effect["final"]:
                self._preview = effect
                return []
        return entries

    @property
    def held_back(self) -> dict[str, Any] | None:
        """What it would cause, if it was not played for that."""
        return self._preview


class Undo(Command):
    """Take back own actions within the turn: the last one, or all after a ply."""

    do: Literal["undo"] = "undo"
    to: Ply | None = None
    version: Version = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.undo(table, who, self.to, self.version)


class Redo(Command):
    """Play again what was undone: one action, or all up to a ply."""

    do: Literal["redo"] = "redo"
    to: Ply | None = None

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.redo(table, who, self.to)


class Takeback(Command):
    """Ask the other people to go back to a ply."""

    do: Literal["takeback"] = "takeback"
    to: Ply

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.offer_takeback(table, who, self.to)


class Abandon(Command):
    """Ask the other people to end the game without a result."""

    do: Literal["abandon"] = "abandon"

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.offer_abandon(table, who)


class AllowHints(Command):
    """Ask the other people to allow hints."""

    do: Literal["allow-hints"] = "allow-hints"

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.offer_hints(table, who)


class Answer(Command):
    """Accept or refuse what is offered."""

    do: Literal["answer"] = "answer"
    accept: bool

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.answer(table, who, accept=self.accept)


class Nudge(Command):
    """Ask the person to act to go on."""

    do: Literal["nudge"] = "nudge"
    _now: int = PrivateAttr(0)

    async def prepare(self, server: Context, id_: str, who: Identity) -> None:  # noqa: ARG002
        """Look at the time: nobody is nudged all the while."""
        self._now = server.clock()

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.nudge(table, who, self._now)


class Pause(Command):
    """Stop the clocks of a game over days, or let them go on."""

    do: Literal["pause"] = "pause"
    paused: bool = True

    def new_entries(self, table: Table, who: Identity) -> list[NewEntry]:
        return commands.pause(table, who, paused=self.paused)


AnyCommand = Annotated[
    Sit
    | Commit
    | Reveal
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
    | AllowHints
    | Answer
    | Nudge
    | Pause,
    Field(discriminator="do"),
]
COMMANDS: tuple[type[Command], ...] = (
    Sit,
    Commit,
    Reveal,
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
    AllowHints,
    Answer,
    Nudge,
    Pause,
)
AnyMessage = Annotated[AnyCommand | AskPreview | AskWhyNot, Field(discriminator="do")]
READER: TypeAdapter[AnyMessage] = TypeAdapter(AnyMessage)


class Done(BaseModel):
    """What was asked is stored; or was stored before, if it was sent twice."""

    version: int
    ply: int
    repeated: bool = False
    played: bool = Field(default=True, description="false: it is final, and must be confirmed")
    preview: Preview | None = Field(default=None, description="of what was not played")


async def execute(server: Context, id_: str, who: Identity, command: Command) -> Done:
    """Do a command at a table."""
    made: list[NewEntry] = []

    def checked(table: Table) -> list[NewEntry]:
        made[:] = command.new_entries(table, who)
        return made

    await command.prepare(server, id_, who)
    table = await server.tables.do(id_, checked)
    done = Done(version=table.number, ply=table.ply, repeated=not made)
    if (effect := command.held_back) is not None:
        done.repeated, done.played = False, False
        done.preview = Preview.model_validate(effect)
    return done
