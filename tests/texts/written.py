"""The texts as they are written: each variant of each text, with a mark for what is inserted."""

from collections.abc import Iterator
from itertools import product

from fluent.syntax import ast

from tests.texts.test_fluent_files import messages

INSERTED = "¤"


def variants(language: str) -> Iterator[tuple[str, str]]:
    """Yield key and text, for each variant of each text of a language."""
    for key, message in messages(language).items():
        if message.value:
            yield from ((key, text) for text in _pattern(message.value))


def _pattern(pattern: ast.Pattern) -> Iterator[str]:
    parts = [list(_element(element)) for element in pattern.elements]
    yield from ("".join(chosen) for chosen in product(*parts))


def _element(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from _pattern(variant.value)
    elif isinstance(element.expression, ast.VariableReference):
        yield f"{INSERTED}{element.expression.id.name}{INSERTED}"
    else:
        yield INSERTED
