"""Tables of one action a second at one process or several, and what each action costs in all.

Processor time is counted rather than the clock: of all server processes and, with PostgreSQL, of
all of its processes. So the figures hold on a machine that others use as well.
"""

import os
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from tools.cores import Cores
from tools.loadtest import lag
from tools.loadtest.clients import Clients
from tools.loadtest.players import Seat, post
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
    worst: float
    lag: float
    """How late the event loops were at most, in 99 of 100 checks."""
    longest: float
    """At all looks."""
    server: float
    """Processor time of an action, all server processes together."""
    busiest: float
    """Of that, what the busiest process takes: on cores enough it bounds how many are served."""
    database: float
    """Processor time of an action in PostgreSQL."""
    memory: float
    """Of a table with its two sockets, of all processes together."""
    kept: float
    """Of that, what is not given back a minute after all have left."""
    errors: tuple[str, ...]


class _Sample(NamedTuple):
    """What was used up to a moment."""

    used: tuple[float, ...]
    in_database: float
    memory: int
    late: Counter[float]


@dataclass(frozen=True)
class Load:
    """What is to be measured."""

    tables: int
    seconds: float
    processes: int = 1
    apart: bool = False
    """Are opponents at different processes?"""
    pause: float = 1.0
    """Seconds between a table's actions."""
    idle: bool = False
    """Is the memory looked at again when all tables are dropped?"""
    answers: str = "plain"
    clients: Clients = field(default_factory=Clients)
    server_cores: Cores = frozenset()


def measure(url: str, postmaster: int | None, load: Load) -> Spread:
    """Play at tables whose players are at one process each, or apart, at different ones."""
    servers = [
        ServerProcess(url, on_cores=load.server_cores).start() for _ in range(load.processes)
    ]
    try:
        return _measure(servers, postmaster, load)
    finally:
        for server in servers:
            server.stop()


def _measure(servers: list[ServerProcess], postmaster: int | None, load: Load) -> Spread:
    addresses = [one.address for one in servers]
    load.clients.play(_sit(addresses, 10, apart=load.apart), 2, 0.05)
    empty = _memory(servers)
    seats = _sit(addresses, load.tables, apart=load.apart)
    seats = [replace(seat, answers=load.answers) for seat in seats]
    samples: list[_Sample] = []

    def sample() -> None:
        used = tuple(one.processor() for one in servers)
        late = lag.buckets(addresses)
        samples.append(_Sample(used, _processor(postmaster), _memory(servers), late))

    took, tally = load.clients.play(seats, load.seconds, load.pause, sample)
    first, last = samples
    if load.idle:
        time.sleep(_IDLE_SECONDS)
    times = sorted(tally.latencies) or [0.0]
    actions = max(1, tally.plies)
    used = [end - begin for begin, end in zip(first.used, last.used, strict=True)]
    return Spread(
        processes=len(servers),
        tables=load.tables,
        actions=tally.plies,
        rate=tally.plies / took,
        p50=1000 * times[len(times) // 2],
        p99=1000 * times[int(len(times) * 0.99)],
        worst=1000 * times[-1],
        lag=lag.quantile(first.late, last.late, 0.99),
        longest=lag.quantile(first.late, last.late, 1),
        server=1000 * sum(used) / actions,
        busiest=1000 * max(used) / actions,
        database=1000 * (last.in_database - first.in_database) / actions,
        memory=(last.memory - empty) / load.tables / 1024,
        kept=(_memory(servers) - empty) / load.tables / 1024,
        errors=tuple(tally.errors),
    )


def _memory(servers: list[ServerProcess]) -> int:
    return sum(one.memory() for one in servers)


def _sit(addresses: list[str], tables: int, *, apart: bool) -> list[Seat]:
    """Make tables of two; the players of each at one process, or at two."""
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
