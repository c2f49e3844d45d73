"""Games stored by earlier versions: they replay to the same end, entry by entry."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from himiko.edition import Edition
from himiko.game.deal import Deal
from himiko.server.tables import Entry, Options, Setup, Table

FOLDER = Path(__file__).parent / "stored"


def fingerprint(table: Table) -> str:
    """Return a number that changes when the table does."""
    assert table.game
    told = [table.status, table.number, table.seats, table.clocks.used, table.game.position()]
    text = json.dumps(told, default=str, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read(stored: Any) -> Table:
    """Build a table from a stored log."""
    deal = Deal(bytes.fromhex(stored["seed"]), bytes.fromhex(stored["salt"]))
    setup = Setup("t", "ann", stored["players"], Edition.standard(), deal, rules=stored["rules"])
    entries = [Entry(n, *entry) for n, entry in enumerate(stored["entries"], 1)]
    return Table.of(setup, Options.model_validate(stored["options"]), entries)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_stored_games_replay(path: Path) -> None:
    """The rules and the log mean what they meant when it was stored."""
    stored = json.loads(path.read_text("utf-8"))

    table = read(stored)

    assert fingerprint(table) == stored["fingerprint"]
    assert deal_of(table) == stored["commitment"]


def deal_of(table: Table) -> str:
    """Return what was committed to."""
    return table.setup.deal.commitment


def test_there_are_stored_games() -> None:
    """At least one for each number of players."""
    players = {json.loads(path.read_text("utf-8"))["players"] for path in FOLDER.glob("*.json")}

    assert players == {2, 3, 4}
