"""Positions that cannot be: each is refused, with the place and what is wrong there."""

import copy
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from himiko import BadPosition, Edition, Game
from himiko.edition.names import COLOURS
from himiko.game.position_problems import POSITION_PROBLEMS
from tests.game.bad_position_cases import CASES, Wrong
from tests.game.players import TASTES, play_on
from tests.game.spoil import spoiled
from tests.game.step_positions import Position, changed
from tests.game.walk import Walk, by_chance


def named(case: Wrong) -> str:
    """Name a case by what is wrong in it."""
    return f"{case[0]}: {case[1]}"


def refusal(case: Wrong) -> BadPosition:
    """Return the error that a case gives."""
    _, _, name, changes = case
    with pytest.raises(BadPosition) as caught:
        Game.from_position(changed(name, changes))
    return caught.value


@pytest.mark.parametrize("case", CASES, ids=named)
def test_refused(case: Wrong) -> None:
    """What cannot be is refused, with the path to it and what is wrong there."""
    where, problem, _, _ = case

    error = refusal(case)

    assert error.where == where
    assert error.problem.startswith(problem)
    assert str(error) == f"{where}: {error.problem}"
    assert "\n" not in str(error)


def test_every_problem_has_a_case() -> None:
    """There is a case above for each code, but for those of views, which redeals refuse."""
    of_views = {"no_view", "unseen"}

    assert {refusal(case).code for case in CASES} == set(POSITION_PROBLEMS) - of_views


@pytest.mark.parametrize("thing", [None, 3, "{}", [], [{}], {}, {"edition": "standard/1"}])
def test_no_position(thing: Any) -> None:
    """Things that are no position at all."""
    with pytest.raises(BadPosition):
        Game.from_position(thing)


def test_position_of_another_edition(small: Edition) -> None:
    """A position is read with the edition it names."""
    position = Game.new(2, 7, edition=small).position()

    assert Game.from_position(position, small).position() == position
    with pytest.raises(BadPosition, match="edition: expected the edition 'standard/1'"):
        Game.from_position(position)


# spoiled positions


def some_position(seed: int, edition: Edition | None = None) -> Position:
    """Return a position from anywhere in a game."""
    rng = Random(seed)
    game = Game.new(rng.randint(2, 4), seed, edition=edition)
    played = play_on(game, rng, [rng.choice(sorted(TASTES))], rng.randint(0, 200))
    return {**played.position()}


STEPS: Final = ("fleet", "take", "act", "arrange", "collect", "ebisu", "after", "moor", "recruit")


def rearranged(position: Position, rng: Random) -> Position:  # noqa: C901  (one case a line)
    """Return a position with some things elsewhere, all still adding up."""
    for _ in range(rng.randint(1, 4)):
        player = rng.choice(position["players"])
        match rng.randrange(8):
            case 0 if position["boats"]:
                _, colour = position["boats"].popitem()
                position["reserve"][colour] += 1
            case 1:
                colour = rng.choice(COLOURS)
                position["reserve"][colour] -= 1
                player[rng.choice(["boats", "aside"])].append(colour)
            case 2:
                colour = rng.choice(COLOURS)
                slot = rng.choice(Edition.standard().slot_ids)
                if slot not in position["boats"]:
                    position["reserve"][colour] -= 1
                    position["boats"][slot] = colour
            case 3 if position["culture"]:
                del position["culture"][rng.choice(list(position["culture"]))]
            case 4:
                player["coins"] = rng.randint(0, 3)
            case 5 if position["specialists"]["deck"]:
                player["specialists"].append(position["specialists"]["deck"].pop())
            case 6 if "now" in position:
                position["now"] |= {"trades": rng.randint(0, 1), "power": rng.randint(0, 1)}
            case _ if "now" in position and position["step"] != "over":
                position["step"] = rng.choice(STEPS)
    return position


def refused_or_playable(seed: int, edition: Edition | None = None) -> bool:
    """Spoil a position: refused, or a game that goes on with all that must hold; was it?"""
    rng = Random(seed)
    change = rng.choice([spoiled, rearranged])
    position = change(some_position(seed, edition), rng)
    before = copy.deepcopy(position)
    try:
        game = Game.from_position(position, edition)
    except BadPosition as error:
        problem: str | None = str(error)
    else:
        problem = None
        Walk(game).go(by_chance(seed, "powerful"), 12)
    assert problem is None or (problem and "\n" not in problem)
    assert repr(position) == repr(before)
    return problem is None


@settings(max_examples=350, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_spoiled(seed: int) -> None:
    """A spoiled position is refused, or can be played."""
    refused_or_playable(seed)


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_spoiled_on_another_board(seed: int, small: Edition) -> None:
    """The same with an edition of other numbers."""
    refused_or_playable(seed, small)


def test_some_spoiled_positions_are_still_possible() -> None:
    """The spoiling is gentle enough to test both: what is refused and what is not."""
    playable = sum(refused_or_playable(seed) for seed in range(150))

    assert 20 < playable < 100


@pytest.mark.long
@settings(max_examples=3000, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_many_spoiled(seed: int) -> None:
    """The same for longer."""
    refused_or_playable(seed)
