"""What people upload (editions, records and positions), read one after the other.

A separate thread reads them, and only a few may wait; playing and logging in never do. Clients
take turns: one whose uploads take seconds to refuse does not hold up the others.
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from himiko.edition import BadEdition, Edition
from himiko.game import BadPosition, BadRecord
from himiko.server.edition_process import parse_in_process
from himiko.server.live.fair_queue import Claim, FairQueue, Rank
from himiko.server.refused import Refused

T = TypeVar("T")
MOST_WAITING: Final = 64
MOST_EACH: Final = 4
"""How many of one client may wait."""
_KEPT: Final = 16


class Uploads:
    """Reads what was uploaded, beside the event loop."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "himiko-uploads")
        self._queue = FairQueue(1)
        self._waiting = 0
        self._editions: OrderedDict[bytes, Edition] = OrderedDict()

    async def read(self, client: str, job: Callable[[], T]) -> T:
        """Read something in the thread; refused if it is bad, or too many wait already."""
        if self._waiting >= MOST_WAITING or self._queue.waiting(client) >= MOST_EACH:
            raise Refused("busy")
        self._waiting += 1
        try:
            async with self._queue.admission(Claim(Rank.AWAY, client, "")):
                return await asyncio.get_running_loop().run_in_executor(self._pool, job)
        except (BadEdition, BadPosition, BadRecord) as error:
            raise Refused.unreadable(error) from error
        finally:
            self._waiting -= 1

    def edition(self, text: str) -> Edition:
        """Read an edition, from within the thread; the last few are known."""
        digest = hashlib.sha256(text.encode("utf-8", "replace")).digest()
        known = self._editions.get(digest)
        if known is None:
            known = self._editions[digest] = parse_in_process(text, "edition")
            if len(self._editions) > _KEPT:
                self._editions.popitem(last=False)
        return known

    def close(self) -> None:
        """Stop; what is being read is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)
