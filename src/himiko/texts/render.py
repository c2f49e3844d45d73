"""Putting problems and values into words: one renderer for the command line and all reports.

How a value is shown follows from its kind (`seat`, `colours` …), which whatever is rendered
knows of its own values: see `himiko.problem.Worded`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from himiko.problem import Phrase, Problem, Worded, text_key
from himiko.texts.say import Texts, Value, key_of

# Lists whose members have names in the language files, by their kind.
_NAMED: Final = {"colours": "colour", "kinds": "culture"}


def render_problem(problem: Worded, texts: Texts, names: Sequence[str] = ()) -> str:
    """Return what is wrong in one line: its sentence, with its cause and, of a rule, the number.

    `names` are those of the players by seat. Without them seats are named by their colours.
    """
    key = text_key(problem)
    if not texts.has(key):  # what we have no words for is still worth reading
        return str(problem)
    cause = problem.cause
    values = {
        "reason": render_problem(cause, texts, names) if cause else "",
        **{part: getattr(problem, part) for part in problem.parts},
        **problem.values,
    }
    line = texts.say(key, **render_values(values, problem.kinds, texts, names))
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
) -> dict[str, Value]:
    """Return values as texts take them: seats by name, lists as such, phrases in words."""
    return {
        name: _render(value, kinds.get(name, ""), texts, names) for name, value in values.items()
    }


def _render(value: Any, kind: str, texts: Texts, names: Sequence[str]) -> Value:  # noqa: ANN401
    if kind == "seat":
        return names[value] if value < len(names) else texts.say(key_of("seat", str(value)))
    if isinstance(value, Phrase | Problem):
        return render_problem(value, texts, names)
    if isinstance(value, list | tuple):
        named = _NAMED.get(kind)
        words = [texts.say(key_of(named, one)) if named else str(one) for one in value]
        return texts.list(words) if words else texts.say("list-or-nothing")
    return value if isinstance(value, str | int | float) else str(value)
