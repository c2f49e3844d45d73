"""Tables of one action a second at one process or several, and what each action costs in all.

Processor time is counted rather than the clock: of all server processes and, with PostgreSQL, of
all of its processes. So the figures hold on a machine that others use as well.
"""

import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tools.loadtest.players import Player, Seat, Tally, post
from tools.loadtest.process import ServerProcess

_TICKS = os.sysconf("SC_CLK_TCK")
_IDLE_SECONDS = 75
"""Tables are dropped a minute after the last one has left."""


@dataclass(frozen=True)
class Spread:
    """What was measured. Times are milliseconds, sizes KiB."""

    processes: int
    tables: int
    actions: int
    rate: float
    """Actions a second."""
    p50: float
    p99: float
    server: float
    """Processor time of an action, all server processes together."""
    database: float
    """Processor time of an action in PostgreSQL."""
    memory: float
    """Of a table with its two sockets, of all processes together."""
    kept: float
    """Of that, what is not given back a minute after all have left."""
    errors: tuple[str, ...]


def measure(  # noqa: PLR0913  (what there is to choose)
    url: str,
    postmaster: int | None,
    *,
    processes: int,
    apart: bool,
    tables: int,
    seconds: float,
    pause: float = 1.0,
    idle: bool = False,
    answers: str = "plain",
) -> Spread:
    """Play at tables whose players are at one process each, or apart, at different ones."""
    servers = [ServerProcess(url).start() for _ in range(processes)]
    try:
        return asyncio.run(
            _measure(servers, postmaster, apart, tables, seconds, pause, idle=idle, answers=answers)
        )
    finally:
        for server in servers:
            server.stop()


async def _measure(  # noqa: PLR0913, PLR0917
    servers: list[ServerProcess],
    postmaster: int | None,
    apart: bool,  # noqa: FBT001
    tables: int,
    seconds: float,
    pause: float,
    *,
    idle: bool,
    answers: str,
) -> Spread:
    warm = await asyncio.to_thread(_sit, servers, 10, apart=apart)
    await _play(warm, Tally(), 2, 0.05)
    empty = _memory(servers)
    seats = await asyncio.to_thread(_sit, servers, tables, apart=apart)
    seats = [replace(seat, answers=answers) for seat in seats]
    tally = Tally()
    samples: list[tuple[float, float, int]] = []

    def sample() -> None:
        used = sum(one.processor() for one in servers)
        samples.append((used, _processor(postmaster), _memory(servers)))

    took = await _play(seats, tally, seconds, pause, sample)
    used, in_database = (samples[1][n] - samples[0][n] for n in (0, 1))
    grown = samples[1][2]
    if idle:
        await asyncio.sleep(_IDLE_SECONDS)
    kept = _memory(servers) - empty
    times = sorted(tally.latencies) or [0.0]
    actions = max(1, tally.plies)
    return Spread(
        processes=len(servers),
        tables=tables,
        actions=tally.plies,
        rate=tally.plies / took,
        p50=1000 * times[len(times) // 2],
        p99=1000 * times[int(len(times) * 0.99)],
        server=1000 * used / actions,
        database=1000 * in_database / actions,
        memory=(grown - empty) / tables / 1024,
        kept=kept / tables / 1024,
        errors=tuple(tally.errors),
    )


def _memory(servers: list[ServerProcess]) -> int:
    return sum(one.memory() for one in servers)


def _sit(servers: list[ServerProcess], tables: int, *, apart: bool) -> list[Seat]:
    """Make tables of two; the players of each at one process, or at two."""
    addresses = [one.address for one in servers]
    crowd = [post(addresses[0], "/api/me", {"name": f"Guest {n}"})[1] for n in range(40)]
    seats = []
    for number in range(tables):
        host, guest = crowd[number % 40], crowd[(number + 1) % 40]
        first = addresses[number % len(addresses)]
        second = addresses[(number + 1) % len(addresses)] if apart else first
        made, _ = post(first, "/api/tables", {"seats": ["me", "open"]}, host)
        table = made["table"]["id"]
        post(first, f"/api/tables/{table}/sit", {}, guest)
        seats += [Seat(first, table, 0, host), Seat(second, table, 1, guest)]
    return seats


async def _play(
    seats: list[Seat],
    tally: Tally,
    seconds: float,
    pause: float,
    sample: Callable[[], None] = lambda: None,
) -> float:
    """Let them play; return how long it took. When all have come, and at the end, `sample`."""
    stop = asyncio.Event()
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(seat.dial()) for seat in seats]
        first = [await socket.recv(decode=False) for socket in sockets]
        sample()
        started = time.monotonic()
        players = [
            asyncio.create_task(Player(seat, tally, number, pause).play(socket, text, stop))
            for number, (seat, socket, text) in enumerate(zip(seats, sockets, first, strict=True))
        ]
        await asyncio.wait(players, timeout=seconds)
        stop.set()
        took = time.monotonic() - started
        sample()
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return took


def _processor(postmaster: int | None) -> float:
    """Return the seconds of processor time of PostgreSQL, ended processes included."""
    if postmaster is None:
        return 0.0
    return sum(_ticks(postmaster)) / _TICKS + sum(map(_own, _children(postmaster)))


def _ticks(process: int) -> list[int]:
    """Return the ticks of a process: its own, and those of children that have ended."""
    parts = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return [int(part) for part in parts[11:15]]


def _own(process: int) -> float:
    try:
        return sum(_ticks(process)[:2]) / _TICKS
    except (FileNotFoundError, ProcessLookupError):
        return 0.0


def _children(process: int) -> Iterator[int]:
    for path in Path("/proc").glob("[0-9]*"):
        try:
            parts = (path / "stat").read_text("ascii").rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(parts[1]) == process:
            yield int(path.name)
