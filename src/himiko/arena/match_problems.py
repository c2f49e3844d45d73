"""What can be wrong with a match: a stable code for each problem, and its English text.

The text is for developers (`str`); players read that of the language files: `bad-match-CODE`.
"""

from typing import Any, Final

from himiko.problem import Problem

PROBLEMS: Final = {
    "players": "a match has 2, 3 or 4 players, not {given}",
    "name": "a player is named by a text on one line",
    "numbers": "seeds are numbers from 0 on, rounds and threads from 1 on",
    "games": "a match has games, not {given}",
    "twice": "a ladder names every player once",
    "seats": "games of {seats} need at least as many players, not {given}",
    "no_folder_named": "records are kept in a folder, and none is named",
    "no_journal": "{file} is not the journal of a match",
    "other_match": "{file} is of another match: its {name} is {found}, not {expected}",
    "edition": "played with the edition {given}",
    "no_folder": "{folder} is not a folder",
    "nothing_there": "{folder} has neither a journal ({journal}) nor records",
}


class BadMatch(Problem, ValueError):
    """A match that cannot be played as it was asked for."""

    family = "bad_match"
    messages = PROBLEMS

    def __init__(self, code: str, **values: object) -> None:
        texts: dict[str, Any] = {name: str(value) for name, value in values.items()}
        super().__init__(code, **texts)
