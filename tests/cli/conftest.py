"""A command line to test: in this process, where that is enough, or as a program of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from himiko.cli.program import run
from himiko.texts import Texts
from himiko.texts.languages import VARIABLES

SOURCE = Path(__file__).parents[2] / "src"
say = Texts("en").say
UNEXPECTED = say("problem-unexpected", error="|").partition("|")[0]
"""How an error begins that is a mistake of ours."""


@dataclass(frozen=True)
class Result:
    """What a command left behind."""

    code: int
    out: str
    errors: str


Himiko = Callable[..., Result]
Program = Callable[..., subprocess.Popen[bytes]]


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English, on a terminal of a known width."""
    for variable in (*VARIABLES, "HIMIKO_DEBUG", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "150")
    monkeypatch.setenv("LINES", "60")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def himiko(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Himiko:
    """Run a command in this process; what is typed ends with the end of the file."""

    def call(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(list(arguments))
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return call


@pytest.fixture
def program() -> Iterator[Program]:
    """Start commands as programs of their own; none outlives its test."""
    with ExitStack() as stack:

        def start(*arguments: str, **environment: str) -> subprocess.Popen[bytes]:
            process = subprocess.Popen(  # noqa: S603  (our own program)
                [sys.executable, "-m", "himiko.cli", *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": str(SOURCE), **environment},
            )
            stack.enter_context(process)
            stack.callback(process.kill)
            return process

        yield start


@pytest.fixture(scope="session")
def small() -> str:
    """Return the file of another, small edition."""
    return str(Path(__file__).parents[1] / "editions" / "small.toml")
