"""The guard: it checks sizes, rates, origins and headers, and logs each request."""

import asyncio
import time
from typing import Final
from urllib.parse import urlsplit

import structlog
from prometheus_client import Counter, Histogram
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from himiko.server.api.errors import respond
from himiko.server.api.limits import Rate, network
from himiko.server.api.request_costs import cost_of
from himiko.server.api.socket_end import TOO_MANY, close
from himiko.server.refused import Refused
from himiko.server.settings import Settings

_log = structlog.get_logger("himiko.http")
_SAFE: Final = {"GET", "HEAD", "OPTIONS"}
_PROBES: Final = {"/health", "/ready", "/metrics"}
"""What operators ask for, often: it has its own rate."""
_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
REFUSED_SECONDS: Final = 0.3
"""How long a refusal is held back: else a client might be refused thousands of times a second."""

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
TLS_HEADERS: Final = {"Strict-Transport-Security": "max-age=31536000"}

REQUESTS = Counter("himiko_requests", "HTTP requests", ["method", "status"])
SECONDS = Histogram("himiko_request_seconds", "Time to answer HTTP requests")


def is_own(headers: Headers, allowed: list[str]) -> bool:
    """Does a request come from our own page, or from no page at all?"""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in {"same-origin", "none"}
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in allowed or (bool(host) and host == headers.get("host"))


def is_ours(headers: Headers, hosts: list[str]) -> bool:
    """Is a request for one of the names of this server? Without any, all are."""
    host = headers.get("host", "")
    name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
    return not hosts or host.lower() in hosts or name.lower() in hosts


class Guard:
    """Wraps the whole application; sockets are charged here, and check their origin themselves."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        limits = settings.limits
        self._rate = Rate(limits.requests, limits.requests_burst)
        self._probes = Rate(limits.probes, limits.probes_burst)
        self._headers = HEADERS | (TLS_HEADERS if settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "websocket" and self._too_many(scope) is not None:
            await asyncio.sleep(REFUSED_SECONDS)
            await close(send, TOO_MANY, "too_many")
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.monotonic()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._pass(scope, receive, sending)
        except Exception as error:
            # Answered here: the framework would close the connection, with its next request.
            _log.error("internal", exc_info=error)
            if status:
                raise
            await respond(Refused("internal"))(scope, receive, sending)
        finally:
            took = time.monotonic() - started
            # Each value of a label is kept until the end: clients must not make up new ones.
            method = scope["method"] if scope["method"] in _METHODS else "other"
            REQUESTS.labels(method, status).inc()
            SECONDS.observe(took)
            route = getattr(scope.get("route"), "path", "")
            _log.info("request", method=method, route=route, status=status, took=took)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._too_many(scope)
        if refused is not None:  # a client that keeps asking waits with each of its connections
            await asyncio.sleep(REFUSED_SECONDS)
        refused = refused or self._refusal(scope)
        if refused is not None:
            await respond(refused)(scope, receive, send)
            return
        await self._app(scope, _counted(receive, self._settings.limits.body), send)

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        limit = self._settings.limits.body
        length = headers.get("content-length", "0")
        if scope["path"] not in _PROBES and not is_ours(headers, self._settings.hosts):
            return Refused("wrong_host")
        if scope["method"] not in _SAFE and not is_own(headers, self._settings.origins):
            return Refused("wrong_origin")
        if not length.isascii() or not length.isdigit() or int(length) > limit:
            return Refused("too_large", most=limit)
        return None

    def _too_many(self, scope: Scope) -> Refused | None:
        """Charge a request to its client, before anything is done for it."""
        client = network(scope["client"][0] if scope.get("client") else "?")
        rate, cost = self._rate, cost_of(scope.get("method", ""), scope["path"])
        if scope["path"] in _PROBES:
            rate, cost = self._probes, 1.0
        if rate.take(client, cost):
            return None
        return Refused("too_many", retry=rate.retry(client, cost))


def _counted(receive: Receive, limit: int) -> Receive:
    """Cut off a body that is too long and did not declare its length."""
    left = limit

    async def counted() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            return {"type": "http.disconnect"}
        return message

    return counted
