"""The socket's protocol: uvicorn's, with an end for clients that do not read.

Uvicorn waits until a client has read what it was sent before it says goodbye, and a client that
never reads would be kept forever. Here it waits for a while; then the close frame is put behind
what waits, and a little later the connection is cut.
"""

import asyncio
import socket
from asyncio import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SEND_SECONDS: Final = 20.0
CUT_SECONDS: Final = 10.0
SEND_BUFFER: Final = 128 * 1024
"""What the system may keep for a client; by itself it would take megabytes."""


class TooSlow(Exception):
    """The client does not read what it was sent."""


class Protocol(WebSocketsSansIOProtocol):
    """A WebSocket of a client that may be slow, or mean."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Limit what waits in the system."""
        super().connection_made(transport)
        own = transport.get_extra_info("socket")
        if own is not None and own.family in {socket.AF_INET, socket.AF_INET6}:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    async def send(self, message: Any) -> None:  # noqa: ANN401  (uvicorn's own)
        """Send, when the client has read enough; a goodbye does not wait."""
        if message["type"] == "websocket.close":
            self.writable.set()
            self._cut_later()
        elif not self.writable.is_set():
            try:
                await asyncio.wait_for(self.writable.wait(), SEND_SECONDS)
            except TimeoutError as error:
                raise TooSlow from error
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
