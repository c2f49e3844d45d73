"""The socket's protocol: uvicorn's, but clients that do not read, or send too much, are cut off.

Frames of all kinds are counted, pings too, before anything is done with them; the parser is fed
little by little, as a packet can hold thousands of them.

Uvicorn waits until a client has read what it was sent before it says goodbye, and a client that
never reads would be kept forever. Here it waits for a while; then the close frame is put behind
what waits, and a little later the connection is cut.

A text may say that more follows at once (`more`): it is then sent with the next one, as handing a
packet to the system costs more than writing one.

A connection can last for hours. What set it up (the framework's way through the application, the
request with its headers) would take twice the memory of the connection itself; it is freed.
"""

import asyncio
import contextlib
import socket
from asyncio import BaseTransport
from collections.abc import Awaitable, Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from himiko.server.api.connections import Connections
from himiko.server.api.limits import Bucket
from himiko.server.api.small_asyncio import SmallEvent, SmallQueue
from himiko.server.settings import Limits

SEND_SECONDS: Final = 20.0
CUT_SECONDS: Final = 10.0
SEND_BUFFER: Final = 128 * 1024
"""What the system may keep for a client; by itself it would take megabytes."""
_PIECE: Final = 1_024
"""The bytes that are parsed before frames are counted."""
_TOO_MANY: Final = 4429
STAY: Final = "himiko.stay"
"""The extension of ASGI by which a socket goes on when the application has returned."""
Talk = Callable[[Any, Any], Awaitable[None]]
"""A conversation with a client: its functions to receive and to send."""


class TooSlow(Exception):
    """The client does not read what it was sent."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of a client that may be slow, or malicious."""

    def __init__(self, connections: Connections, limits: Limits, *args: Any, **named: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **named)
        self._connections = connections
        self._frames = Bucket(
            limits.messages + limits.controls, limits.messages_burst + limits.controls_burst
        )
        queue: Any = SmallQueue()
        self.queue = queue
        writable: Any = SmallEvent(is_set=True)
        self.writable = writable
        self._application, self.app = self.app, self._receive_client
        self._talk: Talk | None = None

    async def _receive_client(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401
        """Let the application receive a client; then talk to it, if it stays."""
        scope["extensions"][STAY] = self._stay
        await self._application(scope, receive, send)
        if self._talk is not None:
            talk, self._talk = self._talk, None
            del scope
            self._forget_request()
            await talk(receive, send)

    def _stay(self, talk: Talk) -> None:
        """Take over a conversation that goes on when the application has returned."""
        self._talk = talk

    def _forget_request(self) -> None:
        """Free what only the handshake needed; the parser keeps the request itself."""
        self.request.headers.clear()
        self.response.headers.clear()
        del self.scope

    @property
    def is_idle(self) -> bool:
        """It is in use as long as it is there; the application limits sockets."""
        return False

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def connection_made(self, transport: BaseTransport) -> None:
        """Limit what waits in the system."""
        super().connection_made(transport)
        if not self._connections.enter(self, self.client[0] if self.client else "?"):
            self.cut()
        own = transport.get_extra_info("socket")
        if own is not None and own.family in {socket.AF_INET, socket.AF_INET6}:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._connections.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes piece by piece, until it is too much."""
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])

    def handle_text(self, event: Frame) -> None:
        """Pass a text on, unless there were too many frames."""
        if self._counts_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Pass bytes on, unless there were too many frames."""
        if self._counts_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message."""
        if self._counts_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._counts_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take an answer to ours, asked for or not."""
        if self._counts_frame():
            super().handle_pong(event)

    def _counts_frame(self) -> bool:
        """Count a frame; False: too many, and the socket is closed."""
        if self._frames.take():
            return True
        if not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": _TOO_MANY})
            with contextlib.suppress(InvalidState):  # before the handshake there is nothing to say
                self.conn.send_close(_TOO_MANY, "too_many")
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self._cut_later()
        return False

    async def send(self, message: Any) -> None:  # noqa: ANN401  (uvicorn's own)
        """Send, when the client has read enough; a close frame does not wait."""
        if message["type"] == "websocket.close":
            self.writable.set()
            self._cut_later()
        elif not self.writable.is_set():
            try:
                await asyncio.wait_for(self.writable.wait(), SEND_SECONDS)
            except TimeoutError as error:
                raise TooSlow from error
        elif message.get("more") and not self.close_sent and not self.disconnected:
            with contextlib.suppress(InvalidState):  # then the next one says it
                self.conn.send_text(message["text"].encode())
            return
        await super().send(message)

    def keepalive_timeout(self) -> None:
        """Close: the client does not answer pings."""
        super().keepalive_timeout()
        self._cut_later()

    def shutdown(self) -> None:
        """Close: the server ends."""
        super().shutdown()
        self._cut_later()

    def _cut_later(self) -> None:
        self.loop.call_later(CUT_SECONDS, self.transport.abort)
