"""Work for many machines: tasks on a Ray cluster, an existing one or one started here.

A task says everything its result depends on, so it does not matter where it is done, nor how often:
what a lost worker or machine had under way is done again elsewhere, by Ray.
"""

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from itertools import islice
from typing import Any, ClassVar, Final, Self

from himiko.extra import load
from himiko.problem import Problem

LOCAL: Final = "local"
_AHEAD: Final = 2  # tasks that each processor has waiting, at most
_WAIT: Final = 0.1  # seconds between two looks at whether to stop
_FOR_EVER: Final = -1
_KNOCK: Final = 10.0  # seconds for a machine to answer

Task = tuple[Any, ...]


class BadCluster(Problem):
    """A cluster that cannot be used."""

    family = "bad_cluster"
    messages: ClassVar[Mapping[str, str]] = {
        "no_cluster": "there is no Ray cluster at {address}",
        "lost": "the Ray cluster does not answer any more: {reason}",
        "version": "the cluster has himiko {theirs}, and here is {ours}",
        "no_himiko": "the cluster cannot load himiko {ours}: {reason}",
    }


class Cluster:
    """The processors of a Ray cluster. Used in a `with` statement, which lets go of it.

    `address` is as `ray.init` takes it: `ray://host:10001`, `host:6379`, `auto`; `local` starts one
    on this machine and ends it. Where the program has connected to Ray itself, that is used.
    """

    def __init__(self, address: str, threads: int = 1) -> None:
        """`threads` is how many processors each task needs."""
        ray: Any = load("ray", "ray")
        self._ray = ray
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            _connect(ray, address)
        # A task is given to another worker as often as necessary.
        self._do = ray.remote(num_cpus=threads, max_retries=_FOR_EVER)(_do)
        self._threads = threads
        self.version = _version()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the cluster; one that was started here ends."""
        if self._is_ours:
            self._ray.shutdown()

    def share(self, thing: Any) -> Any:  # noqa: ANN401  (what a task is given in its place)
        """Send something to the cluster that many tasks need, once."""
        return self._ray.put(thing)

    def results(
        self,
        work: Callable[..., Any],
        tasks: Iterable[Task],
        stopped: Callable[[], bool] = lambda: False,
    ) -> Iterator[Any]:
        """Do all tasks; yield each result when it is there. Ends early when stopped."""
        refs = self._hand_out(work, tasks)
        waiting: list[Any] = []
        try:
            while not stopped():
                waiting += islice(refs, max(0, self._most() - len(waiting)))
                if not waiting:
                    return
                done, waiting = self._ray.wait(waiting, timeout=_WAIT)
                for one in done:
                    yield self._get(one)
        finally:
            self._cancel(waiting)

    def in_order(self, work: Callable[..., Any], tasks: Iterable[Task]) -> Iterator[Any]:
        """Do all tasks; yield their results in the order of the tasks."""
        refs = self._hand_out(work, tasks)
        waiting: deque[Any] = deque()
        try:
            while True:
                waiting.extend(islice(refs, max(0, self._most() - len(waiting))))
                if not waiting:
                    return
                yield self._get(waiting.popleft())
        finally:
            self._cancel(waiting)

    def _hand_out(self, work: Callable[..., Any], tasks: Iterable[Task]) -> Iterator[Any]:
        return (self._do.remote(self.version, work, *task) for task in tasks)

    def _most(self) -> int:
        """Return how many tasks to hand out: machines come and go."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        return max(1, processors // self._threads) * _AHEAD

    def _get(self, one: Any) -> Any:  # noqa: ANN401
        errors = self._ray.exceptions
        try:
            return self._ray.get(one)
        except errors.RayTaskError as error:
            if isinstance(error.cause, Problem):
                raise error.cause from error
            if isinstance(error.cause, ImportError):
                raise BadCluster("no_himiko", ours=self.version, reason=str(error.cause)) from error
            raise
        except errors.RaySystemError as error:
            raise BadCluster("lost", reason=str(error).splitlines()[0]) from error

    def _cancel(self, waiting: Iterable[Any]) -> None:
        for one in waiting if self._ray.is_initialized() else ():
            self._ray.cancel(one)


def _connect(ray: Any, address: str) -> None:  # noqa: ANN401
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster of ours reports to nobody
    quiet = {"log_to_driver": False, "logging_level": "error"}
    if address == LOCAL:
        quiet["include_dashboard"] = False
    try:
        _knock(address)
        ray.init(address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadCluster("no_cluster", address=address) from error


def _knock(address: str) -> None:
    """Raise OSError if nobody is at an address with a port: Ray would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), _KNOCK).close()


def _do(version: str, work: Callable[..., Any], *task: Any) -> Any:  # noqa: ANN401
    """Do a task, in a worker of the cluster."""
    if version != _version():
        raise BadCluster("version", theirs=_version(), ours=version)
    return work(*task)


def _version() -> str:
    """Return the version of himiko, whose names lie above this module: they are not imported."""
    version: str = import_module("himiko").__version__
    return version
