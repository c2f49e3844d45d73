"""Serving: one process, until it is told to stop."""

import gc
import socket

import uvicorn

from himiko.server.api.protocol import Protocol
from himiko.server.app import create_app
from himiko.server.settings import Settings

GRACE_SECONDS = 10


def config(settings: Settings) -> uvicorn.Config:
    """Return uvicorn's settings for ours."""
    return uvicorn.Config(
        create_app(settings),
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


class _Process(uvicorn.Server):
    """A process that serves, and nothing else."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; what is there by then stays, and the collector need not look at it again.

        The compiler leaves a million objects behind. With them in its count, the collector would
        let hundreds of thousands pile up before it looks for cycles among the old ones.
        """
        await super().startup(sockets)
        gc.collect()
        gc.freeze()


def serve(settings: Settings | None = None) -> bool:
    """Serve until SIGTERM or SIGINT: then sockets are closed with 1012, and writes are finished.

    False: it could not start, and has said why.
    """
    process = _Process(config(settings or Settings()))
    process.run()
    return process.started
