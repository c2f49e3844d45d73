"""A refusal: why an action is not legal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from himiko.game.catalogue import REFUSALS
from himiko.problem import as_dict


@dataclass(frozen=True)
class Refusal:
    """A stable code, the number of the rule, and the values that matter."""

    family: ClassVar[str] = "refusal"
    parts: ClassVar[tuple[str, ...]] = ("rule",)
    cause: ClassVar[None] = None

    code: str
    rule: str
    values: Mapping[str, Any] = field(default_factory=dict)

    @property
    def kinds(self) -> Mapping[str, str]:
        """What kind of thing each value is."""
        return REFUSALS[self.code].values

    def as_dict(self) -> dict[str, Any]:
        """Return all of it as plain data, for JSON."""
        return as_dict(self)

    def __str__(self) -> str:
        """Write the code with its rule and values, for logs and errors."""
        values = ", ".join(f"{key} {_plain(value)}" for key, value in self.values.items())
        return f"{self.code} (rule {self.rule}{': ' if values else ''}{values})"


def _plain(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or "none"
    return str(value)
