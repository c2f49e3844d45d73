"""An event loop whose time is virtual: it jumps to the next moment at which something happens.

Threads do not exist here. What the server would do in one is done by the loop itself after a delay
drawn from the seed, so the order of everything that is concurrent follows from the seed alone.
Whatever belongs to a simulated process carries it in its context; what a killed one would still
have done is kept aside until the simulation is over, and never happens.
"""

import asyncio
import contextvars
from collections.abc import Callable
from random import Random
from typing import Any

Parked = tuple[Callable[..., Any], tuple[Any, ...], contextvars.Context]


class Deadlock(AssertionError):
    """Nothing will ever happen again."""


class Machine:
    """A simulated process, as far as the loop knows it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.parked: list[Parked] = []
        self.skew = 0.0

    def step(self, callback: Callable[..., Any], *args: Any) -> None:
        """Do something, unless the process is dead."""
        if self.is_dead:
            self.parked.append((callback, args, contextvars.copy_context()))
        else:
            callback(*args)


MACHINE: contextvars.ContextVar[Machine | None] = contextvars.ContextVar("machine", default=None)


class _Jump:
    """In place of the selector, which waits for sockets."""

    def __init__(self, loop: "SimulatedLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        """Let time pass at once."""
        if timeout is None:
            raise Deadlock
        self._loop.now += max(0.0, timeout)
        return []

    def close(self) -> None:
        """There is nothing to close."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs callbacks in the order of their moments; moments are drawn where reality is open."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.now = 0.0
        self._selector = _Jump(self)

    def time(self) -> float:
        """Return the virtual moment, in seconds."""
        return self.now

    def _process_events(self, event_list: Any) -> None:
        """There are no sockets."""

    def _write_to_self(self) -> None:
        """There are no threads to wake it."""

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        """Do it soon, if the process it belongs to is alive then."""
        context = context if context is not None else contextvars.copy_context()
        return super().call_soon(_guarded(callback, context), *args, context=context)

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        """Do the same: all is one thread."""
        return self.call_soon(callback, *args, context=context)

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        """Do it at a moment, if the process it belongs to is alive then."""
        context = context if context is not None else contextvars.copy_context()
        return super().call_at(when, _guarded(callback, context), *args, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Do what a thread would do, some milliseconds later."""
        del executor
        waiter = self.create_future()

        def work() -> None:
            if waiter.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:  # noqa: BLE001  (whoever waits gets it)
                waiter.set_exception(error)
            else:
                waiter.set_result(result)

        self.call_later(self.rng.uniform(0.0002, 0.01), work)
        return waiter

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:  # noqa: ASYNC109
        """There is none."""


def _guarded(callback: Any, context: contextvars.Context) -> Any:
    machine = context.get(MACHINE)
    if machine is None or getattr(callback, "__self__", None) is machine:
        return callback

    def guarded(*args: Any) -> None:
        machine.step(callback, *args)

    return guarded
