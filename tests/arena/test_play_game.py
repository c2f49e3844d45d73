"""One game of a match, whatever its players do."""

from collections.abc import Sequence
from typing import Any

import pytest

from himiko import Edition, Game, View, bots
from himiko.arena.game_result import Clock, Failure, GameResult, sum_up
from himiko.arena.match_spec import MatchSpec
from himiko.arena.play_game import Stopped, play_game
from himiko.bots import Budget


class Fails:
    """Plays its first legal action, and fails after some decisions."""

    decisions = 7

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        del edition, seed, budget
        self.asked = 0
        self.closed = False

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Fail when the time has come."""
        del view
        self.asked += 1
        return legal[0] if self.asked <= self.decisions else self.fail()

    def fail(self) -> Any:
        """Raise something."""
        raise RuntimeError("lost my oars")

    def close(self) -> None:
        """Fail here, too."""
        raise RuntimeError("cannot even leave")


class Lies(Fails):
    """Answers with what is not a legal action."""

    def fail(self) -> Any:
        """Answer with no action at all."""
        return 17


class Absent(Fails):
    """Cannot sit down."""

    def __init__(self, edition: Edition, seed: int, budget: Budget) -> None:
        super().__init__(edition, seed, budget)
        raise OSError("missed the boat")


def game_with(
    monkeypatch: pytest.MonkeyPatch, kind: type[Fails], players: int = 3
) -> tuple[GameResult, Game]:
    """Play a game in which the player on the last seat fails."""
    monkeypatch.setitem(bots.LEVELS, "failing", kind)
    spec = MatchSpec((*["drifter"] * (players - 1), "failing"))
    result, record = play_game(spec, spec.pairing(0), Edition.standard())
    return result, Game.from_record(record)


@pytest.mark.parametrize(("kind", "code"), [(Fails, "error"), (Lies, "illegal_action")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_fails_is_last(
    kind: type[Fails], code: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are ranked as the position stands, and the reason is kept."""
    result, game = game_with(monkeypatch, kind, players)

    standing = [points["rank"] for points in game.scores()][:-1]
    order = sorted(range(players - 1), key=standing.__getitem__)
    assert result.end == "failed"
    assert result.failure is not None
    assert (result.failure.seat, result.failure.code) == (players - 1, code)
    assert result.seats[-1].rank == players
    assert [result.seats[seat].rank for seat in order] == list(range(1, players))
    assert result.seats[-1].decisions == Fails.decisions
    assert "failed" in game.headers


def test_who_cannot_sit_down_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is over before it began."""
    result, game = game_with(monkeypatch, Absent)

    assert result.failure == Failure(2, "error", "OSError('missed the boat')")
    assert game.ply == 0
    assert result.rounds == 0


def test_ranks_close_up_behind_who_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was behind the failed player moves up, who was ahead stays."""
    monkeypatch.setattr(Fails, "decisions", 0)
    game = Game.new(4, seed=1)
    ranks = [points["rank"] for points in game.scores()]

    for seat in range(4):
        result = sum_up(game, failure=Failure(seat, "error", ""))

        others = [other for other in range(4) if other != seat]
        expected = sorted(others, key=ranks.__getitem__)
        assert sorted(others, key=lambda other: result.seats[other].rank) == expected
        assert sorted(one.rank for one in result.seats) == [1, 2, 3, 4]
        assert result.seats[seat].rank == 4


def test_cut_off() -> None:
    """A game that has used up its rounds is cut off and ranked as it stands."""
    spec = MatchSpec(("drifter", "drifter"), rounds=2)

    result, record = play_game(spec, spec.pairing(0), Edition.standard())

    game = Game.from_record(record)
    assert (result.end, result.rounds) == ("cut_off", 2)
    assert game.round_and_turn == (3, 0)
    assert [seat.rank for seat in result.seats] == [points["rank"] for points in game.scores()]


def test_result_is_what_the_record_says() -> None:
    """Points, ranks, fleets, specialists and tiles are those of the game's record."""
    spec = MatchSpec(("drifter", "drifter", "drifter"))

    result, record = play_game(spec, spec.pairing(0), Edition.standard())

    game = Game.from_record(record)
    again = sum_up(game, [Clock(seat.decisions, {}) for seat in result.seats])
    assert again.end == result.end == game.end
    assert again.rounds == result.rounds == int(record.strip().splitlines()[-1].split(".")[0])
    for seat, (one, other) in enumerate(zip(result.seats, again.seats, strict=True)):
        assert one.points == other.points
        assert one.rank == other.rank
        assert one.fleets == other.fleets
        assert len(one.times) <= len(one.fleets)
        assert one.tiles == tuple(game.position()["players"][seat]["tiles"])
        assert one.specialists == tuple(game.position()["players"][seat]["specialists"])


def test_stopping() -> None:
    """A game that is stopped has no result."""
    spec = MatchSpec(("drifter", "drifter"))

    with pytest.raises(Stopped):
        play_game(spec, spec.pairing(0), Edition.standard(), lambda: True)


def test_unknown_player_is_no_failure() -> None:
    """A misspelt name is an error of whoever wrote it."""
    spec = MatchSpec(("drifter", "drofter"))

    with pytest.raises(bots.UnknownPlayer):
        play_game(spec, spec.pairing(0), Edition.standard())
