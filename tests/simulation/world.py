"""The world: its processes, disk, network and time, and what goes wrong with them."""

import asyncio
import contextlib
import contextvars
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, Final

from himiko.server.settings import Settings
from tests.simulation.disk import Disk
from tests.simulation.loop import MACHINE, SimulatedLoop
from tests.simulation.network import Lost, serve
from tests.simulation.process import Process, limits
from tests.simulation.witness import Witness

EPOCH: Final = 1_800_000_000.0
HOUR: Final = 3600.0
PATIENCE: Final = 20.0
"""Seconds that a client waits for an answer."""


class World:
    """All of it, from a seed."""

    def __init__(self, seed: int, folder: Path, template: Path) -> None:
        self.rng = Random(seed)
        self.shared = self.rng.random() < 0.75
        self.skew = self.rng.choice((0.0, 0.2, 2 * HOUR))
        self.loop = SimulatedLoop(self.rng)
        self.disk = Disk(folder, template)
        self.settings = Settings(
            database=self.disk.url, warm=False, thinkers=2, metrics=False, limits=limits()
        )
        self.witness = Witness(self.disk.path)
        self.processes: list[Process] = []
        self.buried: list[Process] = []
        self.number = 0
        self.answers_lost = 0.0
        self.is_quiet = False
        self.ghosts: list[asyncio.Task[None]] = []

    # processes

    def start(self, slot: int) -> None:
        """Start a process, in place of one that was there."""
        self.number += 1
        process = Process(self, slot, self.number)
        if slot < len(self.processes):
            self.buried.append(self.processes[slot])
            self.processes[slot] = process
        else:
            self.processes.append(process)
        self.witness.note("started", slot)

    def lose_power(self) -> None:
        """Kill everything at once; the disk keeps what was synced."""
        for process in self.processes:
            process.kill()
        self.witness.close()
        self.disk.lose_power()
        self.witness.reopen()
        self.witness.note("power lost")
        self.witness.check_durable()

    def alive(self) -> list[Process]:
        """Return the processes that a person can reach."""
        return [process for process in self.processes if process.is_up and not process.is_dead]

    def can_serve(self) -> bool:
        """Can anybody play just now?"""
        reached = any(not process.is_cut_off for process in self.alive())
        return reached and not self.disk.is_full

    def loses_answer(self) -> bool:
        """Does the database commit, and the answer get lost?"""
        return self.rng.random() < self.answers_lost

    # the network

    def publish(self, connection: Any) -> None:
        """Pass notices on to all processes: late, twice or in another order."""
        said = connection.info.pop("notices", ())
        for notice in said if self.shared else ():
            for process in self.alive():
                for _ in range(1 + (self.rng.random() < 0.05)):
                    delay = self.rng.uniform(0.001, 0.1)
                    plain = contextvars.Context()
                    self.loop.call_later(delay, process.hear, notice, context=plain)

    async def ask(
        self, process: Process, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[int, Any, str]:
        """Send a request and wait for its answer: status, content, cookie."""
        await asyncio.sleep(self.rng.uniform(0.001, 0.05))
        if process.is_dead or not process.is_up:
            raise Lost
        answer = self.loop.create_future()
        process.pending.add(answer)
        process.spawn(serve(process, method, path, body, cookie, answer))
        try:
            async with asyncio.timeout(PATIENCE):
                status, content, given = await asyncio.shield(answer)
        except TimeoutError as error:
            raise Lost from error
        finally:
            process.pending.discard(answer)
        await asyncio.sleep(self.rng.uniform(0.001, 0.05))
        return status, content, given

    # all of it

    def wall(self) -> float:
        """Return what the clock on the wall of the present process says."""
        machine = MACHINE.get()
        return EPOCH + self.loop.now + (machine.skew if machine is not None else 0.0)

    def run(self, story: Coroutine[Any, Any, None]) -> None:
        """Run until the story is over; then bury what was killed."""
        main = self.loop.create_task(story)
        found: list[BaseException] = []

        def take(_: Any, happened: dict[str, Any]) -> None:
            error = happened.get("exception")
            if isinstance(error, AssertionError):  # the witness speaks within a commit
                found.append(error)
                main.cancel()

        self.loop.set_exception_handler(take)
        try:
            with contextlib.suppress(asyncio.CancelledError):
                self.loop.run_until_complete(main)
            if found:
                raise found[0]
        finally:
            self._bury()
            self.witness.close()
            self.loop.close()

    def _bury(self) -> None:
        """Cancel all that is left; nothing of it is stored or sent any more."""
        for process in (*self.processes, *self.buried):
            process.is_cut_off = True
            process.is_dead = False
            for callback, args, context in process.parked:
                self.loop.call_soon(callback, *args, context=context)
            process.parked.clear()
        for _ in range(5):
            tasks = asyncio.all_tasks(self.loop)
            for task in tasks:
                task.cancel()
            if tasks:
                self.loop.run_until_complete(asyncio.wait(tasks, timeout=60))
        for process in (*self.processes, *self.buried):
            process.store.engine.dispose()
            process.app.state.context = None
