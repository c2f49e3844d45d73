"""What the server refuses can be said by the page, in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from himiko.texts import Texts, key_of, languages

# Given for a status, when no part of the server has said more.
PLAIN = ("bad_request", "not_found", "too_large", "too_many", "internal")
SERVER = Path(__file__).parents[2] / "src" / "himiko" / "server"


@cache
def codes() -> set[str]:
    """Return the codes of all refusals in the server's code."""
    return {*PLAIN, *refused()}


def refused() -> Iterator[str]:
    """Yield the codes that the server's code refuses with."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
                given = (one.value for one in node.args if isinstance(one, ast.Constant))
                yield from (value for value in given if isinstance(value, str))


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_server_can_be_said(language: str) -> None:
    """Each code has a sentence."""
    texts = Texts(language)

    assert {code for code in codes() if not texts.has(key_of("error", code))} == set()
