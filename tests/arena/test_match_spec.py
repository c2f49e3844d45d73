"""Who plays whom: balance of seats, and chance that depends on nothing but the seed."""

from collections import Counter
from math import factorial, prod

import pytest

from himiko.arena.match_problems import BadMatch
from himiko.arena.match_spec import MatchSpec

LINE_UPS = ["AB", "AA", "ABC", "ABB", "BAB", "AAA", "ABCD", "ABBB", "BBAB", "AABB", "ABCC", "AAAA"]


def spec_of(players: str, seed: int = 0) -> MatchSpec:
    """Return the spec of a match of players named by letters."""
    return MatchSpec(tuple(players), seed)


@pytest.mark.parametrize("players", LINE_UPS)
def test_every_seating_comes_equally_often_on_the_same_deals(players: str) -> None:
    """Each deal is played once with every way to seat the players, and with no way twice."""
    match = spec_of(players)
    games = match.balanced(50)

    deals: dict[int, list[tuple[str, ...]]] = {}
    for number in range(games):
        pairing = match.pairing(number)
        deals.setdefault(pairing.seed, []).append(pairing.players)

    ways = factorial(len(players)) // prod(map(factorial, Counter(players).values()))
    seatings = {frozenset(seatings) for seatings in deals.values()}
    assert len(seatings) == 1
    assert len(next(iter(seatings))) == ways
    assert {len(seatings) for seatings in deals.values()} == {ways}
    assert len(deals) == games // ways


@pytest.mark.parametrize("players", LINE_UPS)
def test_every_player_sits_on_every_seat_equally_often(players: str) -> None:
    """Also counted for each deal alone, nobody has the better seats."""
    match = spec_of(players)
    ways = len(match.assignments)

    for deal in range(3):
        games = [match.pairing(deal * ways + way) for way in range(ways)]
        for seat in range(len(players)):
            there = Counter(game.players[seat] for game in games)
            shares = {name: number / ways for name, number in there.items()}
            fair = {name: n / len(players) for name, n in Counter(players).items()}
            assert shares == fair


@pytest.mark.parametrize(
    ("players", "asked", "expected"),
    [("AB", 200, 200), ("AB", 1, 2), ("ABC", 100, 102), ("ABBB", 120, 120), ("ABCD", 25, 48)],
)
def test_games_are_rounded_up_to_whole_deals(players: str, asked: int, expected: int) -> None:
    """A match is balanced, whatever number of games was asked for."""
    assert spec_of(players).balanced(asked) == expected


def test_chance_follows_from_seed_and_number() -> None:
    """The same match is the same forever; another seed or number is another game."""
    game = spec_of("AB").pairing(6)

    assert game.seed == spec_of("AB").pairing(7).seed == spec_of("XY").pairing(6).seed
    assert game.player_seeds == spec_of("XY").pairing(6).player_seeds
    assert game.seed != spec_of("AB", 1).pairing(6).seed
    assert game.seed != spec_of("AB").pairing(8).seed
    assert game.seed == 3860299931757479921


def test_all_seeds_differ() -> None:
    """No player's seed is the seed of a deal, and no two are equal."""
    match = spec_of("ABC")

    pairings = [match.pairing(number) for number in range(60)]

    deals = {pairing.seed for pairing in pairings}
    own = [seed for pairing in pairings for seed in pairing.player_seeds]
    assert len(deals) == 10
    assert len(set(own)) == len(own) == 180
    assert not deals & set(own)
    assert all(0 <= seed < 2**63 for seed in deals | set(own))


@pytest.mark.parametrize("players", [(), ("A",), ("A",) * 5, ("A", ""), ("A", "B\nC")])
def test_impossible_tables(players: tuple[str, ...]) -> None:
    """A match has two to four players with names on one line."""
    with pytest.raises(BadMatch):
        MatchSpec(players)


def test_impossible_numbers() -> None:
    """A match has games, rounds, threads and a seed."""
    with pytest.raises(BadMatch):
        spec_of("AB").balanced(0)
    with pytest.raises(BadMatch):
        MatchSpec(("A", "B"), seed=-1)
    with pytest.raises(BadMatch):
        MatchSpec(("A", "B"), rounds=0)
