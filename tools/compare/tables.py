"""A database with two tables of 300 plies, one with a clock, for the time it takes to load them."""

import json
import random
import re
from functools import partial
from typing import Any

from sqlalchemy import insert, update

from himiko.edition import Edition
from himiko.game.deal import Deal
from himiko.server.storage import schema, table_log
from himiko.server.storage.store import Store
from himiko.server.tables import NewEntry, Options, Setup, Table

PLIES = 300
TABLES: dict[str, dict[str, Any]] = {
    "plain": {},
    "clock": {"clock": {"kind": "live", "minutes": 60}},
}


def long_edition() -> Edition:
    """Return an edition with boats enough for long games."""
    text = Edition.standard().text
    return Edition.parse(re.sub(r"count = (\d+)", _more, text), "long")


def _more(count: re.Match[str]) -> str:
    return f"count = {int(count[1]) + 12}"


def make(path: str) -> None:
    """Make the database."""
    store = Store(f"sqlite:///{path}")
    person = insert(schema.people).values(id="ann", name="Ann", created=1)
    store.writer.submit(lambda connection: connection.execute(person)).result()
    for name, options in TABLES.items():
        table, log = _played(name, options)
        store.writer.submit(partial(table_log.create, table=table, entries=log, now=5)).result()
        # Of options only those chosen here: an older version refuses those it does not know.
        chosen = update(schema.tables).where(schema.tables.c.id == name)
        chosen = chosen.values(options=json.dumps(options))
        store.writer.submit(lambda connection, one=chosen: connection.execute(one)).result()  # type: ignore[misc]
    store.close()


def _played(name: str, options: dict[str, Any]) -> tuple[Table, list[Any]]:
    """Return the first table with random actions that is long enough."""
    for seed in range(200):
        setup = Setup(name, "ann", 4, long_edition(), Deal(seed.to_bytes(16, "big"), b"salt" * 4))
        table, log = _play(Table(setup, Options.model_validate(options)))
        if table.ply == PLIES:
            return table, log
    raise RuntimeError("no random game is long enough")


def _play(table: Table) -> tuple[Table, list[Any]]:
    log: list[Any] = []
    rng = random.Random(1)  # noqa: S311  (chooses moves)
    now = 1_000_000
    new = [NewEntry("sat", seat, {"person": "ann"}) for seat in range(4)]
    new.append(NewEntry("started"))
    while True:
        for one in new:
            entries = table.entries([one], now)
            table = table.after(entries)
            log += entries
        if table.ply == PLIES or table.status != "running" or table.game is None:
            return table, log
        now += 1500
        new = [NewEntry("action", table.turn, {"action": rng.choice(table.game.legal())})]
