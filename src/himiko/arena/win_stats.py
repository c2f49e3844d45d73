"""What wins: for each thing a seat can have, how often seats that have it win.

A thing is compared with what was expected of those who had it: the share that the same players win
in all these games. Otherwise everything that strong players like would seem strong. Games of one
deal depend on each other, so intervals are taken over deals.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from himiko.arena.game_result import CUT_OFF, FAILED, PARTS, GameResult
from himiko.arena.intervals import Estimate, clustered_share, mean
from himiko.arena.tally import ends
from himiko.edition import Edition


@dataclass(frozen=True)
class ThingStats:
    """How a thing fares."""

    thing: str
    number: int
    """How often somebody had it."""
    wins: int
    """How often that seat won."""
    share: Estimate
    expected: float

    @property
    def lift(self) -> float:
        """How much more its owners win than expected."""
        return self.share.value - self.expected


@dataclass(frozen=True)
class EndStats:
    """A way to end: how common, after how many rounds, how clear the win."""

    end: str
    games: int
    share: Estimate
    rounds: float
    margin: float


@dataclass(frozen=True)
class Contrast:
    """What winners have more of than the others in the same game."""

    thing: str
    winners: float
    others: float
    difference: Estimate


@dataclass(frozen=True)
class WinStats:
    """What wins in games of one number of players."""

    players: int
    games: int
    ends: tuple[EndStats, ...]
    sections: dict[str, tuple[ThingStats, ...]]
    contrasts: tuple[Contrast, ...]


Count = Callable[[GameResult, int], Mapping[str, int]]


def what_wins(games: Sequence[GameResult], edition: Edition) -> list[WinStats]:
    """Return what wins, for each number of players apart. Only games that ended count."""
    by_players: defaultdict[int, list[GameResult]] = defaultdict(list)
    for game in games:
        if game.end not in {CUT_OFF, FAILED}:
            by_players[len(game.seats)].append(game)
    return [_win_stats(by_players[players], edition) for players in sorted(by_players)]


def _win_stats(games: Sequence[GameResult], edition: Edition) -> WinStats:
    base = _base(games)
    counts = _counts(edition)
    return WinStats(
        players=len(games[0].seats),
        games=len(games),
        ends=_ends(games),
        sections={name: _lines(games, count, base) for name, count in counts.items()},
        contrasts=_contrasts(games),
    )


def _counts(edition: Edition) -> dict[str, Count]:
    """Name what can be counted, and how often a seat has it."""
    kinds = {tile.id: tile.kind for tile in edition.tiles}
    return {
        "seats": lambda _, seat: {str(seat): 1},
        "places": lambda game, seat: {str(game.order.index(seat) + 1): 1},
        "fleets": lambda game, seat: Counter(map(str, game.seats[seat].fleets)),
        "specialists": lambda game, seat: dict.fromkeys(game.seats[seat].specialists, 1),
        "kinds": lambda game, seat: Counter(kinds[tile] for tile in game.seats[seat].tiles),
        "tiles": lambda game, seat: dict.fromkeys(game.seats[seat].tiles, 1),
    }


def _base(games: Sequence[GameResult]) -> dict[str, float]:
    """Return each player's share of wins for each seat it sat on."""
    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for game in games:
        seats.update(seat.player for seat in game.seats)
        wins[game.seats[game.winner].player] += 1
    return {player: wins[player] / number for player, number in seats.items()}


def _lines(
    games: Sequence[GameResult], count: Count, base: Mapping[str, float]
) -> tuple[ThingStats, ...]:
    clusters: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    expected: defaultdict[str, float] = defaultdict(float)
    for deal in by_deal(games):
        had: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for game, seat in _seats(deal):
            for thing, number in count(game, seat).items():
                had[thing] += number
                won[thing] += number * (seat == game.winner)
                expected[thing] += number * base[game.seats[seat].player]
        for thing, number in had.items():
            clusters[thing].append((won[thing], number))
    return tuple(_line(thing, clusters[thing], expected[thing]) for thing in _in_order(clusters))


def _seats(games: Iterable[GameResult]) -> Iterator[tuple[GameResult, int]]:
    for game in games:
        for seat in range(len(game.seats)):
            yield game, seat


def by_deal(games: Iterable[GameResult]) -> list[list[GameResult]]:
    """Put the games of each deal together; a game whose deal has no number stands alone."""
    deals: dict[int, list[GameResult]] = {}
    for number, game in enumerate(games):
        deals.setdefault(game.seed if game.seed >= 0 else -1 - number, []).append(game)
    return list(deals.values())


def _line(thing: str, clusters: Sequence[tuple[int, int]], expected: float) -> ThingStats:
    number = sum(trials for _, trials in clusters)
    wins = sum(hits for hits, _ in clusters)
    return ThingStats(thing, number, wins, clustered_share(clusters), expected / number)


def _in_order(things: Iterable[str]) -> list[str]:
    """Sort numbers as numbers, words as words."""
    return sorted(things, key=lambda thing: (len(thing), thing) if thing.isdigit() else (0, thing))


def _ends(games: Sequence[GameResult]) -> tuple[EndStats, ...]:
    lines = []
    for end, number in ends(games).items():
        mine = [game for game in games if game.end == end]
        rounds = sum(game.rounds for game in mine) / number
        margin = sum(map(_margin, mine)) / number
        deals = [(sum(g.end == end for g in deal), len(deal)) for deal in by_deal(games)]
        lines.append(EndStats(end, number, clustered_share(deals), rounds, margin))
    return tuple(lines)


def _margin(game: GameResult) -> int:
    totals = sorted((seat.points["total"] for seat in game.seats), reverse=True)
    return totals[0] - totals[1]


def _contrasts(games: Sequence[GameResult]) -> tuple[Contrast, ...]:
    measures: dict[str, Callable[[GameResult, int], int]] = {
        f"part-{part}": lambda game, seat, part=part: game.seats[seat].points[part]  # type: ignore[misc]
        for part in PARTS
    }
    measures["number-of-tiles"] = lambda game, seat: len(game.seats[seat].tiles)
    measures["number-of-specialists"] = lambda game, seat: len(game.seats[seat].specialists)
    return tuple(_contrast(thing, games, measure) for thing, measure in measures.items())


def _contrast(
    thing: str, games: Sequence[GameResult], measure: Callable[[GameResult, int], int]
) -> Contrast:
    winners, others = 0.0, 0.0
    differences = []
    for deal in by_deal(games):
        own = sum(measure(game, game.winner) for game in deal)
        all_ = [sum(measure(game, n) for n in range(len(game.seats))) for game in deal]
        rest = (sum(all_) - own) / (len(deal[0].seats) - 1)
        winners += own
        others += rest
        differences.append((own - rest) / len(deal))
    return Contrast(thing, winners / len(games), others / len(games), mean(differences))
