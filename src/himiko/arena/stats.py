"""Statistics of a folder: of the journals of matches in it, or else of records."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from himiko.arena.game_result import GameResult, sum_up
from himiko.arena.journal import JOURNAL, read_journal
from himiko.arena.match_problems import BadMatch
from himiko.arena.match_spec import edition_text
from himiko.arena.win_stats import WinStats, what_wins
from himiko.edition import Edition
from himiko.game import BadRecord, Game
from himiko.problem import Problem

_FIRST_WORD = b"himiko "


@dataclass(frozen=True)
class Stats:
    """What the games of a folder say."""

    games: int
    skipped: tuple[tuple[str, Problem], ...]
    """Files that could not be read, with the reason."""
    unfinished: int
    """Games that did not end by the rules: cut off, failed or broken off."""
    win_stats: tuple[WinStats, ...]


Watcher = Callable[[int, int], None]


def _unwatched(done: int, files: int) -> None:
    """Do nothing."""


def run_stats(
    folder: Path, *, edition: Edition | None = None, progress: Watcher = _unwatched
) -> Stats:
    """Read all games under a folder and say what wins. `progress` gets files done and in all."""
    if not folder.is_dir():
        raise BadMatch("no_folder", folder=folder)
    edition = edition or Edition.standard()
    journals = sorted(folder.rglob(JOURNAL))
    files = journals or list(_records(folder))
    if not files:
        raise BadMatch("nothing_there", folder=folder, journal=JOURNAL)
    games: list[GameResult] = []
    skipped: list[tuple[str, Problem]] = []
    for done, path in enumerate(files):
        progress(done, len(files))
        name = str(path.relative_to(folder))
        try:
            games += _read_matches(path, edition) if journals else [_read_record(path, edition)]
        except (BadMatch, BadRecord) as problem:
            skipped.append((name, problem))
        except UnicodeDecodeError:
            skipped.append((name, Problem("binary", file=name)))
        except OSError as error:
            reason = error.strerror or str(error)
            skipped.append((name, Problem("unreadable", file=name, error=reason)))
    progress(len(files), len(files))
    win_stats = what_wins(games, edition)
    ended = sum(one.games for one in win_stats)
    return Stats(len(games), tuple(skipped), len(games) - ended, tuple(win_stats))


def _read_matches(path: Path, edition: Edition) -> list[GameResult]:
    header, games = read_journal(path)
    if header.get("edition") != edition_text(edition):
        raise BadMatch("edition", given=header.get("edition"))
    return games


def _records(folder: Path) -> Iterator[Path]:
    """Find the files that begin as records do."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            with path.open("rb") as file:
                if file.read(len(_FIRST_WORD)) == _FIRST_WORD:
                    yield path


def _read_record(path: Path, edition: Edition) -> GameResult:
    return sum_up(Game.from_record(path.read_text("utf-8"), edition))
