"""Ghosts: browsers that were logged out. They try to look and to play on; it must be in vain."""

import asyncio
import contextlib
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.network import Lost, Wire
from tests.simulation.problem import Wrong

if TYPE_CHECKING:
    from tests.simulation.process import Process
    from tests.simulation.world import World

GRACE: Final = 3.0
"""Seconds in which what was asked before is still answered, and a notice is on its way."""
_DEEDS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("leave", {}),
    ("come-back", {}),
    ("takeback", {"to": 0}),
    ("answer", {"accept": True}),
    ("chat", {"text": "I was logged out"}),
)
_REFUSED: Final = {0, 401, 503}


class Ghost:
    """A cookie that lets nobody in any more."""

    def __init__(self, world: "World", table: str, cookie: str, wire: Wire | None = None) -> None:
        self._world = world
        self._wire = wire
        self._table = table
        self._cookie = cookie
        self._since = world.loop.now
        self._rng = Random(world.rng.getrandbits(32))

    def begin(self) -> None:
        """Try on beside everything else; what it is let do ends the story."""
        task = self._world.loop.create_task(self._haunt())
        self._world.ghosts.append(task)
        task.add_done_callback(self._report)

    def _report(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._world.loop.call_exception_handler({"message": "ghost", "exception": error})

    def _must_know(self, process: "Process", at: float) -> bool:
        """Must a process know by now? Not while it hears nothing of the others."""
        return not process.is_deaf and at > max(self._since, process.hears_since) + GRACE

    async def _haunt(self) -> None:
        """Listen where one is connected, then look and act a few times."""
        if self._wire is not None:
            await self._listen(self._wire)
        for _ in range(4):
            await asyncio.sleep(self._rng.uniform(0.5, 10))
            alive = self._world.alive()
            if alive:
                deed = self._rng.choice((self._act, self._look))
                await deed(self._rng.choice(alive))

    async def _listen(self, wire: Wire) -> None:
        """Go on listening: a process that must know by now has closed the socket."""
        with contextlib.suppress(Lost):
            while not self._must_know(wire.process, self._world.loop.now - 1):
                await wire.receive(1)
            raise Wrong(f"{self._table}: logged out, and the socket is still open")

    async def _act(self, process: "Process") -> None:
        what, body = self._rng.choice(_DEEDS)
        must_know = self._must_know(process, self._world.loop.now)
        path = f"/api/tables/{self._table}/{what}"
        try:
            status, content, _ = await self._world.ask(process, "POST", path, body, self._cookie)
        except Lost:
            return
        if must_know and status not in _REFUSED:
            raise Wrong(f"{self._table}: logged out, and answered {status} {content}")

    async def _look(self, process: "Process") -> None:
        """Open a socket: one may look on, as a stranger."""
        must_know = self._must_know(process, self._world.loop.now)
        path = f"/api/tables/{self._table}/live"
        wire = Wire(self._world, process, path, "ply=0&version=-1", self._cookie)
        try:
            message = await wire.receive(5)
        except Lost:
            return
        finally:
            wire.cut()
        if must_know and message is not None and message.get("mine"):
            raise Wrong(f"{self._table}: logged out, and shown a seat")
