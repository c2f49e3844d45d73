"""Tables for tests: a log played out by rules of thumb."""

from collections.abc import Callable
from typing import Any

import pytest

from himiko.edition import Edition
from himiko.game.deal import Deal
from himiko.server.refused import Refused
from himiko.server.tables import Identity, NewEntry, Options, Setup, Table, commands
from himiko.server.tables.setup import Origin

ANN = Identity("ann", frozenset({"ann"}), "Ann")
BOB = Identity("bob", frozenset({"bob"}), "Bob")
EVE = Identity("eve", frozenset({"eve"}), "Eve")
DAN = Identity("dan", frozenset({"dan"}), "Dan")
DEAL = Deal(b"0123456789abcdef", b"salt" * 4)


class Desk:
    """A table with its log, to do things at one after the other."""

    def __init__(self, players: int = 2, origin: Origin | None = None, **options: Any) -> None:
        setup = Setup("t", "ann", players, Edition.standard(), DEAL, origin=origin)
        self.first = Options.model_validate(options)
        self.table = Table(setup, self.first)
        self.log: list[Any] = []
        self.now = 1_000_000

    def do(self, command: Callable[..., list[NewEntry]], *args: Any, **named: Any) -> None:
        """Do one thing: check it, log it."""
        self.add(command(self.table, *args, **named))

    def add(self, new_entries: list[NewEntry]) -> None:
        """Log new_entries, and what follows from them by itself."""
        while new_entries:
            entries = self.table.entries(new_entries, self.now)
            self.table = self.table.after(entries)
            self.log += entries
            new_entries = commands.follow_up(self.table)

    def rebuilt(self) -> Table:
        """Return the table as the log alone gives it."""
        return Table.of(self.table.setup, self.first, self.log)


def two(**options: Any) -> Desk:
    """Return a running table of Ann and Bob."""
    desk = Desk(2, **options)
    desk.do(commands.sit, ANN)
    desk.do(commands.sit, BOB)
    return desk


def three(**options: Any) -> Desk:
    """Return a running table of Ann, Bob and Eve."""
    desk = Desk(3, **options)
    for who in (ANN, BOB, EVE):
        desk.do(commands.sit, who)
    return desk


def mover(desk: Desk) -> Identity:
    """Return who is to act."""
    return (ANN, BOB)[desk.table.turn or 0]


def play(desk: Desk, number: int = 1) -> None:
    """Let the seats to act play the first legal action, a number of times."""
    for _ in range(number):
        assert desk.table.game
        desk.do(commands.play, mover(desk), desk.table.ply, desk.table.game.legal()[0])


def refusal(desk: Desk, command: object, *args: object, **named: object) -> str:
    """Return the code with which something is refused."""
    with pytest.raises(Refused) as error:
        desk.do(command, *args, **named)  # type: ignore[arg-type]
    return error.value.code
