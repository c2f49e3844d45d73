"""A problem in the schema: the form that every error of the API has."""

from typing import Any

from pydantic import BaseModel, Field


class ProblemCause(BaseModel):
    """What is behind a problem: one of the library's, such as a refusal of the engine."""

    family: str = Field(description="with the code: the key of its text")
    code: str
    values: dict[str, Any]
    cause: "ProblemCause | None"
    line: int | None = Field(None, description="of a record")
    where: str | None = Field(None, description="in a position or an edition")
    key: str | None = Field(None, description="in an edition")
    rule: str | None = Field(None, description="that an action would break")
    action: str | None = None


class Problem(BaseModel):
    """What is wrong: a code that stays, values that matter, and the cause if there is one."""

    family: str
    code: str
    values: dict[str, Any]
    cause: ProblemCause | None
