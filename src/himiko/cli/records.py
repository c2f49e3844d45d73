"""Files of records: one record, or several after one another."""

from typing import NamedTuple

from himiko.cli.event_text import EventText
from himiko.cli.problem import Problem
from himiko.edition import Edition
from himiko.game import BadPosition, BadRecord, Game, IllegalAction, Refusal
from himiko.texts import Texts, key_of

_BEGINS = "himiko "


class Piece(NamedTuple):
    """One record of a file, and the number of lines before it."""

    text: str
    before: int


def split(text: str) -> list[Piece]:
    """Cut the text of a file into its records: each begins with the format's number."""
    lines = text.split("\n")
    starts = [n for n, line in enumerate(lines) if line.startswith(_BEGINS)]
    if not starts or any(line.strip() for line in lines[: starts[0]]):
        starts = [0]
    ends = [*starts[1:], len(lines)]
    return [
        Piece("\n".join(lines[start:end]), start) for start, end in zip(starts, ends, strict=True)
    ]


def replayed(path: str, piece: Piece, edition: Edition, texts: Texts) -> Game:
    """Replay one record, checking every action."""
    try:
        return Game.from_record(piece.text, edition)
    except BadRecord as error:
        problem = _in_words(error, texts)
        line = str(error.line + piece.before)
        raise Problem("problem-record", file=path, line=line, problem=problem) from error


def _in_words(error: BadRecord, texts: Texts) -> str:
    """Say in the user's language what is wrong."""
    reason = ""
    match error.__cause__:
        case IllegalAction() as illegal:
            names = [texts.say(key_of("seat", str(seat))) for seat in range(4)]
            refusal = Refusal(illegal.code, illegal.rule, illegal.values)
            reason = EventText(texts, names).refusal(refusal)
        case BadPosition() as bad:
            reason = texts.say(key_of("bad-position", bad.code), **bad.values)
    return texts.say(key_of("bad-record", error.code), reason=reason, **error.values)
