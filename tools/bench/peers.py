"""Our peers, in virtual environments of their own: made once, kept in the cache folder."""

import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple

from himiko.rules.compile import cache_root
from tools.bench.problem import CannotMeasure


class Program(NamedTuple):
    """A program in which peers play, and what it needs."""

    file: Path
    packages: tuple[str, ...]


BOARD_GAMES: Final = Program(
    Path(__file__).with_name("peer_games.py"), ("catanatron", "chess", "pettingzoo", "pygame")
)
PGX: Final = Program(Path(__file__).with_name("pgx_games.py"), ("jax", "pgx"))


class Peers:
    """A program in which peers play, waiting for questions."""

    def __init__(self, program: Program, questions: IO[str], answers: IO[str]) -> None:
        self._questions = questions
        self._answers = answers
        versions = self._answer().split()
        self.versions: dict[str, str] = dict(zip(program.packages, versions, strict=True))

    def ask(self, contender: str, seconds: float) -> float:
        """Let a contender of the program play for some seconds; return its figure."""
        self._questions.write(f"{contender} {seconds}\n")
        self._questions.flush()
        return float(self._answer())

    def _answer(self) -> str:
        line = self._answers.readline()
        if not line:
            raise CannotMeasure("no_answer")
        return line


@contextmanager
def start(program: Program) -> Iterator[Peers]:
    """Start a program of our peers, and end it."""
    command = [str(_python(program.packages)), str(program.file)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(  # noqa: S603  (our own program)
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        if process.stdin is None or process.stdout is None:
            raise CannotMeasure("no_pipes")
        yield Peers(program, process.stdin, process.stdout)
        process.stdin.close()


def _python(packages: tuple[str, ...]) -> Path:
    """Return the Python of an environment for peers, made and filled where it is not there yet."""
    key = hashlib.sha256("\n".join((sys.version, *packages)).encode()).hexdigest()[:16]
    folder = cache_root() / f"peers-{key}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    complete = folder / "complete"
    if not complete.exists():
        venv.create(folder, clear=True, with_pip=True)
        _install(python, packages)
        complete.touch()
    return python


def _install(python: Path, packages: tuple[str, ...]) -> None:
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run(  # noqa: S603  (pip, with names from above)
        [*command, *packages], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        names = " and ".join(packages)
        reason = (done.stderr.strip().splitlines() or ["pip does not say why"])[-1]
        raise CannotMeasure("not_installed", names=names, reason=reason)
