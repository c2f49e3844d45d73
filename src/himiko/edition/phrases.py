"""What an edition file should have and what it has: a stable code for each, with an English text.

The text is for developers (`str`); people read `edition-expects-CODE` and `edition-has-CODE` of the
language files.
"""

from collections.abc import Mapping
from typing import Final

from himiko.problem import Phrase

EXPECTED: Final = {
    "value": "a value",
    "table": "a table",
    "number": "{number}",
    "integer": "a whole number from {low} to {high}",
    "row": "a whole number from {low} to {high} (there being {count})",
    "face_up": "a whole number from {low} to {high} "
    "(there being {fleets} fleets and up to {turns} turns a round)",
    "one_of": "one of {words}",
    "name": "a name of at most 32 small letters, digits, - and _",
    "boats": "a list of {low} to {high} boats",
    "needs": "a list of {low} to {high} boats, as many as lie around the largest island",
    "coordinates": "a list of 2 to 2 numbers, x and y",
    "slots": "a list of {low} to {high} known slots",
    "slots_once": "known slots, each once",
    "keys": "only the keys {words} here",
    "entry": "at least one entry",
    "entries": "1 to {high} entries",
    "id": "an id such as {id}",
    "numbered": "numbers from 1 to {high}, as there are that many entries",
    "tokens": "{count} tokens in all, one for each island",
    "turns": "at most {high} turns a round, and two fleets for each",
    "one_choice": "one boat of any colour at most",
    "own_point": "a position of its own",
    "own_ring": "a ring of its own",
    "lanes": "lanes that join at most two islands",
    "ringed": "a slot on some island's ring",
    "size": "at most {high} characters in lines of at most {longest}",
    "toml": "a TOML file",
    "utf8": "a text in UTF-8",
    "readable": "a readable file",
}

FOUND: Final = {
    "this": "{text}",
    "nothing": "nothing",
    "huge": "a huge number",
    "long_text": "a text of {count} characters",
    "table": "a table of {count}",
    "list": "a list of {count}",
    "type": "a {name}",
    "unknown_key": "an unknown key",
    "other_id": "an id of another form",
    "twice": "{text} a second time",
    "turns": "{turns} turns and {fleets} fleets",
    "point_of": "the position of {id}",
    "slots_of": "the slots of {id}",
    "lane": "{lane} at three",
    "no_ring": "one on no ring",
    "size": "{count}, a line of {longest}",
    "nested": "one nested too deeply",
    "error": "an error: {text}",
    "byte": "a byte that is not UTF-8 at {index}",
}


def expects(code: str, **values: object) -> Phrase:
    """Return what should be there."""
    return Phrase("edition_expects", code, _as_texts(values))


def has(code: str, **values: object) -> Phrase:
    """Return what is there instead."""
    return Phrase("edition_has", code, _as_texts(values))


def _as_texts(values: Mapping[str, object]) -> dict[str, str]:
    """Return values as texts: numbers of an edition are shown as its file writes them."""
    return {name: str(value) for name, value in values.items()}
