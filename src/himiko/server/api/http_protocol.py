"""The HTTP protocol: uvicorn's, but what is only half sent or half read comes to an end."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from himiko.server.api.connections import Connections
from himiko.server.api.guard import REFUSED_SECONDS

REQUEST_SECONDS: Final = 20.0
"""A request must be complete within this, counted from its first byte or from the connection."""
READ_SECONDS: Final = 30.0
"""How long an answer waits for a client that has stopped reading."""
ENDLESS: Final = "himiko.endless"
"""Set in the scope of a request that takes minutes to answer: nobody waits for its end."""
_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 2\r\n"
    b"Content-Length: 0\r\n\r\n"
)


class HttpProtocol(H11Protocol):
    """A connection of a client that may be slow, or malicious."""

    def __init__(self, connections: Connections, *args: Any, **named: Any) -> None:  # noqa: ANN401  (uvicorn's)
        super().__init__(*args, **named)
        self._connections = connections
        self._sending: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._is_socket = False

    @property
    def is_idle(self) -> bool:
        """Is no request being answered?"""
        cycle: Any = self.cycle  # none before the first request
        return cycle is None or cycle.response_complete or cycle.more_body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and wait for a request."""
        super().connection_made(transport)
        if not self._connections.enter(self, self.client[0] if self.client else "?"):
            transport.write(_FULL)
            transport.close()
            return
        self._sending = self.loop.call_later(REQUEST_SECONDS, self.cut)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._connections.leave(self)
        self._stop_waiting()
        self._stop_reading()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request; the whole of it must come in time."""
        super().data_received(data)
        if self._is_socket:  # another protocol has taken over
            return
        if self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}:
            self._stop_waiting()
        elif self._sending is None:
            self._sending = self.loop.call_later(REQUEST_SECONDS, self.cut)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let the socket's protocol take over."""
        self._is_socket = True
        self._stop_waiting()
        self._connections.leave(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not a request, after a delay: its client has not been charged for it."""
        self.transport.pause_reading()
        self.loop.call_later(REFUSED_SECONDS, self._refuse, msg)

    def _refuse(self, msg: str) -> None:
        if self.transport.is_closing():
            return
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # the request before it was answered meanwhile
            self.cut()

    def pause_writing(self) -> None:
        """The client does not read: wait for it, but not forever."""
        super().pause_writing()
        self._reading = self._reading or self.loop.call_later(READ_SECONDS, self.cut)

    def resume_writing(self) -> None:
        """It reads on."""
        super().resume_writing()
        self._stop_reading()

    def shutdown(self) -> None:
        """Stop with the server, after the answer that is being given, unless it has no end."""
        super().shutdown()
        cycle: Any = self.cycle
        if cycle is not None and cycle.scope.get(ENDLESS):
            self.cut()

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
