"""How the rules are compiled: two decorators, one disk cache that is never stale.

`rule` marks a plain function of the game; `entry` marks one that Python calls. Only entries
are cached, each with everything it calls inside. With NUMBA_DISABLE_JIT=1 both leave the
function as it is, so the rules can be stepped through and their coverage measured.

Numba's own cache looks at the file of the cached function alone and would miss a change in a
function called from it, so ours is keyed by the text of every file of the engine.
"""

import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.types import unliteral

JIT = not numba.config.DISABLE_JIT

_njit = numba.njit(nogil=True, error_model="numpy")


def rule(function: Callable[..., Any]) -> Any:
    """Compile a function of the rules when it is first needed."""
    compiled = _njit(function)
    if JIT:
        _ignore_constants(compiled)
    return compiled


def _ignore_constants(compiled: Any) -> None:
    """Keep Numba from compiling a function again for every constant it is called with."""
    by_types = compiled.get_call_template

    def by_plain_types(args: Any, kws: Any) -> Any:
        return by_types([unliteral(a) for a in args], {k: unliteral(a) for k, a in kws.items()})

    compiled.get_call_template = by_plain_types


@cache
def _fingerprint_of(folder: Path) -> bytes:
    """Hash of all Python files of a folder."""
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.digest()


def source_key(folder: Path) -> str:
    """Name what compiled code depends on: the engine, the caller's folder, the versions."""
    here = Path(__file__).parent
    digest = hashlib.sha256()
    for part in (here, here.parent / "edition", folder):
        digest.update(_fingerprint_of(part))
    versions = (sys.version, np.__version__, numba.__version__, llvmlite.__version__)
    digest.update("\n".join((*versions, platform.machine())).encode())
    return digest.hexdigest()[:16]


@cache
def cache_root() -> Path:
    """Return the folder for compiled code: HIMIKO_CACHE, else the user's cache, else temporary."""
    chosen = os.environ.get("HIMIKO_CACHE")
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    root = Path(chosen) if chosen else Path(base) / "himiko"
    try:
        root.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=root).close()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="himiko-"))
    return root


class _Locator(_CacheLocator):
    """Tells Numba where an entry is kept: a folder named by the key of its sources."""

    def __init__(self, py_func: Callable[..., Any], py_file: str) -> None:
        self._py_file = py_file
        self._lineno = py_func.__code__.co_firstlineno
        self._key = source_key(Path(py_file).parent)

    def get_cache_path(self) -> str:
        return str(cache_root() / self._key)

    def get_source_stamp(self) -> str:
        return self._key

    def get_disambiguator(self) -> str:
        return str(self._lineno)

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> "_Locator":
        locator = cls(py_func, py_file)
        locator.ensure_cache_path()
        return locator


class _Impl(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012  (Numba reads it from the class)


class _Cache(FunctionCache):
    _impl_class = _Impl


def entry(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls, and keep it on disk."""
    compiled = rule(function)
    if JIT:
        compiled._cache = _Cache(function)  # noqa: SLF001  (what enable_caching does)
    return compiled


def direct(compiled: Any, signature: tuple[Any, ...]) -> Callable[..., Any]:
    """Return an entry as the bare compiled function for one signature.

    It skips Numba's look at the types of the arguments, which costs more than most rules do; so
    the caller answers for them.
    """
    if not JIT:
        return compiled
    compiled.compile(signature)
    return compiled.overloads[signature].entry_point
