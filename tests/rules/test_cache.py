"""The disk cache is never stale: a change in a called function changes the result."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from typing import Any

import pytest
from numba import types

import himiko
from himiko.rules import compile as compiling
from himiko.rules.compile import cache_root, source_key

PACKAGE = Path(himiko.__file__).parent

# An entry that calls a rule of another file, which calls rules of further files.
PROBE = '''
"""A small entry: how much room Riu's harbour has."""
import numpy as np

from himiko.edition import COMPONENTS
from himiko.rules.compile import entry
from himiko.rules.harbour import harbour_room
from himiko.rules.names import RIU
from himiko.rules.state import STATE


@entry
def probe(states, components):
    return harbour_room(states[0], components[0], 0)


states, components = np.zeros(1, STATE), np.zeros(1, COMPONENTS)
states["crew"][0, 0] = 1 << RIU
components["harbour"] = 1
print(probe(states, components), sum(probe.stats.cache_hits.values()))
'''


class Copy:
    """A copy of the engine to be changed, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.rules = folder / "himiko" / "rules"
        self.cache = folder / "cache"
        for package in ("edition", "rules"):
            copytree(
                PACKAGE / package,
                folder / "himiko" / package,
                ignore=ignore_patterns("__pycache__"),
            )
        copy(PACKAGE / "problem.py", folder / "himiko")
        (folder / "himiko" / "__init__.py").touch()
        (self.rules / "probe.py").write_text(PROBE, "utf-8")
        self._folder = folder

    def change(self, file: str, old: str, new: str) -> None:
        """Replace a piece of a file, which must be there once."""
        text = (self.rules / file).read_text("utf-8")
        assert text.count(old) == 1
        (self.rules / file).write_text(text.replace(old, new), "utf-8")

    def run(self) -> tuple[int, int]:
        """Call the entry in a new process; return its result and how often the cache was hit."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self._folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "HIMIKO_CACHE": str(self.cache),
            "NUMBA_DISABLE_JIT": "0",
        }
        done = subprocess.run(
            [sys.executable, "-m", "himiko.rules.probe"],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )
        result, hits = done.stdout.split()
        return int(result), int(hits)


def test_a_change_in_a_called_function_is_never_missed(tmp_path: Path) -> None:
    """Unchanged sources are loaded from the cache; a changed constant elsewhere is compiled."""
    copy = Copy(tmp_path)

    assert copy.run() == (3, 0)
    assert copy.run() == (3, 1)
    copy.change("harbour.py", "RIU_ROOM = 2", "RIU_ROOM = 5")

    assert copy.run() == (6, 0)
    copy.change("bits.py", "return (mask >> int(index)) & 1 != 0", "return False")

    assert copy.run() == (1, 0)


@pytest.fixture
def fresh_root() -> Iterator[None]:
    """Let the folder be looked up again, in the test and after it."""
    cache_root.cache_clear()
    yield
    cache_root.cache_clear()


@pytest.mark.usefixtures("fresh_root")
@pytest.mark.parametrize(
    ("variable", "below"), [("HIMIKO_CACHE", ""), ("XDG_CACHE_HOME", "himiko")]
)
def test_where_compiled_code_is_kept(
    variable: str, below: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the folder chosen, else in the user's cache; it is made if it is not there."""
    monkeypatch.delenv("HIMIKO_CACHE", raising=False)
    monkeypatch.setenv(variable, str(tmp_path / "new"))

    assert cache_root() == tmp_path / "new" / below
    assert cache_root().is_dir()


@pytest.mark.usefixtures("fresh_root")
def test_where_no_folder_can_be_made_a_temporary_one_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file is in the way of the folder chosen."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("HIMIKO_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    assert cache_root().parent == tmp_path
    assert cache_root().is_dir()


def test_compiled_code_is_named_by_the_text_of_its_sources(tmp_path: Path) -> None:
    """Another text of any file in the caller's folder is another key."""
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    (tmp_path / "one" / "bot.py").write_text("DEPTH = 1")
    (tmp_path / "other" / "bot.py").write_text("DEPTH = 2")

    keys = {source_key(tmp_path / folder) for folder in ("one", "other", "nowhere")}

    assert len(keys) == 3


@pytest.mark.usefixtures("fresh_root")
def test_an_entry_is_kept_in_a_folder_named_by_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two entries of one file are distinguished by their lines."""
    monkeypatch.setenv("HIMIKO_CACHE", str(tmp_path))

    locator = compiling._Locator.from_function(source_key, compiling.__file__)  # noqa: SLF001

    key = source_key(Path(compiling.__file__).parent)
    assert locator.get_cache_path() == str(tmp_path / key)
    assert locator.get_source_stamp() == key
    assert locator.get_disambiguator() == str(source_key.__code__.co_firstlineno)


class Compiled:
    """Stands for a compiled function; notes the types it is asked for."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def get_call_template(self, args: Any, kws: Any) -> None:
        """Note the types."""
        self.asked += [*args, *kws.values()]


def test_a_constant_is_like_any_other_number_to_a_rule() -> None:
    """No rule is compiled again for each constant it is called with."""
    compiled = Compiled()

    compiling._ignore_constants(compiled)  # noqa: SLF001
    compiled.get_call_template([types.literal(3)], {"b": types.literal(4)})

    assert compiled.asked == [types.intp, types.intp]
