"""The texts as they are written: the keys of each file, and what a language lacks."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from himiko.texts.languages import FALLBACK


@cache
def messages(language: str) -> dict[str, dict[str, ast.Message]]:
    """Return the texts of each file of a language, by key."""
    folder = files("himiko.texts").joinpath(language)
    found = {
        file.name: FluentParser().parse(file.read_text(encoding="utf-8")).body
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }
    return {
        name: {one.id.name: one for one in body if isinstance(one, ast.Message)}
        for name, body in found.items()
    }


def missing(language: str) -> dict[str, list[str]]:
    """Return the keys that a language lacks, by file; they are said in English.

    Files of which nothing is missing are left out.
    """
    own = messages(language)
    lacking = {
        name: [key for key in english if key not in own.get(name, {})]
        for name, english in messages(FALLBACK).items()
    }
    return {name: keys for name, keys in lacking.items() if keys}


def variables(message: ast.Message, among: dict[str, ast.Message]) -> dict[str, set[str]]:
    """Return the values a text takes, each with the variants it chooses between.

    What the texts it mentions take is included; `among` are all texts of its language.
    """
    found: dict[str, set[str]] = {}
    for node in _nodes(message):
        if isinstance(node, ast.MessageReference):
            for name, variants in variables(among[node.id.name], among).items():
                found.setdefault(name, set()).update(variants)
        elif isinstance(node, ast.VariableReference):
            found.setdefault(node.id.name, set())
        elif isinstance(node, ast.SelectExpression):
            selector = node.selector
            if isinstance(selector, ast.VariableReference):
                names = found.setdefault(selector.id.name, set())
                names.update(_name(variant.key) for variant in node.variants)
    return found


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    """Go through all parts of a text."""
    if isinstance(node, list):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from _nodes(list(vars(node).values()))
