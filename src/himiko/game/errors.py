"""What can be wrong: actions, positions, records. Every error says what, where, and what to do."""

from collections.abc import Mapping
from typing import Any, Final

from himiko.game.position_problems import POSITION_PROBLEMS
from himiko.game.record_problems import RECORD_PROBLEMS
from himiko.game.refusal import Refusal
from himiko.problem import Problem


class IllegalAction(Problem, ValueError):
    """An action that the game does not allow now. The game is as it was."""

    family = Refusal.family
    parts = ("rule", "action")

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.values)
        self.action: Final = action
        self.rule: Final = refusal.rule

    @property
    def refusal(self) -> Refusal:
        """The reason alone, as `Game.why_not` gives it."""
        return Refusal(self.code, self.rule, self.values)

    @property
    def kinds(self) -> Mapping[str, str]:
        """What kind of thing each value is."""
        return self.refusal.kinds

    @property
    def english(self) -> str:
        """Name the action and the reason."""
        return f"{self.action!r} is not legal now: {self.refusal}"


class BadAction(IllegalAction):
    """A text that is no action of this edition."""

    def __init__(self, action: str, expected: str) -> None:
        super().__init__(action, Refusal("no_action", "notation", {"expected": expected}))


class BadPosition(Problem, ValueError):
    """A position that cannot be. `where` is the path to what is wrong; `code` is stable."""

    family = "bad_position"
    parts = ("where",)
    messages = POSITION_PROBLEMS

    def __init__(self, where: str, code: str, **values: str | int) -> None:
        texts: dict[str, Any] = {name: str(value) for name, value in values.items()}
        super().__init__(code, **texts)
        self.where: Final = where or "position"

    @property
    def problem(self) -> str:
        """What is wrong, in English, without where."""
        return super().english

    @property
    def english(self) -> str:
        """Say where, and what is wrong."""
        return f"{self.where}: {self.problem}"


class BadRecord(Problem, ValueError):
    """A record that cannot be read or replayed. `line` counts from 1; `code` is stable."""

    family = "bad_record"
    parts = ("line",)
    messages = RECORD_PROBLEMS

    def __init__(
        self, line: int, code: str, *, cause: Problem | None = None, **values: str
    ) -> None:
        super().__init__(code, cause=cause, **values)
        self.line: Final = line

    @property
    def problem(self) -> str:
        """What is wrong, in English, without the line."""
        return super().english

    @property
    def english(self) -> str:
        """Say in which line, and what is wrong."""
        return f"line {self.line}: {self.problem}"
