"""Texts of people: names and chat. Always text, never markup; one line, printable, not endless."""

import unicodedata
from typing import Annotated, Final

from pydantic import AfterValidator, Field

LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500


def clean(text: str) -> str:
    """Return a text in normal form, without what cannot be seen or would take up lines."""
    shown = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    line = " ".join(unicodedata.normalize("NFC", shown).split())
    if not line:
        raise ValueError("must not be empty")
    return line


def presentable(text: str) -> str:
    """Return a name from elsewhere as one that people here may have."""
    try:
        return clean(text)[:LONGEST_NAME].rstrip()
    except ValueError:
        return "?"


def _short(text: str) -> str:
    if len(text) > LONGEST_NAME:
        raise ValueError(f"at most {LONGEST_NAME} characters")
    return text


Name = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_NAME),
    AfterValidator(clean),
    AfterValidator(_short),
]
Said = Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT), AfterValidator(clean)]
