"""Drills: a recipe of docs/how-to-add.md, followed once and kept as a patch.

The patch is applied to a copy of the project, in which parts of the suite and some games are then
run. When it no longer applies, follow the recipe again, correct it where it was wrong, and keep
the difference: `git diff -U1 > tests/drill/NAME.patch`, without what `npm run types` makes.
"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.docs.recipes import NEW, ROOT, named, recipes

_COPIED: Final = ("docs", "src", "tests", "tools", "web", "pyproject.toml", "README.md")
_LEFT: Final = shutil.ignore_patterns("__pycache__", "page", "node_modules", "test-results")


@dataclass(frozen=True)
class Drill:
    """A recipe that was followed, and the patch that came of it."""

    name: str
    recipe: str
    """Its heading."""

    @property
    def patch(self) -> Path:
        """The difference that following the recipe makes."""
        return Path(__file__).parent / f"{self.name}.patch"

    def touched(self) -> set[str]:
        """Return the files that the patch touches."""
        return set(re.findall(r"^\+\+\+ b/(\S+)", self.patch.read_text("utf-8"), re.MULTILINE))

    def named(self) -> set[str]:
        """Return the files that the recipe names; a star stands for each language."""
        names = {name for files, _ in recipes()[self.recipe] for name in named(files)}
        stars = {name for name in names if "*" in name}
        each = {path.relative_to(ROOT).as_posix() for name in stars for path in ROOT.glob(name)}
        return names - stars | each

    def check(self) -> None:
        """Check that the patch still applies to the project as it is."""
        self._apply(ROOT, "--check")

    def _apply(self, folder: Path, *options: str) -> None:
        # Above the folder there must be no repository that git would look for.
        ceiling = {"GIT_CEILING_DIRECTORIES": str(folder.parent)}
        words = ("apply", "--whitespace=nowarn", *options, str(self.patch))
        _run(folder, "git", *words, **ceiling)

    def copy_to(self, folder: Path) -> None:
        """Copy the project, and apply the patch."""
        for name in _COPIED:
            source, target = ROOT / name, folder / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=_LEFT)
            else:
                shutil.copy(source, target)
        self._apply(folder)


DRILLS: Final = (
    Drill("specialist", "A specialist with an action"),
    Drill("fleet-power", "A fleet power"),
    Drill("end", "An end of the game"),
    Drill("event", "An event"),
    Drill("level", "A level"),
    Drill("language", "A language"),
    Drill("socket-command", "A socket command"),
    Drill("command-line-command", "A command-line command"),
    Drill("panel", "A panel on the page"),
    Drill("larger-edition", "An edition with different numbers"),
)


def fits(name: str, path: str) -> bool:
    """Is it the file that a recipe names, in its folder, or one of those to be filled in?"""
    form = NEW.sub("@", name)
    pattern = re.escape(form).replace("@", r"\w+")
    return re.fullmatch(pattern + (".*" if name.endswith("/") else ""), path) is not None


def run_python(copy: Path, *words: str, compiled: bool) -> str:
    """Run Python in a copy; return what it printed."""
    return _run(
        copy,
        sys.executable,
        *words,
        PYTHONPATH=str(copy / "src"),
        NUMBA_DISABLE_JIT="0" if compiled else "1",
    )


def run_suite(copy: Path, *tests: str) -> None:
    """Run tests in a copy, without the compiler; all must pass."""
    options = ["-q", "-m", "not long", "-p", "no:cacheprovider", "-p", "no:xdist"]

    printed = run_python(copy, "-m", "pytest", *options, *tests, compiled=False)

    assert re.search(r"\d+ passed", printed)


def run_page(copy: Path, *tests: str) -> None:
    """Make the page's types in a copy, and check its types and some of its tests."""
    packages = copy / "web" / "node_modules"
    if not packages.exists():
        # Vite reads nothing outside of the project: a link would not do.
        shutil.copytree(ROOT / "web" / "node_modules", packages, symlinks=True)
    python = {"HIMIKO_PYTHON": sys.executable, "PYTHONPATH": str(copy / "src")}
    for words in (["run", "types"], ["run", "check"], ["test", "--", *tests]):
        _run(copy / "web", "npm", *words, **python)
    run_suite(copy, "tests/server/test_page.py", "-k", "stale")


def _run(folder: Path, program: str, *words: str, **env: str) -> str:
    found = shutil.which(program)
    assert found, f"{program} is needed"
    done = subprocess.run(  # noqa: S603
        [found, *words],
        cwd=folder,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout
