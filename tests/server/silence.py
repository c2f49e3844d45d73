"""A network that goes silent: a relay that closes nothing, and passes nothing on."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import make_url


class Relay:
    """Passes bytes on in both directions, until it is silent."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._talking = threading.Event()
        self._talking.set()
        self._kept: list[socket.socket] = []
        self.pairs: list[tuple[socket.socket, threading.Event]] = []
        """Each connection, with whether it is passed on."""
        threading.Thread(target=self._accept, daemon=True).start()

    def be_silent(self) -> None:
        """Pass nothing on any more, for connections that are there and for new ones."""
        self._talking.clear()

    def speak(self) -> None:
        """Let new connections through again; those of before stay as they are."""
        for _, passes in self.pairs:
            passes.clear()
        self._talking.set()

    def close(self) -> None:
        """End."""
        for one in (self._listener, *self._kept):
            one.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                self._kept.append(client)
                if self._talking.is_set():
                    self._join(client)

    def _join(self, client: socket.socket) -> None:
        server = socket.create_connection(("127.0.0.1", self._port))
        self._kept.append(server)
        passes = threading.Event()
        passes.set()
        self.pairs.append((client, passes))
        for ends in ((client, server), (server, client)):
            threading.Thread(target=self._pass, args=(*ends, passes), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, passes: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                if self._talking.is_set() and passes.is_set():
                    target.sendall(data)
            if self._talking.is_set() and passes.is_set():
                target.shutdown(socket.SHUT_WR)


@contextmanager
def relayed(url: str) -> Iterator[tuple[str, Relay]]:
    """Put a relay before a database; yield its URL through it."""
    parts = make_url(url)
    assert parts.port is not None
    relay = Relay(parts.port)
    try:
        yield parts.set(port=relay.port).render_as_string(hide_password=False), relay
    finally:
        relay.close()
