"""Whoever translates knows what is inserted: each English text with values explains them."""

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
