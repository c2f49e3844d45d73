"""Reading an edition in a separate process, which is ended when it uses too much.

A file of a hundred kilobytes can make a reader of TOML take seconds and a gigabyte. So files from
strangers are checked here first: `python -m himiko.server.edition_process` reads one from its
input and answers in JSON, within limits of time and memory that it sets itself. With `--faults` it
answers what the file contains, finished or not, and all that is wrong with it.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from himiko.edition import BadEdition, Edition, faults, read_toml
from himiko.edition.phrases import expects, has
from himiko.problem import Phrase

PROCESSOR_SECONDS: Final = 2
SECONDS: Final = 10.0
"""Enough even on a busy machine."""
MEMORY: Final = 192 * 1024 * 1024
"""Bytes, besides what the process has before it reads."""
_SHORT: Final = 4_000
"""A text of at most this many characters is read here: it cannot take long."""

_LONGEST_ANSWER: Final = 1 << 19
"""Characters; an edition is far shorter."""


def parse_in_process(text: str, name: str) -> Edition:
    """Read the text of an edition file as `Edition.parse` does, within bounds."""
    if len(text) > _SHORT:
        _check(text, name)
    return Edition.parse(text, name)


def read_unfinished(text: str, name: str) -> tuple[dict[str, Any], list[BadEdition]]:
    """Return what a file says, and all that is wrong with it, within bounds."""
    if len(text) > _SHORT:
        answer = _answer(text, name, "--faults")
        return answer["content"], [_bad(name, problem) for problem in answer["faults"]]
    content = read_toml(text, name)
    return content, faults(content, name)


def _check(text: str, name: str) -> None:
    problem = _answer(text, name)
    if problem is not None:
        raise _bad(name, problem)


def _answer(text: str, name: str, *options: str) -> Any:  # noqa: ANN401  (JSON)
    command = [sys.executable, "-m", "himiko.server.edition_process", name, *options]
    single = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # each would reserve memory
    try:
        done = subprocess.run(  # noqa: S603
            command,
            input=text.encode("utf-8", "replace"),
            env={**os.environ, **single},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise _too_much(name) from error
    if done.returncode != 0:  # ended by one of its bounds
        raise _too_much(name)
    try:
        return json.loads(done.stdout)
    except RecursionError as error:
        raise _too_much(name) from error


def _bad(name: str, problem: dict[str, Any]) -> BadEdition:
    return BadEdition(name, problem["key"], _phrase(problem["expected"]), _phrase(problem["found"]))


def _too_much(name: str) -> BadEdition:
    return BadEdition(name, "", expects("toml"), has("nested"))


def _phrase(said: dict[str, Any]) -> Phrase:
    return Phrase(said["family"], said["code"], said["values"])


def _said(phrase: Phrase) -> dict[str, Any]:
    values = {name: str(value) for name, value in phrase.values.items()}
    return {"family": phrase.family, "code": phrase.code, "values": values}


def _bound() -> None:
    """Let the system end this process when it takes too much."""
    if sys.platform == "win32":
        return  # then only the time is bounded
    import resource  # noqa: PLC0415  (not everywhere)

    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
    pages = Path("/proc/self/statm")
    if pages.exists():
        now = int(pages.read_text("ascii").split()[0]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, now + MEMORY))


def _as_data(error: BadEdition) -> dict[str, Any]:
    expected, found = error.values["expected"], error.values["found"]
    return {"key": error.key, "expected": _said(expected), "found": _said(found)}


def _problem(text: str, name: str) -> dict[str, Any] | None:
    try:
        Edition.parse(text, name)
    except BadEdition as error:
        return _as_data(error)
    return None


def _unfinished(text: str, name: str) -> dict[str, Any]:
    content = read_toml(text, name)
    return {"content": content, "faults": [_as_data(fault) for fault in faults(content, name)]}


def main() -> int:
    """Read a file from the input; say what is wrong with it, or null."""
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    _bound()
    _, name, *options = sys.argv
    try:
        answer = json.dumps((_unfinished if options else _problem)(text, name), default=str)
    except (BadEdition, MemoryError, RecursionError, ValueError):
        return 1
    if len(answer) > _LONGEST_ANSWER:
        return 1
    sys.stdout.write(answer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
