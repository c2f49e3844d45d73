"""The fair queue: a few think at once, and those who wait take turns by network and by person.

However many tables or guests a person has, others wait for one of their searches at most. Tables
where people are present come before those that nobody looks at.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Rank(IntEnum):
    """Who goes before whom."""

    PRESENT = 0
    """Somebody who plays is there, and waits."""
    AWAY = 1
    """Somebody plays or watches, but nobody who plays is there now."""
    NOBODY = 2
    """Computer players among themselves."""


@dataclass(frozen=True, slots=True)
class Claim:
    """On whose behalf a computer player thinks."""

    rank: Rank
    network: str
    person: str


_Line = OrderedDict[str, OrderedDict[str, deque["asyncio.Future[None]"]]]
REST_SECONDS: Final = 1.0
MOST_SECONDS: Final = 10.0
"""The longest that anybody rests, however much others think."""
UNCLAIMED: Final = Claim(Rank.PRESENT, "", "")


class FairQueue:
    """Lets a few think at once; of the lowest rank half as many at most, and one at least.

    The last free place goes to the lowest rank only after a rest: a computer player's turn has
    several actions, and nobody should begin something long between two of them.
    """

    def __init__(self, capacity: int) -> None:
        self._free = capacity
        self._rested = 0.0
        """The moment from which the last free place is open to everybody."""
        self._served_nobody = 0.0
        self._free_for_nobody = max(1, capacity // 2)
        self._lines: dict[Rank, _Line] = {rank: OrderedDict() for rank in Rank}
        self._waiting: dict[str, int] = {}

    def waiting(self, network: str) -> int:
        """Return how many of a network wait."""
        return self._waiting.get(network, 0)

    @asynccontextmanager
    async def admission(self, claim: Claim = UNCLAIMED) -> AsyncIterator[None]:
        """Wait to be let in, and leave in the end."""
        await self._enter(claim)
        try:
            yield
        finally:
            self._leave(claim.rank)

    async def _enter(self, claim: Claim) -> None:
        if self._is_free(claim.rank) and not self._lines[claim.rank]:
            self._take(claim.rank)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = self._lines[claim.rank].setdefault(claim.network, OrderedDict())
        people.setdefault(claim.person, deque()).append(turn)
        self._waiting[claim.network] = self._waiting.get(claim.network, 0) + 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn just now: another's, then
                self._leave(claim.rank)
            raise
        finally:
            self._waiting[claim.network] -= 1
            if not self._waiting[claim.network]:
                del self._waiting[claim.network]

    def _is_free(self, rank: Rank) -> bool:
        if rank is not Rank.NOBODY:
            return self._free > 0
        rested = self._free > 1 or time.monotonic() >= self._rested
        return self._free > 0 and self._free_for_nobody > 0 and rested

    def _take(self, rank: Rank) -> None:
        self._free -= 1
        self._free_for_nobody -= rank is Rank.NOBODY

    def _leave(self, rank: Rank) -> None:
        self._free += 1
        self._free_for_nobody += rank is Rank.NOBODY
        if rank is Rank.PRESENT:
            self._rested = min(time.monotonic() + REST_SECONDS, self._served_nobody + MOST_SECONDS)
            asyncio.get_running_loop().call_later(REST_SECONDS, self._call_next)
        elif rank is Rank.NOBODY:
            self._served_nobody = time.monotonic()
        self._call_next()

    def _call_next(self) -> None:
        for other in Rank:
            while self._is_free(other) and (turn := _next(self._lines[other])) is not None:
                self._take(other)
                turn.set_result(None)


def _next(line: _Line) -> "asyncio.Future[None] | None":
    """Take the next one out of a line; their network and person go to its end."""
    while line:
        network, people = line.popitem(last=False)
        person, turns = people.popitem(last=False)
        turn = turns.popleft()
        if turns:
            people[person] = turns
        if people:
            line[network] = people
        if not turn.done():  # some have given up waiting
            return turn
    return None
