"""The list of answers: numbered, grouped, folded."""

import io

import pytest
from rich.console import Console

from himiko import Edition, Game
from himiko.cli.answers import MOST_SHOWN, Answers
from himiko.cli.event_text import EventText
from himiko.cli.game_screen import GameScreen
from himiko.texts import Texts
from tests.cli.conftest import say


@pytest.fixture(scope="module")
def screen() -> GameScreen:
    """Return the screen of a new game."""
    game = Game.new(2, 7)
    return GameScreen(
        Edition.standard(), EventText(Texts("en"), game.names, game.edition), game.view(0)
    )


def draw(answers: Answers, shown: list[str] | None = None) -> str:
    """Return the list as text."""
    console = Console(file=io.StringIO(), width=120)
    console.print(answers.draw(120, shown))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


PAIRS = [f"swap s{one:02} s{other:02}" for one in range(1, 9) for other in range(one + 1, 10)]


def test_short_groups_are_shown_with_their_numbers(screen: GameScreen) -> None:
    """Each answer has the number it is typed with."""
    drawn = draw(Answers(["buy wood", "buy clay", "place wood s01", "done"], screen))

    assert [" ".join(line.split()) for line in drawn.splitlines()] == [
        f"buy {say('verb-buy')} 1 wood 2 clay",
        f"place {say('verb-place')} 3 wood s01",
        f"done {say('verb-done')} 4",
    ]


def test_long_groups_are_folded(screen: GameScreen) -> None:
    """A long group shows how its answers begin, and how many there are of each."""
    assert len(PAIRS) > MOST_SHOWN

    drawn = draw(Answers([*PAIRS, "done"], screen))

    assert say("play-folded", number=36, example="swap s01") in drawn
    assert "swap s01 …8" in drawn
    assert "swap s08 …1" in drawn
    assert "s01 s02" not in drawn


def test_a_fold_can_be_opened(screen: GameScreen) -> None:
    """What begins in one way is shown with the same numbers as ever."""
    answers = Answers(["buy wood", *PAIRS], screen)

    found = answers.beginning(["swap", "s02"])

    assert len(found) == 7
    assert "10 s02 s03" in draw(answers, found)
    assert answers.by_number("10") == "swap s02 s03"


def test_what_is_folded_has_the_last_numbers(screen: GameScreen) -> None:
    """What can be seen is numbered first, so that its numbers are short."""
    answers = Answers([*PAIRS, "place wood s01", "done"], screen)

    assert [answers.by_number(number) for number in ("1", "2", "3")] == [
        "place wood s01",
        "done",
        "swap s01 s02",
    ]


@pytest.mark.parametrize(
    ("words", "number"),
    [(["swap"], 36), (["sw"], 36), (["swap", "s0"], 36), (["swap", "s08"], 1), (["swap", "x"], 0)],
)
def test_beginnings(screen: GameScreen, words: list[str], number: int) -> None:
    """Whole words must agree; the last may be cut short."""
    assert len(Answers(PAIRS, screen).beginning(words)) == number


def test_targets_for_the_map(screen: GameScreen) -> None:
    """What can be placed on, collected from or built on is lit; what is moved is not."""
    answers = Answers(["move s01 s02", "place wood s12", "collect i07", "build b13 i05"], screen)

    assert answers.targets() == {"s12", "i07", "i05"}
