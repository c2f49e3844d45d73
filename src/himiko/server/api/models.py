"""What the API answers, for its schema. The form of positions and events: docs/notation.md."""

from typing import Any, Final, Literal, TypedDict

from pydantic import BaseModel, Field
from pydantic.config import JsonDict

from himiko.game.catalogue import Level
from himiko.game.shapes import Ends, GameView, NextRound, Points
from himiko.server.api.events import Event
from himiko.server.api.problem_model import ProblemCause
from himiko.server.tables import Options
from himiko.server.tables.offers import OfferKind
from himiko.server.tables.seats import SeatKind
from himiko.server.tables.table import Status


def without_default(schema: JsonDict) -> None:
    """Let types that are made from the schema leave a value out."""
    schema.pop("default", None)


class _RouteOptions(TypedDict):
    response_model_exclude_unset: bool


WITHOUT_UNSET: Final = _RouteOptions(response_model_exclude_unset=True)
"""For routes: what a view or an event does not have is left out, as over the socket."""


class SeatState(BaseModel):
    """A seat and who sits there."""

    kind: SeatKind
    person: str | None
    name: str | None
    verified: bool = Field(
        default=False,
        description="the name is an account's, and nobody else can have it",
        json_schema_extra=without_default,
    )
    level: Level | None
    why: Literal["left", "time", "away", "removed", "deleted"] | None = None
    returning: bool = Field(
        default=False,
        description="its owner plays again after the computer player's turn",
        json_schema_extra=without_default,
    )
    here: bool | None = Field(
        default=None, description="is its owner connected? None: nobody's seat, or in a list"
    )
    away: int | None = Field(
        default=None, description="since when its owner is not, as far as this process knows"
    )


class DealPart(BaseModel):
    """What a seat adds to the deal: it commits when sitting down, and reveals once all sit."""

    seat: int
    commitment: str
    secret: str | None


class About(BaseModel):
    """What is the same for everybody at a table."""

    id: str
    players: int
    options: Options
    edition: str
    rules: int
    commitment: str | None = Field(description="sha256 over salt and seed; None: a known deal")
    parts: list[DealPart] = Field(description="what people add to the deal")
    from_record: bool
    names: list[str] | None = Field(description="who played, as the record it goes on from says")
    host: str
    rematch: str | None
    rematch_of: str | None
    challenge: str | None = Field(description="the solo challenge it is a try of")
    seats: list[SeatState]


class OfferState(BaseModel):
    """What is offered, by which seat, and which seats agree."""

    kind: OfferKind
    seat: int | None = Field(description="None: the host, who does not sit here")
    to: int | None = Field(description="a takeback: the ply to go back to")
    wanted: int | None = Field(description="an additional seat for the one who asks")
    out: list[int] = Field(description="a removal: whose seats; they are not asked")
    options: Options | None = Field(description="other options, before the start")
    accepted: list[int]


class NudgeState(BaseModel):
    """Somebody has asked the seat to act to go on: which seat, and when."""

    seat: int
    by: int
    at: int


class ClockState(BaseModel):
    """Milliseconds left by seat, at the moment of the answer."""

    left: list[int]
    running: int | None
    paused: bool


class State(BaseModel):
    """A table as one person may see it."""

    type: Literal["state"]
    table: About
    mine: list[int] = Field(description="one's own seats")
    version: int = Field(description="the number of the last entry of the log")
    ply: int
    status: Status
    turn: int | None
    seat: int | None = Field(description="through whose eyes; None: a spectator")
    since: int = Field(description="events are those after this ply; -1: the deal too")
    view: GameView | None
    legal: list[str]
    events: list[Event]
    moments: list[int] = Field(
        description="when the plies after `since` were played: the last is of `ply`, that of the"
        " deal is of the start; in milliseconds since 1970"
    )
    scores: list[Points] | None
    ends: Ends | None
    rooms: list[int] | None = Field(description="how many boats each harbour holds")
    next_round: NextRound | None = Field(description="None: this round is the last")
    tokens: int = Field(description="how many can still be collected, in one's own turn")
    floor: int = Field(description="the lowest ply that undo can reach")
    redo: int = Field(description="how many actions can be redone")
    offer: OfferState | None
    nudge: NudgeState | None
    hints: bool = Field(description="may hints be asked for? Between people if all agree")
    head: str = Field(
        description="the hash of the table's log up to `version`; sealed until the game is over"
    )
    clocks: ClockState | None


class AtPly(BaseModel):
    """The game after a ply."""

    ply: int
    turn: int | None
    view: GameView
    scores: list[Points]
    ends: Ends
    rooms: list[int]
    next_round: NextRound | None
    events: list[Event]


class PlayedPly(BaseModel):
    """An action of a game: who played it when, and everybody's points after it."""

    ply: int
    round: int
    turn: int = Field(description="within the round, from 0")
    seat: int
    action: str
    totals: list[int]


class LogEntry(BaseModel):
    """One line of a table's log: `himiko.game.chain` says how its hash is computed."""

    number: int
    at: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    head: str | None = Field(
        default=None,
        description="the hash of the log up to here; null: an older version has stored it",
    )


class Placed(BaseModel):
    """What a seat has achieved in a finished game."""

    total: int
    rank: int = Field(description="from 1; nobody shares one")


class Listed(BaseModel):
    """A table in a list."""

    id: str
    created: int
    updated: int
    players: int
    options: Options
    status: Status
    turn: int | None
    my_turn: bool
    host: str
    seats: list[SeatState]
    result: list[Placed] | None = Field(
        description="by seat, of one's own games that were finished; None: of all others"
    )


class WhyNot(BaseModel):
    """None: it is legal."""

    refusal: ProblemCause | None


class Preview(BaseModel):
    """What an action would cause; cut where it would reveal something hidden."""

    events: list[Event]
    gains: list[int] | None
    cut: bool
    final: bool = Field(description="cannot be taken back, or ends the turn")


class Line(BaseModel):
    """Something said."""

    number: int
    at: int
    person: str
    name: str
    verified: bool = Field(default=False, json_schema_extra=without_default)
    text: str
    watching: bool = Field(
        default=False,
        description="by a spectator: players read it when the game is over",
        json_schema_extra=without_default,
    )


class Me(BaseModel):
    """The person who asks."""

    id: str
    ids: list[str] = Field(description="this one, and those of the guests this person has been")
    name: str
    account: str | None
    verified: bool = Field(
        default=False,
        description="nobody else can have this name",
        json_schema_extra=without_default,
    )
    recovery_codes: int = Field(
        default=0, description="how many are left", json_schema_extra=without_default
    )
