"""The attacks: each a function that goes on until its time is over, and counts what it got.

They run in a process of their own: `python -m tools.attack.attacks NAME SERVER TABLE SECONDS`.
"""

import json
import random
import re
import socket
import string
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from himiko.edition import Edition
from himiko.game import Game
from tools.attack.client import Client

EVE: Final = "127.0.0.66"
_PING: Final = b"\x89\x80\x00\x00\x00\x00"
_GUESTS: Final = 16


class Attack:
    """What an attack needs to know, and what it counts."""

    def __init__(self, server: str, table: str, seconds: float) -> None:
        self.server = server
        self.table = table
        """A table that anybody may watch."""
        self.end = time.monotonic() + seconds
        self.seen: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def client(self, source: str = EVE) -> Client:
        return Client(self.server, source)

    def guests(self, number: int = _GUESTS) -> list[Client]:
        """Return as many guests as one address may have."""
        made = [self.client() for _ in range(number)]
        return [one for number, one in enumerate(made) if one.guest(f"Guest {number}")]

    def together(self, number: int, work: Callable[[], None]) -> None:
        """Do the same in several threads, again and again."""

        def repeat() -> None:
            while self.goes_on:
                try:
                    work()
                except OSError:
                    self.seen["cut"] += 1
                    time.sleep(0.05)

        threads = [threading.Thread(target=repeat, daemon=True) for _ in range(number)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(max(0.1, self.end - time.monotonic() + 5))


def pings(attack: Attack) -> None:
    """Empty pings, as fast as possible, by a spectator who reconnects whenever they are cut off."""

    def flood() -> None:
        with attack.client().upgrade(attack.table) as one:
            while attack.goes_on:
                one.sendall(_PING * 2_000)
                attack.seen["pings"] += 2_000
                one.settimeout(0)
                try:
                    while one.recv(65_536):
                        pass
                except BlockingIOError:
                    pass
                one.settimeout(30)

    attack.together(1, flood)


def deaf(attack: Attack) -> None:
    """The same by three who never read."""

    def flood() -> None:
        with attack.client().upgrade(attack.table) as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            while attack.goes_on:
                one.sendall(_PING * 2_000)
                attack.seen["pings"] += 2_000

    attack.together(3, flood)


def editions(attack: Attack) -> None:
    """Editions of dotted keys that take a gigabyte to read."""
    line = "a" + ".a" * 4_900
    text = "\n".join(f"k{number}.{line} = 1" for number in range(12))
    guests = iter(attack.guests() * 1000)
    lock = threading.Lock()

    def upload() -> None:
        with lock:
            client = Client(attack.server, EVE)
            client.cookie = next(guests).cookie
        status, _ = client.ask("POST", "/api/tables", {"seats": ["me", "me"], "edition": text})
        attack.seen[f"status {status}"] += 1

    attack.together(30, upload)


def methods(attack: Attack) -> None:
    """Made-up methods."""

    def ask() -> None:
        client = attack.client()
        while attack.goes_on:
            method = "".join(random.choices(string.ascii_uppercase, k=60))  # noqa: S311
            status, _ = client.ask(method, "/health")
            attack.seen[f"status {status}"] += 1

    attack.together(4, ask)


def computers(attack: Attack) -> None:
    """As many tables of the strongest computer players as one address can make."""
    for guest in attack.guests():
        computers = ["himiko"] * 3
        for seats in (["himiko", *computers], ["open", *computers], ["me", *computers]):
            for _ in range(60):
                if not attack.goes_on:
                    return
                table = guest.table(*seats)
                attack.seen["tables" if table else "refused"] += 1
                if table and "open" in seats:  # filled up by hand
                    guest.ask("POST", f"{table}/set-seat", {"seat": 0, "level": "himiko"})
                if table and "me" in seats:  # and left
                    guest.ask("POST", f"{table}/leave")
    while attack.goes_on:
        time.sleep(0.1)


def reviews(attack: Attack) -> None:
    """Analyses of a finished game, many at once, half of them thorough."""
    guests = attack.guests(10)
    game = Game.new(2, 5)
    rng = random.Random(5)  # noqa: S311
    while not game.over:
        game.play(rng.choice(game.legal()))
    tables = [(one, one.table("me", "me", record=game.record())) for one in guests]
    asked = iter(
        [(one, table, ply) for ply in range(1, 9) for one, table in tables if table] * 1000
    )
    lock = threading.Lock()

    def ask() -> None:
        with lock:
            guest, table, ply = next(asked)
        client = Client(attack.server, EVE)
        client.cookie = guest.cookie
        thorough = "?thorough=true" if ply % 2 else ""
        status, _ = client.ask("GET", f"{table}/plies/{ply}/analysis{thorough}")
        attack.seen[f"status {status}"] += 1

    attack.together(80, ask)


def long_record() -> tuple[str, str]:
    """Return a large edition and a long game of it."""
    text = re.sub(r"(count = )\d+", r"\g<1>99", Edition.standard().text)
    text = re.sub(r"(standard_buildings = ).*", r"\g<1>{ 2 = 60, 3 = 60, 4 = 60 }", text)
    game = Game.new(4, 3, edition=Edition.parse(text, "large"))
    rng = random.Random(1)  # noqa: S311
    while not game.over:
        legal = game.legal()
        calm = [action for action in legal if not action.startswith(("build", "recruit"))]
        game.play(rng.choice(calm or legal))
    return text, game.record()


def states(attack: Attack) -> None:
    """The whole state of a very long game, twenty times a second."""
    edition, record = long_record()
    eve = attack.client()
    eve.guest("Eve")
    table = eve.table("me", "me", "me", "me", edition=edition, record=record)
    if table is None:
        attack.seen["refused"] += 1
        return

    def ask() -> None:
        client = Client(attack.server, EVE)
        client.cookie = eve.cookie
        while attack.goes_on:
            status, _ = client.ask("GET", table)
            attack.seen[f"status {status}"] += 1
            time.sleep(0.1)

    attack.together(2, ask)


def halves(attack: Attack) -> None:
    """More connections with half a request than the server may have files."""
    kept: list[socket.socket] = []

    def begin() -> None:
        one = attack.client(f"127.0.1.{random.randint(1, 250)}").connect()  # noqa: S311
        one.sendall(b"GET /api/server HTTP/1.1\r\nHost: x\r\n")
        kept.append(one)
        attack.seen["begun"] += 1
        time.sleep(0.01)
        if len(kept) > 5_000:  # noqa: PLR2004
            kept.pop(0).close()

    attack.together(4, begin)


def removals(attack: Attack) -> None:
    """Removals of people who do not exist, to fill a log."""
    eve = attack.client()
    eve.guest("Eve")
    table = eve.table("me", "open")
    while attack.goes_on and table:
        person = "".join(random.choices("0123456789abcdef", k=24))  # noqa: S311
        status, _ = eve.ask("POST", f"{table}/remove", {"person": person})
        attack.seen[f"status {status}"] += 1


def passwords(attack: Attack) -> None:
    """Guesses at the password of an account, from two addresses."""

    def guess() -> None:
        client = attack.client(f"127.0.0.{random.randint(66, 67)}")  # noqa: S311
        body = {"name": "Owner", "password": f"wrong {random.random()}"}  # noqa: S311
        status, _ = client.ask("POST", "/api/session", body)
        attack.seen[f"status {status}"] += 1

    attack.together(4, guess)


ATTACKS: Final = {
    one.__name__: one
    for one in (
        pings,
        deaf,
        editions,
        methods,
        computers,
        reviews,
        states,
        halves,
        removals,
        passwords,
    )
}


def main(name: str, server: str, table: str, seconds: str) -> None:
    """Attack, and say what came of it."""
    attack = Attack(server, table, float(seconds))
    ATTACKS[name](attack)
    sys.stdout.write(json.dumps(dict(attack.seen)) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:5])
