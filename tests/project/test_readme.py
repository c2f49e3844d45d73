"""The four ways to begin that the readme names: what it says can be typed as it stands."""

import re
import subprocess
import sys
from pathlib import Path

from himiko.cli.commands import command

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
_GAUNTLET = ("figures", "players")  # where else its matches are


def ways() -> dict[str, str]:
    """Return what is to be typed for each way to begin."""
    return dict(re.findall(r"^\| \*\*(\w+)\*\* \| `([^`]+)` \|", README, re.MULTILINE))


def test_there_are_four_ways() -> None:
    """To play, to host, for Python and for research."""
    assert list(ways()) == ["Play", "Host", "Python", "Research"]


def test_they_begin_with_make_which_a_fresh_machine_has() -> None:
    """Each target is in the Makefile, and sets up what comes after it."""
    makefile = (ROOT / "Makefile").read_text("utf-8")

    for typed in ways().values():
        target = re.match(r"make ([a-z]+)", typed)
        assert target
        assert re.search(rf"^{target[1]}: \$\(PLAY\)", makefile, re.MULTILINE)


def test_the_line_of_python_runs() -> None:
    """It lists the actions of a new game."""
    program = re.search(r'-c "(.+)"$', ways()["Python"])
    assert program

    printed = subprocess.run(  # noqa: S603  (our own line)
        [sys.executable, "-c", program[1]], capture_output=True, text=True, check=True
    )

    assert printed.stdout.startswith("['fleet ")


def test_the_figures_are_those_of_the_documentation() -> None:
    """Decisions per second, on a processor and on a GPU."""
    figures = (ROOT / "docs" / "figures.md").read_text("utf-8")
    shown = re.findall(r"\*\*([\d.]+ million decisions) per second\*\*", README)

    assert len(shown) == 2
    assert [figure for figure in shown if f" {figure}/s" not in figures] == []


def test_the_gauntlet_is_that_of_the_documentation() -> None:
    """Games won, shares and intervals: the same in the readme, the figures and the full table."""
    figures, players = ((ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in _GAUNTLET)
    shown = re.findall(r"(\d+) of (\d+): (\d+)% \((\d+\D\d+)\)", README)

    assert len(shown) == 9
    for won, games, share, interval in shown:
        assert round(100 * int(won) / int(games)) == int(share)
        assert f"{won} of {games} " in figures
        assert f"**{share}%** ({interval})" in players


def test_the_board_is_said_to_be_reconstructed_at_once() -> None:
    """In the third line, with the picture below it."""
    lines = [line for line in README.splitlines() if line]

    assert "reconstructed" in lines[3]
    assert (ROOT / "docs" / "screenshots" / "game.webp").stat().st_size < 1_600_000


def test_the_table_has_every_command() -> None:
    """Each that `himiko --help` lists, and none that is not there."""
    _, _, rest = README.partition("## From the command line")
    table, _, _ = rest.partition("\n## ")

    named = set(re.findall(r"`himiko ([a-z]+)", table))

    assert named == set(command().commands)


def test_every_screenshot_is_shown() -> None:
    """What no reader sees is not kept."""
    shown = set(re.findall(r"docs/screenshots/([\w.-]+)", README))

    kept = {path.name for path in (ROOT / "docs" / "screenshots").iterdir()}

    assert kept == shown
