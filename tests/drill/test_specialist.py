"""The drill: a specialist with an action and an event, added as docs/how-to-add.md says.

The patch is applied to a copy of the project, in which parts of the suite and some games are then
run. When it no longer applies, add the specialist again by the recipe, correct the recipe where
it was wrong, and keep the difference: `git diff > tests/drill/specialist.patch`.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from himiko.game.fingerprint import fingerprint
from tests.drill.playing import WHO

ROOT = Path(__file__).parents[2]
PATCH = Path(__file__).parent / "specialist.patch"
RECIPES = ROOT / "docs" / "how-to-add.md"
COPIED = ("docs", "src", "tests", "web/src", "pyproject.toml", "README.md")
# What tests of the suite hold for the new specialist without knowing it.
SUITE = (
    f"tests/rules/test_8_{WHO}.py",
    "tests/game/test_catalogue.py",
    "tests/game/test_notation.py",
    "tests/docs",
    "tests/texts/test_events_and_refusals.py",
    "tests/texts/test_fluent_files.py",
)
MOST_PYTHON_FILES = 5


def patched() -> set[str]:
    """Return the files that the patch touches."""
    return set(re.findall(r"^\+\+\+ b/(\S+)", PATCH.read_text("utf-8"), re.MULTILINE))


def in_recipe() -> set[str]:
    """Return the files that the recipe names; a star stands for each language."""
    text = RECIPES.read_text("utf-8")
    pattern = re.compile(r"^## A specialist with an action$(.*?)^## ", re.MULTILINE | re.DOTALL)
    (recipe,) = pattern.findall(text)
    named = {name for line in recipe.split("\n") if line.startswith("| `") for name in files(line)}
    return {
        path.relative_to(ROOT).as_posix()
        for name in named
        for path in (ROOT.glob(name) if "*" in name else [ROOT / name])
    }


def files(line: str) -> list[str]:
    """Return the files of a line of the recipe; a name without a folder is in the one before."""
    found: list[str] = []
    for name in re.findall(r"`([^`]+)`", line.split("|")[1]):
        folder = found[-1].rpartition("/")[0] if found and "/" not in name else ""
        found.append(f"{folder}/{name}".lstrip("/").replace("ID", WHO))
    return found


def test_the_patch_touches_the_files_that_the_recipe_names() -> None:
    """All of them, and no others."""
    assert patched() == in_recipe()


def test_a_specialist_with_an_action_needs_few_files() -> None:
    """Five of Python, besides its texts, its picture, documents and tests."""
    python = {name for name in patched() if name.startswith("src/") and name.endswith(".py")}

    assert len(python) <= MOST_PYTHON_FILES


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with the patch applied."""
    folder = tmp_path_factory.mktemp("drill")
    leave = shutil.ignore_patterns("__pycache__", "page")
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=leave)
        else:
            shutil.copy(source, target)
    git = shutil.which("git")
    assert git, "the patch is applied by git"
    # In a folder of its own: above it there must be no repository that git would look for.
    env = {**os.environ, "GIT_CEILING_DIRECTORIES": str(folder.parent)}
    done = subprocess.run(  # noqa: S603
        [git, "apply", "--whitespace=nowarn", str(PATCH)],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


def run(copy: Path, *words: str, compiled: bool) -> str:
    """Run Python in the copy; return what it printed."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, *words],
        cwd=copy,
        env={
            **os.environ,
            "PYTHONPATH": str(copy / "src"),
            "NUMBA_DISABLE_JIT": "0" if compiled else "1",
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout


def test_the_suite_holds_with_it(copy: Path) -> None:
    """Its own tests, the catalogue, the notation, documents, and texts in all languages."""
    options = ["-q", "-m", "not long", "-p", "no:cacheprovider", "-p", "no:xdist"]

    printed = run(copy, "-m", "pytest", *options, *SUITE, compiled=False)

    assert re.search(r"\d+ passed", printed)


# Compiling the engine and the players again takes minutes.
COMPILED = [False, pytest.param(True, marks=pytest.mark.long)]


@pytest.mark.parametrize("compiled", COMPILED)
def test_games_are_played_with_it(copy: Path, *, compiled: bool) -> None:
    """It is recruited and used, its event is reported and said; nothing else has changed."""
    printed = run(copy, "-m", "tests.drill.playing", compiled=compiled)
    happened: Any = json.loads(printed.splitlines()[-1])

    assert happened["fingerprint"] == fingerprint(games=100 if compiled else 1)
    assert {"not_yours", "used_this_turn"} <= set(happened["refused"])
    for actions, events in zip(happened["uses"], happened["events"], strict=True):
        told = [f"{WHO} {event['colour']}" for event in events]
        assert told == actions
        assert {event["coins"] for event in events} == {2}
    for language, lines in happened["said"].items():
        assert len(lines) == 3 + len(happened["refused"]), language
        assert not any("{" in line or "-" in line.split(" ")[0] for line in lines), lines
    assert not compiled or happened["house"] > 20
