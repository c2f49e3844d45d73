"""What a table begins with and keeps: edition, rules, deal, or a game to go on from."""

from dataclasses import dataclass

from himiko.edition import Edition
from himiko.game import RULES, Game
from himiko.game.deal import Deal
from himiko.server.refused import Refused


@dataclass(frozen=True, slots=True)
class Origin:
    """A game to go on from: its record, up to a ply."""

    record: str
    ply: int


@dataclass(frozen=True, slots=True)
class Setup:
    """What never changes about a table."""

    id: str
    creator: str
    players: int
    edition: Edition
    deal: Deal
    rules: int = RULES
    origin: Origin | None = None
    rematch_of: str | None = None

    def game(self) -> Game:
        """Begin the game."""
        if self.rules != RULES:
            raise Refused("other_rules", rules=self.rules, server=RULES)
        if self.origin is None:
            game = Game.new(self.players, self.deal.seed, edition=self.edition)
            game.headers = self.deal.headers(opened=False)
            return game
        return Game.from_record(self.origin.record, self.edition).at(self.origin.ply)
