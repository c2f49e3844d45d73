"""Results that are kept: bounded, forgotten on request, and nothing else is left behind."""

import sys

from himiko.game import Game
from himiko.game.facts import members
from himiko.game.memo import forget, memo


def test_results_are_kept_until_they_are_forgotten() -> None:
    """The last ones asked for, and no more than that."""
    asked = []

    @memo(2)
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    found = [double(1), double(1), double(2), double(3), double(1)]
    forget()
    found.append(double(1))

    assert found == [2, 2, 4, 6, 2, 2]
    assert asked == [1, 2, 3, 1, 1]


def test_what_is_forgotten_is_worked_out_again() -> None:
    """The same, but another object: the one before is kept by nobody else."""
    before = members(0b1011)
    kept = members(0b1011)
    forget()
    after = members(0b1011)

    assert kept is before
    assert after == before == (0, 1, 3)
    assert after is not before


def test_reading_a_game_leaves_nothing_behind() -> None:
    """Not even the name of a method: Python keeps hundreds of those that are made at each call."""
    game = Game.new(players=2, seed=4)
    others: list[str | None] = [None] * 2000
    game.position()
    before = sys.getallocatedblocks()
    for number in range(len(others)):
        others[number] = f"{number:06}"  # so that no place is used again
        game.position()

    assert sys.getallocatedblocks() - before - len(others) < 100
