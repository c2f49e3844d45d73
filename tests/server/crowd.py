"""A crowd: people at several tables, over sockets, who come again whenever they are cut off.

Each of them notes what was acknowledged and what they were told; `check` compares both with what
is stored. They stay through crashes, restarts and outages, as browsers do.
"""

import json
import random
import threading
import time
from collections.abc import Sequence
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from himiko.server.ops.verify import verify
from himiko.server.storage import table_log
from himiko.server.storage.database import connect as open_database
from tools.loadtest.players import post

# The database is away, or another process was first: ask again.
PATIENCE = {"storage_away", "busy"}


class Person(threading.Thread):
    """Someone at one seat of a table, or watching it."""

    def __init__(self, address: str, table: str, cookie: str, seat: int | None) -> None:
        super().__init__(daemon=True)
        self.address, self.table, self.cookie, self.seat = address, table, cookie, seat
        self.acknowledged: dict[int, str] = {}
        self.events: list[Any] = []
        self.known, self.version = 0, -1
        self.problems: list[str] = []
        self.breaks: list[int | None] = []
        self.finished = False
        self.stop = threading.Event()
        self._sent: tuple[int, str] | None = None

    def run(self) -> None:
        """Play on, whatever happens."""
        while not (self.finished or self.stop.is_set()):
            try:
                with self._dial() as socket:
                    self._talk(socket)
            except (WebSocketException, OSError, TimeoutError) as error:
                received = getattr(error, "rcvd", None)
                self.breaks.append(received.code if received else None)
                time.sleep(0.1)

    def _dial(self) -> ClientConnection:
        seat = "" if self.seat is None else f"&seat={self.seat}"
        query = f"ply={self.known}&version={self.version}{seat}"
        url = f"ws://{self.address}/api/tables/{self.table}/live?{query}"
        headers = {"Cookie": self.cookie}
        return connect(url, additional_headers=headers, max_size=None, open_timeout=30)

    def _talk(self, socket: ClientConnection) -> None:
        self._sent = None
        while not (self.finished or self.stop.is_set()):
            try:
                message = json.loads(socket.recv(timeout=0.5))
            except TimeoutError:
                continue
            getattr(self, f"_on_{message['type']}")(socket, message)

    def _on_state(self, socket: ClientConnection, state: Any) -> None:
        expected = -1 if self.version < 0 else self.known
        if state["since"] != expected:
            self.problems.append(f"knew {expected}, told since {state['since']}")
        self.events += state["events"]
        self.known, self.version = state["ply"], state["version"]
        self.finished = state["status"] != "running"
        if state["legal"] and (self._sent is None or self._sent[0] != self.known):
            self._sent = (self.known, random.choice(state["legal"]))
            self._send(socket)

    def _send(self, socket: ClientConnection) -> None:
        ply, action = self._sent or (0, "")
        socket.send(json.dumps({"id": 1, "do": "play", "ply": ply, "action": action}))

    def _on_done(self, _: ClientConnection, __: Any) -> None:
        if self._sent is not None:
            self.acknowledged[self._sent[0] + 1] = self._sent[1]

    def _on_error(self, socket: ClientConnection, message: Any) -> None:
        if message["code"] in PATIENCE and self._sent is not None:
            time.sleep(0.2)
            self._send(socket)
        else:
            self.problems.append(str(message))

    def _on_chat(self, _: ClientConnection, __: Any) -> None:
        self.problems.append("nobody said anything")


class Crowd:
    """People at tables; those of one table are spread over all addresses."""

    def __init__(self, addresses: Sequence[str], tables: int) -> None:
        self.addresses = addresses
        self.people: dict[str, list[Person]] = {}
        self._cookies = [
            post(addresses[0], "/api/me", {"name": name})[1] for name in ("Ann", "Bob", "Eve")
        ]
        self._kinds = ("two", "hot-seat", "computer")
        for number in range(tables):
            self.add(self._kinds[number % 3])

    def add(self, kind: str) -> None:
        """Make one more table, with its people and somebody who watches."""
        ann, bob, eve = self._cookies
        seats = {"two": ["me", "open"], "hot-seat": ["me", "me"], "computer": ["me", "drifter"]}
        made, _ = post(self.addresses[0], "/api/tables", {"seats": seats[kind]}, ann)
        table = made["table"]["id"]
        if kind == "two":
            post(self.addresses[0], f"/api/tables/{table}/sit", {}, bob)
        who = [(ann, 0), (bob if kind == "two" else ann, 1), (eve, None)]
        if kind == "computer":
            del who[1]
        self.people[table] = [
            Person(self.addresses[number % len(self.addresses)], table, cookie, seat)
            for number, (cookie, seat) in enumerate(who)
        ]
        for person in self.people[table]:
            person.start()

    def refill(self) -> None:
        """Make a new table for each whose game is over."""
        tables = len(self.people)
        while len(self.running()) < min(tables, 6):
            self.add(random.choice(self._kinds))

    def running(self) -> list[str]:
        """Return the tables whose game goes on."""
        return [t for t, people in self.people.items() if not all(one.finished for one in people)]

    def counts(self) -> dict[str, int]:
        """Return how many plies were acknowledged at each table."""
        return {
            table: sum(len(one.acknowledged) for one in people)
            for table, people in self.people.items()
        }

    def play_on(self, each: int, seconds: float = 120) -> None:
        """Wait until every game has gone on by `each` plies, or is over."""
        before = self.counts()
        end = time.monotonic() + seconds

        def waits() -> list[str]:
            now = self.counts()
            return [table for table in self.running() if now[table] < before[table] + each]

        while late := waits():
            assert time.monotonic() < end, f"these games do not go on: {late}"
            time.sleep(0.02)

    def leave(self) -> None:
        """Let everybody go."""
        everyone = [one for people in self.people.values() for one in people]
        for person in everyone:
            person.stop.set()
        for person in everyone:
            person.join(60)
            assert not person.is_alive()

    def check(self, url: str) -> None:
        """Nothing acknowledged is missing, and everybody was told what is stored, in order."""
        assert verify(url) == []
        engine = open_database(url)
        with engine.connect() as connection:
            for table, people in self.people.items():
                game = table_log.load(connection, table).whole()
                for one in people:
                    assert one.problems == [], (table, one.seat)
                    plies = dict(one.acknowledged)
                    stored = {ply: game.actions[ply - 1] for ply in plies if ply <= game.ply}
                    assert stored == plies, table
        engine.dispose()

    def check_told(self, url: str) -> None:
        """Everybody was told exactly the events that are stored, once and in order."""
        engine = open_database(url)
        with engine.connect() as connection:
            for table, people in self.people.items():
                game = table_log.load(connection, table).whole()
                for one in people:
                    then = game.at(one.known)
                    assert one.events == json.loads(json.dumps(then.events_for(one.seat)))
        engine.dispose()
