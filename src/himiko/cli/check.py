"""Verifying records: every action is replayed, and the deal compared with its commitment."""

from himiko.cli import read, records
from himiko.cli.terminal import errors, output
from himiko.edition import Edition
from himiko.game import Game
from himiko.game.deal import COMMITMENT, PROMISE, verify
from himiko.problem import Problem
from himiko.texts import Texts, key_of, render_problem


def check(texts: Texts, files: list[str], *, edition: str | None) -> None:
    """Check each file and say so in a line; what is wrong goes to the errors."""
    components = read.edition(edition)
    problems: list[Problem] = []
    for path in files:
        try:
            line = _check(texts, path, components)
        except Problem as problem:
            problems.append(problem)
            if len(files) > 1:
                errors().print(render_problem(problem, texts), soft_wrap=True, markup=False)
        else:
            output().print(line, soft_wrap=True, markup=False)
    if not problems:
        return
    if len(files) == 1:
        raise problems[0]
    raise Problem("wrong_files", bad=len(problems), number=len(files))


def _check(texts: Texts, path: str, edition: Edition) -> str:
    games, committed = [], 0
    for piece in records.split(read.file_text(path)):
        game = records.replayed(path, piece, edition)
        deal = verify(game.headers, game.seed)
        if deal == "false":
            line = str(piece.before + _line_of(piece.text, COMMITMENT, PROMISE))
            raise Problem("record", cause=Problem("deal_false"), file=path, line=line)
        committed += deal == "true"
        games.append(game)
    if len(games) == 1:
        what = _what(texts, games[0])
        if committed:
            what += ", " + texts.say("check-deal-true")
        return texts.say("check-ok", file=path, what=what)
    said = texts.say("check-ok-games", file=path, number=len(games))
    if committed:
        said += ", " + texts.say("check-deals-true", number=committed)
    return said


def _line_of(record: str, *headers: str) -> int:
    """Return the number of the line of the first of these headers; 1 if it has none of them."""
    begins = tuple(f"{header}:" for header in headers)
    lines = enumerate(record.split("\n"), 1)
    return next((n for n, line in lines if line.startswith(begins)), 1)


def _what(texts: Texts, game: Game) -> str:
    values = {"players": game.players, "rounds": game.round_and_turn[0], "actions": game.ply}
    how = texts.say(key_of("simulate", game.end)) if game.end else texts.say("check-unfinished")
    return texts.say("check-game", **values, end=how)
