"""How a player can fail: it loses the game, and the others go on."""

from typing import Final

from himiko.problem import Problem

CODES: Final = (
    "cannot_start",  # the command cannot be run, or the player does not say hello
    "crashed",  # the program ended, or closed its input or output, before it was asked to
    "timed_out",  # no answer within the time for the turn
    "bad_answer",  # an answer that is not in the form of the protocol
    "unasked",  # an answer before the question
    "illegal_action",  # an answer that is not among the legal actions
    "too_much_output",  # more output than a player may write for one answer
    "error",  # a player inside the program raised an exception
)
"""The reasons, as stable words for programs."""

_LONGEST_DETAIL: Final = 600


class PlayerFailed(Problem):
    """A player that cannot go on: `code` is one of `CODES`, `detail` says more, on one line."""

    family = "arena_failure"

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail=clip(detail, _LONGEST_DETAIL))

    @property
    def detail(self) -> str:
        """What happened, on one line."""
        return str(self.values["detail"])

    @property
    def english(self) -> str:
        """The code, and what happened."""
        return f"{self.code}: {self.detail}" if self.detail else self.code


def clip(text: str, length: int) -> str:
    """Return a text on one line, without what a terminal might obey, cut to a length."""
    line = " ".join(text[: 4 * length].split())
    shown = "".join(letter if letter.isprintable() else "�" for letter in line)
    return shown if len(shown) <= length else shown[: length - 1] + "…"
