"""What the API answers about how good turns are: hints, chances, reviews, plans."""

from pydantic import BaseModel, Field


class Estimate(BaseModel):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Chances(BaseModel):
    """Who is likely to win, and with how many points, by seat."""

    ply: int = Field(description="of the game as spectators see it")
    chances: list[Estimate]
    scores: list[Estimate]


class Gains(BaseModel):
    """What a turn brings its player at once."""

    points: dict[str, int] = Field(description="by part of the score, where it changes")
    tokens: int = Field(description="culture tokens, more or fewer")
    total: int


class Reply(BaseModel):
    """The best turn somebody else is expected to answer with, in the same round."""

    seat: int
    actions: list[str]
    gains: Gains


class Grounds(BaseModel):
    """Why a turn is good: what it brings, and what it lets the others do."""

    gains: Gains
    ends_round: bool
    reply: Reply | None


class Outlook(BaseModel):
    """What a turn that begins with an action leads to."""

    action: str
    plan: list[str] = Field(description="the whole rest of the turn")
    chances: list[Estimate]
    scores: list[Estimate]
    simulations: int
    grounds: Grounds | None


class Judgement(BaseModel):
    """The turn that was played, beside the best one."""

    played: Outlook
    cost: Estimate = Field(description="the winning chance it gave away")
    costly: bool = Field(description="is the search sure? To be named, ask `thorough`, too")


class Outlooks(BaseModel):
    """The best turns, best first."""

    seat: int
    simulations: int
    outlooks: list[Outlook]
    judgement: Judgement | None = Field(description="in a review, where it is known")
