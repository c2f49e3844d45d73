"""What becomes of an edition: computer players play it, and what they did with it is counted.

The standard edition is played beside it, as something to compare with. Every game that is begun
is finished and counted: otherwise long games would be missing when the time is up.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Self

from himiko.arena.game_result import GameResult
from himiko.arena.intervals import Estimate
from himiko.arena.match_spec import MatchSpec, edition_text
from himiko.arena.play_game import never
from himiko.arena.tally import tally
from himiko.arena.workers import Processes, Task, fitting
from himiko.edition import Edition
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.edition.parts import Island, Tile
from himiko.game import Game

LEVEL: Final = "helmsman"
RIVAL: Final = "fisher"
SECONDS: Final = 120
_STANDARD_SHARE: Final = 0.5  # as many games of the standard edition, where time is short

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
    """The same, if the standard edition itself is played."""

    @classmethod
    def of(cls, edition: Edition) -> Self:
        """Compare an edition with the standard one; that one is studied alone."""
        here, standard = Played(edition), Played(Edition.standard())
        return cls(here, here if edition == standard.edition else standard)

    @property
    def editions(self) -> list[Played]:
        """What is played: one edition or two."""
        return [self.here] if self.here is self.standard else [self.here, self.standard]

    @property
    def number(self) -> int:
        """The games that were finished."""
        return sum(len(played.games) + len(played.rivalry) for played in self.editions)

    def add(self, result: GameResult, record: str) -> None:
        """Count a game with the edition it was played with."""
        # A record names any edition but the standard one with its hash.
        foreign = "sha256:" in record.split("\n", 2)[1]
        (self.here if foreign else self.standard).add(result, record)

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
    study = Study.of(edition)
    try:
        for part in play_study(study, effort, seed=seed, workers=workers, stopped=stopped):
            progress(study.number, part)
    except KeyboardInterrupt:
        pass
    return study


def play_study(
    study: Study,
    effort: Effort | None = None,
    *,
    seed: int = 0,
    workers: int | None = None,
    stopped: Callable[[], bool] = never,
) -> Iterator[float]:
    """Add one game after the other to a study; yield how far it is, from 0 to 1.

    The editions are played by turns: whenever it ends, there is something to compare.
    """
    effort = effort or Effort()
    specs = [_specs(played.edition, seed) for played in study.editions]
    with Processes(
        workers or fitting(1), (LEVEL, RIVAL), *(played.edition for played in study.editions)
    ) as hired:
        meter = _Meter(effort, sum(map(len, specs)))
        for done, (result, record) in enumerate(hired.play(_tasks(specs, meter), stopped), 1):
            study.add(result, record)
            yield meter.part(done)


def _specs(edition: Edition, seed: int) -> list[MatchSpec]:
    """Return what is played by turns: the level alone at every number of players, and a match."""
    name = edition_text(edition)
    alone = [(LEVEL,) * players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    return [MatchSpec(players, seed, edition=name) for players in (*alone, (LEVEL, RIVAL))]


class _Meter:
    """Says whether enough was played, and how far it is."""

    def __init__(self, effort: Effort, kinds: int) -> None:
        self._effort = effort
        self._kinds = kinds
        self._begun = time.monotonic()

    def part(self, done: int) -> float:
        """Return how far it is, from 0 to 1."""
        if self._effort.games is not None:
            return done / (self._effort.games * self._kinds)
        return min(1.0, (time.monotonic() - self._begun) / self._effort.seconds)

    def is_over(self, number: int) -> bool:
        """Is there no time for another round? The first one is always played."""
        if self._effort.games is not None:
            return number >= self._effort.games
        return number > 0 and self.part(0) >= 1

    @property
    def standard_share(self) -> float:
        """How many rounds of the standard edition are played for one of the other."""
        return 1.0 if self._effort.games is not None else _STANDARD_SHARE


def _tasks(specs: Sequence[Sequence[MatchSpec]], meter: _Meter) -> Iterator[Task]:
    """Yield the games of one round after the other, those of the standard edition less often."""
    here, *others = specs
    behind = 0
    for number in count():
        rounds = [(here, number)]
        if others and behind <= number * meter.standard_share:
            rounds.append((others[0], behind))
            behind += 1
        for kinds, of_its_own in rounds:
            for spec in kinds:
                if meter.is_over(number):
                    return
                yield spec, spec.pairing(of_its_own)


def fits(edition: Edition, tile: Tile, island: Island) -> bool:
    """Has the island slots enough for the boats that a tile needs, the discount counted?"""
    discount = any(fleet.power == "discount" for fleet in edition.fleets)
    return sum(tile.needs) - discount <= len(island.ring)
