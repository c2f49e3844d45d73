"""What is put in place of time, chance, threads and PostgreSQL while a world runs."""

import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from typing import Any, Final
from unittest.mock import patch

import fastapi.dependencies.utils
import fastapi.routing
from argon2 import PasswordHasher

from himiko.server.api import accounts, context
from himiko.server.api.socket import Socket
from himiko.server.live.peers import Peers
from himiko.server.storage import migrate, notices, store
from tests.simulation.loop import MACHINE
from tests.simulation.world import World
from tests.simulation.writer import SimulatedWriter

_CHEAP: Final = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)


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
        swap(secrets, "randbelow", rng.randrange)
        swap(context, "PasswordHasher", _CHEAP)  # a hash takes a tenth of a second otherwise
        swap(accounts, "_NO_HASH", _CHEAP().hash(""))
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
