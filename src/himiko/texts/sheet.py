"""Every text in every language on one page, with awkward values: to be read before a release."""

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from itertools import cycle, islice
from typing import Final

from fluent.syntax import ast

from himiko.texts.languages import FALLBACK, languages
from himiko.texts.say import Texts, Value
from himiko.texts.written import messages, missing, variables

COUNTS: Final = (0, 1, 2, 5, 21)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
# A short name, one with an apostrophe, a long one, an emoji, one that is read from right to left.
PEOPLE: Final = ("Al", "Siobhán O’Dwyer’s", "Maximiliane-Wolkenstein-Krzyżanowska", "🦊🚣", "נועה")
# What is neither chosen by nor a person, by the names of values: what really stands there.
THINGS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("action", "example"), ("place wood s12", "done")),
    "address": ("http://127.0.0.1:8000",),
    **dict.fromkeys(("slot", "other", "to_slot"), ("12", "1")),
    "island": ("5", "21"),
    "edition": ("standard/1",),
    **dict.fromkeys(("file", "folder", "journal"), ("games/a long way down/record 1.txt",)),
    **dict.fromkeys(("time", "where", "line"), ("4:05", "12")),
    "rule": ("6.14",),
    "language": ("Nederlands",),
    "command": ("himiko serve --host 0.0.0.0",),
    "id": ("b13",),
    "hash": ("48a2a5ab",),
    "signed": ("+3", "+12"),
    "ago": ("5 min",),
    "device": ("Firefox, Linux",),
    "players": ("2", "4"),
    **dict.fromkeys(("version", "last", "tables"), ("2",)),
    **dict.fromkeys(("argument", "given", "key", "text"), ("stnadard 3",)),
    "expected": ("standard/1",),
    **dict.fromkeys(("detail", "error"), ("Permission denied",)),
    "card": ("games.md",),
    "lane": ("s01-s02",),
    "library": ("pyarrow",),
    "link": ("https://play.example.org/workshop?edition=48a2a5ab",),
    "option": ("--seed",),
    "sum": ("48a2a5ab7aeced27",),
    "entry": ("○",),
    "mountain": ("▲",),
    "sacred": ("¤",),
    "building": ("■",),
    "torii": ("π",),
    "palace": ("♜",),
}
# Lists of what is no word of any language.
LISTS: Final[dict[str, tuple[str, ...]]] = {
    "commands": ("play", "match", "serve"),
    "islands": ("3", "9", "12"),
    "keys": ("round", "turn"),
    "languages": ("de", "fr", "ja"),
    "levels": ("fisher", "himiko"),
    "names": PEOPLE[:2],
    "values": (f"{PEOPLE[0]} 34", f"{PEOPLE[1]} 29"),
}
# Values that are words of the language itself: lists, tiles, sentences. By the keys they come from.
SAID: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("colours", "needs", "boats"), ("colour-clay", "colour-clay", "colour-gold")),
    **dict.fromkeys(("kinds", "token"), ("culture-plum", "culture-plum", "culture-bellflower")),
    **dict.fromkeys(("actions", "things"), ("can-buy", "can-end")),
    **dict.fromkeys(("asks", "what"), ("now-title",)),
    **dict.fromkeys(("reason", "problem", "does"), ("refusal-game-over",)),
    "words": ("chance-good",),
    "power": ("power-peek",),
    "level": ("level-helmsman",),
    "colour": ("seat-1",),
    "seat": ("seat-3",),
    "boat": ("card-any-boat",),
    "end": ("arena-end-last-building",),
    "first": ("culture-plum",),
    "second": ("culture-maple",),
    "kind": ("building-trading-post",),
    "part": ("score-buildings",),
    "prices": ("colour-bamboo", "colour-wood"),
    "rival": ("level-fisher",),
    "thing": ("culture-plum",),
}
_STYLE: Final = """
:root { font: 15px/1.4 system-ui, sans-serif; color: #222; background: #fff }
body { margin: 1rem; max-width: 60rem; overflow-wrap: anywhere }
section { border-top: 1px solid #bbb; padding: .4rem 0 }
h3 { font: 600 13px ui-monospace, monospace; margin: 0 }
p, dl { margin: .2rem 0 } .about { color: #666; font-size: 13px; white-space: pre-line }
dl { display: grid; grid-template-columns: 2rem 1fr; gap: .1rem .5rem }
dt { color: #777; font-size: 12px } dd { margin: 0 } dd div { white-space: pre-line }
.lacks { background: #fff3c4 }
"""


def sheet(only: Sequence[str] = ()) -> str:
    """Return the page, as HTML; `only` these languages, English always among them."""
    shown = [one for one in languages() if not only or one in only or one == FALLBACK]
    spoken = [Texts(one) for one in shown]
    lacking = {one: {key for keys in missing(one).values() for key in keys} for one in shown}
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>Texts</title><style>{_STYLE}</style><h1>Texts</h1>",
    ]
    for file, found in messages(FALLBACK).items():
        parts.append(f"<h2>{escape(file)}</h2>")
        for key, message in found.items():
            about = message.comment.content if message.comment else ""
            parts.append(f'<section><h3 id="{key}">{key}</h3>')
            parts.append(f'<p class="about">{escape(about or "")}</p><dl>')
            parts += [_entry(texts, key, key in lacking[texts.language]) for texts in spoken]
            parts.append("</dl></section>")
    return "\n".join(parts)


def _entry(texts: Texts, key: str, lacks: bool) -> str:  # noqa: FBT001  (of the language)
    said = dict.fromkeys(texts.say(key, **values) for values in samples(key, texts))
    lines = "".join(f"<div>{escape(one)}</div>" for one in said)
    mark = ' class="lacks"' if lacks else ""
    about = f'lang="{texts.language}" dir="{texts.say("language-direction")}"'
    return f"<dt>{texts.language}</dt><dd {about}{mark}>{lines}</dd>"


def samples(key: str, texts: Texts) -> Iterator[dict[str, Value]]:
    """Yield sets of values for a text, so that each variant and each awkward value comes."""
    english = _english()
    taken = variables(english[key], english)
    values = {name: _values(name, variants, texts) for name, variants in taken.items()}
    rows = max((len(one) for one in values.values()), default=1)
    for row in islice(zip(*(cycle(one) for one in values.values()), strict=False), rows):
        yield dict(zip(values, row, strict=True))
    if not values:
        yield {}


@cache
def _english() -> dict[str, ast.Message]:
    return {key: one for file in messages(FALLBACK).values() for key, one in file.items()}


def _values(name: str, variants: set[str], texts: Texts) -> Sequence[Value]:
    ids = sorted(one for one in variants - PLURALS if not one.isdigit())
    if variants & PLURALS:
        return COUNTS
    if ids:
        return ids
    if name in {"tile", "tiles", "top", "bottom"}:
        return [_tile(texts)]
    if name in LISTS or name in SAID or name == "gains":
        return [_listed(name, texts)]
    return THINGS.get(name) or (PEOPLE if name in _PEOPLE else _numbers_or_people(name))


_PEOPLE: Final = {"player", "by", "name", "to"}
_AMOUNTS: Final = {
    *("all", "allowed", "bad", "cap", "coins", "count", "days", "deals", "done", "fleet", "fleets"),
    *(
        "found",
        "games",
        "group",
        "high",
        "kept",
        "least",
        "left",
        "longest",
        "low",
        "matches",
        "most",
    ),
    *("number", "parts", "percent", "place", "points", "room", "round", "rounds", "rows", "seats"),
    *(
        "needed",
        "seed",
        "step",
        "steps",
        "times",
        "turn",
        "turns",
        "under",
        "unfinished",
        "value",
        "ways",
        "bytes",
        "game",
        "guests",
        "mine",
        "of",
        "theirs",
        "won",
    ),
}


def _numbers_or_people(name: str) -> Sequence[Value]:
    return COUNTS if name in _AMOUNTS else PEOPLE


def _tile(texts: Texts) -> str:
    return texts.say(
        "tile-described",
        kind=texts.say("building-trading-post"),
        needs=texts.list([texts.say(one) for one in SAID["needs"]]),
        points=texts.say("count-points", number=5),
    )


def _listed(name: str, texts: Texts) -> str:
    if name == "gains":
        return _gains(texts)
    said = [texts.say(one) for one in SAID.get(name, ())]
    return texts.list(said or LISTS[name])


def _gains(texts: Texts) -> str:
    part = texts.say("grounds-part", part=texts.say("score-buildings"), points="+3")
    return texts.list([part, texts.say("grounds-tokens", number="\u22122", count=2)])
