"""Which languages there are, and which one to speak."""

import os
import re
from functools import cache
from importlib.resources import files
from typing import Final

FALLBACK: Final = "en"

VARIABLES: Final = ("HIMIKO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that can be spoken, English first.

    A language is a folder beside this file that has a `language.ftl`, and nothing else.
    """
    folders = files("himiko.texts").iterdir()
    found = {one.name for one in folders if one.joinpath("language.ftl").is_file()}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def choose(preferred: str | None = None) -> str:
    """Return the language to speak: the preferred one, else what the environment asks for.

    The first of these that names a language we have decides, be it written `pl`, `pl-PL` or
    `pl_PL.UTF-8`.
    """
    wishes = [preferred, *(os.environ.get(variable) for variable in VARIABLES)]
    found = (_language_of(wish) for wish in wishes if wish)
    return next((language for language in found if language), FALLBACK)


def _language_of(wish: str) -> str | None:
    """Return our language for the name of a locale, None if we do not speak it."""
    name = re.split(r"[-_.@]", wish.strip().lower())[0]
    if name in {"c", "posix"}:
        # The locale without a language: somebody who sets it wants plain English.
        return FALLBACK
    return name if name in languages() else None
