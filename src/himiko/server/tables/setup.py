"""What a table begins with and keeps: edition, rules, deal, or a game to go on from."""

import re
from dataclasses import dataclass, field
from typing import Final

from himiko.edition import Edition
from himiko.game import RULES, Game
from himiko.game.deal import Deal, SharedDeal
from himiko.server.refused import Refused
from himiko.server.tables.challenges import BY_SEED, Challenge

_NAME: Final = re.compile(r"seat [0-3]: ?(.*)")


@dataclass(frozen=True, slots=True)
class Origin:
    """A game to go on from: its record, up to a ply."""

    record: str
    ply: int
    names: tuple[str, ...] = field(init=False)
    """Who played it, as the record says."""

    def __post_init__(self) -> None:
        """Read the names."""
        headers, _, _ = self.record.partition("\n\n")
        found = [_NAME.fullmatch(line) for line in headers.split("\n")]
        object.__setattr__(self, "names", tuple(match[1] for match in found if match))


@dataclass(frozen=True, slots=True)
class Setup:
    """What never changes about a table."""

    id: str
    creator: str
    players: int
    edition: Edition
    deal: Deal | SharedDeal
    rules: int = RULES
    origin: Origin | None = None
    rematch_of: str | None = None

    @property
    def is_over(self) -> bool:
        """Is it a finished game, to look at?"""
        return self.origin is not None and self.game().over

    @property
    def challenge(self) -> Challenge | None:
        """The solo challenge whose deal it is."""
        return BY_SEED.get(self.deal.seed) if self.origin is None else None

    def game(self) -> Game:
        """Begin the game."""
        if self.rules != RULES:
            raise Refused("other_rules", rules=self.rules, server=RULES)
        if self.origin is None:
            game = Game.new(self.players, self.deal.seed, edition=self.edition)
            game.headers = self.deal.headers(opened=False)
            return game
        return Game.from_record(self.origin.record, self.edition).at(self.origin.ply)
