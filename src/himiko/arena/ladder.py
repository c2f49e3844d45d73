"""The ladder: every player meets every other, and all are rated."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from himiko.arena.game_result import GameResult
from himiko.arena.intervals import Estimate, share
from himiko.arena.match import Match, Progress, Watcher, run_match, unwatched
from himiko.arena.match_problems import BadMatch
from himiko.arena.match_spec import ROUNDS, MatchSpec
from himiko.arena.play_game import never
from himiko.arena.ratings import rate
from himiko.arena.tally import Tally, tally
from himiko.arena.workers import hire
from himiko.edition import Edition
from himiko.extra import load

NEEDED: Final = ("choix", "matplotlib")  # for the report


@dataclass(frozen=True)
class Rung:
    """A player of the ladder and its rating."""

    player: str
    rating: Estimate
    tally: Tally


@dataclass(frozen=True)
class Ladder:
    """The ladder, the strongest first."""

    rungs: tuple[Rung, ...]
    ahead: dict[tuple[str, str], Estimate]
    """How often the first of two players finished ahead of the second."""
    matches: tuple[Match, ...]
    finished: bool

    @property
    def games(self) -> list[GameResult]:
        return [game for match in self.matches for game in match.results]


def run_ladder(  # noqa: PLR0913  (a ladder has as many settings)
    players: Sequence[str],
    *,
    games: int,
    seats: int = 2,
    seed: int = 0,
    rounds: int = ROUNDS,
    threads: int = 1,
    edition: Edition | None = None,
    folder: Path | None = None,
    keep_records: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    progress: Watcher = unwatched,
    stopped: Callable[[], bool] = never,
) -> Ladder:
    """Play a match between every group of `seats` players, and rate all players.

    What the folder already has of these matches is not played again.
    """
    for library in NEEDED:  # better now than after hours of play
        load(library, "arena")
    groups = groups_of(players, seats)
    edition = edition or Edition.standard()
    specs = [MatchSpec(group) for group in groups]
    counter = _Counter(progress, sum(spec.balanced(games) for spec in specs))
    matches: list[Match] = []
    with hire(players, edition, number=workers, threads=threads, ray=ray) as hired:
        for number, group in enumerate(groups, 1):
            match = run_match(
                group,
                games=games,
                seed=seed,
                rounds=rounds,
                threads=threads,
                edition=edition,
                folder=folder / f"{number:02d}" if folder else None,
                keep_records=keep_records,
                workers=hired,
                progress=counter.add,
                stopped=stopped,
            )
            matches.append(match)
            counter.before += len(match.results)
            if not match.finished:
                break
    return rate_all(players, matches, finished=counter.before == counter.games)


def groups_of(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return who meets whom: every group of `seats` players once."""
    if len(set(players)) != len(players):
        raise BadMatch("twice")
    if len(players) < seats:
        raise BadMatch("seats", seats=seats, given=len(players))
    return list(combinations(players, seats))


class _Counter:
    """Adds up the progress of match after match."""

    def __init__(self, watcher: Watcher, games: int) -> None:
        self._watcher = watcher
        self.games = games
        self.before = 0

    def add(self, progress: Progress) -> None:
        self._watcher(Progress(self.before + progress.done, self.games, progress.last))


def rate_all(players: Sequence[str], matches: Sequence[Match], *, finished: bool) -> Ladder:
    """Rate those players that have played."""
    games = [game for match in matches for game in match.results]
    tallies = {one.player: one for one in tally(games)}
    names = [player for player in players if player in tallies]
    ratings = rate(names, games) if names else []
    rungs = [Rung(name, rating, tallies[name]) for name, rating in zip(names, ratings, strict=True)]
    rungs.sort(key=lambda rung: -rung.rating.value)
    return Ladder(tuple(rungs), _ahead(names, games), tuple(matches), finished)


def _ahead(names: Sequence[str], games: Sequence[GameResult]) -> dict[tuple[str, str], Estimate]:
    counts: dict[tuple[str, str], int] = {}
    for game in games:
        for one in game.seats:
            for other in game.seats:
                if one.rank < other.rank:
                    pair = (one.player, other.player)
                    counts[pair] = counts.get(pair, 0) + 1
    estimates = {}
    for pair in ((a, b) for a in names for b in names if a != b):
        won, lost = counts.get(pair, 0), counts.get(pair[::-1], 0)
        if won + lost:
            estimates[pair] = share(won, won + lost)
    return estimates
