"""An event and a queue like asyncio's, but small: each of thousands of sockets has some.

asyncio's own have up to three queues of 700 bytes each, empty or not, and every socket had six.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class SmallEvent:
    """asyncio's Event, small."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self, *, is_set: bool = False) -> None:
        self._is_set = is_set
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Has it happened?"""
        return self._is_set

    def set(self) -> None:
        """Wake all that wait for it."""
        self._is_set = True
        waiting, self._waiting = self._waiting, None
        for one in waiting or ():
            _wake(one)

    def clear(self) -> None:
        """Let those who come now wait again."""
        self._is_set = False

    async def wait(self) -> bool:
        """Wait until it has happened."""
        if not self._is_set:
            one = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), one]
            await one
        return True


class SmallQueue(Generic[T]):
    """asyncio's Queue, small, for one reader."""

    __slots__ = ("_reader", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, one: T) -> None:
        """Add something, and wake the reader."""
        self._waiting.append(one)
        if self._reader is not None:
            _wake(self._reader)

    def empty(self) -> bool:
        """Is there nothing in it?"""
        return not self._waiting

    async def get(self) -> T:
        """Return the next thing, once there is one."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._waiting.pop(0)


def _wake(one: "asyncio.Future[None]") -> None:
    if not one.done():
        one.set_result(None)
