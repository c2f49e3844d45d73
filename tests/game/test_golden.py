"""Golden games: complete games that are kept, and replayed to the same end forever."""

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from himiko import Game
from himiko.game.fingerprint import fingerprint
from tests.game.walk import Walk
from tests.golden.features import ENDS, EVERY, features

GOLDEN: Final = Path(__file__).parents[1] / "golden"
RECORDS: Final = sorted(GOLDEN.glob("[234]-*.txt"))


def test_fingerprint() -> None:
    """The rules behave as they did. If this is meant to change, a commit says the new number."""
    assert fingerprint() == (GOLDEN / "fingerprint.txt").read_text().strip()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replayed(path: Path) -> None:
    """Every action is legal again, the result is the same, and so is the record."""
    text = path.read_text()

    game = Game.from_record(text)

    assert game.over
    assert game.record() == text
    assert path.stem.startswith(f"{game.players}-{game.end}")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_looked_at_from_all_sides(path: Path) -> None:
    """At every step of the game all that must hold does."""
    game = Game.from_record(path.read_text())
    walk = Walk(game.at(0))

    for action in game.actions:
        walk.step(action)

    assert walk.game.scores() == game.scores()


def test_every_end_and_number_of_players() -> None:
    """Each way to end is there, and each number of players twice."""
    games = [Game.from_record(path.read_text()) for path in RECORDS]
    players = Counter(game.players for game in games)

    assert {game.end for game in games} == set(ENDS)
    assert min(players[number] for number in (2, 3, 4)) >= 2


def test_every_power_and_specialist() -> None:
    """Every fleet, power and specialist is in one of them, and has its effect there."""
    found: set[str] = set()
    for path in RECORDS:
        found |= features(Game.from_record(path.read_text()))

    assert found == EVERY
