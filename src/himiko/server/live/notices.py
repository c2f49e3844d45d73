"""Notices between processes: PostgreSQL's LISTEN, in a separate thread.

A connection that has died silently looks like one on which nothing happens. So the thread sends
notices to itself, which must come back.
"""

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Iterable
from typing import Final

import psycopg
import structlog
from sqlalchemy.engine import make_url

from himiko.server.storage.notices import CHANNEL
from himiko.server.storage.postgres_timeouts import CONNECT, TimeoutConnection

_log = structlog.get_logger("himiko.notices")
_PAUSE: Final = 0.5
_ECHO_SECONDS: Final = 2.0
"""How often it sends a notice to itself."""
_GATHER_SECONDS: Final = 0.015
"""How long it lets notices gather after it has taken some: waking for each costs more.

The first one after a pause does not wait, so on a quiet server nobody hears anything later. While
many come, all wait for less than a frame of the page; what they cause is then done at once.
"""
DEAF_SECONDS: Final = 8.0
"""How long it may be without an echo before it is given up."""


class Notices:
    """Listens until it is closed; after every break it reports that things may have been missed."""

    def __init__(
        self,
        url: str,
        heard: Callable[[str], None],
        missed: Callable[[], None],
        concerns: Callable[[str], bool],
    ) -> None:
        """Listen to what `concerns` this process; it is asked in the thread that listens.

        All else wakes nobody: each process gets the notices of all tables, its own included.
        """
        self._concerns = concerns
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._own = f"{CHANNEL}_{secrets.token_hex(8)}"
        self._echoed = float("-inf")
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="himiko-notices", daemon=True)
        self._thread.start()

    @property
    def is_listening(self) -> bool:
        """Has it heard itself within the last seconds?"""
        return time.monotonic() - self._echoed < DEAF_SECONDS

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                _log.warning("notices_broken", error=type(error).__name__)
                self._stop.wait(_PAUSE)

    def _listen(self) -> None:
        with TimeoutConnection.connect(self._url, autocommit=True, **CONNECT) as connection:
            connection.execute(f"LISTEN {CHANNEL}; LISTEN {self._own}")
            self._call(self._missed)
            self.ready.set()
            self._echoed, spoken = time.monotonic(), 0.0
            while not self._stop.is_set():
                if time.monotonic() - spoken > _ECHO_SECONDS:
                    connection.execute(f"NOTIFY {self._own}")
                    spoken = time.monotonic()
                if self._take(connection.notifies(timeout=0.5, stop_after=1)):
                    self._stop.wait(_GATHER_SECONDS)
                if not self.is_listening:
                    raise psycopg.OperationalError("it does not hear itself")

    def _take(self, notices: Iterable[psycopg.Notify]) -> bool:
        """Pass on what came together; the event loop is woken once for all of it."""
        came, concerning = False, []
        for notice in notices:
            came = True
            if notice.channel == self._own:
                self._echoed = time.monotonic()
            elif self._concerns(notice.payload):
                concerning.append(notice.payload)
        if concerning:
            self._call(self._hear, concerning)
        return came

    def _hear(self, payloads: list[str]) -> None:
        for payload in payloads:  # each by itself: one that fails takes no other with it
            self._loop.call_soon(self._heard, payload)

    def _call(self, what: Callable[..., None], *args: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, *args)
