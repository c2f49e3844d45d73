"""The yardstick: a bare WebSocket echo with one SQLite insert and commit for each message."""

import asyncio
import json
import sqlite3
import sys
import time
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

_READY: Final = b"ready\n"
_ROOT: Final = Path(__file__).parents[2]  # where Python finds `tools`


async def _serve(port: int, path: str, answer: int) -> None:
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE echoes (number INTEGER PRIMARY KEY, text TEXT)")
    reply = json.dumps("x" * (answer - 2))

    async def echo(socket: ServerConnection) -> None:
        async for text in socket:
            database.execute("INSERT INTO echoes (text) VALUES (?)", (text,))
            await socket.send(reply)

    async with serve(echo, "127.0.0.1", port, compression=None):
        sys.stdout.buffer.write(_READY)
        sys.stdout.flush()
        await asyncio.Future()


async def measure(  # noqa: PLR0913, PLR0917  (what there is to measure)
    port: int, path: Path, sockets: int, seconds: float, asked: int, answer: int
) -> float:
    """Return how many messages a second the bare echo answers."""
    command = ["-m", "tools.loadtest.bare", str(port), str(path), str(answer)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE, cwd=_ROOT
    )
    try:
        if process.stdout is None or await process.stdout.readline() != _READY:
            raise RuntimeError("the echo did not start")
        return await _ask(port, sockets, seconds, "x" * asked)
    finally:
        process.kill()
        await process.wait()


async def _ask(port: int, sockets: int, seconds: float, text: str) -> float:
    number = 0
    end = 0.0

    async def client(started: asyncio.Event) -> None:
        nonlocal number
        url = f"ws://127.0.0.1:{port}"
        async with connect(url, max_size=None, compression=None, open_timeout=60) as socket:
            await started.wait()
            while time.monotonic() < end:
                await socket.send(text)
                json.loads(await socket.recv(decode=False))
                number += 1

    go = asyncio.Event()
    tasks = [asyncio.create_task(client(go)) for _ in range(sockets)]
    await asyncio.sleep(min(3.0, 0.5 + sockets / 200))
    end = time.monotonic() + seconds
    go.set()
    await asyncio.gather(*tasks)
    return number / seconds


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
