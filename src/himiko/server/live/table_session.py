"""A table in use: its state, who listens, who thinks. All of it can be dropped at any time."""

import asyncio
import time
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from pydantic_core import to_json

from himiko.server.storage.people import Shown
from himiko.server.tables import Identity, Seat, Table
from himiko.server.tables.open_state import OpenState
from himiko.server.tables.state import Snapshot, seat_of, state

if TYPE_CHECKING:
    from himiko.bots import Player

MOST_KEPT: Final = 4
"""Messages for spectators that are kept, as they know different plies."""
CLOCK_MS: Final = 200
"""How long the time sent for a running clock is accurate enough."""


class Listener(Protocol):
    """Someone at the other end of a socket."""

    def wake(self) -> None:
        """The table has changed."""

    def add_line(self, line: dict[str, Any]) -> None:
        """Something was said."""

    def remove_line(self, number: int) -> None:
        """Something that was said has been removed."""

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """A person has muted or unmuted another."""

    def recheck(self, people: Collection[str] | None) -> None:
        """Something about these people has changed, or about anybody: who is it by now?"""

    def dismiss(self) -> None:
        """Clients must connect again, to another process: they cannot be served here."""


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody knows of a table, and through whose eyes they see it."""

    who: Identity
    seat: int | None = None
    ply: int = 0
    version: int = -1


class TableSession:
    """A table and what this process keeps around it."""

    def __init__(self, table: Table, names: dict[str, Shown]) -> None:
        self.table = table
        self.names = names
        self.lock = asyncio.Lock()
        self.heard = 0
        """The highest number of an entry that another process gave notice of."""
        self.invalidations = 0
        """How often there was reason to read the database again; up to `_synced` it was done."""
        self._synced = 0
        self.listeners: set[Listener] = set()
        self.here: Counter[str] = Counter()
        """The people at this table: by sockets open at this process, or closed just now."""
        self.elsewhere: set[str] = set()
        """Those at other processes."""
        self.away: dict[str, int] = {}
        """Since when those who sit here are not there."""
        self.presence_reads = 0
        """How often somebody began to read who is elsewhere; the last one counts."""
        self.players: dict[tuple[int, str], Player] = {}
        self.used = time.monotonic()
        self._for_spectators: dict[int, tuple[int, bytes]] = {}
        """What spectators were sent, and when, by the ply since which."""
        self._shared: Snapshot | OpenState | None = None
        """What is the same for all that look at one moment; a snapshot if eyes differ in more."""
        self._about: tuple[tuple[Any, ...], bytes] | None = None
        """What was sent of the table itself, and what it follows from: it changes rarely."""
        self._for_watchers: Table | None = None
        self.chances: tuple[tuple[int, int], asyncio.Task[dict[str, Any]]] | None = None
        """The chances that those who watch were sent, of which ply after how many rewinds."""
        self._waiting: set[Listener] = set()
        """Listeners that have not been sent the newest state yet."""

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

    def add_listener(self, listener: Listener) -> None:
        self.listeners.add(listener)

    def remove_listener(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.served(listener)

    def change(self, table: Table, open_state: OpenState | None = None) -> None:
        """Take on the next state, perhaps with its open state, and wake the listeners."""
        self.table = table
        self._for_spectators.clear()
        self._for_watchers = None
        self._shared = open_state if self.listeners else None
        self._waiting = set(self.listeners)
        for listener in self.listeners:
            listener.wake()

    def seen_by(self, who: Identity) -> Table:
        """Return the table as a person sees it: spectators may see it late."""
        if self.table.seats_of(who):
            return self.table
        if self._for_watchers is None:
            self._for_watchers = self.table.for_watchers()
        return self._for_watchers

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

    def note_absences(self, now: int) -> None:
        """Note since when those who sit here are not there, and forget it of those who are."""
        missing = {
            seat.person for seat in self.table.seats if seat.person and not self.is_here(seat)
        }
        self.away = {person: self.away.get(person, now) for person in missing}

    def seat_names(self) -> list[str]:
        """Return the name of the player on each seat, for records."""
        origin = self.table.setup.origin
        if origin is not None and origin.ply == self.table.ply:  # nothing was played here
            return list(origin.names)
        return [
            self._shown(seat).name if seat.person else (seat.level or "?")
            for seat in self.table.seats
        ]

    def _shown(self, seat: Seat) -> Shown:
        return self.names.get(seat.person or "", Shown("?", verified=False))

    def about(self) -> dict[str, Any]:
        """Return what is the same for everybody."""
        table = self.table
        setup = table.setup
        return {
            "id": setup.id,
            "players": setup.players,
            "options": table.options.model_dump(),
            "edition": setup.edition.hash,
            "rules": setup.rules,
            "commitment": None if setup.origin else setup.deal.commitment,
            "parts": [
                {
                    "seat": number,
                    "commitment": part.commitment,
                    "secret": part.secret.hex() if part.secret else None,
                }
                for number, part in sorted(table.parts.items())
            ],
            "from_record": setup.origin is not None,
            "names": list(setup.origin.names) if setup.origin else None,
            "host": setup.creator,
            "rematch": table.rematch,
            "rematch_of": setup.rematch_of,
            "challenge": setup.challenge and setup.challenge.id,
            "seats": [
                {
                    "kind": seat.kind,
                    "person": seat.person,
                    "name": self._shown(seat).name if seat.person else None,
                    "verified": self._shown(seat).verified,
                    "level": seat.level,
                    "why": seat.why,
                    "returning": seat.returning,
                    "here": self.is_here(seat),
                    "away": self.away.get(seat.person) if seat.person else None,
                }
                for seat in table.seats
            ],
        }

    def state(
        self, who: Identity, seat: int | None, ply: int, version: int, now: int
    ) -> dict[str, Any]:
        """Return all a person may see, with the events since what they know."""
        since = since_of(self.seen_by(who), Known(who, seat, ply, version))
        return self._state(who, seat_of(self.table, who, seat), since, now)

    def _state(self, who: Identity, seat: int | None, since: int, now: int) -> dict[str, Any]:
        head = {"type": "state", "table": self.about(), "mine": self.table.seats_of(who)}
        return {**head, **state(self.seen_by(who), seat, since, now)}

    def _state_as_json(self, who: Identity, seat: int | None, since: int, now: int) -> bytes:
        table = self.seen_by(who)
        shared = self._shared if table is self.table else None
        if isinstance(shared, OpenState):
            return shared.state(table, seat, since, now)
        return to_json(state(table, seat, since, now, shared))

    def _share(self) -> Snapshot | OpenState | None:
        game = self.table.game
        if game is None:
            return None
        return OpenState.of(self.table) or Snapshot.of(game)

    def _about_as_json(self) -> bytes:
        table = self.table
        seats = [(self.is_here(seat), self._shown(seat)) for seat in table.seats]
        own = (table.setup, table.options, table.parts, table.rematch, table.seats)
        basis = (*own, seats, self.away)
        if self._about is None or self._about[0] != basis:
            self._about = basis, to_json(self.about())
        return self._about[1]

    def message_for(self, listener: Listener | None, known: Known, now: int) -> bytes:
        """Return the state as JSON for a listener, who then has the newest.

        What is the same for all is kept until the last of them has been served.
        """
        if self._shared is None and self._waiting - {listener}:
            self._shared = self._share()
        message = self._message(known, now)
        self.served(listener)
        return message

    def _message(self, known: Known, now: int) -> bytes:
        kept = self.kept_message(known, now)
        if kept is not None:
            return kept
        who, since = known.who, since_of(self.seen_by(known.who), known)
        seat = seat_of(self.table, who, known.seat)
        mine = to_json(self.table.seats_of(who))
        shown = self._state_as_json(who, seat, since, now)
        about = self._about_as_json()
        message = b"".join((b'{"type":"state","table":', about, b',"mine":', mine, b",", shown[1:]))
        if seat is None:
            self.keep_message(self.table, since, now, message)
        return message

    def kept_message(self, known: Known, now: int) -> bytes | None:
        """Return what spectators were sent before, if it is still true enough for this one."""
        if seat_of(self.table, known.who, known.seat) is not None:
            return None
        since = since_of(self.seen_by(known.who), known)
        at, message = self._for_spectators.pop(since, (0, b""))
        ticks = self.seen_by(known.who).clocks.deadline is not None
        if not message or (ticks and now - at > CLOCK_MS):
            return None
        self._for_spectators[since] = at, message
        return message

    def keep_message(self, table: Table, since: int, now: int, message: bytes) -> None:
        """Keep what a spectator is sent of a table, if it has not changed meanwhile."""
        if table is not self.table:
            return
        self._for_spectators[since] = now, message
        if len(self._for_spectators) > MOST_KEPT:  # the one asked for longest ago
            del self._for_spectators[next(iter(self._for_spectators))]

    def plies_to_send(self, known: Known) -> int:
        """Return how much has happened since what somebody knows."""
        table = self.seen_by(known.who)
        return table.ply - since_of(table, known)

    def served(self, listener: Listener | None) -> None:
        """Note that a listener has got the newest state."""
        if listener is not None:
            self._waiting.discard(listener)
        if not self._waiting:
            self._shared = None
            self.table.forget_last_events()


def since_of(table: Table, known: Known) -> int:
    """Return from where on somebody is sent the events; -1: from the deal on."""
    return -1 if known.version < 0 else table.known_ply(known.ply, known.version)
