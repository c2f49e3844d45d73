"""Games played out inside the engine are games: every action legal, every end the same."""

import numpy as np
import pytest

from himiko import Edition, Game
from himiko.game.chance import key_of
from himiko.game.notation import notation_of
from himiko.game.position import write_position
from himiko.rules import engine
from himiko.rules.scoring import PARTS
from himiko.rules.state import QUESTION_SHAPE, SEATS, STATE

GAMES = 40
ROOM = 1500
NOTHING = -1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["standard", "small"])
def test_played_again(players: int, name: str, small: Edition) -> None:
    """The actions noted lead a `Game` to the same position, scores and number of decisions."""
    edition = small if name == "small" else Edition.standard()
    states = np.zeros(GAMES, STATE)
    states["key"] = [key_of(seed) for seed in range(GAMES)]
    traces = np.full((GAMES, ROOM), NOTHING, np.int16)
    scores = np.zeros((GAMES, SEATS, len(PARTS)), np.int64)
    decisions = np.zeros(GAMES, np.int64)
    question = np.zeros(QUESTION_SHAPE, np.int64)

    engine.playouts(states, edition.components, players, 100, question, traces, scores, decisions)

    for seed in range(GAMES):
        game = Game.new(players, seed, edition=edition)
        asked = 0
        for number in traces[seed, traces[seed] != NOTHING].tolist():
            legal = game.legal()
            asked += len(legal) > 1
            game.play(text_of(game, number, legal))
        assert game.over
        assert game.position() == write_position(states[seed : seed + 1], edition)
        assert asked == decisions[seed]
        table = scores[seed, :players].tolist()
        assert game.scores() == [dict(zip(PARTS, row, strict=True)) for row in table]


def text_of(game: Game, number: int, legal: list[str]) -> str:
    """Return an action's text; an arrangement is found by its place among the legal ones."""
    text = notation_of(game.edition).texts[number]
    if text:
        return text
    seen = min(3, game.view(None)["buildings"]["deck"])
    orders = {1: 1, 2: 2, 3: 6}[seen]
    kept, order = divmod(number % 64, 6)
    return legal[kept * orders + order]
