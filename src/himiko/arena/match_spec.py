"""What a match plays: which players, on which seats, with which deals.

Every assignment of the players to the seats is played equally often, on the same deals. All
chance follows from the match's seed and a game's number, so a game comes out the same, wherever
and whenever it is played.
"""

import hashlib
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import permutations
from typing import Any, Final

from himiko.arena.match_problems import BadMatch
from himiko.edition import Edition
from himiko.edition.names import MAX_PLAYERS, MIN_PLAYERS
from himiko.game import RULES

FORMAT: Final = 1
ROUNDS: Final = 100
"""A game that has not ended after this many rounds is cut off (12.1)."""


@dataclass(frozen=True)
class Pairing:
    """One game to be played: its deal, who sits where, and everyone's own seed."""

    game: int
    deal: int
    seed: int
    players: tuple[str, ...]
    player_seeds: tuple[int, ...]


@dataclass(frozen=True)
class MatchSpec:
    """A match, however many games of it are played."""

    players: tuple[str, ...]
    seed: int = 0
    rounds: int = ROUNDS
    threads: int = 1
    edition: str = ""
    """Name and hash, see `edition_text`."""

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.players) <= MAX_PLAYERS:
            raise BadMatch("players", given=len(self.players))
        if any(not player or not player.isprintable() for player in self.players):
            raise BadMatch("name")
        if self.seed < 0 or self.rounds < 1 or self.threads < 1:
            raise BadMatch("numbers")

    @cached_property
    def assignments(self) -> tuple[tuple[str, ...], ...]:
        """All ways to seat the players; players of the same name are the same player."""
        ranks = [self.players.index(player) for player in self.players]
        ways = sorted(set(permutations(ranks)))
        return tuple(tuple(self.players[rank] for rank in way) for way in ways)

    def balanced(self, games: int) -> int:
        """Return the number of games, rounded up until every assignment comes equally often."""
        if games < 1:
            raise BadMatch("games", given=games)
        ways = len(self.assignments)
        return -(-games // ways) * ways

    def pairing(self, game: int) -> Pairing:
        """Return a game of the match; they are numbered from 0, deal by deal."""
        deal, way = divmod(game, len(self.assignments))
        players = self.assignments[way]
        return Pairing(
            game=game,
            deal=deal,
            seed=_number(self.seed, "deal", deal),
            players=players,
            player_seeds=tuple(
                _number(self.seed, "player", game, seat) for seat in range(len(players))
            ),
        )

    def header(self) -> dict[str, Any]:
        """Return what distinguishes this match from others, for its journal."""
        return {"himiko": "match", "format": FORMAT, "rules": RULES, **asdict(self)}


def edition_text(edition: Edition) -> str:
    """Return the name and the hash of an edition."""
    return f"{edition.name} sha256:{edition.hash}"


def _number(*parts: int | str) -> int:
    """Return a number of 63 bits that follows from the parts and reveals nothing about them."""
    text = "himiko arena " + " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
