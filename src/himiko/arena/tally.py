"""What a match says about its players."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from himiko.arena.game_result import PARTS, GameResult, SeatResult
from himiko.arena.intervals import Estimate, mean, quantile, share


@dataclass(frozen=True)
class Thinking:
    """How long a player thinks, in seconds a turn."""

    turns: int
    mean: float
    p99: float
    most: float
    decisions: int


@dataclass(frozen=True)
class Tally:
    """How one player did."""

    player: str
    seats: int
    """On how many seats of a game it sits."""
    games: int
    wins: int
    share: Estimate
    """Of the games, how many it won."""
    fair: float
    """The share it would win if all were equally strong."""
    points: dict[str, Estimate]
    rank: float
    thinking: Thinking
    failures: dict[str, int]

    @property
    def verdict(self) -> str:
        """Return `above`, `below` or `level`: where the interval lies to the fair share."""
        if self.share.is_above(self.fair):
            return "above"
        return "below" if self.share.is_below(self.fair) else "level"


def tally(games: Sequence[GameResult]) -> list[Tally]:
    """Sum up a match, its players in the order of their names' first appearance."""
    names = dict.fromkeys(seat.player for game in games for seat in game.seats)
    return [_tally(name, games) for name in names]


def _tally(name: str, games: Sequence[GameResult]) -> Tally:
    mine = [game for game in games if any(seat.player == name for seat in game.seats)]
    seats = [seat for game in mine for seat in game.seats if seat.player == name]
    wins = sum(game.seats[game.winner].player == name for game in mine)
    failures = Counter(
        game.failure.code
        for game in mine
        if game.failure and game.seats[game.failure.seat].player == name
    )
    return Tally(
        player=name,
        seats=round(len(seats) / len(mine)),
        games=len(mine),
        wins=wins,
        share=share(wins, len(mine)),
        fair=sum(_fair(name, game) for game in mine) / len(mine),
        points={part: mean([seat.points[part] for seat in seats]) for part in PARTS},
        rank=sum(seat.rank for seat in seats) / len(seats),
        thinking=_thinking(seats),
        failures=dict(sorted(failures.items())),
    )


def _fair(name: str, game: GameResult) -> float:
    return sum(seat.player == name for seat in game.seats) / len(game.seats)


def _thinking(seats: Iterable[SeatResult]) -> Thinking:
    seats = list(seats)
    times = [seconds for seat in seats for seconds in seat.times]
    return Thinking(
        turns=len(times),
        mean=sum(times) / len(times) if times else 0.0,
        p99=quantile(times, 0.99) if times else 0.0,
        most=max(times, default=0.0),
        decisions=sum(seat.decisions for seat in seats),
    )


def ends(games: Iterable[GameResult]) -> dict[str, int]:
    """Count the ways games ended, the commonest first."""
    counted = Counter(game.end for game in games)
    return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))
