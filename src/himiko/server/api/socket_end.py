"""How a table's socket ends: the codes of its close, and who ends it."""

import contextlib
from typing import Final

from fastapi import WebSocketDisconnect
from starlette.types import Send

RESTART: Final = 1012
INTERNAL: Final = 1011
BAD: Final = 4400
REFUSED: Final = 4403
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429


class Closed(Exception):
    """The socket is to be closed."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


class Gone(Exception):
    """The client is not there any more."""


async def close(send: Send, code: int, reason: str) -> None:
    """Close a socket, if it is still open."""
    with contextlib.suppress(OSError, RuntimeError, WebSocketDisconnect):
        await send({"type": "websocket.close", "code": code, "reason": reason})
