"""Matches: a series of games in which nobody has the better seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from himiko.arena.game_result import GameResult
from himiko.arena.journal import Journal
from himiko.arena.match_spec import ROUNDS, MatchSpec, edition_text
from himiko.arena.play_game import never
from himiko.arena.tally import tally
from himiko.arena.workers import Workers, hire
from himiko.edition import Edition
from himiko.game.chart import Bar, draw_bars


@dataclass(frozen=True)
class Progress:
    """How far a match is; `last` is the game that was just finished, if any."""

    done: int
    games: int
    last: GameResult | None = None


@dataclass(frozen=True)
class Match:
    """A match as far as it was played."""

    spec: MatchSpec
    games: int
    """How many games were asked for, rounded up to whole deals."""
    results: tuple[GameResult, ...]

    @property
    def finished(self) -> bool:
        return len(self.results) == self.games

    def _repr_svg_(self) -> str:
        """Draw in a notebook which share of the games each player has won."""
        tallies = tally(self.results)
        return draw_bars(
            [Bar(one.player, one.share.value, one.share.low, one.share.high) for one in tallies]
        )


Watcher = Callable[[Progress], None]


def unwatched(progress: Progress) -> None:
    """Do nothing."""


def run_match(  # noqa: PLR0913  (a match has as many settings)
    players: Sequence[str],
    *,
    games: int,
    seed: int = 0,
    rounds: int = ROUNDS,
    threads: int = 1,
    edition: Edition | None = None,
    folder: Path | None = None,
    keep_records: bool = False,
    workers: Workers | int | None = None,
    ray: str | None = None,
    progress: Watcher = unwatched,
    stopped: Callable[[], bool] = never,
) -> Match:
    """Play a match, or what is missing of it in its folder.

    `workers` processes play at once or, with `ray`, those of the cluster at that address.
    Ctrl-C or `stopped` end it early; what was finished is kept, and the same call goes on later.
    Whatever the number of workers, the results are the same, as far as the players' own are: those
    with a budget in seconds depend on the machine.
    """
    edition = edition or Edition.standard()
    spec = MatchSpec(tuple(players), seed, rounds, threads, edition_text(edition))
    games = spec.balanced(games)
    journal = Journal(spec, folder, keep_records=keep_records)
    try:
        if workers is None or isinstance(workers, int):
            hired = hire(spec.players, edition, number=workers, threads=threads, ray=ray)
            with hired:
                _play_missing(journal, games, hired, progress, stopped)
        else:
            _play_missing(journal, games, workers, progress, stopped)
    except KeyboardInterrupt:
        journal.reread()
    finally:
        journal.write_results(games)
    return Match(spec, games, tuple(journal.first(games)))


def _play_missing(
    journal: Journal,
    games: int,
    workers: Workers,
    progress: Watcher,
    stopped: Callable[[], bool],
) -> None:
    missing = [game for game in range(games) if game not in journal.games]
    done = games - len(missing)
    progress(Progress(done, games))
    tasks = ((journal.spec, journal.spec.pairing(game)) for game in missing)
    for result, record in workers.play(tasks, stopped):
        journal.add(result, record)
        done += 1
        progress(Progress(done, games, result))
