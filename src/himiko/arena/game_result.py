"""A game that was played: its result, and what each seat did with it."""

from dataclasses import asdict, dataclass
from typing import Any, Self

from himiko.game import Game
from himiko.game.catalogue import SCORE_PARTS

CUT_OFF = "cut_off"
FAILED = "failed"
PARTS = tuple(part for part in SCORE_PARTS if part != "rank")
"""The parts of a score that are points; the rank is kept apart."""


@dataclass(frozen=True)
class SeatResult:
    """How a seat fared."""

    player: str
    rank: int
    points: dict[str, int]
    decisions: int
    times: tuple[float, ...]
    """Seconds of thought, turn by turn."""
    fleets: tuple[int, ...]
    specialists: tuple[str, ...]
    tiles: tuple[str, ...]


@dataclass(frozen=True)
class Failure:
    """Why a game was lost by a player that failed."""

    seat: int
    code: str
    detail: str


@dataclass(frozen=True)
class GameResult:
    """A game: `end` is one of the rules' ends, `cut_off` or `failed`."""

    game: int
    deal: int
    seed: int
    """Of the deal; -1 if the seed is not a number."""
    end: str
    rounds: int
    order: tuple[int, ...]
    """The seats, in the order of the first round."""
    seats: tuple[SeatResult, ...]
    failure: Failure | None = None

    @property
    def winner(self) -> int:
        return next(number for number, seat in enumerate(self.seats) if seat.rank == 1)

    def to_json(self) -> dict[str, Any]:
        """Return the game as the journal holds it."""
        return asdict(self)

    @classmethod
    def from_json(cls, content: dict[str, Any]) -> Self:
        """Read a game from the journal."""
        failure = content.pop("failure")
        seats = content.pop("seats")
        order = content.pop("order")
        return cls(
            **content,
            order=tuple(order),
            seats=tuple(_seat(seat) for seat in seats),
            failure=Failure(**failure) if failure else None,
        )


def _seat(content: dict[str, Any]) -> SeatResult:
    lists = {name: tuple(value) for name, value in content.items() if isinstance(value, list)}
    return SeatResult(**{**content, **lists})


@dataclass
class Clock:
    """What a seat has used of its time: decisions, and seconds turn by turn."""

    decisions: int
    times: dict[tuple[int, int], float]

    def add(self, turn: tuple[int, int], seconds: float) -> None:
        self.decisions += 1
        self.times[turn] = self.times.get(turn, 0.0) + seconds


def sum_up(
    game: Game, clocks: list[Clock] | None = None, failure: Failure | None = None
) -> GameResult:
    """Return the result of a game as it stands now, apart from its number in a match."""
    position = game.position()
    fleets: list[list[int]] = [[] for _ in range(game.players)]
    for _, seat, action in game.history():
        if seat is not None and action.startswith("fleet "):
            fleets[seat].append(int(action.split()[1]))
    points = game.scores()
    ranks = _ranks([point.pop("rank") for point in points], failure)
    clocks = clocks or [Clock(0, {}) for _ in points]
    first = game.at(0).position()["order"]
    return GameResult(
        game=0,
        deal=0,
        seed=game.seed if isinstance(game.seed, int) else -1,
        end=game.end or (FAILED if failure else CUT_OFF),
        rounds=_rounds(game),
        order=tuple(dict.fromkeys(first)),
        seats=tuple(
            SeatResult(
                player=game.names[seat],
                rank=ranks[seat],
                points=points[seat],
                decisions=clocks[seat].decisions,
                times=tuple(round(seconds, 6) for seconds in clocks[seat].times.values()),
                fleets=tuple(fleets[seat]),
                specialists=tuple(player["specialists"]),
                tiles=tuple(player["tiles"]),
            )
            for seat, player in enumerate(position["players"])
        ),
        failure=failure,
    )


def _ranks(ranks: list[int], failure: Failure | None) -> list[int]:
    """Return the ranks: who failed is last, the others stay in the order of the position."""
    if not failure:
        return ranks
    behind = ranks[failure.seat]
    moved = [rank - (rank > behind) for rank in ranks]
    moved[failure.seat] = len(ranks)
    return moved


def _rounds(game: Game) -> int:
    """Return the rounds played; a game cut off has just begun one more."""
    round_, turn = game.round_and_turn
    return round_ if game.over or turn else round_ - 1
