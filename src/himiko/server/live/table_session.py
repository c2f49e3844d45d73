"""A table in use: its state, who listens, who thinks. All of it can be dropped at any time."""

import asyncio
import time
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Protocol

from pydantic_core import to_json

from himiko.server.tables import Identity, Seat, Table
from himiko.server.tables.state import Snapshot, seat_of, state

if TYPE_CHECKING:
    from himiko.bots import Player

MOST_TOLD: Final = 4
CLOCK_MS: Final = 200
"""For so long what was told of a running clock is true enough."""


class Listener(Protocol):
    """Someone at the other end of a socket."""

    def wake(self) -> None:
        """The table has changed."""

    def hear(self, line: dict[str, Any]) -> None:
        """Something was said."""

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """A person wants to hear another no more, or again."""


class TableSession:
    """A table and what this process keeps around it."""

    def __init__(self, table: Table, names: dict[str, str]) -> None:
        self.table = table
        self.names = names
        self.lock = asyncio.Lock()
        self.heard = 0
        """The highest number of an entry that another process told of."""
        self.invalidations = 0
        """How often there was reason to read the database again; up to `_synced` it was done."""
        self._synced = 0
        self.listeners: set[Listener] = set()
        self.here: Counter[str] = Counter()
        """The people at this table: by sockets open at this process, or closed just now."""
        self.elsewhere: set[str] = set()
        """Those at other processes."""
        self.presence_reads = 0
        """How often somebody began to read who is elsewhere; the last one counts."""
        self.players: dict[tuple[int, str], Player] = {}
        self.used = time.monotonic()
        self._told: dict[int, tuple[int, bytes]] = {}
        """What spectators were told, and when, by the ply since which."""
        self._snapshot: Snapshot | None = None
        self._about: dict[str, Any] | None = None
        self._looking = 0

    @property
    def stale(self) -> bool:
        """May there be entries in the database that are not in the table?"""
        return self.invalidations > self._synced or self.heard > self.table.number

    def invalidate(self) -> int:
        """Note a reason to read the database again; what was read before does not count."""
        self.invalidations += 1
        return self.invalidations

    def mark_synced(self, invalidation: int) -> None:
        """Note that the database was read after that invalidation."""
        self._synced = max(self._synced, invalidation)

    def change(self, table: Table) -> None:
        """Take on the next state and wake who listens."""
        self.table = table
        self._told.clear()
        self._snapshot = None
        self._about = None
        self._looking = len(self.listeners)
        for listener in self.listeners:
            listener.wake()

    def dismiss_players(self) -> None:
        """Let computer players go: a new one costs little, a waiting one memory."""
        for player in self.players.values():
            player.close()
        self.players.clear()

    def begin_presence_read(self) -> int:
        """Begin to read who is elsewhere."""
        self.presence_reads += 1
        return self.presence_reads

    def is_here(self, seat: Seat) -> bool | None:
        """Is the seat's owner looking at the table? None: it has none."""
        if seat.person is None:
            return None
        return seat.person in self.here or seat.person in self.elsewhere

    def seat_names(self) -> list[str]:
        """Return the name of who sits on each seat, for records."""
        origin = self.table.setup.origin
        if origin is not None and origin.ply == self.table.ply:  # nothing was played here
            return list(origin.names)
        return [
            self.names.get(seat.person, "?") if seat.person else (seat.level or "?")
            for seat in self.table.seats
        ]

    def about(self) -> dict[str, Any]:
        """Tell what is the same for everybody."""
        table = self.table
        setup = table.setup
        return {
            "id": setup.id,
            "players": setup.players,
            "options": table.options.model_dump(),
            "edition": setup.edition.hash,
            "rules": setup.rules,
            "commitment": None if setup.origin else setup.deal.commitment,
            "from_record": setup.origin is not None,
            "names": list(setup.origin.names) if setup.origin else None,
            "host": setup.creator,
            "rematch": table.rematch,
            "rematch_of": setup.rematch_of,
            "seats": [
                {
                    "kind": seat.kind,
                    "person": seat.person,
                    "name": self.names.get(seat.person) if seat.person else None,
                    "level": seat.level,
                    "why": seat.why,
                    "here": self.is_here(seat),
                }
                for seat in table.seats
            ],
        }

    def state(
        self, who: Identity, seat: int | None, ply: int, version: int, now: int
    ) -> dict[str, Any]:
        """Tell all a person may see, with the events since what they know."""
        table = self.table
        eyes = seat_of(table, who, seat)
        since = self._since(ply, version)
        mine = table.seats_of(who)
        if self._snapshot is None and table.game is not None:
            self._snapshot = Snapshot.of(table.game)
        about = self._about = self._about or self.about()
        told = state(table, eyes, since, now, self._snapshot)
        self._told_one()
        return {"type": "state", "table": about, "mine": mine, **told}

    def _told_one(self) -> None:
        """Keep what all listeners see alike only until all of them have been told."""
        self._looking -= 1
        if self._looking <= 0:
            self._snapshot = None
            self._about = None
            self.table.last_events = (-1, [])  # whoever asks later replays them

    def encoded(self, who: Identity, seat: int | None, ply: int, version: int, now: int) -> bytes:
        """Do what `state` does, as JSON; once for all spectators who know the same."""
        eyes = seat_of(self.table, who, seat)
        if eyes is not None:
            return to_json(self.state(who, seat, ply, version, now))
        since = self._since(ply, version)
        at, told = self._told.pop(since, (0, b""))
        if not told or (self.table.clocks.deadline is not None and now - at > CLOCK_MS):
            at, told = now, to_json(self.state(who, None, ply, version, now))
        self._told[since] = at, told
        if len(self._told) > MOST_TOLD:  # the one asked for longest ago
            del self._told[next(iter(self._told))]
        return told

    def _since(self, ply: int, version: int) -> int:
        """Return from where on somebody is told the events; -1: from the deal on."""
        return -1 if version < 0 else self.table.known_ply(ply, version)
