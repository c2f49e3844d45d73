"""What can be wrong with a record: a stable code for each problem, and its English text.

The text is for developers (`str`); players read that of the language files: `bad-record-CODE`.
"""

from typing import Final

RECORD_PROBLEMS: Final = {
    "text": "a record is text, without NUL characters",
    "first_line": "a record begins with {expected!r}",
    "header": "expected a header 'name: value', not {text!r}",
    "header_twice": "the header {name!r} is given twice",
    "edition": "expected the edition {expected!r}; the record's is {given!r}",
    "no_edition": "expected the edition {expected!r}; the record names none",
    "rules": "expected rules number {expected}, not {given!r}",
    "seats": "a record has a header 'seat N' for each of 2 to 4 seats, from 0 on",
    "name": "a name is one line",
    "seed_or_position": "a record has a header 'seed' or a header 'position', and not both",
    "seed": "a seed is a decimal number or hex:…, not {text!r}",
    "not_json": "the position is not JSON",
    "position": "the position cannot be: {reason}",
    "position_seats": "the position has {given} seats, not {expected}",
    "turn": "expected a turn like {expected!r}, not {text!r}",
    "other_turn": "{action!r} is not played in this turn: it is turn {turn}",
    "after_end": "{action!r} is not played in this turn: the game is over",
    "masked": "{action!r} is masked and cannot be replayed",
    "illegal": "{reason}",
    "unfinished": "a result is given, but the game is not over",
    "result": "the result is {expected!r}, not {given!r}",
}
