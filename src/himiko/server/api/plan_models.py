"""What the planner answers, for the schema of the API."""

from pydantic import BaseModel, Field

from himiko.game.catalogue import Colour
from himiko.game.planning import Verdict
from himiko.game.shapes import GameView, Points
from himiko.server.api.events import Event
from himiko.server.api.problem_model import ProblemCause


class Site(BaseModel):
    """An island where a tile could be built, as far as the board shows."""

    tile: str
    island: str
    missing: dict[Colour, int] = Field(description="boats that its slots lack")
    hand: bool = Field(description="are the boats in hand enough?")
    fleets: list[int] = Field(description="face-up fleets with which they would be")


class Brings(BaseModel):
    """What a planned turn brings: changes, of what its player has."""

    points: dict[str, int] = Field(description="by part of the score, where it changes")
    total: int
    coins: int
    prestige: int
    boats: int = Field(description="in hand")
    aside: int
    tokens: dict[str, int] = Field(description="culture tokens by kind, where they change")
    built: list[str]
    recruited: list[str]


class PlanStep(BaseModel):
    """A step of a plan, and what became of it."""

    action: str
    played: str | None = Field(description="what stands for it; None: it is left out")
    answered: bool = Field(description="it comes by itself, as the only answer there is")
    refusal: ProblemCause | None = Field(description="why not; None: or the turn is over")
    events: list[Event]


class LaidPlan(BaseModel):
    """A turn laid out: the steps, how it can go on, and what it brings."""

    seat: int
    steps: list[PlanStep]
    verdict: Verdict = Field(description="does it fit as planned, in another way, or not at all?")
    complete: bool = Field(description="it goes to the end of the turn")
    legal: list[str]
    refusals: list[ProblemCause | None] = Field(description="of the actions asked about")
    view: GameView
    scores: list[Points]
    rooms: list[int]
    tokens: int = Field(description="how many can still be collected")
    brings: Brings
    sites: list[Site]
