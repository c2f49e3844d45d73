"""Serving: one process, until it is stopped."""

import gc
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from himiko.server.api.connections import Connections
from himiko.server.api.http_protocol import HttpProtocol
from himiko.server.api.socket_protocol import SocketProtocol
from himiko.server.app import create_app
from himiko.server.live.loop_lag import watch_loop
from himiko.server.settings import Settings
from himiko.server.storage import migrate
from himiko.server.storage.database import connect

GRACE_SECONDS = 10
COLLECT_AFTER = (10_000, 10, 10)
"""After how many new objects the collector looks for cycles among them, and after how many such
looks it looks further back. All objects of a thousand tables take it 150 ms, in which everybody
waits: with Python's own numbers that came every few seconds."""


def config(settings: Settings, on_ready: Callable[[], None] = lambda: None) -> uvicorn.Config:
    """Return uvicorn's settings for ours."""
    connections = Connections(
        settings.limits, settings.proxies, open_files(), only_proxies=settings.only_proxies
    )
    http: Any = partial(HttpProtocol, connections)
    sockets: Any = partial(SocketProtocol, connections, settings.limits)
    app = create_app(settings, on_ready)
    work_out_routes(app)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=http,
        ws=sockets,
        ws_per_message_deflate=False,  # its buffers cost more than the few kilobytes it saves
        ws_max_size=settings.limits.message * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        date_header=True,
        access_log=False,
        log_level="warning",
        h11_max_incomplete_event_size=16_384,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def work_out_routes(app: FastAPI) -> None:
    """Let FastAPI work its routes out now.

    It does so when the first request comes to each part of the API, a tenth of a second for each,
    in which everybody waits.
    """
    nowhere = {"type": "http", "method": "GET", "path": "/nowhere", "headers": []}
    for route in app.routes:
        route.matches(dict(nowhere))


def open_files() -> int:
    """Let this process open as many files as it may; return how many. Connections are files."""
    if sys.platform == "win32":
        return 8_192
    import resource  # noqa: PLC0415  (not everywhere)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(65_536, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def _freeze() -> None:
    """Spare the collector what is there when the engine is compiled, and stays.

    The compiler leaves a million objects behind. With them in its count, the collector would let
    hundreds of thousands pile up before it looks for cycles among the old ones.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _on_ready() -> None:
    _freeze()
    watch_loop()


def serve(settings: Settings | None = None) -> bool:
    """Serve until SIGTERM or SIGINT: then sockets are closed with 1012, and writes are finished.

    False: it could not start, and has said why.
    """
    # Long answers are made in a thread: the event loop gets the interpreter back this soon.
    sys.setswitchinterval(0.002)
    settings = settings or Settings()
    engine = connect(settings.database)
    try:
        migrate.check(engine)
    except SQLAlchemyError:
        pass  # it is away, or no database: the server says so itself
    finally:
        engine.dispose()
    process = uvicorn.Server(config(settings, _on_ready))
    process.run()
    return process.started
