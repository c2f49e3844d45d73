"""The world: processes, the network between them and people, time, and what goes wrong."""

import asyncio
import contextlib
import contextvars
import json
import secrets
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, cast
from unittest.mock import patch

import fastapi.dependencies.utils
import fastapi.routing

from himiko.server.api.context import Context
from himiko.server.api.socket import Socket
from himiko.server.app import _work, create_app
from himiko.server.live.engine_start import EngineStart
from himiko.server.live.peers import Peers
from himiko.server.services import Services
from himiko.server.settings import Limits, Settings
from himiko.server.storage import migrate, notices, store
from himiko.server.storage.outage import StorageAway
from himiko.server.storage.writer import Writer
from tests.simulation.disk import Disk
from tests.simulation.loop import MACHINE, Machine, SimulatedLoop
from tests.simulation.witness import Witness

EPOCH: Final = 1_800_000_000.0
PATIENCE: Final = 20.0
"""Seconds that a client waits for an answer."""
MOST: Final = 3
"""Processes at once."""


@cache
def applications() -> list[Any]:
    """Make the applications, one for each process: once, and before chance is the seed's."""
    return [create_app(Settings(warm=False, metrics=False, limits=_limits())) for _ in range(MOST)]


class Lost(Exception):
    """The connection broke: what was asked may or may not have been done."""


class SimulatedWriter(Writer):
    """The writer without its thread: the same commits, at moments drawn from the seed."""

    world: "World"

    def __init__(self, engine: Any, file: Any = None) -> None:
        self._engine = engine
        self._file = file
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


class Process(Machine):
    """A server process: the real application, with everything but its sockets and threads."""

    def __init__(self, world: "World", slot: int, number: int) -> None:
        super().__init__(f"p{number}")
        self.world = world
        self.slot = slot
        self.skew = world.rng.uniform(-world.skew, world.skew)
        self.is_cut_off = False
        """Is the database out of reach?"""
        self.is_deaf = False
        """Is the connection gone over which it hears of the others?"""
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
        if not self.is_dead:
            self.context.copy().run(self.server.news.on_missed)

    def kill(self) -> None:
        """Stop at once; whoever waits for it hears nothing any more."""
        self.is_dead = True
        for future in list(self.pending):
            if not future.done():
                future.set_exception(Lost())
        self.store.engine.dispose()


class Wire:
    """A WebSocket from a person to a process: in order, with delays, until it is cut."""

    def __init__(
        self, world: "World", process: Process, path: str, query: str, cookie: str
    ) -> None:
        self._world = world
        self._process = process
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_client: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._last = 0.0
        self.gone = world.loop.create_future()
        process.pending.add(self.gone)
        self._to_server.put_nowait({"type": "websocket.connect"})
        scope = {**_scope(path, query, cookie), "type": "websocket", "subprotocols": []}
        self._task = process.spawn(process.app(scope, self._to_server.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        """Deliver in order, a little later, even if the process dies meanwhile."""
        world = self._world
        self._last = max(self._last, world.loop.now + world.rng.uniform(0.001, 0.05))
        plain = contextvars.Context()
        world.loop.call_at(self._last, self._to_client.put_nowait, message, context=plain)

    async def receive(self, seconds: float) -> dict[str, Any] | None:
        """Return the next message; None: nothing came for so long."""
        getting = asyncio.ensure_future(self._to_client.get())
        await asyncio.wait({getting, self.gone}, timeout=seconds, return_when="FIRST_COMPLETED")
        if not getting.done():
            getting.cancel()
            if self.gone.done():
                raise Lost
            return None
        message = getting.result()
        if message["type"] == "websocket.close":
            raise Lost
        if message["type"] == "websocket.accept":
            return await self.receive(seconds)
        said: dict[str, Any] = json.loads(message["text"])
        return said

    def cut(self) -> None:
        """End it, from either side."""
        self._process.pending.discard(self.gone)
        if self.gone.done():
            self.gone.exception()
        else:
            self.gone.set_exception(Lost())
            self.gone.exception()
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})


def _scope(path: str, query: str, cookie: str) -> dict[str, Any]:
    headers = [(b"host", b"sim"), (b"content-type", b"application/json")]
    if cookie:
        headers.append((b"cookie", f"himiko={cookie}".encode()))
    return {
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("10.0.0.1", 1),
        "server": ("sim", 80),
    }


class World:
    """All of it, from a seed."""

    def __init__(self, seed: int, folder: Path, template: Path) -> None:
        self.rng = Random(seed)
        self.shared = self.rng.random() < 0.75
        self.skew = self.rng.choice((0.0, 0.05, 0.2))
        self.loop = SimulatedLoop(self.rng)
        self.disk = Disk(folder, template)
        self.settings = Settings(
            database=self.disk.url, warm=False, thinkers=2, metrics=False, limits=_limits()
        )
        self.witness = Witness(self.disk.path)
        self.processes: list[Process] = []
        self.buried: list[Process] = []
        self.number = 0
        self.answers_lost = 0.0
        self.is_quiet = False

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
        return [process for process in self.processes if not process.is_dead]

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
        for notice in connection.info.pop("notices", ()):
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
        if process.is_dead:
            raise Lost
        answer = self.loop.create_future()
        process.pending.add(answer)
        process.spawn(self._serve(process, method, path, body, cookie, answer))
        try:
            async with asyncio.timeout(PATIENCE):
                status, content, given = await asyncio.shield(answer)
        except TimeoutError as error:
            raise Lost from error
        finally:
            process.pending.discard(answer)
        await asyncio.sleep(self.rng.uniform(0.001, 0.05))
        return status, content, given

    async def _serve(  # noqa: PLR0913, PLR0917  (parts of a request)
        self, process: Process, method: str, path: str, body: Any, cookie: str, answer: Any
    ) -> None:
        content = json.dumps(body).encode() if body is not None else b""
        sent: list[dict[str, Any]] = []
        asked = [{"type": "http.request", "body": content, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope = {**_scope(path, "", cookie), "type": "http", "method": method}
        scope["headers"].append((b"content-length", str(len(content)).encode()))
        await process.app(scope, receive, send)
        given = dict(sent[0]["headers"]).get(b"set-cookie", b"").decode()
        text = b"".join(part.get("body", b"") for part in sent[1:])
        if not answer.done():
            cookie = given.partition("=")[2].partition(";")[0]
            answer.set_result((sent[0]["status"], json.loads(text) if text else None, cookie))

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


def _limits() -> Limits:
    """Return limits that nobody reaches."""
    given: dict[str, Any] = {
        name: 10**6 if kind.annotation is int else 1e6
        for name, kind in Limits.model_fields.items()
        if name not in {"body", "message"}
    }
    return Limits(**given)


def _noted(connection: Any, *said: str) -> None:
    connection.info.setdefault("notices", []).extend(said)


def _attached(world: World, connect: Any) -> Any:
    """Return the function that opens databases, with the faults of the disk."""

    def opened(*args: Any, **named: Any) -> Any:
        engine = connect(*args, **named)
        process = MACHINE.get()
        world.disk.attach(engine, lambda: getattr(process, "is_cut_off", False), world.publish)
        return engine

    return opened


async def _at_once(function: Any, *args: Any, **named: Any) -> Any:
    return function(*args, **named)


@contextmanager
def simulated(world: World) -> Iterator[None]:
    """Put the world in place of time, chance, threads and PostgreSQL's notices."""
    rng = world.rng
    SimulatedWriter.world = world
    with ExitStack() as stack:

        def swap(*args: Any) -> None:
            stack.enter_context(patch.object(*args))

        swap(time, "monotonic", lambda: world.loop.now)
        swap(time, "time", world.wall)
        swap(Peers.__init__, "__defaults__", (lambda: world.loop.now,))
        swap(secrets, "token_hex", lambda size=32: rng.randbytes(size).hex())
        swap(secrets, "token_bytes", rng.randbytes)
        swap(secrets, "token_urlsafe", lambda size=32: rng.randbytes(size).hex())
        swap(secrets, "randbits", rng.getrandbits)
        numbers = count()  # sockets are kept in sets, whose order is that of hashes
        swap(Socket, "__hash__", lambda one: one.__dict__.setdefault("order", next(numbers)))
        swap(store, "Writer", SimulatedWriter)
        swap(store, "connect", _attached(world, vars(store)["connect"]))
        swap(migrate, "upgrade", lambda *_, **__: None)
        swap(fastapi.dependencies.utils, "run_in_threadpool", _at_once)
        swap(fastapi.routing, "run_in_threadpool", _at_once)
        for name, instead in (("notify", _noted), ("is_heard", lambda _: True)):
            plain = getattr(notices, name)
            for module in [one for path, one in sys.modules.items() if path.startswith("himiko.")]:
                if vars(module).get(name) is plain:
                    swap(module, name, instead)
        yield
