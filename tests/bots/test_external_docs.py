"""The page about other people's players tells what really happens."""

import re

import pytest

from himiko import Edition, Game
from himiko.bots import Budget, engine_process, external
from himiko.bots.external import ExternalPlayer
from himiko.bots.failed import CODES
from tests.arena.programs import EXAMPLE, command

PAGE = EXAMPLE.parents[1] / "docs" / "players.md"
LONGEST = 100


def transcript() -> str:
    """Return what is said in the first turn of a real game, long lines cut."""
    lines: list[str] = []
    player = ExternalPlayer(
        command(EXAMPLE), Edition.standard(), 42, Budget(seconds=2), lines.append
    )
    game = Game.new(2, seed=7)
    seat, turn = game.turn, game.round_and_turn
    while game.round_and_turn == turn:
        game.play(player.choose(game.view(seat), game.legal()))
    player.close()
    return "\n".join(line if len(line) <= LONGEST else line[:LONGEST] + " …" for line in lines)


def timeless(text: str) -> str:
    """Return a transcript without the time that was left, which differs from run to run."""
    return re.sub(r"left \d+", "left N", text)


def test_transcript_is_real() -> None:
    """The page shows what the example and himiko say to each other in a turn."""
    (shown,) = re.findall(r"```transcript\n(.*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)

    assert timeless(shown) == timeless(transcript())


def test_example_is_shown_as_it_is() -> None:
    """The program on the page is the file in examples/."""
    (shown,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)

    assert shown == EXAMPLE.read_text(encoding="utf-8")


def test_all_reasons_are_listed() -> None:
    """The page lists every code a player can fail with, and no other."""
    section = PAGE.read_text(encoding="utf-8").partition("## When a player fails")[2]

    assert re.findall(r"^\| `([a-z_]+)` \|", section.partition("\n## ")[0], re.MULTILINE) == [
        *CODES
    ]


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        (external.START_SECONDS, "{:g} s to say hello"),
        (external.TURN_SECONDS, "{:g} s per turn"),
        (100 * external.SPARE_SHARE, "{:g}% and"),
        (external.SPARE_SECONDS, "and {:g} s for delays"),
        (external.QUIT_SECONDS, "{:g} s to exit"),
        (engine_process.LONGEST_LINE // 1024, "{} KiB in one line"),
        (engine_process.MOST_OUTPUT // 1024**2, "{} MiB for one answer"),
    ],
)
def test_limits_are_told(limit: float, text: str) -> None:
    """The limits on the page are those of the program."""
    assert text.format(limit) in PAGE.read_text(encoding="utf-8")
