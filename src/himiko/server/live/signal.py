"""Signals: a part announces something without knowing who wants to know."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal(Generic[T]):
    """Calls those who subscribed, in their order."""

    def __init__(self) -> None:
        self._handlers: list[Callable[[T], None]] = []

    def subscribe(self, handler: Callable[[T], None]) -> None:
        self._handlers.append(handler)

    def emit(self, value: T) -> None:
        for handler in self._handlers:
            handler(value)
