"""What can be chosen for a table."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from himiko.game.catalogue import Level

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE


class NoClock(BaseModel):
    """Nobody is hurried."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    kind: Literal["none"] = "none"


class LiveClock(BaseModel):
    """A number of minutes for each player's whole game."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    kind: Literal["live"]
    minutes: int = Field(ge=1, le=600)


class DayClock(BaseModel):
    """A number of days for each turn."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    kind: Literal["days"]
    days: int = Field(ge=1, le=60)


Clock = Annotated[NoClock | LiveClock | DayClock, Field(discriminator="kind")]


class Options(BaseModel):
    """The options of a table; they can be changed until the game starts."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    listed: bool = Field(default=False, description="in the lobby; otherwise by link only")
    clock: Clock = NoClock()
    watch: Literal["anyone", "players"] = Field(
        default="anyone", description="who may see the game"
    )
    delay: int = Field(
        default=0, ge=0, le=12, description="turns by which spectators see the game late"
    )
    undo: Literal["free", "none"] = Field(default="free", description="undo within one's own turn")
    hints: bool = Field(default=True, description="may players ask for hints?")
    built_tiles: Literal["open", "face_down"] = Field(
        default="open",
        description="face_down, as in the box: others' built tiles and totals are hidden (11.2)",
    )
    stand_in: Level = Field(
        default="helmsman", description="plays for those who leave or run out of time"
    )
    stand_in_after: int | None = Field(
        default=None,
        ge=1,
        le=1440,
        description="minutes after which it plays for an absent player who is to act",
    )
    start_when_full: bool = Field(default=True, description="start as soon as no seat is open")

    @property
    def limit(self) -> int | None:
        """The milliseconds of a player's clock: of the whole game, or of one turn."""
        match self.clock:
            case LiveClock(minutes=minutes):
                return minutes * MINUTE
            case DayClock(days=days):
                return days * DAY
        return None
