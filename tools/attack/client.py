"""What attackers and bystanders share: requests from an address of their own.

All of 127.0.0.0/8 is this machine, so each of them can be a client of its own to the server.
"""

import http.client
import json
import socket
from typing import Any

_HEAD = (
    "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Cookie: {cookie}\r\n\r\n"
)


class Client:
    """Somebody at an address, with a cookie if they are a guest."""

    def __init__(self, server: str, source: str) -> None:
        self.server = server
        self.source = source
        self.host, _, port = server.partition(":")
        self.port = int(port)
        self.cookie = ""
        self._connection: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request; return the status, 0 if there was none, and the answer."""
        try:
            return self._ask(method, path, body)
        except (OSError, http.client.HTTPException, ValueError):
            self.close()
            return 0, None

    def close(self) -> None:
        """Close the connection; it is opened again when something is asked."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _ask(self, method: str, path: str, body: object) -> tuple[int, Any]:
        if self._connection is None:
            self._connection = http.client.HTTPConnection(
                self.host, self.port, timeout=60, source_address=(self.source, 0)
            )
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        text = None if body is None else json.dumps(body)
        self._connection.request(method, path, text, headers)
        answer = self._connection.getresponse()
        given = answer.headers.get("Set-Cookie")
        content = answer.read()
        if given:
            self.cookie = given.partition(";")[0]
        is_json = "json" in answer.headers.get("Content-Type", "")
        return answer.status, json.loads(content) if is_json else content

    def guest(self, name: str) -> bool:
        """Become a guest; False: refused."""
        return self.ask("POST", "/api/me", {"name": name})[0] == 200  # noqa: PLR2004

    def table(self, *seats: str, **more: object) -> str | None:
        """Make a table; return its path."""
        _, made = self.ask("POST", "/api/tables", {"seats": list(seats), **more})
        return f"/api/tables/{made['table']['id']}" if made and "table" in made else None

    def connect(self) -> socket.socket:
        """Open a bare connection."""
        return socket.create_connection(
            (self.host, self.port), timeout=30, source_address=(self.source, 0)
        )

    def upgrade(self, table: str) -> socket.socket:
        """Open a table's socket by hand, so that anything can be sent over it."""
        one = self.connect()
        path = f"{table}/live"
        one.sendall(_HEAD.format(path=path, address=self.server, cookie=self.cookie).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            part = one.recv(1)
            if not part:
                raise OSError("refused")
            answer += part
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            raise OSError("refused")
        return one
