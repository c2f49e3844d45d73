"""A walk through a game: an action, all checks, the next action."""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import note
from hypothesis import strategies as st

from himiko import Game
from tests.game import invariants
from tests.game.players import TASTES, Choose, choose, choose_at
from tests.game.retold import Retold

RECORD_EVERY = 25  # reading a record plays the whole game again
FINE = 2**16
POINTS = st.integers(0, FINE - 1)


def by_chance(seed: int, taste: str) -> Choose:
    """Choose with a generator of our own: always the same game."""
    rng = Random(seed)
    return lambda legal: choose(legal, rng, TASTES[taste])


def drawn(data: st.DataObject, taste: str) -> Choose:
    """Let Hypothesis draw every action, so that a walk that fails shrinks to a few of them.

    All draws are alike: if it takes one out, the others are still actions. Shown are the actions.
    """

    def choose_drawn(legal: Sequence[str]) -> str:
        action = choose_at(legal, data.draw(POINTS) / FINE, TASTES[taste])
        note(action)
        return action

    return choose_drawn


class Walk:
    """A game on its way, checked from all sides at every step."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.retold = Retold(game.view(None), game.edition)
        invariants.check(game)

    def go(self, choose: Choose, plies: int) -> Game:
        """Walk a number of actions far, or to the end."""
        for _ in range(plies):
            if self.game.over:
                break
            self.step(choose(self.game.legal()))
        self.check_record()
        return self.game

    def step(self, action: str) -> None:
        """Play one action, and check what it did."""
        game = self.game
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
        """The events of the last action report what has changed, and nothing else has."""
        for event in self.game.events_since(self.game.ply):
            assert event["ply"] == self.game.ply
            self.retold.apply(event)

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
