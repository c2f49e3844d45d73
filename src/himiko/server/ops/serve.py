"""Serving: one process, until it is told to stop."""

import uvicorn

from himiko.server.app import create_app
from himiko.server.settings import Settings

GRACE_SECONDS = 10


def config(settings: Settings) -> uvicorn.Config:
    """Return uvicorn's settings for ours."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
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


def serve(settings: Settings | None = None) -> None:
    """Serve until SIGTERM or SIGINT: then sockets are closed with 1012, and writes are finished."""
    uvicorn.Server(config(settings or Settings())).run()
