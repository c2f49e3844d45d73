"""What can be wrong: actions, positions, records. Every error says what, where, and what to do."""

from typing import Final

from himiko.edition.told import Coded, Told
from himiko.game.position_problems import POSITION_PROBLEMS
from himiko.game.refusal import Refusal


class IllegalAction(Told):
    """An action that the game does not allow now. The game is as it was."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        self.action: Final = action
        self.code: Final = refusal.code
        self.rule: Final = refusal.rule
        self.values: Final = refusal.values
        super().__init__(f"{action!r} is not legal now: {refusal}")


class BadAction(IllegalAction):
    """A text that is no action of this edition."""

    def __init__(self, action: str, expected: str) -> None:
        super().__init__(action, Refusal("no_action", "notation", {"expected": expected}))


class BadPosition(Coded):
    """A position that cannot be. `where` is the path to what is wrong; `code` is stable."""

    problems = POSITION_PROBLEMS

    def __init__(self, where: str, code: str, **values: str | int) -> None:
        super().__init__(code, **values)
        self.where: Final = where
        self.problem: Final = str(self.args[0])
        self.args = (f"{where or 'position'}: {self.problem}",)


RECORD_CODES: Final = (
    "text",
    "first_line",
    "header",
    "header_twice",
    "edition",
    "no_edition",
    "rules",
    "seats",
    "name",
    "seed_or_position",
    "seed",
    "not_json",
    "position",
    "position_seats",
    "turn",
    "other_turn",
    "after_end",
    "masked",
    "illegal",
    "unfinished",
    "result",
)
"""What can be wrong with a record."""


class BadRecord(Told):
    """A record that cannot be read or replayed. `line` counts from 1; `code` is stable."""

    def __init__(self, line: int, code: str, problem: str, **values: str) -> None:
        self.line: Final = line
        self.code: Final = code
        self.problem: Final = problem
        self.values: Final = values
        super().__init__(f"line {line}: {problem}")
