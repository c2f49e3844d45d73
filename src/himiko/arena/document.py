"""A report as data: headings, paragraphs, grids and pictures, in keys instead of words.

`document_markdown` writes it as a page with pictures beside it; the web page draws it itself. Both
say the same, as there is one report for both.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isnan
from typing import Any

from himiko.arena.intervals import Estimate
from himiko.texts import Texts, key_of


@dataclass(frozen=True)
class Said:
    """A text of the language files, and the values in it."""

    key: str
    values: Mapping[str, "Words"] = field(default_factory=dict)


Words = str | int | Said | tuple[str, ...]
"""What can be said: a text as it is, a number, a key with values, or a list."""


def said(*parts: str, **values: Words) -> Said:
    """Return what a key says: `said("arena", "share")`."""
    return Said(key_of(*parts), values)


@dataclass(frozen=True)
class Heading:
    """A title, of the first level or below."""

    level: int
    text: Words


@dataclass(frozen=True)
class Paragraph:
    """One sentence after the other."""

    sentences: tuple[Words, ...]


@dataclass(frozen=True)
class Grid:
    """Rows under their heads; the first `words` columns are words, the others numbers."""

    heads: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]
    words: int = 1


@dataclass(frozen=True)
class Dot:
    """A share with its name, and what was expected."""

    label: Words
    share: Estimate
    expected: float


@dataclass(frozen=True)
class DotPlot:
    """A picture of shares with their intervals, one to a line."""

    file: str
    title: Words
    of: Words
    """What is added to the title."""
    axis: Words
    dots: tuple[Dot, ...]


@dataclass(frozen=True)
class SpotMap:
    """A picture of named spots (name, x, y, value), the larger the value the darker."""

    file: str
    title: Words
    spots: tuple[tuple[str, float, float, float], ...]
    width: int
    height: int


Block = Heading | Paragraph | Grid | DotPlot | SpotMap


def in_words(words: Words, texts: Texts) -> str:
    """Say something in a language."""
    match words:
        case Said(key, values):
            return texts.say(key, **{name: _value(one, texts) for name, one in values.items()})
        case tuple():
            return texts.list(words) if words else ""
    return str(words)


def _value(words: Words, texts: Texts) -> str | int:
    return words if isinstance(words, int) else in_words(words, texts)


def as_data(block: Block) -> dict[str, Any]:
    """Return a block as JSON has it; what is not known is null."""
    match block:
        case Heading(level, text):
            return {"kind": "heading", "level": level, "text": _words(text)}
        case Paragraph(sentences):
            return {"kind": "paragraph", "sentences": _all(sentences)}
        case Grid(heads, rows, words):
            cells = [_all(row) for row in rows]
            return {"kind": "grid", "heads": _all(heads), "rows": cells, "words": words}
        case DotPlot(_, title, of, axis, dots):
            titles = {"title": _words(title), "of": _words(of), "axis": _words(axis)}
            return {"kind": "dots", **titles, "dots": [_dot(dot) for dot in dots]}
        case SpotMap(_, title, spots, width, height):
            named = [dict(zip(("name", "x", "y", "value"), spot, strict=True)) for spot in spots]
            size = {"width": width, "height": height}
            return {"kind": "map", "title": _words(title), "spots": named, **size}


def _dot(dot: Dot) -> dict[str, Any]:
    share = dot.share
    numbers = {"value": share.value, "low": share.low, "high": share.high}
    known = {name: None if isnan(one) else one for name, one in numbers.items()}
    return {"label": _words(dot.label), **known, "expected": dot.expected}


def _all(words: Sequence[Words]) -> list[Any]:
    return [_words(one) for one in words]


def _words(words: Words) -> Any:  # noqa: ANN401  (JSON)
    match words:
        case Said(key, values):
            return {"key": key, "values": {name: _words(one) for name, one in values.items()}}
        case tuple():
            return list(words)
    return words
