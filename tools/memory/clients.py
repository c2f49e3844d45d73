"""The clients, in a process of their own: two sockets a table, some actions, then they wait."""

import asyncio
import contextlib
import sys
from typing import Final

from tools.loadtest.players import Player, Seat, Tally, post

READY: Final = b"ready\n"
_CROWD: Final = 40


def sit(address: str, tables: int) -> list[Seat]:
    """Make tables of two."""
    crowd = [post(address, "/api/me", {"name": f"Guest {n}"})[1] for n in range(_CROWD)]
    seats = []
    for number in range(tables):
        host, guest = crowd[number % _CROWD], crowd[(number + 1) % _CROWD]
        made, _ = post(address, "/api/tables", {"seats": ["me", "open"]}, host)
        table = made["table"]["id"]
        post(address, f"/api/tables/{table}/sit", {}, guest)
        seats += [Seat(address, table, 0, host), Seat(address, table, 1, guest)]
    return seats


async def play(seats: list[Seat], seconds: float) -> None:
    """Play for a while, with pauses; then stay until told to leave."""
    stop = asyncio.Event()
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(seat.dial()) for seat in seats]
        first = [await socket.recv(decode=False) for socket in sockets]
        tally = Tally()
        players = [
            asyncio.create_task(Player(seat, tally, number, 1.0).play(socket, text, stop))
            for number, (seat, socket, text) in enumerate(zip(seats, sockets, first, strict=True))
        ]
        await asyncio.sleep(seconds)
        stop.set()
        await asyncio.sleep(2)
        sys.stdout.buffer.write(f"{tally.plies}\n".encode() + READY)
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(play(sit(sys.argv[1], int(sys.argv[2])), float(sys.argv[3])))
