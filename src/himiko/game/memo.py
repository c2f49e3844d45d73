"""Results that are kept because they are asked for again and again; they can be forgotten at once.

What is kept lies scattered among everything else, and each small part of it keeps a whole page of
memory from being given back: a process that gives memory back forgets these first.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
_forget: list[Callable[[], None]] = []


def memo(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep the last `most` results of a function that were asked for."""

    def keeping(function: Callable[P, T]) -> Callable[P, T]:
        kept = lru_cache(maxsize=most)(function)
        _forget.append(kept.cache_clear)
        return cast("Callable[P, T]", kept)  # which its own type does not tell

    return keeping


def forget() -> None:
    """Forget all of them; each is worked out again when it is asked for."""
    for one in _forget:
        one()
