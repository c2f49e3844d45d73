"""Connections to PostgreSQL that do not wait forever.

A machine that dies, or a network that drops packets, closes nothing: a client would wait for an
answer until the system gives up, which takes minutes. So the server is asked to give up by itself
(statements, locks), the system to check whether the other end is there (keepalive), and we limit
how long we wait for one answer.
"""

import time
from collections.abc import Generator
from typing import Any, Final

import psycopg

ANSWER_SECONDS: Final = 5.0
"""How long to wait for the answer to a statement; then the connection is given up."""
CONNECT_SECONDS: Final = 3
_SETTINGS: Final = {
    "statement_timeout": "4s",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "30s",
}
CONNECT: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8_000,
    "options": " ".join(f"-c {name}={value}" for name, value in _SETTINGS.items()),
}
"""What a connection is opened with."""


class TimeoutConnection(psycopg.Connection[Any]):
    """A connection that breaks when an answer does not come."""

    def wait(self, gen: Any, *args: Any, **named: Any) -> Any:  # noqa: ANN401  (psycopg's own)
        """Wait for an answer, but not forever."""
        late = time.monotonic() + ANSWER_SECONDS
        try:
            return super().wait(_until(gen, late), *args, **named)
        except _Late as error:
            self.pgconn.finish()
            raise psycopg.OperationalError("the database does not answer") from error


class _Late(Exception):
    """The time is over."""


def _until(gen: Any, late: float) -> Generator[Any, Any, Any]:  # noqa: ANN401
    """Go on with what psycopg does, step by step, until it is too late."""
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > late:
                raise _Late
            wanted = gen.send(ready)
    except StopIteration as done:
        return done.value
