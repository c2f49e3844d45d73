"""The commands of the arena: match, ladder, stats."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.text import Text

from himiko import arena
from himiko.bots import LEVELS
from himiko.cli import levels, read
from himiko.cli.problem import Problem
from himiko.cli.terminal import errors, output, progress_bar
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.rules import engine
from himiko.texts import Texts, key_of

_MOST_GAMES = 10**7
_MOST_SEED = 10**18
_MOST_ROUNDS = 10**6
_MOST_WORKERS = 1024


@dataclass(frozen=True)
class Options:
    """What the user asks for, as it was typed: what matches and ladders have in common."""

    games: str
    seed: str
    out: str | None
    records: bool
    workers: str | None
    threads: str
    rounds: str
    edition: str | None

    def settings(self) -> dict[str, Any]:
        """Read how the games are played."""
        workers = self.workers
        if self.records and self.out is None:
            raise Problem("problem-records-where")
        return {
            "games": read.number("--games", self.games, 1, _MOST_GAMES),
            "seed": read.number("--seed", self.seed, 0, _MOST_SEED),
            "folder": None if self.out is None else Path(self.out),
            "keep_records": self.records,
            "workers": workers and read.number("--workers", workers, 1, _MOST_WORKERS),
            "threads": read.number("--threads", self.threads, 1, _MOST_WORKERS),
            "rounds": read.number("--rounds", self.rounds, 1, _MOST_ROUNDS),
            "edition": read.edition(self.edition),
        }


def match(texts: Texts, players: Sequence[str], options: Options) -> None:
    """Play a match and report its results."""
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise Problem("problem-match-players", given=len(players))
    levels.check(players)
    settings = options.settings()
    with _one_line_errors(options.out), _watched(texts) as watch:
        found = arena.run_match(players, **settings, progress=watch)
    if found.results:
        report = arena.report_match(found, texts)
        _publish(texts, report, options.out, lambda out: arena.write_match(found, out, texts))
    if not found.finished:
        raise _stopped(len(found.results), found.games, options.out)


def ladder(texts: Texts, players: Sequence[str], seats: str, options: Options) -> None:
    """Play all matches of a ladder and report the ratings."""
    players = players or list(LEVELS)
    levels.check(players)
    number = read.number("--seats", seats, MIN_PLAYERS, MAX_PLAYERS)
    if len(set(players)) != len(players):
        raise Problem("problem-ladder-twice")
    if len(players) < number:
        raise Problem("problem-ladder-few", given=len(players), seats=number)
    settings = options.settings()
    games = 0

    def count(progress: arena.Progress) -> None:
        nonlocal games
        games = progress.games
        watch(progress)

    with _one_line_errors(options.out), _watched(texts) as watch:
        found = arena.run_ladder(players, seats=number, **settings, progress=count)
    if found.games:
        report = arena.report_ladder(found, texts)
        _publish(texts, report, options.out, lambda out: arena.write_ladder(found, out, texts))
    if not found.finished:
        raise _stopped(len(found.games), games, options.out)


def stats(texts: Texts, folder: str, *, out: str | None, edition: str | None) -> None:
    """Read the games of a folder and report what wins."""
    components = read.edition(edition)
    if not Path(folder).is_dir():
        raise Problem("problem-no-folder", folder=folder)
    engine.prepare()
    with progress_bar() as bar:
        task = bar.add_task(texts.say("stats-progress"), total=None)

        def watch(done: int, files: int) -> None:
            bar.update(task, completed=done, total=files)

        try:
            found = arena.run_stats(Path(folder), edition=components, progress=watch)
        except arena.BadMatch as error:
            raise Problem("problem-no-games", folder=folder) from error
        except OSError as error:
            reason = error.strerror or str(error)
            raise Problem("problem-unreadable", file=folder, error=reason) from error
    report = arena.report_stats(found, texts)
    _publish(texts, report, out, lambda out: arena.write_stats(found, out, texts))


@contextmanager
def _watched(texts: Texts) -> Iterator[Callable[[arena.Progress], None]]:
    """Show a bar while games are played."""
    engine.prepare()
    with progress_bar() as bar:
        task = bar.add_task(texts.say("simulate-progress"), total=None)
        yield lambda progress: bar.update(task, completed=progress.done, total=progress.games)


@contextmanager
def _one_line_errors(out: str | None) -> Iterator[None]:
    """Say in one line what the arena cannot do."""
    try:
        yield
    except arena.BadMatch as error:
        raise Problem(key_of("bad-match", error.code), **error.values) from error
    except arena.ExtraMissing as error:
        raise Problem("problem-extra", library=error.library) from error
    except OSError as error:
        if out is None:
            raise
        reason = error.strerror or str(error)
        raise Problem("problem-unwritable", file=error.filename or out, error=reason) from error


def _stopped(done: int, games: int, out: str | None) -> Problem:
    """Say how to go on."""
    if out is None:
        return Problem("arena-stopped", done=done, games=games)
    return Problem("arena-stopped-kept", done=done, games=games, folder=out)


def _publish(texts: Texts, report: str, out: str | None, write: Callable[[Path], Path]) -> None:
    """Write the report's page, if there is a folder for it, and print the report."""
    page = None
    if out is not None:
        with _one_line_errors(out):
            page = write(Path(out))
    _print(report)
    if page:
        errors().print(Text(texts.say("arena-written", file=str(page))), soft_wrap=True)


def _print(report: str) -> None:
    """Print a report: drawn for a person, as it is for a program."""
    console = output()
    if console.is_terminal:
        console.print(Markdown(report))
    else:
        sys.stdout.write(report)
