"""Simulated players: each plays a random legal action as soon as it is its turn."""

import asyncio
import json
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


@dataclass
class Tally:
    """What the players saw."""

    acknowledged: dict[str, dict[int, str]] = field(default_factory=dict)
    """For each table: the plies the server said it has stored, and their actions."""
    plies: int = 0
    states: int = 0
    bytes_in: int = 0
    bytes_out: int = 0
    latencies: list[float] = field(default_factory=list)
    """Seconds from sending an action to its acknowledgement."""
    errors: list[str] = field(default_factory=list)

    @classmethod
    def together(cls, tallies: Iterable["Tally"]) -> "Tally":
        """Return what several groups saw, each at tables of its own."""
        all_ = cls()
        for one in tallies:
            all_.acknowledged.update(one.acknowledged)
            all_.plies += one.plies
            all_.states += one.states
            all_.bytes_in += one.bytes_in
            all_.bytes_out += one.bytes_out
            all_.latencies += one.latencies
            all_.errors += one.errors
        return all_

    def wrong(self, what: str) -> None:
        """Note something that must not happen."""
        if len(self.errors) < 100:  # noqa: PLR2004  (enough to see)
            self.errors.append(what)


def post(address: str, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    """Send a request; return the answer and the cookie it sets."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = Request(f"http://{address}{path}", json.dumps(body).encode(), headers, method="POST")
    with urlopen(request, timeout=60) as answer:  # noqa: S310
        given = answer.headers.get("Set-Cookie") or ""
        return json.load(answer), given.partition(";")[0]


@dataclass(frozen=True)
class Seat:
    """A seat of a table, and the cookie of who sits there."""

    address: str
    table: str
    seat: int
    cookie: str
    answers: str = "plain"
    """`state`: the state after an action comes within its answer, as the page asks for."""

    def dial(self) -> connect:
        url = f"ws://{self.address}/api/tables/{self.table}/live"
        url += f"?seat={self.seat}&answers={self.answers}"
        headers = {"Cookie": self.cookie}
        return connect(url, additional_headers=headers, max_size=None, open_timeout=60)


class Player:
    """One seat's player, on one connection."""

    def __init__(self, seat: Seat, tally: Tally, seed: int, pause: float = 0.0) -> None:
        self._seat = seat
        self._pause = pause
        """Seconds between two actions of the table, on the average."""
        self._tally = tally
        self._random = Random(seed)  # noqa: S311  (nothing secret)
        self._ply: int | None = None
        self._sent: tuple[int, str] | None = None
        self._sent_at = 0.0

    async def play(self, socket: ClientConnection, first: bytes, stop: asyncio.Event) -> None:
        """Play from the first message on, until `stop` is set, the game or the connection ends."""
        text = first
        try:
            while not stop.is_set():
                self._tally.bytes_in += len(text)
                if not await self._take(socket, json.loads(text)):
                    return
                text = await socket.recv(decode=False)
        except ConnectionClosed:
            if not stop.is_set():
                self._tally.wrong(f"{self._seat.table}: connection closed")

    async def _take(self, socket: ClientConnection, message: Any) -> bool:  # noqa: ANN401
        if message["type"] == "error":
            self._tally.wrong(f"{self._seat.table}: {message['code']} {message['values']}")
        elif message["type"] == "done":
            self._note(message)
            if message.get("state"):
                return await self._take(socket, message["state"])
        elif message["type"] == "state":
            self._check(message)
            if message["status"] != "running":
                return False
            if message["legal"]:
                await self._act(socket, message)
        return True

    def _note(self, message: Any) -> None:  # noqa: ANN401
        ply, action = self._sent or (-1, "")
        self._tally.latencies.append(time.monotonic() - self._sent_at)
        if message["ply"] != ply + 1 or message["repeated"]:
            self._tally.wrong(f"{self._seat.table}: answered {message} to ply {ply}")
        self._tally.acknowledged.setdefault(self._seat.table, {})[ply + 1] = action
        self._tally.plies += 1

    def _check(self, message: Any) -> None:  # noqa: ANN401
        """No ply may be missing, twice, or out of order."""
        self._tally.states += 1
        since, ply = message["since"], message["ply"]
        plies = [event["ply"] for event in message["events"]]  # some actions cause none
        in_order = plies == sorted(plies) and set(plies) <= set(range(since + 1, ply + 1))
        if self._ply is not None and (since != self._ply or not in_order):
            self._tally.wrong(f"{self._seat.table}: knew {self._ply}, got {since} {plies} {ply}")
        self._ply = message["ply"]

    async def _act(self, socket: ClientConnection, message: Any) -> None:  # noqa: ANN401
        if self._sent is not None and self._sent[0] == message["ply"]:
            return  # the same question again: the answer is on its way
        action = self._random.choice(message["legal"])
        self._sent = (message["ply"], action)
        if self._pause:
            await asyncio.sleep(self._pause * 2 * self._random.random())
        self._sent_at = time.monotonic()
        text = json.dumps({"id": 1, "do": "play", "ply": message["ply"], "action": action})
        self._tally.bytes_out += len(text)
        await socket.send(text)
