"""The witness: sees what is committed and what people are sent, and says what is wrong with it."""

import hashlib
import sqlite3
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from pydantic_core import from_json, to_json

from himiko.game import chain
from himiko.server.storage import table_log
from himiko.server.storage.database import connect
from himiko.server.tables import Entry, Table
from himiko.server.tables.state import OPEN
from himiko.server.tables.state import state as state_of
from tests.simulation.problem import Wrong
from tests.simulation.register import Register
from tests.simulation.votes import Votes

SLACK_MS: Final = 15_000
"""What a clock may be off: unsteady processes, short outages, the sweep."""
_NEWS: Final = 'SELECT number FROM entries WHERE "table" = ? ORDER BY number DESC LIMIT 1'
_SAID: Final = 'SELECT number FROM chats WHERE "table" = ?'
COMPARED: Final = ("ply", "status", "turn", "legal", "floor", "redo", "offer", "hints", *OPEN)
"""Of a state: what follows from the log and the seat alone, the view and the scores among it."""
Play = tuple[int, int, str]
"""Seat, ply and action: something that a person wants to be done once."""


class Seen:
    """A table as its committed log says, with the real time at which each entry was committed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.moments = [table]
        """The table after each of its entries."""
        self.offers = [0]
        """The number of the offer that is on the table after each of its entries; 0: none."""
        self.shown: dict[tuple[int, int | None], dict[str, Any]] = {}
        """What each seat is to be shown of them."""
        self.lines: set[int] = set()
        self.wanted: set[Play] = set()
        self.done: set[Play] = set()
        self.votes = Votes()
        self.acknowledged = 0
        self.used = defaultdict[int, float](float)
        self.last = 0.0

    def right(self, version: int, seat: int | None) -> dict[str, Any]:
        """Return what a seat is to be shown after an entry."""
        if (version, seat) not in self.shown:
            table = self.moments[version]
            shown = state_of(table, seat, table.ply, 0)
            self.shown[version, seat] = from_json(to_json({one: shown[one] for one in COMPARED}))
        return self.shown[version, seat]


class Witness:
    """Checks every step: nothing acknowledged lost or doubled, all agree, no clock is unfair."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection = sqlite3.connect(path)
        self._engine = connect(f"sqlite:///{path}")
        self.tables: dict[str, Seen] = {}
        self.register = Register()
        self._trace = hashlib.sha256()
        self.steps = 0
        self.could_play = 0.0
        """Seconds in which at least one process could serve; reported by the world."""

    def note(self, *parts: object) -> None:
        """Add to the trace, which repeats exactly when the seed does."""
        self.steps += 1
        self._trace.update(repr(parts).encode())

    @property
    def trace(self) -> str:
        """The hash of all that happened."""
        return self._trace.hexdigest()

    def watch(self, id_: str) -> None:
        """Look at a table from now on."""
        with self._engine.connect() as connection:
            setup = table_log.load(connection, id_)
        first = Table(setup.setup, setup.options)
        self.tables[id_] = Seen(first)
        self.look()

    # what is committed

    def look(self) -> None:
        """Read what is new in the database, and check it."""
        for id_, seen in self.tables.items():
            row = self._connection.execute(_NEWS, (id_,)).fetchone()
            if row is not None and row[0] > len(seen.entries):
                with self._engine.connect() as connection:
                    news = table_log.entries_after(connection, id_, len(seen.entries))
                for entry in news:
                    self._take(id_, seen, entry)
        self.register.check(self._connection)

    def _take(self, id_: str, seen: Seen, entry: Entry) -> None:
        table = seen.table
        if entry.number != table.number + 1 or entry.at < table.at:
            raise Wrong(f"{id_}: entry {entry.number} at {entry.at} after {table.number}")
        head = chain.link(table.head, *entry[:5])
        if head != entry.head:
            raise Wrong(f"{id_}: entry {entry.number} is not chained")
        running = table.clocks.seat if not table.clocks.paused else None
        if running is not None:
            seen.used[running] += self.could_play - seen.last
        seen.last = self.could_play
        self._check_play(id_, seen, entry)
        self._check_clock(id_, seen, entry)
        seen.table = table.after([entry])
        if wrong := seen.votes.take(table, entry, seen.table):
            raise Wrong(f"{id_}: {wrong}")
        seen.moments.append(seen.table)
        seen.offers.append(seen.votes.offer)
        seen.entries.append(entry)
        self.note(id_, *entry[:4], head.hex())

    def _check_play(self, id_: str, seen: Seen, entry: Entry) -> None:
        if entry.kind != "action" or entry.seat is None:
            return
        play = (entry.seat, seen.table.ply, entry.data["action"])
        if seen.table.seats[entry.seat].kind != "human":  # a stand-in may do what was wanted
            seen.done.add(play)
            return
        if play not in seen.wanted:
            raise Wrong(f"{id_}: {play} is doubled, or nobody wanted it")
        seen.wanted.discard(play)
        seen.done.add(play)

    def _check_clock(self, id_: str, seen: Seen, entry: Entry) -> None:
        limit = seen.table.options.limit
        if entry.kind != "replaced" or entry.data["why"] != "time" or limit is None:
            return
        used = seen.used[entry.seat or 0] * 1000
        if used + SLACK_MS < limit:
            raise Wrong(f"{id_}: seat {entry.seat} is out of time after {used:.0f} of {limit} ms")

    def check_durable(self) -> None:
        """After a power loss: all that was acknowledged is there, and it is the same."""
        for id_, seen in self.tables.items():
            with self._engine.connect() as connection:
                stored = table_log.entries_after(connection, id_, 0)
            if len(stored) < seen.acknowledged:
                raise Wrong(f"{id_}: {seen.acknowledged} acknowledged, {len(stored)} are left")
            if stored != seen.entries[: len(stored)]:
                raise Wrong(f"{id_}: the log was changed")
        self.register.check_durable(self._connection)

    def reopen(self) -> None:
        """Look at the files that are there now."""
        self.close()
        self._connection = sqlite3.connect(self._path)

    def close(self) -> None:
        """Close the files."""
        self._connection.close()
        self._engine.dispose()

    # what people are sent

    def wants(self, id_: str, play: Play) -> None:
        """A person is about to ask for something."""
        self.tables[id_].wanted.add(play)

    def agrees(self, id_: str, seat: int, version: int) -> None:
        """A person is about to agree to what is offered, as they know it."""
        votes = self.tables[id_].votes
        votes.answers.add((seat, self.tables[id_].offers[version]))

    def asks(self, id_: str, seat: int, version: int) -> None:
        """A person is about to ask the others for something, knowing the log up to an entry."""
        self.tables[id_].votes.asked.add((seat, version))

    def acknowledged(self, id_: str, version: int, play: Play | None = None) -> None:
        """A person was sent word that something is stored."""
        seen = self.tables[id_]
        if version > len(seen.entries) or (play is not None and play not in seen.done):
            raise Wrong(f"{id_}: acknowledged before it was stored: {version} {play}")
        if play is not None:
            seen.wanted.discard(play)  # it was done before, if it is still wanted
        seen.acknowledged = max(seen.acknowledged, version)
        self.note("acknowledged", id_, version)

    def sent(self, id_: str, state: dict[str, Any]) -> None:
        """A person was sent a state: it must be what the log says, at whichever process."""
        seen = self.tables[id_]
        version = state["version"]
        if version > len(seen.entries):
            raise Wrong(f"{id_}: sent entry {version} before it was stored")
        head = seen.entries[version - 1].head if version else chain.first(id_)
        if head is not None and state["status"] in {"open", "dealing", "running"}:
            head = chain.seal(seen.table.setup.deal.salt, head)
        if head is None or state["head"] != head.hex():
            raise Wrong(f"{id_}: sent another log at {version}")
        right = seen.right(version, state["seat"])
        for name in COMPARED:
            if state[name] != right[name]:
                raise Wrong(f"{id_}: shown a wrong {name} at {version}")

    def heard(self, id_: str, number: int) -> None:
        """A person was sent word that what they said is stored."""
        self.tables[id_].lines.add(number)

    def check_said(self) -> None:
        """What was said is there."""
        for id_, seen in self.tables.items():
            rows = self._connection.execute(_SAID, (id_,)).fetchall()
            if lost := seen.lines - {number for (number,) in rows}:
                raise Wrong(f"{id_}: lines {sorted(lost)} are gone")
