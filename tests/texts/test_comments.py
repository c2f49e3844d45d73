"""Translators know what is inserted: each English text with values explains them."""

import re

from fluent.syntax import ast

from tests.texts.test_fluent_files import messages, values_of


def explained(message: ast.Message) -> str:
    """Return the comment of a text."""
    return str(message.comment.content) if message.comment else ""


def test_every_value_is_explained() -> None:
    """An example, where it shows and how long it may be stand above the text."""
    texts = messages("en")

    unexplained = {
        key: missing
        for key, message in texts.items()
        if (
            missing := {
                name for name in values_of(key, texts) if f"${name}" not in explained(message)
            }
        )
    }

    assert unexplained == {}


def test_every_comment_says_where_and_how_long() -> None:
    """A text that takes values says where it is shown and its greatest length."""
    texts = messages("en")
    about = [key for key in texts if values_of(key, texts) and not key.startswith("list-")]

    assert [key for key in about if "characters" not in explained(texts[key])] == []


# Written as on the board: "s12" where one types it, "12" where one sees it; a label in both cases.
LABELS = {"slot", "island", "to", "other"}


def test_no_value_is_of_two_kinds() -> None:
    """The terminal and the page put the same kind of thing in the same place of a text."""
    texts = messages("en")
    about = re.compile(r"\$(\w+): ([^$]*)")

    two_kinds = {
        (key, name)
        for key, message in texts.items()
        for name, what in about.findall(explained(message).replace("\n", " "))
        if name not in LABELS
        and ("in the terminal, " in what or ", or in " in what)
        and "on the page" in what
    }
    tiles = {
        what
        for message in texts.values()
        for name, what in about.findall(explained(message).replace("\n", " "))
        if name == "tile"
    }

    assert two_kinds == set()
    assert all(what.startswith("a building tile in words") for what in tiles)
