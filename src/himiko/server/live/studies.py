"""Studies of editions: computer players try out what somebody makes, in a separate process.

One at a time for a person, two for a network, a few in all; the others wait, and networks take
turns. Each network has a quota of their time.
A study goes on as long as somebody listens to it, and ends when they leave.
"""

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import structlog

from himiko.edition import Edition
from himiko.server.live.fair_queue import Claim, FairQueue, Rank
from himiko.server.quota import Quota
from himiko.server.refused import Refused

_log = structlog.get_logger("himiko.studies")
MOST_WAITING: Final = 8
MOST_OF_NETWORK: Final = 2
"""Under way or waiting: guests are easily made, and all others would wait for theirs."""
GRACE_SECONDS: Final = 60.0
"""Games under way are finished, and a busy machine takes longer to begin."""
_LONGEST_LINE: Final = 1 << 22
_COMMAND: Final = (sys.executable, "-m", "himiko.server.study_process")
News = dict[str, Any]
WAITING: Final[News] = {"games": 0, "part": 0.0, "report": None}


class Studies:
    """The processes, and who waits for one."""

    def __init__(self, quota: Quota, capacity: int, seconds: float) -> None:
        self._quota = quota
        self._queue = FairQueue(capacity)
        self._seconds = seconds
        self._people: dict[str, str] = {}
        """Who has one, or waits for it, and from where."""
        self._waiting = 0

    def check(self, person: str, network: str) -> None:
        """Refuse a study that cannot be had now."""
        if person in self._people:
            raise Refused("study_running")
        theirs = list(self._people.values()).count(network)
        if theirs >= MOST_OF_NETWORK or not self._quota.is_left(network):
            raise Refused("too_many", retry=60.0)
        if self._waiting >= MOST_WAITING:
            raise Refused("busy")

    async def play(self, edition: Edition, person: str, network: str) -> AsyncIterator[News]:
        """Yield news of a study, after it was checked; closing it ends the study."""
        if person in self._people:  # asked for twice at the same moment
            return
        self._people[person] = network
        try:
            yield WAITING
            async with self._admission(Claim(Rank.PRESENT, network, person)):
                began = time.monotonic()
                try:
                    async for line in self._news(edition):
                        yield line
                finally:
                    self._quota.charge(network, time.monotonic() - began)
        finally:
            del self._people[person]

    @contextlib.asynccontextmanager
    async def _admission(self, claim: Claim) -> AsyncIterator[None]:
        self._waiting += 1
        let_in = False
        try:
            async with self._queue.admission(claim):
                self._waiting -= 1
                let_in = True
                yield
        finally:
            self._waiting -= not let_in

    async def _news(self, edition: Edition) -> AsyncIterator[News]:
        single = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        process = await asyncio.create_subprocess_exec(
            *_COMMAND,
            str(self._seconds),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, **single},
            limit=_LONGEST_LINE,
        )
        assert process.stdin and process.stdout  # noqa: PT018, S101  (asked for above)
        try:
            process.stdin.write(json.dumps(edition.text).encode() + b"\n")  # and it stays open
            until = time.monotonic() + self._seconds + GRACE_SECONDS
            while line := await _line(process.stdout, until):
                yield json.loads(line)
        except TimeoutError:
            _log.warning("study_overdue", edition=edition.hash)
        finally:
            process.stdin.close()
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()


async def _line(stream: asyncio.StreamReader, until: float) -> bytes:
    """Return the next line; none after the last one."""
    return await asyncio.wait_for(stream.readline(), until - time.monotonic())
