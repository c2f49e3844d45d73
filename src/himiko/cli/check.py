"""Verifying records: every action is replayed."""

from himiko.cli import read, records
from himiko.cli.console import errors, output
from himiko.cli.problem import Problem
from himiko.edition import Edition
from himiko.game import Game
from himiko.texts import Texts, key_of


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
                errors().print(problem.say(texts), soft_wrap=True, markup=False)
        else:
            output().print(line, soft_wrap=True, markup=False)
    if not problems:
        return
    if len(files) == 1:
        raise problems[0]
    raise Problem("check-failed", bad=len(problems), number=len(files))


def _check(texts: Texts, path: str, edition: Edition) -> str:
    games = list(records.games(path, read.file_text(path), edition, texts))
    if len(games) > 1:
        return texts.say("check-ok-games", file=path, number=len(games))
    return texts.say("check-ok", file=path, what=_what(texts, games[0]))


def _what(texts: Texts, game: Game) -> str:
    values = {"players": game.players, "rounds": game.turn_place[0], "actions": game.ply}
    how = texts.say(key_of("simulate", game.end)) if game.end else texts.say("check-unfinished")
    return texts.say("check-game", **values, end=how)
