"""Texts of people: names and chat. Always text, never markup; one line, printable, not endless."""

from typing import Annotated, Final

from pydantic import AfterValidator, Field

from himiko.server import names

LONGEST_CHAT: Final = 500


def _said(text: str) -> str:
    """Return something said as it is stored; composing letters can make it longer."""
    line = names.one_line(text)
    if not line:
        raise ValueError("must not be empty")
    if len(line) > LONGEST_CHAT:
        raise ValueError(f"at most {LONGEST_CHAT} characters")
    return line


def presentable(text: str) -> str:
    """Return a name from elsewhere as one that can be shown here."""
    return names.one_line(text)[: names.LONGEST].rstrip() or "?"


Name = Annotated[str, Field(min_length=1, max_length=names.LONGEST), AfterValidator(names.checked)]
Said = Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT), AfterValidator(_said)]
