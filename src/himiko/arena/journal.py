"""The journal of a match: a file to which every finished game is added as one line.

The first line says which match it is. A match that was stopped, at whatever moment, goes on
from its journal: what is there counts, what is missing is played. A last line that was torn off
in the middle does not count.
"""

import csv
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from himiko.arena.game_result import PARTS, GameResult
from himiko.arena.match_problems import BadMatch
from himiko.arena.match_spec import FORMAT, MatchSpec

JOURNAL: Final = "games.jsonl"
RESULTS: Final = "results.csv"
RECORDS: Final = "records"
RECORD_ENDING: Final = ".himiko"


class Journal:
    """The games of a match, in memory and, if it has a folder, on disk."""

    def __init__(self, spec: MatchSpec, folder: Path | None, *, keep_records: bool = False) -> None:
        """Open the journal of a match; `BadMatch` if the folder has another match's."""
        if keep_records and folder is None:
            raise BadMatch("no_folder_named")
        self.spec = spec
        self.games: dict[int, GameResult] = {}
        self._folder = folder
        self._records = folder / RECORDS if folder and keep_records else None
        self.reread()

    def reread(self) -> None:
        """Count what the folder has, and nothing else: adding a game may have been interrupted."""
        if self._folder:
            self._open(self._folder)
        if self._records:
            self._records.mkdir(exist_ok=True)
            self._forget_games_without_record(self._records)

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / JOURNAL
        if not _repaired(path):
            path.write_text(_line(self.spec.header()), encoding="utf-8")
        header, games = read_journal(path)
        _check_same(self.spec.header(), header, path)
        self.games = {game.game: game for game in games}

    def _forget_games_without_record(self, records: Path) -> None:
        """Have those games played again whose records were not asked for before."""
        for game in list(self.games):
            if not _record_path(records, game).exists():
                del self.games[game]

    def add(self, result: GameResult, record: str) -> None:
        """Keep a game: first its record, then its line."""
        self.games[result.game] = result
        if self._records:
            _record_path(self._records, result.game).write_text(record, encoding="utf-8")
        if self._folder:
            with (self._folder / JOURNAL).open("a", encoding="utf-8") as file:
                file.write(_line(result.to_json()))

    def first(self, games: int) -> list[GameResult]:
        """Return those of the first `games` games that have been played, in order."""
        return [self.games[game] for game in sorted(self.games) if game < games]

    def write_results(self, games: int) -> None:
        """Write the results as a CSV file: a row for each seat of each game."""
        if self._folder:
            write_results(self.first(games), self._folder / RESULTS)


def read_journal(path: Path) -> tuple[dict[str, Any], list[GameResult]]:
    """Read a journal, whatever match it is of: its first line, and its games in order."""
    try:
        header, *lines = map(json.loads, _whole(path).decode("utf-8").splitlines())
        kind = header["himiko"], header["format"]
        games = {game.game: game for game in map(GameResult.from_json, lines)}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadMatch("no_journal", file=path) from error
    if kind != ("match", FORMAT):
        raise BadMatch("no_journal", file=path)
    return header, [games[number] for number in sorted(games)]


def write_results(games: Iterable[GameResult], path: Path) -> None:
    """Write games as a CSV file: a row for each seat of each game."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(COLUMNS)
        for game in games:
            rows.writerows(_rows(game))


COLUMNS: Final = (
    *("game", "deal", "seed", "seat", "player", "rank"),
    *(f"points_{part}" for part in PARTS),
    *("end", "rounds", "decisions", "turns", "seconds", "slowest"),
    *("fleets", "specialists", "tiles", "failure"),
)


def _rows(game: GameResult) -> Iterator[tuple[Any, ...]]:
    for number, seat in enumerate(game.seats):
        failed = game.failure is not None and game.failure.seat == number
        yield (
            *(game.game, game.deal, game.seed, number, seat.player, seat.rank),
            *(seat.points[part] for part in PARTS),
            *(game.end, game.rounds, seat.decisions, len(seat.times)),
            *(round(sum(seat.times), 6), max(seat.times, default=0.0)),
            " ".join(map(str, seat.fleets)),
            " ".join(seat.specialists),
            " ".join(seat.tiles),
            game.failure.code if game.failure and failed else "",
        )


def _line(content: dict[str, Any]) -> str:
    return json.dumps(content, separators=(",", ":")) + "\n"


def _whole(path: Path) -> bytes:
    """Return the content of a file up to the end of its last whole line."""
    content = path.read_bytes() if path.exists() else b""
    return content[: content.rfind(b"\n") + 1]


def _repaired(path: Path) -> int:
    """Cut off what was torn at the end of a file; return the length that remains."""
    length = len(_whole(path))
    if path.exists():
        os.truncate(path, length)
    return length


def _check_same(ours: dict[str, Any], theirs: dict[str, Any], path: Path) -> None:
    ours = json.loads(_line(ours))
    for name in ours:
        if ours[name] != theirs.get(name):
            found, expected = repr(theirs.get(name)), repr(ours[name])
            raise BadMatch("other_match", file=path, name=name, found=found, expected=expected)


def _record_path(records: Path, game: int) -> Path:
    return records / f"{game:06d}{RECORD_ENDING}"
