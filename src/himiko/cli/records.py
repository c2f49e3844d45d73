"""Files of records: one record, or several after one another."""

from typing import NamedTuple

from himiko.edition import Edition
from himiko.game import BadRecord, Game
from himiko.problem import Problem

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


def replayed(path: str, piece: Piece, edition: Edition) -> Game:
    """Replay one record, checking every action."""
    try:
        return Game.from_record(piece.text, edition)
    except BadRecord as error:
        line = str(error.line + piece.before)
        raise Problem("record", cause=error, file=path, line=line) from error
