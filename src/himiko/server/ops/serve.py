"""Serving: one process, until it is stopped."""

import gc
from collections.abc import Callable

import uvicorn

from himiko.server.api.protocol import Protocol
from himiko.server.app import create_app
from himiko.server.settings import Settings

GRACE_SECONDS = 10


def config(settings: Settings, on_ready: Callable[[], None] = lambda: None) -> uvicorn.Config:
    """Return uvicorn's settings for ours."""
    return uvicorn.Config(
        create_app(settings, on_ready),
        host=settings.host,
        port=settings.port,
        ws=Protocol,
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


def _freeze() -> None:
    """Spare the collector what is there when the engine is compiled, and stays.

    The compiler leaves a million objects behind. With them in its count, the collector would let
    hundreds of thousands pile up before it looks for cycles among the old ones.
    """
    gc.collect()
    gc.freeze()


def serve(settings: Settings | None = None) -> bool:
    """Serve until SIGTERM or SIGINT: then sockets are closed with 1012, and writes are finished.

    False: it could not start, and has said why.
    """
    process = uvicorn.Server(config(settings or Settings(), _freeze))
    process.run()
    return process.started
