"""Games as they come out of a match, made up for tests that count by hand."""

from collections.abc import Sequence

from himiko.arena.game_result import PARTS, Failure, GameResult, SeatResult


def result(  # noqa: PLR0913  (a test names what matters to it)
    player: str,
    rank: int,
    total: int = 0,
    *,
    times: Sequence[float] = (),
    fleets: Sequence[int] = (),
    specialists: Sequence[str] = (),
    tiles: Sequence[str] = (),
) -> SeatResult:
    """Return how a seat fared; all its points are coins."""
    points = {**dict.fromkeys(PARTS, 0), "coins": total, "total": total}
    return SeatResult(
        player,
        rank,
        points,
        decisions=len(times),
        times=tuple(times),
        fleets=tuple(fleets),
        specialists=tuple(specialists),
        tiles=tuple(tiles),
    )


def game_result(
    *seats: SeatResult, game: int = 0, end: str = "no_boats", failure: Failure | None = None
) -> GameResult:
    """Return a game; every game has a deal of its own."""
    order = tuple(range(len(seats)))
    return GameResult(game, game, 1000 + game, end, 8, order, seats, failure)


def series(results: str, first: str = "A", second: str = "B") -> list[GameResult]:
    """Return games of two, one for each letter: `w` if the first player won, `l` if not."""
    games = []
    for number, letter in enumerate(results):
        won = letter == "w"
        seats = [result(first, 1 if won else 2), result(second, 2 if won else 1)]
        games.append(game_result(*(seats if number % 2 == 0 else seats[::-1]), game=number))
    return games
