"""Presence: who has a table open, at this process and at the others."""

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from himiko.server.hall.live import Live
from himiko.server.refused import Refused
from himiko.server.storage import presences

if TYPE_CHECKING:
    from himiko.server.hall.hall import Hall

LINGER_SECONDS: Final = 5.0
"""Who reloads the page, or changes between networks, has not gone."""


class Presence:
    """Keeps `here` and `elsewhere` of the tables in use; whoever looks is told of changes."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.process = ""
        self.lost = False
        """Is something unwritten, because the database was away?"""

    def come(self, live: Live, people: Iterable[str]) -> None:
        """Count people who open a table."""
        before = _told(live)
        new = [person for person in people if not live.here[person]]
        live.here.update(people)
        if new and self._hall.store.shared:
            id_, process = live.table.setup.id, self.process
            self._hall.later(self._write(lambda c: presences.come(c, id_, new, process)))
        _tell(live, before)

    def go(self, live: Live, people: Iterable[str]) -> None:
        """Count people who close it, after a while."""
        asyncio.get_running_loop().call_later(LINGER_SECONDS, self._gone, live, people)

    def _gone(self, live: Live, people: Iterable[str]) -> None:
        before = _told(live)
        live.here.subtract(people)
        gone = [person for person in people if not live.here[person]]
        for person in gone:
            del live.here[person]
        if gone and self._hall.store.shared:
            id_ = live.table.setup.id
            self._hall.later(self._write(lambda c: presences.go(c, id_, gone, self.process)))
        _tell(live, before)

    async def _write(self, job: Callable[[Connection], None]) -> None:
        try:
            await self._hall.store.write(job)
        except Refused:
            self.lost = True
            raise

    async def look_at(self, live: Live) -> None:
        """Learn who is at a table elsewhere."""
        store = self._hall.store
        if store.shared:
            id_, now, look = live.table.setup.id, self._hall.now(), live.look()
            found = await store.read(lambda c: presences.elsewhere(c, self.process, now, id_))
            self._learn(live, look, found)

    async def look(self) -> None:
        """Learn who is at all tables elsewhere: a process has come or gone."""
        now = self._hall.now()
        looks = [(live, live.look()) for live in self._hall.lives.values()]
        found = await self._hall.store.read(lambda c: presences.elsewhere(c, self.process, now))
        for live, look in looks:
            self._learn(live, look, found)

    def _learn(self, live: Live, look: int, found: dict[str, set[str]]) -> None:
        if look == live.looks:  # otherwise somebody looked after us, and knows better
            before = _told(live)
            live.elsewhere = found.get(live.table.setup.id, set())
            _tell(live, before)

    async def renew(self) -> None:
        """Write anew who is here, and read who is elsewhere: the database was away."""
        here = {id_: list(live.here) for id_, live in self._hall.lives.items() if live.here}
        self.lost = False
        await self._write(lambda c: presences.renew(c, here, self.process))
        await self.look()


def _told(live: Live) -> list[bool | None]:
    return [live.is_here(seat) for seat in live.table.seats]


def _tell(live: Live, before: list[bool | None]) -> None:
    """Tell those who look, if it concerns a seat."""
    if _told(live) != before:
        live.change(live.table)
