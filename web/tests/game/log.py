"""Print a finished table's record and log, as JSON: for the test that one tells of the other."""

import json

from himiko.edition import Edition
from himiko.game.deal import Deal, commit_part
from himiko.server.tables import Entry, Identity, NewEntry, Options, Setup, Table, commands
from himiko.server.tables.state import record

ANN, BOB = (Identity(name.lower(), frozenset({name.lower()}), name) for name in ("Ann", "Bob"))
DEAL = Deal(b"0123456789abcdef", b"salt" * 4)
SECRET = bytes(range(32))


class Game:
    """A table with its log."""

    def __init__(self) -> None:
        setup = Setup("t", "ann", 2, Edition.standard(), DEAL)
        self.table = Table(setup, Options())
        self.log: list[Entry] = []

    def do(self, new_entries: list[NewEntry]) -> None:
        """Add to the log, and what follows by itself."""
        while new_entries:
            entries = self.table.entries(new_entries, 1_700_000_000_000)
            self.table = self.table.after(entries)
            self.log += entries
            new_entries = commands.follow_up(self.table)

    def act(self) -> None:
        """Play the first legal action."""
        table = self.table
        who = (ANN, BOB)[table.turn or 0]
        if table.game is not None:
            self.do(commands.play(table, who, table.ply, table.game.legal()[0]))


def main() -> None:
    """Somebody stands up and sits down again, undoes and redoes; a takeback is refused, one not."""
    game = Game()
    game.do(commands.sit(game.table, ANN, 0, commitment=commit_part(bytes(32))))
    game.do(commands.leave(game.table, ANN))
    game.do(commands.sit(game.table, ANN, 0, commitment=commit_part(SECRET)))
    game.do(commands.sit(game.table, BOB, 1, commitment=commit_part(bytes(32))))
    game.do(commands.reveal(game.table, ANN, SECRET.hex()))
    game.do(commands.time_out(game.table, 1_700_000_100_000))
    for _ in range(3):
        game.act()
    mover = (ANN, BOB)[game.table.turn or 0]
    game.do(commands.undo(game.table, mover, 0))
    game.do(commands.redo(game.table, mover, 2))
    for _ in range(4):
        game.act()
    for accept in (False, True):
        game.do(commands.offer_takeback(game.table, ANN, game.table.ply - 2))
        game.do(commands.answer(game.table, BOB, accept=accept))
    game.act()
    game.do(commands.offer_abandon(game.table, ANN))
    game.do(commands.answer(game.table, BOB, accept=True))
    names = ("number", "at", "kind", "seat", "data")
    log = [dict(zip(names, entry[:5], strict=True)) for entry in game.log]
    print(json.dumps({"record": record(game.table, ["Ann", "Bob"]), "entries": log}))


if __name__ == "__main__":
    main()
