"""A simulated server process: the real application, but for its sockets and threads."""

import asyncio
import contextvars
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from himiko.server.api.context import Context
from himiko.server.app import _work, create_app
from himiko.server.live.engine_start import EngineStart
from himiko.server.services import Services
from himiko.server.settings import Limits, Settings
from himiko.server.storage import notices, store
from himiko.server.storage.outage import StorageAway
from tests.simulation.loop import MACHINE, Machine
from tests.simulation.network import Lost

if TYPE_CHECKING:
    from tests.simulation.world import World

MOST: Final = 3
"""Processes at once."""


def limits() -> Limits:
    """Return limits that nobody reaches."""
    given: dict[str, Any] = {
        name: 10**6 if kind.annotation is int else 1e6
        for name, kind in Limits.model_fields.items()
        if name not in {"body", "message"}
    }
    return Limits(**given)


@cache
def applications() -> list[Any]:
    """Make the applications, one for each process: once, and before chance is the seed's."""
    return [create_app(Settings(warm=False, metrics=False, limits=limits())) for _ in range(MOST)]


class Process(Machine):
    """A server process: the real application, with everything but its sockets and threads."""

    def __init__(self, world: "World", slot: int, number: int) -> None:
        super().__init__(f"p{number}")
        self.world = world
        self.slot = slot
        self.skew = world.rng.uniform(-world.skew, world.skew)
        self.is_up = False
        """Does it take requests? Not before it knows what time it is."""
        self.is_cut_off = False
        """Is the database out of reach?"""
        self.is_deaf = False
        """Is the connection gone over which it hears of the others?"""
        self.hears_since = world.loop.now
        self.pending: set[asyncio.Future[Any]] = set()
        self.tasks: list[asyncio.Task[Any]] = []
        self.context = contextvars.copy_context()
        self.context.run(MACHINE.set, self)
        self.context.run(self._build)

    def _build(self) -> None:
        world = self.world
        engine = EngineStart(lambda _: None, is_cached=True)
        engine._finished.set()  # noqa: SLF001  (it would start a thread)
        made = store.Store(world.disk.url)
        made.shared = world.shared
        self.store = made
        self.services = Services.build(world.settings, engine, made)
        self.services.readiness.notices = cast("Any", self)
        self.server = Context(world.settings, self.services)
        self.app = applications()[self.slot]
        self.app.state.context = self.server
        self.app.middleware_stack = None  # with it go the counts of earlier worlds
        self.spawn(self._start())

    async def _start(self) -> None:
        """Begin to look after clocks and computer players; again, if the database is away."""
        while True:
            try:
                await self.services.heartbeat.align()
                self.is_up = True
                await _work(self.services, lambda: None)
            except StorageAway:
                await asyncio.sleep(1)
            else:
                return

    @property
    def is_listening(self) -> bool:
        """Would it hear of the others?"""
        return not self.is_deaf

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something within this process."""
        task = self.world.loop.create_task(work, context=self.context.copy())
        self.tasks.append(task)
        return task

    def hear(self, notice: str) -> None:
        """Take a notice of another process, if it comes through."""
        if self.is_deaf or self.is_dead or notices.is_from(notice, self.store.origin):
            return
        self.context.copy().run(self.server.on_notice, notice)

    def listen_again(self) -> None:
        """Have the connection back: things may have been missed."""
        self.is_deaf = False
        self.hears_since = self.world.loop.now
        if not self.is_dead:
            self.context.copy().run(self.server.on_missed)

    def kill(self) -> None:
        """Stop at once; whoever waits for it hears nothing any more."""
        self.is_dead = True
        for future in list(self.pending):
            if not future.done():
                future.set_exception(Lost())
        self.store.engine.dispose()
