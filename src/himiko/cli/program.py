"""Where the program begins and ends: the language, the streams, the errors."""

import contextlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from himiko.cli.terminal import make_streams_forgiving
from himiko.extra import ExtraMissing
from himiko.problem import Problem
from himiko.texts import Texts, choose, render_problem

BAD = 2
"""The exit code of every error."""

LANGUAGE = "--language"


def main(arguments: list[str] | None = None) -> None:
    """Run `himiko` and exit."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run a command; return its exit code."""
    make_streams_forgiving()
    texts = Texts(choose())
    try:
        language, others = _split_language(arguments)
        if language:
            texts = Texts(choose(language[-1].removeprefix(LANGUAGE + "=")))
        return _run([*language, *others], texts)
    except Problem as problem:
        return _fail(problem, texts)
    except BrokenPipeError:
        return _fail(Problem("broken_pipe"), texts)
    except KeyboardInterrupt:
        return _fail(Problem("interrupted"), texts)
    except Exception as error:
        if os.environ.get("HIMIKO_DEBUG"):
            raise
        said = f"{type(error).__name__}: {error}"
        return _fail(Problem("unexpected", error=said), texts)


def _run(arguments: list[str], texts: Texts) -> int:
    from himiko.cli.commands import command  # noqa: PLC0415  (so that its errors are caught, too)

    code = command().main(arguments, prog_name="himiko", standalone_mode=False, obj=texts)
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _split_language(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Take the option for the language out of the arguments, wherever it stands."""
    for start, argument in enumerate(arguments):
        if argument == LANGUAGE or argument.startswith(LANGUAGE + "="):
            end = start + (2 if argument == LANGUAGE else 1)
            if end > len(arguments):
                raise Problem("option_value", option=LANGUAGE, command="himiko")
            return arguments[start:end], arguments[:start] + arguments[end:]
    return [], arguments


def _fail(problem: Problem, texts: Texts) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _abandon_output()
    with contextlib.suppress(OSError):
        sys.stderr.write(render_problem(problem, texts) + "\n")
    return BAD


def _abandon_output() -> None:
    """Keep the interpreter from writing to a closed pipe once more when it ends."""
    stream: TextIO = sys.stdout
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


@contextmanager
def server_extra() -> Iterator[None]:
    """Say how to install the extra `server`, if it is missing."""
    try:
        yield
    except ImportError as error:
        library = error.name or str(error)
        if library.startswith("himiko"):
            raise
        raise ExtraMissing("extra", library=library, extra="server") from error
