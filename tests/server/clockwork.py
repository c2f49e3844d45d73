"""Time for tests: the past is moved in the database, and what must happen is waited for."""

import asyncio
import time
from typing import Any

from sqlalchemy import text

from himiko.server.steady_clock import SteadyClock
from himiko.server.storage.database import connect
from tests.server.serving import Server

# Nobody is to take it for a forged log: it has no hashes then.
_QUIET = (
    "UPDATE entries SET at = at - :ms, head = NULL",
    "UPDATE tables SET due = due - :ms WHERE due > 0",
)
_PULSE = "UPDATE pulse SET at = at - :ms"


def move_back(url: str, ms: int, *, heartbeat: bool) -> None:
    """Let all that is stored have happened earlier; with `heartbeat`: and no server ran since."""
    engine = connect(url)
    with engine.connect().execution_options(write=True) as connection, connection.begin():
        for statement in (*_QUIET, *([_PULSE] if heartbeat else [])):
            connection.execute(text(statement), {"ms": ms})
    engine.dispose()


def tables(server: Server) -> Any:
    """Return the running server's tables."""
    app: Any = server.uvicorn.config.app
    return app.state.context.tables


def advance(clock: SteadyClock, ms: int) -> None:
    """Let a clock show a later time."""
    clock.offset += ms / 1000


def pass_time(server: Server, ms: int) -> None:
    """Let time pass for a running server, as if it had been there all the while.

    In its own event loop, while no heartbeat is on its way: one that had read the old time and
    found the new one would move the clock on by itself.
    """
    app: Any = server.uvicorn.config.app
    context = app.state.context

    async def pass_at_once() -> None:
        heartbeat = context.tables._heartbeat  # noqa: SLF001
        while (beating := heartbeat._beating) is not None and not beating.done():  # noqa: SLF001
            await asyncio.wait({beating})
        engine = connect(server.settings.database)
        with engine.connect().execution_options(write=True) as connection, connection.begin():
            connection.execute(text("UPDATE pulse SET at = at + :ms"), {"ms": ms})
        engine.dispose()
        advance(context.clock, ms)

    loop = server.uvicorn.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(pass_at_once(), loop).result()


def query(url: str, statement: str, **values: Any) -> list[Any]:
    """Ask the database itself."""
    engine = connect(url)
    with engine.connect() as connection:
        rows = list(connection.execute(text(statement), values))
    engine.dispose()
    return rows


def wait_until(true: Any, seconds: float = 60) -> None:
    """Wait for something to happen; on a slow machine, too."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.1)
