"""Verifying records: actions are replayed, deal and log compared with what was promised of them."""

import json
from typing import NamedTuple

from himiko.cli import read, records
from himiko.cli.terminal import errors, output
from himiko.edition import Edition
from himiko.game import Game
from himiko.game.deal import COMMITMENT, PROMISE, verify
from himiko.game.log_check import LogLine, check_log, read_lines
from himiko.problem import Problem
from himiko.texts import Texts, key_of, render_problem


class Log(NamedTuple):
    """The log of a table: its file, and the table's id."""

    file: str
    table: str


def log_of(files: list[str], file: str | None, table: str | None) -> Log | None:
    """Return the log that is to be compared, if there is one: it is of one game."""
    if file is None and table is None:
        return None
    if file is None or table is None or len(files) != 1:
        raise Problem("log_options")
    return Log(file, table)


def check(texts: Texts, files: list[str], *, edition: str | None, log: Log | None = None) -> None:
    """Check each file and say so in a line; what is wrong goes to the errors."""
    components = read.edition(edition)
    problems: list[Problem] = []
    for path in files:
        try:
            line = _check(texts, path, components, log)
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


def _check(texts: Texts, path: str, edition: Edition, log: Log | None) -> str:
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
        if log is not None:
            _check_log(games[0], log)
            what += ", " + texts.say("check-log-true")
        return texts.say("check-ok", file=path, what=what)
    if log is not None:
        raise Problem("log_options")
    said = texts.say("check-ok-games", file=path, number=len(games))
    if committed:
        said += ", " + texts.say("check-deals-true", number=committed)
    return said


def _check_log(game: Game, log: Log) -> None:
    lines = _log_lines(log.file)
    try:
        check_log(game, log.table, lines)
    except Problem as problem:
        raise Problem("log", cause=problem, file=log.file) from problem


def _log_lines(file: str) -> list[LogLine]:
    try:
        return read_lines(json.loads(read.file_text(file)))
    except (RecursionError, ValueError) as error:
        raise Problem("log", cause=Problem("log_form"), file=file) from error


def _line_of(record: str, *headers: str) -> int:
    """Return the number of the line of the first of these headers; 1 if it has none of them."""
    begins = tuple(f"{header}:" for header in headers)
    lines = enumerate(record.split("\n"), 1)
    return next((n for n, line in lines if line.startswith(begins)), 1)


def _what(texts: Texts, game: Game) -> str:
    values = {"players": game.players, "rounds": game.round_and_turn[0], "actions": game.ply}
    how = texts.say(key_of("simulate", game.end)) if game.end else texts.say("check-unfinished")
    return texts.say("check-game", **values, end=how)
