"""Players in separate processes: a single one would be the bottleneck."""

import asyncio
import contextlib
import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from typing import Final

from tools import cores
from tools.cores import Cores
from tools.loadtest.players import Player, Seat, Tally

_DIAL_SECONDS: Final = 600


@dataclass(frozen=True)
class Clients:
    """In how many processes players are, and on which cores."""

    processes: int = 1
    on_cores: Cores = frozenset()

    def play(
        self,
        seats: Sequence[Seat],
        seconds: float,
        pause: float,
        sample: Callable[[], None] = lambda: None,
    ) -> tuple[float, Tally]:
        """Let them play; return how long it took, and what they saw.

        When all have come, and at the end, `sample` is called: all sockets are open then.
        """
        context = get_context("spawn")
        barrier = context.Barrier(self.processes + 1)
        pipes = []
        with cores.on(self.on_cores):
            for number in range(self.processes):
                here, there = context.Pipe(duplex=False)
                part = [
                    (n, one) for n, one in enumerate(seats) if n // 2 % self.processes == number
                ]
                given = (part, seconds, pause, barrier, there)
                context.Process(target=_client, args=given, daemon=True).start()
                pipes.append(here)
        barrier.wait(_DIAL_SECONDS)
        sample()
        started = time.monotonic()
        barrier.wait(_DIAL_SECONDS)
        barrier.wait(seconds + _DIAL_SECONDS)
        took = time.monotonic() - started
        sample()
        barrier.wait(_DIAL_SECONDS)
        tallies = [pipe.recv() for pipe in pipes]
        return took, Tally.together(tallies)


def _client(
    seats: list[tuple[int, Seat]], seconds: float, pause: float, barrier: Barrier, pipe: Connection
) -> None:
    gc.disable()  # while it looks through all of its sockets, each of them would seem to wait
    try:
        pipe.send(asyncio.run(_play(seats, seconds, pause, barrier)))
    except BaseException:
        barrier.abort()
        raise


async def _play(
    seats: list[tuple[int, Seat]], seconds: float, pause: float, barrier: Barrier
) -> Tally:
    tally, stop = Tally(), asyncio.Event()
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(seat.dial()) for _, seat in seats]
        first = [await socket.recv(decode=False) for socket in sockets]
        await asyncio.to_thread(barrier.wait)
        await asyncio.to_thread(barrier.wait)
        players = [
            asyncio.create_task(Player(seat, tally, number, pause).play(socket, text, stop))
            for (number, seat), socket, text in zip(seats, sockets, first, strict=True)
        ]
        if players:
            await asyncio.wait(players, timeout=seconds)
        stop.set()
        await asyncio.to_thread(barrier.wait)
        await asyncio.to_thread(barrier.wait)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return tally
