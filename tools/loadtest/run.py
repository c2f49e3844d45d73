"""Running the load test, and what came of it."""

import asyncio
import contextlib
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from himiko.server.ops.verify import verify
from himiko.server.storage import table_log
from himiko.server.storage.database import connect
from tools.loadtest import bare
from tools.loadtest.players import Player, Seat, Tally, post
from tools.loadtest.process import ServerProcess, free_port

# Whole games: what is made once, when something first happens, is not taken for a table's memory.
_WARM_TABLES: Final = 40
_WARM_SECONDS: Final = 20.0


@dataclass(frozen=True)
class Report:
    """What a load test measured; `errors` is empty if all went well."""

    tables: int
    seconds: float
    plies: int
    rate: float
    """Plies a second."""
    bare_rate: float
    """Messages a second of a bare echo with an insert and a commit each."""
    memory_per_table: float
    """Bytes, sockets not counted, nor what the process keeps whatever the number of tables."""
    question: float
    """Mean bytes of a client's message."""
    answer: float
    """Mean bytes of a state."""
    errors: tuple[str, ...]


def loadtest(tables: int = 500, seconds: float = 60.0, *, bare_seconds: float = 10.0) -> Report:
    """Play at many tables at once, over sockets, on one process and SQLite."""
    with tempfile.TemporaryDirectory(prefix="himiko-load-") as folder:
        return asyncio.run(_run(Path(folder), tables, seconds, bare_seconds))


async def _run(folder: Path, tables: int, seconds: float, bare_seconds: float) -> Report:
    url = f"sqlite:///{folder / 'himiko.db'}"
    server = ServerProcess(url)
    tally = Tally()
    await asyncio.to_thread(server.start)
    try:
        warm = await asyncio.to_thread(_sit, server.address, min(_WARM_TABLES, tables))
        await _play(server, warm, Tally(), _WARM_SECONDS)
        empty = server.memory()
        seats = await asyncio.to_thread(_sit, server.address, tables)
        seated = server.memory()
        took, grown = await _play(server, seats, tally, seconds)
    finally:
        await asyncio.to_thread(server.stop)
    for problem in await asyncio.to_thread(_check, url, tally):
        tally.wrong(problem)
    question = tally.bytes_out / max(1, tally.plies)
    answer = tally.bytes_in / max(1, tally.states)
    bare_rate = await bare.measure(
        free_port(), folder / "bare.db", tables, bare_seconds, round(question), round(answer)
    )
    memory = (seated - empty + grown) / tables
    rate = tally.plies / took
    errors = tuple(tally.errors)
    return Report(tables, took, tally.plies, rate, bare_rate, memory, question, answer, errors)


def _sit(address: str, tables: int) -> list[Seat]:
    """Make tables of two, from a crowd of guests."""
    crowd = []
    for number in range(min(40, 2 * tables)):
        _, cookie = post(address, "/api/me", {"name": f"Guest {number}"})
        crowd.append(cookie)
    seats = []
    for number in range(tables):
        host, guest = crowd[number % len(crowd)], crowd[(number + 1) % len(crowd)]
        made, _ = post(address, "/api/tables", {"seats": ["me", "open"]}, host)
        table = made["table"]["id"]
        post(address, f"/api/tables/{table}/sit", {}, guest)
        seats += [Seat(address, table, 0, host), Seat(address, table, 1, guest)]
    return seats


async def _play(
    server: ServerProcess, seats: list[Seat], tally: Tally, seconds: float
) -> tuple[float, int]:
    """Let them play; return how long it took and how many bytes the server grew meanwhile."""
    stop = asyncio.Event()
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(seat.dial()) for seat in seats]
        first = [await socket.recv(decode=False) for socket in sockets]
        before = server.memory()  # what a socket takes it has by now
        started = time.monotonic()
        players = [
            asyncio.create_task(Player(seat, tally, number).play(socket, text, stop))
            for number, (seat, socket, text) in enumerate(zip(seats, sockets, first, strict=True))
        ]
        await asyncio.wait(players, timeout=seconds)
        stop.set()
        took = time.monotonic() - started
        grown = server.memory() - before
        await asyncio.wait(players, timeout=2)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return took, grown


def _check(url: str, tally: Tally) -> list[str]:
    """Compare what was acknowledged with what is stored."""
    problems = verify(url)
    engine = connect(url)
    with engine.connect() as connection:
        for table, known in tally.acknowledged.items():
            actions = table_log.load(connection, table).whole().actions
            lost = {n: a for n, a in known.items() if n > len(actions) or actions[n - 1] != a}
            if lost:
                problems.append(f"{table}: acknowledged but not stored: {lost}")
    engine.dispose()
    return problems
