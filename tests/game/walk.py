"""A walk through a game: an action, all checks, the next action."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from himiko import Game
from tests.game import invariants
from tests.game.players import TASTES, choose
from tests.game.retold import Retold

RECORD_EVERY = 25  # reading a record plays the whole game again


class Walk:
    """A game on its way, checked from all sides at every step."""

    def __init__(self, game: Game, seed: int, taste: str) -> None:
        self.game = game
        self.rng = Random(seed)
        self.taste = TASTES[taste]
        self.retold = Retold(game.view(None), game.edition)
        invariants.check(game)

    def go(self, plies: int = 10_000) -> Game:
        """Walk so many actions far, or to the end."""
        for _ in range(plies):
            if self.game.over:
                break
            self.step()
        self.check_record()
        return self.game

    def step(self, action: str | None = None) -> None:
        """Play one action, any if none is given, and check what it did."""
        game = self.game
        action = action or choose(game.legal(), self.rng, self.taste)
        before = game.position()
        twins = {"copy": game.copy(), "position": Game.from_position(before, game.edition)}

        game.play(action)

        after = game.position()
        for name, twin in twins.items():
            assert twin.position() == before, f"{name} is not independent"
            twin.play(action)
            assert twin.position() == after, f"{name} plays otherwise"
        self.check_undo(action, before)
        self.check_events()
        invariants.check(game)
        invariants.check_canonical(after)
        self.check_views()
        if game.ply % RECORD_EVERY == 0:
            self.check_record()

    def check_undo(self, action: str, before: Mapping[str, Any]) -> None:
        """Undo leads back exactly, and the same action to the same place again."""
        game = self.game
        twin = game.copy()
        rest = twin.events_since(max(0, twin.ply - 1))

        assert twin.undo() == action
        assert twin.ply == game.ply - 1
        assert twin.position() == before
        twin.play(action)

        assert twin.position() == game.position()
        assert twin.legal() == game.legal()
        assert twin.events_since(max(0, twin.ply - 1)) == rest

    def check_events(self) -> None:
        """What the events of the last action tell is what has changed, and nothing else has."""
        for event in self.game.events_since(self.game.ply):
            assert event["ply"] == self.game.ply
            self.retold.tell(event)

        assert self.retold.agrees(self.game.view(None))

    def check_views(self) -> None:
        """Position and views are plain JSON."""
        position = self.game.position()

        assert json.loads(json.dumps(position)) == position
        for seat in (None, *range(self.game.players)):
            view = self.game.view(seat)
            assert json.loads(json.dumps(view)) == view

    def check_record(self) -> None:
        """A record is read back as the same game, and written the same again."""
        game = self.game
        text = game.record()

        again = Game.from_record(text, game.edition)

        assert again.record() == text
        assert again.position() == game.position()
        assert again.actions == game.actions
        assert again.events == game.events
