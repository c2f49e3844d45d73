"""Inserted words stand where any word can stand: nothing inserted needs to be declined."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from himiko.texts import languages
from tests.texts.written import variants

SOURCE = Path(__file__).parents[2] / "src" / "himiko"
PAGE = Path(__file__).parents[2] / "web" / "src"

# Lists, and tiles in words, are never declined: they stand after a colon or in brackets.
APART: Final = {
    *("actions", "bottom", "boats", "colours", "kinds", "needs", "tile", "tiles", "top", "words"),
    *("commands", "keys", "languages", "levels", "prices"),
}
# A name of several kinds, a list of ids in an error, a whole line that is the value, the legend,
# a number.
NOT_APART: Final = {
    *(
        "tile-described",
        "tile-with-id",
        "why-not-tile",
        "play-legend",
        "bad-position-houses",
        "edition-has-turns",
    ),
    *("edition-has-slots-of", "hint-chance", "event-answered"),
    *("sites-all-there", "sites-missing"),
}
# After these words a name would have to change: du, d', z Anną, с Анной.
NEVER_BEFORE_A_NAME: Final = {
    "fr": r"\b(de|du|des|que|qu’|d’|jusqu’à)\s?",
    "pl": r"\b(dla|do|od|z|ze|u|przez|przeciw|gracza|graczowi|graczem)\s",
    "ru": r"\b(для|до|от|с|со|у|из|против)\s",
}
NAME: Final = r"¤(player|by|level|names)¤"


@pytest.mark.parametrize("language", languages())
def test_lists_and_tiles_stand_apart(language: str) -> None:
    """They follow a colon or an opening bracket, and nothing of the sentence follows them."""
    inserted = re.compile(rf"¤({'|'.join(sorted(APART))})¤")

    wrong = [
        (key, text)
        for key, text in variants(language)
        for found in inserted.finditer(text)
        if key not in NOT_APART and not re.search(r"[:(：（]\s?$", text[: found.start()])
    ]

    assert wrong == []


@pytest.mark.parametrize("language", NEVER_BEFORE_A_NAME)
def test_names_of_people_are_never_declined(language: str) -> None:
    """No name follows a word that would change it."""
    pattern = NEVER_BEFORE_A_NAME[language] + NAME

    assert [(key, text) for key, text in variants(language) if re.search(pattern, text)] == []


def joined_by_hand() -> list[str]:
    """Return where our Python puts a list that it has joined itself into a text."""
    found = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr != "say":
                continue
            values = [ast.unparse(keyword.value) for keyword in node.keywords]
            found += [f"{path}: {value}" for value in values if "', '.join" in value]
    return found


def test_lists_are_never_joined_by_hand() -> None:
    """`Texts.list` and `lists.ts` know how a language joins; a comma in code does not."""
    page = [
        f"{path}: {found}"
        for path in PAGE.rglob("*")
        if path.suffix in {".ts", ".svelte"}
        for found in re.findall(r"\bt\('[^']+', \{[^{}]*\.join\(", path.read_text("utf-8"))
    ]

    assert joined_by_hand() + page == []
