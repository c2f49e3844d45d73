"""Our peers, in a virtual environment of their own: made once, kept in the cache folder."""

import hashlib
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from himiko.rules.compile import cache_root
from tools.bench.problem import CannotMeasure

_PACKAGES = ("catanatron", "chess", "pettingzoo", "pygame")
_GAMES = Path(__file__).with_name("peer_games.py")


class Peers:
    """The program in which the peers play, waiting for questions."""

    def __init__(self, questions: IO[str], answers: IO[str]) -> None:
        self._questions = questions
        self._answers = answers
        versions = self._answer().split()
        self.versions: dict[str, str] = dict(zip(_PACKAGES, versions, strict=True))

    def ask(self, contender: str, seconds: float) -> float:
        """Let a contender of `peer_games` play for some seconds; return its figure."""
        self._questions.write(f"{contender} {seconds}\n")
        self._questions.flush()
        return float(self._answer())

    def _answer(self) -> str:
        line = self._answers.readline()
        if not line:
            raise CannotMeasure("no_answer")
        return line


@contextmanager
def start() -> Iterator[Peers]:
    """Start the peers' program, and end it."""
    command = [str(_python()), str(_GAMES)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(  # noqa: S603  (our own program)
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as program:
        if program.stdin is None or program.stdout is None:
            raise CannotMeasure("no_pipes")
        yield Peers(program.stdin, program.stdout)
        program.stdin.close()


def _python() -> Path:
    """Return the Python of the peers' environment, made and filled where it is not there yet."""
    key = hashlib.sha256("\n".join((sys.version, *_PACKAGES)).encode()).hexdigest()[:16]
    folder = cache_root() / f"peers-{key}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    complete = folder / "complete"
    if not complete.exists():
        venv.create(folder, clear=True, with_pip=True)
        _install(python)
        complete.touch()
    return python


def _install(python: Path) -> None:
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run(  # noqa: S603  (pip, with names from above)
        [*command, *_PACKAGES], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        names = " and ".join(_PACKAGES)
        reason = (done.stderr.strip().splitlines() or ["pip does not say why"])[-1]
        raise CannotMeasure("not_installed", names=names, reason=reason)
