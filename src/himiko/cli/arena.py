"""The commands of the arena: match, ladder, stats, and the report on an edition."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.text import Text

from himiko import arena
from himiko.arena import Effort
from himiko.bots import LEVELS
from himiko.cli import levels, read
from himiko.cli.terminal import errors, output, progress_bar
from himiko.problem import Problem
from himiko.rules import engine
from himiko.texts import Texts


@dataclass(frozen=True)
class Options:
    """What matches and ladders have in common."""

    games: int
    seed: int
    out: str | None
    records: bool
    workers: int | None
    ray: str | None
    threads: int
    rounds: int
    edition: str | None

    def settings(self) -> dict[str, Any]:
        """Return how the games are played."""
        if self.records and self.out is None:
            raise Problem("records_where")
        return {
            "games": self.games,
            "seed": self.seed,
            "folder": None if self.out is None else Path(self.out),
            "keep_records": self.records,
            "workers": self.workers,
            "ray": self.ray,
            "threads": self.threads,
            "rounds": self.rounds,
            "edition": read.edition(self.edition),
        }


def match(texts: Texts, players: Sequence[str], options: Options) -> None:
    """Play a match and report its results."""
    arena.MatchSpec(tuple(players))  # raises BadMatch now, before anything is compiled
    levels.check(players)
    settings = options.settings()
    with _writing(options.out), _watched(texts) as watch:
        found = arena.run_match(players, **settings, progress=watch)
    if found.results:
        report = arena.report_match(found, texts)
        _publish(texts, report, options.out, lambda out: arena.write_match(found, out, texts))
    if not found.finished:
        raise _stopped(len(found.results), found.games, options.out)


def ladder(texts: Texts, players: Sequence[str], seats: int, options: Options) -> None:
    """Play all matches of a ladder and report the ratings."""
    players = players or list(LEVELS)
    levels.check(players)
    arena.groups_of(players, seats)  # raises BadMatch now, before anything is compiled
    settings = options.settings()
    games = 0

    def count(progress: arena.Progress) -> None:
        nonlocal games
        games = progress.games
        watch(progress)

    with _writing(options.out), _watched(texts) as watch:
        found = arena.run_ladder(players, seats=seats, **settings, progress=count)
    if found.games:
        report = arena.report_ladder(found, texts)
        _publish(texts, report, options.out, lambda out: arena.write_ladder(found, out, texts))
    if not found.finished:
        raise _stopped(len(found.games), games, options.out)


def stats(texts: Texts, folder: str, *, out: str | None, edition: str | None) -> None:
    """Read the games of a folder and report what wins."""
    components = read.edition(edition)
    with read.reading(folder):
        if not Path(folder).is_dir():
            raise Problem("no_folder", folder=folder)
    engine.prepare()
    with progress_bar() as bar:
        task = bar.add_task(texts.say("stats-progress"), total=None)

        def watch(done: int, files: int) -> None:
            bar.update(task, completed=done, total=files)

        with read.reading(folder):
            found = arena.run_stats(Path(folder), edition=components, progress=watch)
    report = arena.report_stats(found, texts)
    _publish(texts, report, out, lambda out: arena.write_stats(found, out, texts))


def edition_report(  # noqa: PLR0913  (as many options)
    texts: Texts,
    file: str | None,
    effort: Effort,
    *,
    seed: int,
    workers: int | None,
    out: str | None,
) -> None:
    """Let computer players play an edition, and report what becomes of it."""
    edition = read.edition(file)
    engine.prepare()
    with progress_bar() as bar:
        task = bar.add_task(texts.say("simulate-progress"), total=1.0)
        found = arena.run_study(
            edition,
            effort,
            seed=seed,
            workers=workers,
            progress=lambda _games, part: bar.update(task, completed=part),
        )
    if not found.finished:
        raise Problem("stopped_early")
    report = arena.report_study(found, texts)
    _publish(texts, report, out, lambda out: arena.write_study(found, out, texts))


@contextmanager
def _watched(texts: Texts) -> Iterator[Callable[[arena.Progress], None]]:
    """Show a bar while games are played."""
    engine.prepare()
    with progress_bar() as bar:
        task = bar.add_task(texts.say("simulate-progress"), total=None)
        yield lambda progress: bar.update(task, completed=progress.done, total=progress.games)


def _writing(out: str | None) -> AbstractContextManager[None]:
    """Say why the folder cannot be written, if there is one and it cannot."""
    return nullcontext() if out is None else read.writing(out)


def _stopped(done: int, games: int, out: str | None) -> Problem:
    """Say how to go on."""
    if out is None:
        return Problem("stopped", done=done, games=games)
    return Problem("stopped_kept", done=done, games=games, folder=out)


def _publish(texts: Texts, report: str, out: str | None, write: Callable[[Path], Path]) -> None:
    """Write the report's page, if there is a folder for it, and print the report."""
    page = None
    if out is not None:
        with read.writing(out):
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
