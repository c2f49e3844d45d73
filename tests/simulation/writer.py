"""The writer of a simulated process: commits at moments drawn from the seed."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from himiko.server.storage.outage import StorageAway
from himiko.server.storage.writer import Writer

if TYPE_CHECKING:
    from tests.simulation.world import World


class SimulatedWriter(Writer):
    """The writer without its thread: the same commits, at moments drawn from the seed."""

    world: "World"

    def __init__(self, engine: Any, file: Any = None) -> None:
        self._engine = engine
        self._file = file
        self._is_shared = False
        self._kept = None
        self._away_until = 0.0
        self._waiting: list[Any] = []
        self.commits = 0

    def submit(self, job: Callable[[Any], Any]) -> "Future[Any]":
        """Run a job soon, with those that come until then."""
        future: Future[Any] = Future()
        if not self._waiting:
            delay = self.world.rng.uniform(0.0005, 0.02)
            self.world.loop.call_later(delay, self._flush)
        self._waiting.append((job, future))
        return future

    def _flush(self) -> None:
        batch, self._waiting = self._waiting, []
        jobs = [job for job in batch if job[1].set_running_or_notify_cancel()]
        if not jobs:
            return
        if self.world.loses_answer():
            self._commit([(job, Future()) for job, _ in jobs])
            self.world.witness.look()
            for _, future in jobs:
                future.set_exception(StorageAway())
            return
        # The witness looks before anybody is answered.
        answers: list[tuple[Any, Future[Any]]] = [(job, Future()) for job, _ in jobs]
        self._commit(answers)
        self.world.witness.look()
        for (_, future), (_, answer) in zip(jobs, answers, strict=True):
            if (error := answer.exception()) is not None:
                future.set_exception(error)
            else:
                future.set_result(answer.result())

    def close(self) -> None:
        """There is nothing to wait for."""
