"""The files of all languages belong together: same files, same keys, same values."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from himiko.edition.names import COLOURS, CULTURE, POWERS, SPECIALISTS, TILE_KINDS
from himiko.rules.state import STEPS
from himiko.texts import Texts, key_of, languages

OTHERS = [language for language in languages() if language != "en"]
# Languages that are whole. Others may have been begun: what they lack is said in English.
WHOLE = ("fr", "de", "pl", "ru", "es", "it", "nl", "ja")


Reference = type[ast.VariableReference] | type[ast.MessageReference]


def mentioned(kind: Reference, node: object) -> Iterator[str]:
    """Yield the names of all references of a kind in a part of a text."""
    if isinstance(node, kind):
        yield node.id.name
    elif isinstance(node, list):
        for part in node:
            yield from mentioned(kind, part)
    elif isinstance(node, ast.BaseNode):
        yield from mentioned(kind, list(vars(node).values()))


@cache
def read(language: str) -> dict[str, list[ast.EntryType]]:
    """Return the entries of each file of a language."""
    folder = files("himiko.texts").joinpath(language)
    return {
        file.name: FluentParser().parse(file.read_text(encoding="utf-8")).body
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


def messages(language: str) -> dict[str, ast.Message]:
    """Return all texts of a language by key."""
    entries = [entry for file in read(language).values() for entry in file]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def values_of(key: str, texts: dict[str, ast.Message]) -> set[str]:
    """Return the values a text uses, those of the texts it mentions included."""
    own = set(mentioned(ast.VariableReference, texts[key]))
    others = set(mentioned(ast.MessageReference, texts[key]))
    return own.union(*(values_of(other, texts) for other in others))


@pytest.mark.parametrize("language", languages())
def test_files_are_well_formed(language: str) -> None:
    """Every entry is understood by the parser."""
    junk = [
        (name, entry.content)
        for name, entries in read(language).items()
        for entry in entries
        if isinstance(entry, ast.Junk)
    ]

    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_keys_are_unique(language: str) -> None:
    """No key is given two texts."""
    keys = [
        entry.id.name
        for entries in read(language).values()
        for entry in entries
        if isinstance(entry, ast.Message)
    ]

    assert sorted(keys) == sorted(set(keys))


def keys(language: str) -> dict[str, list[str]]:
    """Return the keys of each file of a language, in their order."""
    return {
        name: [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
        for name, entries in read(language).items()
    }


@pytest.mark.parametrize("language", WHOLE)
def test_same_files_and_keys(language: str) -> None:
    """Each file has the same keys, in the same order, in all languages that are whole."""
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_key_of_its_own(language: str) -> None:
    """What it has stands in the file, and in the order, of the English."""
    english = keys("en")

    for name, own in keys(language).items():
        assert own == [key for key in english.get(name, []) if key in own]


@pytest.mark.parametrize("language", OTHERS)
def test_same_values(language: str) -> None:
    """Each text uses the same values in all languages."""
    english, other = messages("en"), messages(language)

    differing = {
        key: (values_of(key, english), values_of(key, other))
        for key in other
        if values_of(key, english) != values_of(key, other)
    }

    assert differing == {}


@pytest.mark.parametrize("language", languages())
def test_every_component_has_its_texts(language: str) -> None:
    """Whatever an edition names can be named, and explained where it does something."""
    texts = Texts(language)
    named = [key_of("colour", colour) for colour in COLOURS]
    named += [key_of("hue", colour) for colour in COLOURS]
    named += [key_of("culture", kind) for kind in CULTURE]
    named += [key_of("step", step) for step in STEPS]
    explained = [key_of("specialist", specialist) for specialist in SPECIALISTS]
    explained += [key_of("power", power) for power in POWERS]
    explained += [key_of("building", kind) for kind in TILE_KINDS]

    said = [texts.say(key) for key in named + explained]
    said += [texts.say(key_of(key, "does")) for key in explained]
    said += [texts.say(key_of("step", step, "asks")) for step in STEPS]

    assert all(said)
