"""Giving memory back: by itself the allocator keeps what many tables used after they are gone."""

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache

from himiko.game.memo import forget


@cache
def _trim() -> Callable[[int], object] | None:
    """Return the C library's way to give free pages back; None where there is none."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        found: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # not glibc
        return None
    return found


def give_back() -> None:
    """Drop what is only kept for speed, and give free pages to the system; runs in a thread.

    Collecting cycles holds everybody up: call it at a moment when few tables are in use.
    """
    forget()
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)
