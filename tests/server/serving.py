"""A real server in a thread, and clients of it."""

import json
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn
from fastapi import FastAPI
from starlette.routing import BaseRoute
from websockets.sync.client import ClientConnection, connect

from himiko.server.ops import serve
from himiko.server.settings import Limits, Settings
from tests.server.postgres import free_port

MANY = Limits(
    requests=1e6,
    requests_burst=10**6,
    probes=1e6,
    probes_burst=10**6,
    all_messages=1e6,
    all_messages_burst=10**6,
    guests=1e6,
    guests_burst=10**6,
    openings=1e6,
    openings_burst=10**6,
    new_tables=1e6,
    new_tables_burst=10**6,
    lone_tables=10**6,
    lone_starts=1e6,
    lone_starts_burst=10**6,
    uploads=1e6,
    uploads_burst=10**6,
)


def settings(url: str, **more: Any) -> Settings:
    """Return settings for a test."""
    more.setdefault("limits", MANY)
    return Settings(
        database=url, port=free_port(), warm=False, log_level="ERROR", think_seconds=0.05, **more
    )


_worked_out: dict[object, list[BaseRoute]] = {}


def config(chosen: Settings) -> uvicorn.Config:
    """Return uvicorn's settings, with routes that are worked out once for all servers.

    To work them out takes longer than all else that a server does to start.
    """

    def share(app: FastAPI) -> None:
        known = _worked_out.setdefault(chosen.page, app.router.routes)
        if known is app.router.routes:
            work_out_routes(app)
        app.router.routes = known

    work_out_routes = serve.work_out_routes
    with patch.object(serve, "work_out_routes", share):
        return serve.config(chosen)


# Nobody speaks TLS here, and to read all the world's certificates takes longer than most tests do.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Server:
    """A server that runs."""

    def __init__(self, chosen: Settings) -> None:
        self.settings = chosen
        self.uvicorn = uvicorn.Server(config(chosen))
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.address = f"127.0.0.1:{chosen.port}"
        self.clients: list[Client] = []

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive()
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop gracefully."""
        for client in self.clients:
            client.close()
        self.uvicorn.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def guest(self, name: str) -> "Client":
        """Return a client with a guest's cookie."""
        client = self.client()
        assert client.post("/api/me", name=name).status_code == 200
        return client

    def client(self) -> "Client":
        """Return a client without a cookie."""
        client = Client(self.address)
        self.clients.append(client)
        return client


@contextmanager
def serving(chosen: Settings) -> Iterator[Server]:
    """Run a server."""
    server = Server(chosen)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Client(httpx.Client):
    """Someone with a browser."""

    def __init__(self, address: str) -> None:
        super().__init__(base_url=f"http://{address}", timeout=120, verify=NO_CERTIFICATES)
        self.address = address

    def post(self, path: str, **body: Any) -> httpx.Response:  # type: ignore[override]
        """Post a JSON object."""
        return self.request("POST", path, json=body)

    def new_table(self, *seats: str, **options: Any) -> str:
        """Make a table; return its path."""
        answer = self.post("/api/tables", seats=list(seats), options=options)
        assert answer.status_code == 201, answer.text
        return f"/api/tables/{answer.json()['table']['id']}"

    def state(self, table: str, **query: Any) -> Any:
        """Return a table's state."""
        answer = self.get(table, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def live(self, table: str, query: str = "", **more: Any) -> ClientConnection:
        """Open a socket at a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        more.setdefault("additional_headers", {"Cookie": cookie})
        url = f"ws://{self.address}{table}/live{query}"
        socket: ClientConnection = connect(url, max_size=None, **more)
        return socket


def told(socket: ClientConnection, kind: str) -> Any:
    """Return the next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=30))
        if message["type"] == kind:
            return message


def told_ply(socket: ClientConnection, ply: int) -> Any:
    """Return the first state at a ply; states also come when somebody comes or goes."""
    while (state := told(socket, "state"))["ply"] < ply:
        pass
    return state


def ask(socket: ClientConnection, **message: Any) -> Any:
    """Send a message; return what it is answered."""
    socket.send(json.dumps({"id": 1, **message}))
    while True:
        answer = json.loads(socket.recv(timeout=30))
        if answer["type"] in {"done", "error"}:
            return answer


def two(server: Server, **options: Any) -> tuple[list[Client], str]:
    """Return two guests at a running table: by seat."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.new_table("me", "open", **options)
    assert bob.post(f"{table}/sit").status_code == 200
    return [ann, bob], table


def code(answer: Any) -> tuple[int, str]:
    """Return status and code of a refusal."""
    return answer.status_code, answer.json()["code"]
