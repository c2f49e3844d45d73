"""Spoiled at random, an edition file is read or refused, and nothing else ever happens."""

import copy
import tomllib
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from himiko.edition import COMPONENTS, BadEdition, Edition
from tests.edition.toml import written

STANDARD: Final = tomllib.loads(Edition.standard().export())
WORDS: Final = ["bamboo", "gold", "any", "none", "torii", "s01", "s59", "i01", "b01", "", "3"]

leaves = (
    st.integers()
    | st.integers(-2, 62)
    | st.booleans()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(WORDS)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
)
keys = st.sampled_from([*WORDS, "s60", "i35", "b29", "11", "riu", "count"])
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to every value in the content."""
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    here = [way] if way else []
    return here + [place for key, item in inside for place in places(item, (*way, key))]


PLACES: Final = places(STANDARD)


@st.composite
def spoiled(draw: st.DrawFn) -> dict[str, Any]:
    """Return the standard content with one to three values changed, added, doubled or gone."""
    content = copy.deepcopy(STANDARD)
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(PLACES))
        box: Any = content
        before: Any = STANDARD
        try:
            for key in way:
                box, before = box[key], before[key]
            if type(box) is type(before):
                change(draw, box, last)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took this place away
    return content


def change(draw: st.DrawFn, box: Any, key: Any) -> None:
    """Spoil one value of a table or list."""
    match draw(st.sampled_from(["set", "near", "delete", "add"])):
        case "set":
            box[key] = draw(values)
        case "near" if isinstance(box[key], int):
            box[key] += draw(st.integers(-3, 3))
        case "delete":
            del box[key]
        case "add" if isinstance(box, list):
            box.insert(key, draw(st.sampled_from(box or [0]) | values))
        case "add":
            box[draw(keys)] = draw(st.sampled_from(list(box.values()) or [0]) | values)


def refused(text: str) -> BadEdition | None:
    """Return the error that reading the text gives, if any."""
    try:
        Edition.parse(text, "mine.toml")
    except BadEdition as error:
        return error
    return None


def read(text: str) -> None:
    """Read a text; if it is refused, the error must be complete."""
    if error := refused(text):
        assert error.file == "mine.toml"
        assert error.expected
        assert error.found
        assert "\n" not in str(error)
    else:
        edition = Edition.parse(text, "mine.toml")
        assert edition.components.dtype == COMPONENTS
        assert Edition.parse(edition.export(), "again.toml") == edition


@given(spoiled())
@settings(max_examples=150, deadline=None)
def test_spoiled_values(content: dict[str, Any]) -> None:
    """Values changed, doubled, added and taken away."""
    read(written(content))


@pytest.mark.long
@given(spoiled())
@settings(max_examples=5000, deadline=None)
def test_many_spoiled_values(content: dict[str, Any]) -> None:
    """The same for longer."""
    read(written(content))


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_spoiled_text(data: st.DataObject) -> None:
    """A piece of the text replaced by anything."""
    text = Edition.standard().export()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    piece = data.draw(st.text(max_size=10) | st.sampled_from(["[", "{", '"', "=", "\n", "[[x]]"]))

    read(text[:start] + piece + text[end:])
