"""Tables for tests: a log played out by rules of thumb."""

from collections.abc import Callable
from typing import Any

from himiko.edition import Edition
from himiko.game.deal import Deal
from himiko.server.tables import Draft, Options, Setup, Table, Who
from himiko.server.tables.setup import Origin

ANN = Who("ann", frozenset({"ann"}), "Ann")
BOB = Who("bob", frozenset({"bob"}), "Bob")
EVE = Who("eve", frozenset({"eve"}), "Eve")
DEAL = Deal(b"0123456789abcdef", b"salt" * 4)


class Desk:
    """A table with its log, to do things at one after the other."""

    def __init__(self, players: int = 2, origin: Origin | None = None, **options: Any) -> None:
        setup = Setup("t", "ann", players, Edition.standard(), DEAL, origin=origin)
        self.first = Options.model_validate(options)
        self.table = Table(setup, self.first)
        self.log: list[Any] = []
        self.now = 1_000_000

    def do(self, act: Callable[..., list[Draft]], *args: Any, **named: Any) -> None:
        """Do one thing: check it, log it."""
        self.add(act(self.table, *args, **named))

    def add(self, drafts: list[Draft]) -> None:
        """Log drafts."""
        entries = self.table.entries(drafts, self.now)
        self.table = self.table.after(entries)
        self.log += entries

    def rebuilt(self) -> Table:
        """Return the table as the log alone gives it."""
        return Table.of(self.table.setup, self.first, self.log)
