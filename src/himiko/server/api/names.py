"""Texts that people write: names, titles, chat. Text, never markup; one line of limited length."""

from collections.abc import Callable
from typing import Annotated, Final

from pydantic import AfterValidator, Field

from himiko.server import names

LONGEST_CHAT: Final = 500
LONGEST_TITLE: Final = 60


def _line(most: int) -> Callable[[str], str]:
    """Return how a text is stored in one line; composing letters can make it longer."""

    def stored(text: str) -> str:
        line = names.one_line(text)
        if not line:
            raise ValueError("must not be empty")
        if len(line) > most:
            raise ValueError(f"at most {most} characters")
        return line

    return stored


def displayable(text: str) -> str:
    """Return a name from elsewhere as one that can be shown here."""
    return names.one_line(text)[: names.LONGEST].rstrip() or "?"


Name = Annotated[str, Field(min_length=1, max_length=names.LONGEST), AfterValidator(names.checked)]
Said = Annotated[
    str, Field(min_length=1, max_length=LONGEST_CHAT), AfterValidator(_line(LONGEST_CHAT))
]
Title = Annotated[
    str, Field(min_length=1, max_length=LONGEST_TITLE), AfterValidator(_line(LONGEST_TITLE))
]
