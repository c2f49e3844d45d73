"""Putting problems and values into words: one renderer for the command line and all reports.

How a value is shown follows from its kind (`seat`, `colours` …), which the thing that is rendered
knows for each of its values: see `himiko.problem.Worded`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from himiko.problem import Phrase, Problem, Worded, text_key
from himiko.texts.say import Texts, Value, key_of

# Lists whose members have names in the language files, by their kind.
_NAMED: Final = {"colours": "colour", "kinds": "culture"}
NO_TILES: Final[Mapping[str, str]] = MappingProxyType({})


def render_problem(
    problem: Worded,
    texts: Texts,
    names: Sequence[str] = (),
    tiles: Mapping[str, str] = NO_TILES,
) -> str:
    """Return what is wrong in one line: its sentence, with its cause and, of a rule, the number.

    `names` are those of the players by seat; without them seats are named by their colours.
    `tiles` are the building tiles in words, by id.
    """
    key = text_key(problem)
    if not texts.has(key):  # what we have no words for is still worth reading
        return str(problem)
    cause = problem.cause
    values = {
        "reason": render_problem(cause, texts, names, tiles) if cause else "",
        **{part: getattr(problem, part) for part in problem.parts},
        **problem.values,
    }
    line = texts.say(key, **render_values(values, problem.kinds, texts, names, tiles))
    rule = str(values.get("rule", ""))
    if rule[:1].isdigit():
        line = texts.say("play-refused", reason=line, rule=rule)
    # One line, whatever a file holds; spaces that do not break belong to the language.
    return re.sub(r"[^\S\u00a0\u202f]+", " ", line).strip()


def render_values(
    values: Mapping[str, Any],
    kinds: Mapping[str, str],
    texts: Texts,
    names: Sequence[str] = (),
    tiles: Mapping[str, str] = NO_TILES,
) -> dict[str, Value]:
    """Return values as texts take them: seats by name, lists as such, phrases in words."""
    in_words = _Words(texts, names, tiles)
    return {name: in_words.of(value, kinds.get(name, "")) for name, value in values.items()}


@dataclass(frozen=True)
class _Words:
    """What values are said with."""

    texts: Texts
    names: Sequence[str]
    tiles: Mapping[str, str]

    def of(self, value: Any, kind: str) -> Value:  # noqa: ANN401
        """Return a value as texts take it."""
        texts = self.texts
        if kind == "seat":
            known = value < len(self.names)
            return self.names[value] if known else texts.say(key_of("seat", str(value)))
        if isinstance(value, Phrase | Problem):
            return render_problem(value, texts, self.names, self.tiles)
        if isinstance(value, list | tuple):
            words = [self._member(one, kind) for one in value]
            return texts.list(words) if words else texts.say("list-or-nothing")
        if kind == "tile":
            return self.tiles.get(value, str(value))
        return value if isinstance(value, str | int | float) else str(value)

    def _member(self, one: Any, kind: str) -> str:  # noqa: ANN401
        named = _NAMED.get(kind)
        return self.texts.say(key_of(named, one)) if named else self.tiles.get(one, str(one))
