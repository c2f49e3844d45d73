"""The network between people and processes: requests and WebSockets, late, cut, and in order."""

import asyncio
import contextvars
import json
from typing import TYPE_CHECKING, Any

from himiko.server.api.socket_end import INTERNAL

if TYPE_CHECKING:
    from tests.simulation.process import Process
    from tests.simulation.world import World


class Lost(Exception):
    """The connection broke: what was asked may or may not have been done."""


class Wire:
    """A WebSocket from a person to a process: in order, with delays, until it is cut."""

    def __init__(
        self, world: "World", process: "Process", path: str, query: str, cookie: str
    ) -> None:
        self._world = world
        self.process = process
        self.cookie = cookie
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_client: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._last = 0.0
        self._sent = 0.0
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

    def send(self, message: dict[str, Any]) -> None:
        """Send a message to the server: in order, a little later, unless it is cut meanwhile."""
        world = self._world
        self._sent = max(self._sent, world.loop.now + world.rng.uniform(0.001, 0.05))
        text = {"type": "websocket.receive", "text": json.dumps(message)}
        plain = contextvars.Context()
        world.loop.call_at(self._sent, self._deliver, text, context=plain)

    def _deliver(self, message: dict[str, Any]) -> None:
        if not self.gone.done():
            self._to_server.put_nowait(message)

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
            if message["code"] == INTERNAL:
                raise AssertionError("a socket ended by an error of the server's own")
            self.cut()  # whoever listens on hears the same
            raise Lost
        if message["type"] == "websocket.accept":
            return await self.receive(seconds)
        said: dict[str, Any] = json.loads(message["text"])
        return said

    def cut(self) -> None:
        """End it, from either side."""
        self.process.pending.discard(self.gone)
        if self.gone.done():
            self.gone.exception()
        else:
            self.gone.set_exception(Lost())
            self.gone.exception()
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})


async def serve(  # noqa: PLR0913, PLR0917  (parts of a request)
    process: "Process", method: str, path: str, body: Any, cookie: str, answer: Any
) -> None:
    """Let a process serve a request, and answer it."""
    content = json.dumps(body).encode() if body is not None else b""
    sent: list[dict[str, Any]] = []
    asked = [{"type": "http.request", "body": content, "more_body": False}]

    async def receive() -> dict[str, Any]:
        return asked.pop() if asked else {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    place, _, query = path.partition("?")
    scope = {**_scope(place, query, cookie), "type": "http", "method": method}
    scope["headers"].append((b"content-length", str(len(content)).encode()))
    await process.app(scope, receive, send)
    given = dict(sent[0]["headers"]).get(b"set-cookie", b"").decode()
    text = b"".join(part.get("body", b"") for part in sent[1:])
    if not answer.done():
        cookie = given.partition("=")[2].partition(";")[0]
        answer.set_result((sent[0]["status"], json.loads(text) if text else None, cookie))


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
