"""What becomes of an edition: computer players play it, and what they did with it is counted.

The standard edition is played beside it, as something to compare with. Every game that is begun
is finished and counted: otherwise long games would be missing when the time is up.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from himiko.arena.game_result import GameResult
from himiko.arena.intervals import Estimate
from himiko.arena.match_spec import MatchSpec, edition_text
from himiko.arena.play_game import never
from himiko.arena.tally import tally
from himiko.arena.workers import Task, hire
from himiko.edition import Edition
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.edition.parts import Island, Tile
from himiko.game import Game

LEVEL: Final = "helmsman"
RIVAL: Final = "fisher"
SECONDS: Final = 120
_SHARE_HERE: Final = 0.7  # of the time; the rest goes to the standard edition

Watcher = Callable[[int, float], None]
"""Is called with the games finished, and with the part of the work that is done."""


@dataclass
class Played:
    """The games of one edition."""

    edition: Edition
    games: list[GameResult] = field(default_factory=list)
    """Of the level against itself."""
    rivalry: list[GameResult] = field(default_factory=list)
    """Of the level against a weaker one: how well it sees what this edition is about."""
    sites: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often a tile was built on an island."""
    collected: Counter[str] = field(default_factory=Counter)
    """How often a token was collected from an island."""

    def add(self, result: GameResult, record: str) -> None:
        if len({seat.player for seat in result.seats}) > 1:
            self.rivalry.append(result)
            return
        self.games.append(result)
        # From events: what there was no choice about is no action of the record.
        for event in Game.from_record(record, self.edition).events:
            if event["event"] == "built":
                self.sites[event["tile"], event["island"]] += 1
            elif event["event"] in {"collected", "ebisu_collected"}:
                self.collected[event["island"]] += 1

    def strength(self) -> Estimate | None:
        """Return the share of games that the level wins against its rival."""
        found = [one for one in tally(self.rivalry) if one.player == LEVEL]
        return found[0].share if found else None


@dataclass(frozen=True)
class Study:
    """An edition that was played, and the standard one beside it."""

    here: Played
    standard: Played

    @property
    def finished(self) -> bool:
        """Was there time for any game of either?"""
        return bool(self.here.games and self.standard.games)


@dataclass(frozen=True)
class Effort:
    """How much is played: until a time is over, or a number of games of each kind."""

    seconds: float = SECONDS
    games: int | None = None


def run_study(  # noqa: PLR0913  (a study has as many settings)
    edition: Edition,
    effort: Effort | None = None,
    *,
    seed: int = 0,
    workers: int | None = None,
    progress: Watcher = lambda _games, _part: None,
    stopped: Callable[[], bool] = never,
) -> Study:
    """Let computer players play an edition, and the standard one. Ctrl-C ends it early."""
    effort = effort or Effort()
    study = Study(Played(edition), Played(Edition.standard()))
    parts = ((study.here, 0.0, _SHARE_HERE), (study.standard, _SHARE_HERE, 1 - _SHARE_HERE))
    try:
        for played, before, share in parts:

            def watch(part: float, before: float = before, share: float = share) -> None:
                games = len(study.here.games) + len(study.standard.games)
                progress(games, before + share * part)

            specs = _specs(played.edition, seed)
            with hire((LEVEL, RIVAL), played.edition, number=workers) as hired:
                is_over, part = _meter(played, effort, share, len(specs))
                for result, record in hired.play(_tasks(specs, is_over), stopped):
                    played.add(result, record)
                    watch(part())
    except KeyboardInterrupt:
        pass
    return study


def _specs(edition: Edition, seed: int) -> list[MatchSpec]:
    """Return what is played by turns: the level alone at every number of players, and a match."""
    name = edition_text(edition)
    alone = [(LEVEL,) * players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    return [MatchSpec(players, seed, edition=name) for players in (*alone, (LEVEL, RIVAL))]


def _meter(
    played: Played, effort: Effort, share: float, kinds: int
) -> tuple[Callable[[int], bool], Callable[[], float]]:
    """Return what says whether enough was played, and what says how far it is, from 0 to 1."""
    games, seconds, begun = effort.games, effort.seconds * share, time.monotonic()

    def part() -> float:
        if games is not None:
            return (len(played.games) + len(played.rivalry)) / (games * kinds)
        return min(1.0, (time.monotonic() - begun) / seconds)

    def is_over(number: int) -> bool:
        return number >= games if games is not None else part() >= 1

    return is_over, part


def _tasks(specs: Sequence[MatchSpec], is_over: Callable[[int], bool]) -> Iterator[Task]:
    for number in count():
        for spec in specs:
            if is_over(number):
                return
            yield spec, spec.pairing(number)


def fits(edition: Edition, tile: Tile, island: Island) -> bool:
    """Has the island slots enough for the boats that a tile needs, the discount counted?"""
    discount = any(fleet.power == "discount" for fleet in edition.fleets)
    return sum(tile.needs) - discount <= len(island.ring)
