"""What can be done at a table: the same over HTTP (`POST …/play`) and the socket (`do: play`)."""

from typing import Annotated, get_args

from pydantic import Field, TypeAdapter

from himiko.server.api.command_models.asking import (
    Abandon,
    AllowHints,
    Answer,
    Nudge,
    Pause,
    Takeback,
)
from himiko.server.api.command_models.command import Command
from himiko.server.api.command_models.leaving import ComeBack, Leave, Remove
from himiko.server.api.command_models.opening import (
    ChangeOptions,
    Close,
    Commit,
    Reveal,
    SetSeat,
    Sit,
    Start,
)
from himiko.server.api.command_models.playing import Play, Redo, Undo
from himiko.server.api.questions import AskPreview, AskWhyNot

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
COMMANDS: tuple[type[Command], ...] = get_args(get_args(AnyCommand)[0])
AnyMessage = Annotated[AnyCommand | AskPreview | AskWhyNot, Field(discriminator="do")]
READER: TypeAdapter[AnyMessage] = TypeAdapter(AnyMessage)
