"""The builder: long answers (whole games, states from the deal on) are made beside the event loop.

One thread makes them, so that players wait for one slice of the interpreter at most; and each
client has a quota of its time.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from pydantic_core import to_json

from himiko.server.live.table_session import Known, Listener, TableSession, since_of
from himiko.server.quota import Quota
from himiko.server.refused import Refused
from himiko.server.tables.state import seat_of, state

T = TypeVar("T")
LONG: Final = 40
"""From this number of plies on, the builder makes the events since."""


class Builder:
    """A thread, and who has used how much of it."""

    def __init__(self, quota: Quota) -> None:
        self._pool = ThreadPoolExecutor(1, "himiko-builder")
        self._quota = quota

    async def run(self, client: str, job: Callable[[], T]) -> T:
        """Do something for a client, in the thread."""
        if not self._quota.is_left(client):
            raise Refused("too_many", retry=5.0)

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return job(), time.thread_time() - began

        made, took = await asyncio.get_running_loop().run_in_executor(self._pool, timed)
        self._quota.charge(client, took)
        return made

    async def message(
        self, session: TableSession, known: Known, now: int, client: str, listener: Listener | None
    ) -> bytes:
        """Return the state as JSON for somebody, who then has the newest."""
        if session.plies_to_send(known) < LONG:
            return session.message_for(listener, known, now)
        table = session.table
        message = session.kept_message(known, now)
        if message is None:
            message = await self.run(client, _long(session, known, now))
            if seat_of(table, known.who, known.seat) is None:
                since = since_of(session.seen_by(known.who), known)
                session.keep_message(table, since, now, message)
        session.served(listener)
        return message

    def close(self) -> None:
        """Stop, without waiting for what is being made."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _long(session: TableSession, known: Known, now: int) -> Callable[[], bytes]:
    """Return how to make a state, from a copy that nobody else touches."""
    table = session.seen_by(known.who).after(())
    seat, since = seat_of(table, known.who, known.seat), since_of(table, known)
    head = {"type": "state", "table": session.about(), "mine": table.seats_of(known.who)}
    return lambda: to_json({**head, **state(table, seat, since, now)})
