"""Notices between processes: PostgreSQL's LISTEN, in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable
from typing import Final

import psycopg
import structlog
from sqlalchemy.engine import make_url

from himiko.server.storage.notices import CHANNEL

_log = structlog.get_logger("himiko.notices")
_PAUSE: Final = 0.5


class Notices:
    """Listens until it is closed; after every break it says that things may have been missed."""

    def __init__(self, url: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="himiko-notices", daemon=True)
        self._thread.start()

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
        with psycopg.connect(self._url, autocommit=True, connect_timeout=3) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._call(self._missed)
            self.ready.set()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._call(self._heard, notice.payload)

    def _call(self, what: Callable[..., None], *args: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, *args)
