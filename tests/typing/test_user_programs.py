"""What a type checker finds in a program that uses the library: `py.typed` means something."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """\
from himiko import Event, Game, Position, View


def richest(view: View) -> int:
    return max(player["coins"] for player in view["players"])


game = Game.new(players=3, seed=7)
view: View = game.view(1)
position: Position = game.position()
events: list[Event] = game.events
print(richest(view), view["fleets"]["down"] + 1, position["fleets"]["down"][0])
print(view["reserve"]["gold"], position["rng"], events[0]["event"], events[0]["ply"])
print(game.ends()["no_boats"]["left"])
"""

# A mistake in place of something right, and what the checker says of it.
MISTAKES = [
    ('player["coins"]', 'player["coinz"]', "coinz"),
    ('view["players"]', 'view["playerz"]', "playerz"),
    ('view["fleets"]["down"] + 1', 'view["fleets"]["down"][0]', "not indexable"),
    ('position["rng"]', 'view["rng"]', "rng"),
    ('["gold"]', '["golden"]', "golden"),
    ('events[0]["event"]', 'events[0]["evnt"]', "evnt"),
    ('["no_boats"]', '["no_boatz"]', "no_boatz"),
    ("game.view(1)", 'game.view("1")', "str"),
]


def checked(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Run mypy as strictly as it can on a program."""
    # A file of its own each: mypy takes one that has kept its size and second for unchanged.
    file = folder / f"program_{len(list(folder.glob('*.py')))}.py"
    file.write_text(program, "utf-8")
    source = Path(__file__).parents[2] / "src"
    options = ["--strict", "--config-file=", "--follow-imports=silent"]
    environment = {**os.environ, "MYPYPATH": str(source)}
    return subprocess.run(  # noqa: S603  (our own)
        [sys.executable, "-m", "mypy", *options, "--cache-dir", str(folder / "cache"), str(file)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )


def test_type_checker_finds_misspelt_keys(tmp_path: Path) -> None:
    """A right program passes; each mistake is found, in its line."""
    right = checked(tmp_path, PROGRAM)

    assert right.returncode == 0, right.stdout
    for good, bad, word in MISTAKES:
        assert good in PROGRAM
        wrong = checked(tmp_path, PROGRAM.replace(good, bad, 1))
        assert wrong.returncode == 1, f"{bad}: {wrong.stdout}{wrong.stderr}"
        assert word in wrong.stdout


def test_the_right_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """What the checker passes is no fiction."""
    exec(PROGRAM, {"__name__": "program"})  # noqa: S102  (our own)

    assert capsys.readouterr().out.count("\n") == 3
